import type { KnownEdit } from "../edit/operation.ts";
import type { Correction, Problem } from "../model.ts";
import { applyEdits } from "../yaml/text-edits.ts";

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
  /** What makes the new text out of the old: the corrections of an operation. */
  edits: KnownEdit[];
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
      return one ? [correctionOf(problem.code, one, source)] : [];
    })
    .filter(({ written }) => written.before !== written.after && which.isWanted?.(written) !== false)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const chosen: typeof fixes = [];
  for (const fix of fixes) {
    const at = chosen.at(-1)?.end;
    // An insertion may not stand where the last replacement ended: they would be two answers to one question.
    if (at === undefined || fix.start > at || (fix.start === at && fix.end > fix.start)) chosen.push(fix);
  }
  return {
    text: applyEdits(source, chosen),
    applied: chosen.length,
    edits: chosen.map(({ start, end, text, written }) => ({ start, end, text, was: written.before })),
    written: chosen.map(({ written }) => written),
  };
}

function correctionOf(code: string, { range, text }: Correction, source: string) {
  const start = range.start.offset;
  const end = range.end.offset;
  const written: Written = { code, line: range.start.line, before: source.slice(start, end), after: text };
  return { start, end, text, written };
}
