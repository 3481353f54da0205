import type { EditPiece } from "../edit-page.ts";
import { placesIn } from "../find/places.ts";
import type { MappedText } from "./page-map.ts";

/** A text whose words stand around what others fill in. */
export interface PiecedText {
  /** As it is written, in order. */
  pieces: readonly EditPiece[];
  /** How a name among the pieces is written: `${site.brand}` for a binding, `{minutes}` for a place of the view's. */
  written(name: string): string;
  /** A text with bindings is replaced as a whole; one with places is the value of its option like any other. */
  isWhole: boolean;
}

/** The pieces of a text; undefined when all of it is its own words, or bound. */
export function piecesOf({ value, option, isFilled }: MappedText): PiecedText | undefined {
  if (value.pieces && value.pieces.length > 1)
    return { pieces: value.pieces, written: (name) => `\${${name}}`, isWhole: true };
  const places = isFilled ? placesIn(option.text) : undefined;
  return places && { pieces: places, written: (name) => `{${name}}`, isWhole: false };
}
