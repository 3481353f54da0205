import type { EditPiece } from "../edit-page.ts";
import { placesIn } from "../find/places.ts";
import type { MappedText } from "./page-map.ts";
import { startOf } from "./written-words.ts";

/** A text whose words stand around what others fill in. */
export interface PiecedText {
  /** As it is written, in order. */
  pieces: readonly EditPiece[];
  /** How a name among the pieces is written: `${site.brand}` for a binding, `{minutes}` for a place of the view's. */
  written(name: string): string;
  /** A text with bindings is replaced as a whole; one with places is the value of its option like any other. */
  isWhole: boolean;
  /** What the names show, where that is known. */
  shown?: readonly string[];
}

/** The pieces of a text; undefined when all of it is its own words, or bound. */
export function piecesOf(mapped: MappedText): PiecedText | undefined {
  const { value, option, isFilled, within } = mapped;
  if (within) return amongOthers(mapped, within);
  if (value.pieces && value.pieces.length > 1)
    return { pieces: value.pieces, written: (name) => `\${${name}}`, isWhole: true };
  const places = isFilled ? placesIn(option.text) : undefined;
  return places && { pieces: places, written: (name) => `{${name}}`, isWhole: false };
}

/** Words among others, which stay as they are and are no part of what is written. */
function amongOthers(mapped: MappedText, { from, length }: { from: number; length: number }): PiecedText {
  const { text } = mapped;
  const around = { before: text.slice(0, from), after: text.slice(from + length) };
  const others = Object.entries(around).filter(([, words]) => words !== "");
  const pieces = [
    ...(around.before ? [{ binding: "before" }] : []),
    { literal: startOf(mapped) },
    ...(around.after ? [{ binding: "after" }] : []),
  ];
  return { pieces, written: () => "", isWhole: false, shown: others.map(([, words]) => words) };
}
