import { expect, it } from "vitest";
import type { EditValue } from "../../renderer/editor/edit-page.ts";
import { type KeptText, keptTexts } from "../../renderer/editor/kept-texts.ts";

const value = (...path: (string | number)[]): EditValue => ({
  path,
  origin: "own",
  isFreeText: true,
  label: "Heading",
});

const typed = (text: string, path: (string | number)[] = ["blocks", 0, "props", "heading"]): KeptText => ({
  route: "/about",
  value: value(...path),
  text,
  old: "Before",
  isWhole: false,
  step: "typing 1",
});

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [["site-editor-typed", content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

it("keeps the last wording of each text until it is dropped", () => {
  const texts = keptTexts(storage());
  texts.keep(typed("One"));
  texts.keep(typed("Two"));
  texts.keep(typed("Other", ["title"]));
  expect(texts.all().map(({ text }) => text)).toEqual(["Two", "Other"]);
  texts.drop({ route: "/about", value: value("title") });
  texts.drop({ route: "/careers", value: value("blocks", 0, "props", "heading") });
  expect(texts.all().map(({ text }) => text)).toEqual(["Two"]);
});

it("reads nothing from what is none of its own", () => {
  for (const content of ["", "{", "null", "{}", '[null, 1, {"route": "/"}]'])
    expect(keptTexts(storage(content)).all()).toEqual([]);
});

it("does without a storage that is full", () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => keptTexts(full).keep(typed("One"))).not.toThrow();
});
