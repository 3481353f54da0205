import { expect, it } from "vitest";
import type { EditPiece } from "../../renderer/editor/edit-page.ts";
import { boundWords } from "../../renderer/editor/frame/text-pieces.ts";

const binding = (name: string): EditPiece => ({ binding: name });
const words = (literal: string): EditPiece => ({ literal });

it("tells what bindings show", () => {
  expect(
    boundWords("Careers at 2SD (now)", [words("Careers at "), binding("site.brand"), words(" (now)")]),
  ).toEqual(["2SD"]);
  expect(boundWords("2SD in Berlin", [binding("site.brand"), words(" in "), binding("item.city")])).toEqual([
    "2SD",
    "Berlin",
  ]);
});

it("does not guess", () => {
  expect(boundWords("a in b in c", [binding("x"), words(" in "), binding("y")])).toBeUndefined();
  expect(boundWords("ab", [binding("x"), binding("y")])).toBeUndefined();
  expect(boundWords("Other words", [words("Careers at "), binding("site.brand")])).toBeUndefined();
});
