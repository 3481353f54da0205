import type { EditPiece } from "../edit-page.ts";

/** A place in a text that its view fills: `{minutes}` in `{minutes} min read`. */
const PLACE = /\{([a-z][\w-]*)\}/gi;

/** The words of a text and the places between them, in order; undefined for a text without places. */
export function placesIn(text: string): EditPiece[] | undefined {
  const pieces: EditPiece[] = [];
  let end = 0;
  for (const { index, 0: place, 1: name = "" } of text.matchAll(PLACE)) {
    if (index > end) pieces.push({ literal: text.slice(end, index) });
    pieces.push({ binding: name });
    end = index + place.length;
  }
  if (end === 0) return undefined;
  if (end < text.length) pieces.push({ literal: text.slice(end) });
  return pieces;
}

/**
 * What the bindings of a text show, in order: `["2SD"]` for `Careers at ${site.brand}` and "Careers at 2SD".
 *
 * @returns undefined when it cannot be told, as with two bindings side by side.
 */
export function boundWords(text: string, pieces: readonly EditPiece[]): string[] | undefined {
  const isTouching = pieces.some(
    (piece, index) => "binding" in piece && "binding" in (pieces[index + 1] ?? {}),
  );
  if (isTouching) return undefined;
  const pattern = pieces.map((piece) => ("literal" in piece ? escaped(piece.literal) : "(.*?)")).join("");
  const found = new RegExp(`^${pattern}$`, "s").exec(text);
  // Another reading would be as good: the words of one binding hold those between them.
  const other = new RegExp(`^${pattern.replaceAll("(.*?)", "(.*)")}$`, "s").exec(text);
  return found && other && found.slice(1).join("\0") === other.slice(1).join("\0")
    ? found.slice(1)
    : undefined;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Whether words are those of a text with something in its places. */
export function isFilled(words: string, text: string): boolean {
  const pieces = placesIn(text);
  return pieces !== undefined && boundWords(words.trim(), pieces) !== undefined;
}
