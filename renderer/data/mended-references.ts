import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { mapSpan } from "../yaml/map-draft.ts";
import type { ReadOn } from "../yaml/read-on.ts";
import type { Reference } from "./reference.ts";

/**
 * What a file names elsewhere although something hides it: what it names with that put right, as far as it stands in
 * the file as it is. Of a line of which something is told nothing more is.
 *
 * @param read  How the file was read on. @param find  What a text of the file names.
 */
export function mendedReferences(
  text: string,
  known: Reference[],
  { told, mended, toSource }: ReadOn,
  find: (text: string) => readonly Reference[],
): Reference[] {
  if (mended === text) return known;
  const { position } = createLineIndex(text);
  const lines = new Set(told.map(({ start }: Draft) => position(start).line));
  return find(mended).flatMap((reference) => {
    const span = mapSpan(reference, toSource);
    const isThere = text.slice(span.start, span.end) === mended.slice(reference.start, reference.end);
    return isThere && !lines.has(position(span.start).line) ? [{ ...reference, ...span }] : [];
  });
}
