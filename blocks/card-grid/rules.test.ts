import { expect, test } from "vitest";
import checkCardGrid from "./rules.ts";

test("cards and blocks may stand side by side", () => {
  expect(checkCardGrid({ items: [{ title: "One", text: "First." }, { block: { type: "map" } }] })).toEqual(
    [],
  );
  expect(checkCardGrid({})).toEqual([]);
});

test("a card without a title is told", () => {
  expect(checkCardGrid({ items: [{ title: "One" }, { text: "Second." }] })).toEqual([
    {
      path: ["items", 1],
      message: 'A card needs "title".',
      hint: 'Add it, or a "block" in place of the card.',
    },
  ]);
});

test("what a block would hide is told", () => {
  expect(checkCardGrid({ items: [{ block: { type: "map" }, title: "One" }] })).toMatchObject([
    { path: ["items", 0, "title"] },
  ]);
});
