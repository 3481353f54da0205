import type { EditPiece } from "../edit-page.ts";

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

/** Whether a text has words of its own beside what it is bound to. */
export const isMixed = (pieces: readonly EditPiece[] | undefined): pieces is EditPiece[] =>
  pieces !== undefined && pieces.length > 1;
