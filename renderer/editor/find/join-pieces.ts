import type { FoundText } from "./landing.ts";
import type { Markable } from "./markable.ts";
import type { Part } from "./visible-parts.ts";

/** A text of the live page that is a piece of an option. */
export interface LivePiece {
  node: Text;
  part: Part;
  option: Markable;
}

/**
 * Puts pieces together that a view has made of one text: one after the other they have to say all of it.
 *
 * @param pieces  In the order of the page.
 */
export function joinPieces(pieces: readonly LivePiece[]): FoundText[] {
  const found: FoundText[] = [];
  let open: LivePiece[] = [];
  for (const piece of pieces) {
    if (open.length > 0 && open[0]!.option !== piece.option) open = [];
    open.push(piece);
    const said = tight(open.map(({ node }) => node.data).join(""));
    const wanted = tight(piece.option.text);
    if (!wanted.startsWith(said)) {
      open = [piece];
      continue;
    }
    if (said !== wanted) continue;
    const nodes = open.map(({ node }) => node);
    found.push(...open.map(({ part, option }) => ({ ...part, option, isExact: false, pieces: nodes })));
    open = [];
  }
  return found;
}

/** Letters and figures alone: views put signs and spaces between pieces, or leave them out. */
const tight = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
