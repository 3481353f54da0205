import type { Draft } from "../problems/draft.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/** The repaired text, and where in it problems of the text before stand. */
export interface Repaired {
  lines(): readonly PlacedLine[];
  /** Index of the line of an offset. */
  at(offset: number): number;
  /** Index of the line of a problem of the text before; -1 where it is gone. */
  indexOf(draft: Draft): number;
  lineOf(draft: Draft): PlacedLine | undefined;
}

export function openRepaired(text: string, edits: readonly TextEdit[]): Repaired {
  // Most repairs are judged without a look at their lines.
  let known: readonly PlacedLine[] | undefined;
  const lines = (): readonly PlacedLine[] => {
    known ??= placeLines(text);
    return known;
  };
  const at = (offset: number): number => lastAtMost(lines(), offset, ({ start }) => start);
  const indexOf = ({ start }: Draft): number => {
    if (edits.some((edit) => edit.start < start && edit.end > start)) return -1;
    const grown = edits
      .filter((edit) => edit.end <= start)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    return at(start + grown);
  };
  return { lines, at, indexOf, lineOf: (draft) => lines()[indexOf(draft)] };
}
