import type { Draft } from "../problems/draft.ts";

/** Places whose number counts the entries of the file itself: blocks of a page, rows of a collection. */
const COUNTED: ReadonlySet<unknown> = new Set(["page", "layout", "shared", "row"]);

/**
 * A problem of a text from which entries were left out above it, with the numbers that its block or row has in the
 * whole file: in its path, and in what it says.
 */
export function withEntriesAbove(draft: Draft, gone: number): Draft {
  if (gone === 0) return draft;
  const path = [...draft.path];
  const at = path[0] === "blocks" ? 1 : 0;
  const number = path[at];
  if (typeof number !== "number") return draft;
  path[at] = number + gone;
  return { ...draft, path, ...(draft.params && { params: countOn(draft.params, gone) }) } as Draft;
}

function countOn(params: object, gone: number): object {
  const own = { ...params } as { case?: unknown; number?: unknown; block?: unknown };
  if (COUNTED.has(own.case) && typeof own.number === "number") own.number += gone;
  const block = own.block as { kind?: unknown; number?: unknown } | null | undefined;
  if (COUNTED.has(block?.kind) && typeof block?.number === "number")
    own.block = { ...block, number: block.number + gone };
  return own;
}
