import type { Correction, Problem } from "../model.ts";

/** One correction that was written: where it starts, what stood there and what stands there now. */
export interface Written {
  code: string;
  /** Line of the text before, from 1. */
  line: number;
  before: string;
  after: string;
}

/** What `applyFixes` does. */
export interface Applied {
  text: string;
  applied: number;
  written: Written[];
}

/** What `applyFixes` may leave out or add. */
export interface WhichFixes {
  /** True: likely corrections too, which a person has chosen to take. */
  offers?: boolean;
  /** False for a correction that shall be left out. */
  isWanted?: (written: Written) => boolean;
}

/**
 * Applies the safe corrections of problems to the text of their file. Only the ranges that a fix names are
 * replaced: comments, quotes, order and line ends everywhere else stay byte for byte. Of fixes that overlap,
 * the first one in the file is applied; the rest come with the next look at the file. What would change
 * nothing is no fix.
 *
 * @param source   Text of the file, a byte order mark included.
 * @param problems Problems of that file; those without a fix are passed over.
 * @returns The new text, how many fixes are in it, and what each wrote.
 */
export function applyFixes(source: string, problems: readonly Problem[], which: WhichFixes = {}): Applied {
  const fixes = problems
    .flatMap((problem) => {
      const one = problem.fix ?? (which.offers ? problem.offer : undefined);
      return one ? [{ ...one, written: writtenBy(problem.code, one, source) }] : [];
    })
    .filter(({ written }) => written.before !== written.after && which.isWanted?.(written) !== false)
    .sort((a, b) => a.range.start.offset - b.range.start.offset || a.range.end.offset - b.range.end.offset);
  let text = "";
  let at = 0;
  const written: Written[] = [];
  for (const { range, text: replacement, written: one } of fixes) {
    const { start, end } = range;
    // An insertion may stand where the last replacement ended, but not twice at one place.
    if (written.length > 0 && (start.offset < at || (start.offset === at && start.offset === end.offset)))
      continue;
    text += source.slice(at, start.offset) + replacement;
    at = end.offset;
    written.push(one);
  }
  return { text: text + source.slice(at), applied: written.length, written };
}

function writtenBy(code: string, { range, text }: Correction, source: string): Written {
  const before = source.slice(range.start.offset, range.end.offset);
  return { code, line: range.start.line, before, after: text };
}
