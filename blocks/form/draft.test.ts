// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { readDraft, removeDraft, writeDraft } from "./draft.ts";

const FORM = "/contact#";
const EMPTY = { values: {}, prefilled: {} };
const draft = { values: { name: "Ada", message: "" }, prefilled: { subject: "Demo" } };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("what was typed is kept for each form by itself, until it is removed", () => {
  writeDraft(FORM, draft);
  writeDraft("/other#", { values: { name: "Bert" }, prefilled: {} });
  expect(readDraft(FORM)).toEqual(draft);
  removeDraft(FORM);
  expect(readDraft(FORM)).toEqual(EMPTY);
  expect(readDraft("/other#").values).toEqual({ name: "Bert" });
});

it("the later draft takes the place of the earlier one", () => {
  writeDraft(FORM, draft);
  writeDraft(FORM, { values: { email: "ada@example.com" }, prefilled: {} });
  expect(readDraft(FORM)).toEqual({ values: { email: "ada@example.com" }, prefilled: {} });
});

it.each(["", "{", "null", "7", '"text"', "[]", "{}", '{"values":null,"prefilled":7}', '{"values":[]}'])(
  "%j in the storage counts as no draft",
  (stored) => {
    writeDraft(FORM, draft);
    sessionStorage.setItem(sessionStorage.key(0)!, stored);
    expect(readDraft(FORM)).toEqual(EMPTY);
  },
);

it("of a damaged draft the texts remain", () => {
  writeDraft(FORM, draft);
  const damaged = { values: { name: "Ada", age: 7, more: { a: "b" }, gone: null }, prefilled: "Demo" };
  sessionStorage.setItem(sessionStorage.key(0)!, JSON.stringify(damaged));
  expect(readDraft(FORM)).toEqual({ values: { name: "Ada" }, prefilled: {} });
});

it("a page that may store nothing has no drafts, and goes on", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  writeDraft(FORM, draft);
  removeDraft(FORM);
  expect(readDraft(FORM)).toEqual(EMPTY);
});
