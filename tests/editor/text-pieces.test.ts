import { expect, it } from "vitest";
import type { EditPiece } from "../../renderer/editor/edit-page.ts";
import { boundWords, isFilled, placesIn } from "../../renderer/editor/find/places.ts";

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

it("finds the places that views fill", () => {
  expect(placesIn("{minutes} min read")).toEqual([binding("minutes"), words(" min read")]);
  expect(placesIn("{start}–{end} ({city} time)")).toEqual([
    binding("start"),
    words("–"),
    binding("end"),
    words(" ("),
    binding("city"),
    words(" time)"),
  ]);
  expect(placesIn("Read { this }")).toBeUndefined();
  expect(isFilled("4 min read", "{minutes} min read")).toBe(true);
  expect(isFilled("4 minutes", "{minutes} min read")).toBe(false);
});
