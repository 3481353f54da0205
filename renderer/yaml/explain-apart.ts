import type { Draft, Span } from "../problems/draft.ts";
import { isWarning } from "../problems/is-warning.ts";
import { withEntriesAbove } from "./entry-numbers.ts";
import { isPlainEntry } from "./first-of-entries.ts";
import { parseAnyYaml } from "./parse-yaml.ts";
import { applyEdits } from "./text-edits.ts";
import { isWholeDiff } from "./whole-diff.ts";
import { explainWideMargins } from "./wide-margins.ts";

/** More entries of one file that cannot be read are told once some of them can be: the file is read again for each. */
const MOST_BROKEN = { entries: 8, characters: 600_000 };

/** So many characters of entries that take the reader of all YAML may be tried alone. */
const MOST_TRIED = 300_000;

/**
 * Where reading stops, what stands behind is not seen. Entries that cannot be read by themselves are told each as if it
 * were the only one: in the places of the others stand comments meanwhile, so that all offsets stay.
 *
 * @param explainOne  Explains what is wrong with a text in which at most one entry cannot be read.
 */
export function explainApart(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
  starts: readonly number[],
  explainOne: (text: string, found: readonly Draft[]) => readonly Draft[],
): readonly Draft[] {
  // Cut in parts, a comparison is none any more.
  if (found.length === 0 || found.some(isWholeDiff)) return found;
  const whole = explainWideMargins(text, found, read);
  if (whole) return [whole];
  const most = Math.min(MOST_BROKEN.entries, Math.floor(MOST_BROKEN.characters / text.length));
  const broken = most < 2 ? [] : brokenEntries(text, withoutJoined(text, starts, found));
  if (broken.length < 2) return explainOne(text, found);
  // Of further ones it is told what is seen of them.
  const told = found.filter((one) => broken.slice(most).some((entry) => isIn(one, entry)));
  for (const [index, own] of broken.slice(0, most).entries()) {
    const others = broken.filter((one) => one !== own);
    const alone = applyEdits(
      text,
      others.map((one) => ({ ...one, text: asComments(text.slice(one.start, one.end)) })),
    );
    // What has to do with none of them, the first may tell.
    const isToldHere = (one: Draft): boolean =>
      isIn(one, own) || (index === 0 && !others.some((other) => isIn(one, other)));
    const here = explainOne(alone, read(alone))
      .filter(isToldHere)
      .map((one) => withEntriesAbove(one, others.filter(({ start }) => start < one.start).length));
    told.push(...(here.length > 0 ? here : found.filter((one) => isIn(one, own))));
  }
  return told.length > 0 ? told : explainOne(text, found);
}

/**
 * A comment of another language around several entries is one thing, and so are two versions of some that a merge has
 * left: cut in two, neither half can be read.
 */
function withoutJoined(text: string, starts: readonly number[], found: readonly Draft[]): readonly number[] {
  const joined = found.flatMap((one): Span[] => {
    if (one.code === "foreign-comment") return one.offer ? [one.offer] : [];
    return one.code === "merge-conflict" ? (conflictOf(one, text) ?? []) : [];
  });
  return joined.length === 0
    ? starts
    : starts.filter((start) => !joined.some((one) => one.start < start && start < one.end));
}

/** From the first mark of a merge to the last; undefined where one of them is gone. */
function conflictOf({ start, params }: Draft, text: string): Span[] | undefined {
  const { from, to } = params as { from?: number; to?: number };
  if (from === undefined || to === undefined) return undefined;
  let end = start;
  for (let line = from - 1; line <= to && end !== -1; line += 1) end = text.indexOf("\n", end) + 1 || -1;
  return end === -1 ? undefined : [{ start, end }];
}

const isIn = ({ start }: Draft, entry: Span): boolean => start >= entry.start && start < entry.end;

/** Entries of a list of which the grammar is wrong when they are read alone. */
function brokenEntries(text: string, starts: readonly number[]): Span[] {
  const broken: Span[] = [];
  let left = MOST_TRIED;
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    const entry = text.slice(start, end);
    if (isPlainEntry(entry)) continue;
    left -= entry.length;
    if (left < 0) break;
    const { tree, problems } = parseAnyYaml(entry);
    if (!tree || problems.some((one) => !isWarning(one))) broken.push({ start, end });
  }
  return broken;
}

/** Lines of the same lengths that say nothing. */
const asComments = (lines: string): string =>
  lines.replace(/[^\n\r]+/g, (line) => "#".padEnd(line.length, " "));
