import type { Problem } from "../model.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";

/**
 * Applies the safe corrections of problems to the text of their file. Only the ranges that a fix names are
 * replaced: comments, quotes, order and line ends everywhere else stay byte for byte. Of fixes that overlap,
 * the first one in the file is applied; the rest come with the next look at the file.
 *
 * @param source   Text of the file, a byte order mark included.
 * @param problems Problems of that file; those without a fix are passed over.
 * @returns The new text, and how many fixes are in it.
 */
export function applyFixes(source: string, problems: readonly Problem[]): { text: string; applied: number } {
  const edits = problems
    .flatMap(({ fix }): TextEdit[] =>
      fix ? [{ start: fix.range.start.offset, end: fix.range.end.offset, text: fix.text }] : [],
    )
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const chosen: TextEdit[] = [];
  for (const edit of edits) {
    const at = chosen.at(-1)?.end;
    // An insertion may not stand where the last replacement ended: they would be two answers to one question.
    if (at === undefined || edit.start > at || (edit.start === at && edit.end > edit.start))
      chosen.push(edit);
  }
  return { text: applyEdits(source, chosen), applied: chosen.length };
}
