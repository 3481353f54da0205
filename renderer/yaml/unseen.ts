import type { Draft } from "../problems/draft.ts";
import { isWarning } from "../problems/is-warning.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { indentationOf } from "./line.ts";
import { GUESSES, isByLines, LACKS, OF_NAMES } from "./line-codes.ts";
import { isContent, isDash, nameOf } from "./line-repair.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import type { Repaired } from "./repaired-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/**
 * Where reading stops, all that is wrong elsewhere is not seen: a repair with which it goes on brings it to light, and
 * has not brought it about. Which of the problems of a repaired text are of that kind: those that stand apart from its
 * lines and say themselves what was meant, and what other entries of a list lack.
 */
export function unseenBefore(text: string, fresh: readonly Draft[], edits: readonly TextEdit[]): Draft[] {
  if (fresh.length === 0) return [];
  const lines = placeLines(text);
  const [first, last] = linesOf(lines, edits);
  let entries: EntriesApart | undefined;
  return fresh.filter((draft) => {
    const from = lineOf(lines, draft.start);
    if (LACKS.has(draft.code)) {
      const isCutting = edits.some(({ text: written }) => written.includes("-"));
      entries ??= entriesApart(lines, isCutting ? 1 : 0, [first, last]);
      return entries(from);
    }
    if (isByLines(draft) && !saysWhatIsMeant(draft)) return false;
    return lineOf(lines, Math.max(draft.start, draft.end - 1)) < first || from > last;
  });
}

type EntriesApart = (line: number) => boolean;

/**
 * Whether a line is in an entry of the outermost list from which lines that were repaired can have taken nothing: in none
 * of theirs, nor in one right above that a new dash would have cut off.
 *
 * @param above  How many entries above theirs are not apart.
 */
function entriesApart(
  lines: readonly PlacedLine[],
  above: number,
  [first, last]: readonly [first: number, last: number],
): EntriesApart {
  const dashes = lines.flatMap((line, index) => (isContent(line) && isDash(line) ? [index] : []));
  const marginAt = (index: number): number => indentationOf(lines[index]!.text);
  const margin = dashes.reduce((least, index) => Math.min(least, marginAt(index)), Infinity);
  const starts = dashes.filter((index) => marginAt(index) === margin);
  const entryOf = (line: number): number => lastAtMost(starts, line, (start) => start);
  const [from, to] = [entryOf(first), entryOf(last)];
  return (line) => starts.length > 0 && (entryOf(line) < from - above || entryOf(line) > to);
}

/** The lines of the repaired text that edits have touched. */
function linesOf(lines: readonly PlacedLine[], edits: readonly TextEdit[]): [first: number, last: number] {
  let grown = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    first = Math.min(first, lineOf(lines, start + grown));
    last = Math.max(last, lineOf(lines, start + grown + text.replace(/\s+$/, "").length));
    grown += text.length - (end - start);
  }
  return [first, last];
}

/** Wrong in the line where it is told, whatever stands around. */
const OF_ONE_LINE: ReadonlySet<string> = new Set(["duplicate-name", "empty-value"]);

const lineOf = (lines: readonly PlacedLine[], offset: number): number =>
  lastAtMost(lines, offset, ({ start }) => start);

/** A mistake with one reading, or a word that is nearly right. */
export function saysWhatIsMeant({ code, fix, offer, params }: Draft): boolean {
  return (
    OF_ONE_LINE.has(code) ||
    Boolean(fix ?? offer) ||
    (params as { guess?: unknown } | undefined)?.guess !== undefined
  );
}

/** Whether a line that is no name yet, as its own correction would make it, has become more words of the one above. */
export function isSwallowed(
  { code, fix, start }: Draft,
  after: readonly Draft[],
  repaired: Repaired,
): boolean {
  if (!fix || !OF_NAMES.has(code)) return false;
  const at = repaired.indexOf({ start } as Draft);
  const line = repaired.lines()[at];
  if (!isContent(line) || nameOf(line) !== undefined) return false;
  return !after.some((one) => OF_NAMES.has(one.code) && repaired.at(one.start) === at);
}

/**
 * Whether what the grammar guessed is gone, where all else says itself what was meant, or reading goes on where it stopped:
 * other mistakes in the file make the repair of a line no worse.
 */
export function isGuessPutRight(
  before: readonly Draft[],
  after: readonly Draft[],
  isCut: () => boolean,
): boolean {
  if (after.filter(isGuess).length >= before.filter(isGuess).length) return false;
  const open = before.filter((one) => isByLines(one) && !isWarning(one) && !saysWhatIsMeant(one));
  return (open.length === 1 && isGuess(open[0]!)) || isCut();
}

const isGuess = ({ code }: Draft): boolean => GUESSES.has(code);
