import type { Problem } from "../model.ts";

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
  const fixes = problems
    .flatMap((problem) => problem.fix ?? [])
    .sort((a, b) => a.range.start.offset - b.range.start.offset || a.range.end.offset - b.range.end.offset);
  let text = "";
  let at = 0;
  let applied = 0;
  for (const { range, text: replacement } of fixes) {
    const { start, end } = range;
    // An insertion may stand where the last replacement ended, but not twice at one place.
    if (applied > 0 && (start.offset < at || (start.offset === at && start.offset === end.offset))) continue;
    text += source.slice(at, start.offset) + replacement;
    at = end.offset;
    applied += 1;
  }
  return { text: text + source.slice(at), applied };
}
