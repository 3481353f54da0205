// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answersOf, robotMark } from "./answers.ts";
import { findFileFault } from "./file-faults.ts";
import type { Props } from "./props.ts";

const field = (name: string, type: string, more: object = {}) => ({
  name,
  label: name,
  type,
  required: true,
  wide: false,
  ...more,
});
const fields = [
  field("topic", "radio", { options: ["One", "Two"] }),
  field("days", "checkboxes", { options: ["Monday", "Friday"] }),
  field("people", "number"),
  field("copy", "checkbox"),
  field("to", "text", { when: { field: "copy" } }),
  field("page", "hidden", { value: "/about" }),
] as Props["fields"];
const endpoint = { url: "/a", takes: "json", nextName: "_next", trap: "homepage", timeoutMs: 1000 } as const;

let form: HTMLFormElement;
const control = (selector: string) => form.querySelector(selector) as HTMLInputElement;
const json = (more: object = {}, mark?: string) =>
  answersOf(form, { fields, endpoint: { ...endpoint, ...more } }, mark);

beforeEach(() => {
  form = document.createElement("form");
  form.innerHTML = `
    <input type="radio" name="topic" value="One"><input type="radio" name="topic" value="Two">
    <input type="checkbox" name="days" value="Monday"><input type="checkbox" name="days" value="Friday">
    <input name="people"><input type="checkbox" name="copy" value="yes"><input name="to" value="left over">
    <input type="hidden" name="page" value="/about"><input type="hidden" name="_next" value="/thanks">
    <input name="homepage" data-trap>`;
});
afterEach(() => vi.unstubAllGlobals());

describe("what is sent as JSON", () => {
  it("is yes or no for a box, a list for a group, and nothing for what is not asked", () => {
    expect(json()).toEqual({ topic: "", days: [], people: "", copy: false, page: "/about" });
    for (const selector of ["[value=Two]", "[value=Friday]", "[name=copy]"]) control(selector).checked = true;
    control("[name=people]").value = "8";
    expect(json()).toEqual({
      topic: "Two",
      days: ["Friday"],
      people: 8,
      copy: true,
      to: "left over",
      page: "/about",
    });
  });

  it("is what the receiver wants, in its order, and the mark of a robot", () => {
    expect(Object.keys(json({ send: ["people", "to", "topic"] }, "quick"))).toEqual([
      "people",
      "topic",
      "homepage",
    ]);
  });
});

it("what is sent as a form leaves out what is not asked, the next page and an empty trap", () => {
  const names = (mark?: string) => [...(json({ takes: "form" }, mark) as FormData).keys()];
  expect(names()).toEqual(["people", "page"]);
  expect(names("quick")).toEqual(["people", "page", "homepage"]);
});

describe("a robot", () => {
  it("gives itself away by filling in what nobody meets", () => {
    expect(robotMark(form, 60_000, true)).toBeUndefined();
    control("[data-trap]").value = `https://spam.example/${"x".repeat(500)}`;
    expect(robotMark(form, 60_000, true)).toHaveLength(200);
  });

  it("or by being quick without a hand, where the browser knows of hands", () => {
    expect(robotMark(form, 1999, false)).toBeUndefined();
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    expect(robotMark(form, 1999, false)).toBe("quick");
    expect(robotMark(form, 2000, false)).toBeUndefined();
    expect(robotMark(form, 0, true)).toBeUndefined();
  });
});

it.each([
  [{ accept: [".PDF"] }, undefined],
  [{ accept: ["application/pdf"] }, undefined],
  [{ accept: ["application/*"] }, undefined],
  [{ accept: ["image/*", ".csv"] }, "plan.pdf"],
  [{ accept: [".pdf"], maxSize: 0.000_001 }, "plan.pdf"],
  [{}, undefined],
])("a file under %j", (limits, name) => {
  const file = new File(["%PDF"], "plan.pdf", { type: "application/pdf" });
  expect(findFileFault([file], limits)?.name).toBe(name);
});
