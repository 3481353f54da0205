import type { Draft } from "../problems/draft.ts";
import { isWarning } from "../problems/is-warning.ts";
import { withEntriesAbove } from "./entry-numbers.ts";
import { explainApart } from "./explain-apart.ts";
import { findRepair } from "./find-repair.ts";
import { GUESSES, LACKS, OF_JOINED, OF_LINES } from "./line-codes.ts";
import { isContent, markOf } from "./line-repair.ts";
import { mapDraft } from "./map-draft.ts";
import { placeLines } from "./placed-lines.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "./text-edits.ts";

/** More mistakes of this kind in one file are not worth looking for. */
const MAX_ROUNDS = 4;

/** So many characters may be read again in search of what was meant: some 100 readings of a few blocks. */
const MAX_WORK = 300_000;

/** A file so short is read as a whole where its problems stand far apart and the first do not tell why. */
const MOST_IN_WHOLE = 20_000;

/** A name that is about nothing where it stands: of a block or row, or of a version. */
const UNPLACED: ReadonlySet<string> = new Set(["unknown-option", "bad-translation"]);

/** A hand that joins lines does so once or twice; more texts with a colon in them are texts. */
const MOST_JOINED = 3;

/** Whether a look at other readings can tell more than what was found. */
function isWorthALook(found: readonly Draft[], text: string): boolean {
  // What is only doubtful, wrong with a value, or explained by its correction is no reason to look further.
  const problems = found.filter(
    (one) =>
      (!one.fix || OF_JOINED.has(one.code)) &&
      OF_LINES.has(one.code) &&
      // The name that is lost may be any.
      !(one.code === "list-without-name" && one.params.isSwallowed) &&
      !isWarning(one),
  );
  const [only] = problems;
  if (isReplaced(problems) || (isCorrected(found) && problems.length > MOST_JOINED)) return false;
  // Values that are all of the wrong kind are no matter of lines.
  if (problems.length !== 1 || !only)
    return problems.some((one) => one.code !== "wrong-type" && !isSlip(one));
  // Its value may stand above, as more words of another.
  const mayBeAbove = only.code === "empty-value" && found.length > 1;
  // In a version, a name that stands there twice may be that of something else that lacks its translation.
  const mayBeMissed = only.code === "duplicate-name" && found.some(({ code }) => code === "bad-translation");
  return (
    (only.code === "duplicate-name" && isBelowEntry(text, only.start)) ||
    OF_JOINED.has(only.code) ||
    GUESSES.has(only.code) ||
    LACKS.has(only.code) ||
    UNPLACED.has(only.code) ||
    mayBeAbove ||
    mayBeMissed
  );
}

/** Whether the line above begins an entry further right: one that became words of a text. */
function isBelowEntry(text: string, at: number): boolean {
  const [above = "", own = ""] = text.slice(0, at).split("\n").slice(-2);
  const [margin] = /^ *(?=- +[\w-]+:\s)/.exec(above) ?? [];
  return margin !== undefined && /^ *$/.test(own) && margin.length >= own.length;
}

/** A name that is unknown again and again was replaced everywhere: no line is lost. */
function isReplaced(problems: readonly Draft[]): boolean {
  const names = problems.map(({ code, params }) =>
    code === "unknown-option" || code === "unknown-field"
      ? (params as { option?: string }).option
      : undefined,
  );
  return names.length > 2 && names[0] !== undefined && names.every((name) => name === names[0]);
}

/** A word that is nearly right is a slip of the keyboard, whatever stands around it. */
function isSlip({ params }: Draft): boolean {
  return (params as { guess?: unknown } | undefined)?.guess !== undefined;
}

/**
 * One line that is lost, doubled, moved or in the wrong column breaks everything around it. Here several problems
 * of a file become the one mistake that explains them: a repair of one line with which the file, read again, has
 * fewer of them and no new one. What no repair explains stays as it was found.
 *
 * @param read  Everything that is wrong with a text in place of this one.
 * @returns The problems to tell, at their places in `text`.
 */
export function explainLines(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): readonly Draft[] {
  const { explained, problems } = explain(text, found, read, isCorrected(found));
  return [...explained, ...problems];
}

/** What explains problems, and what it does not explain. */
interface Explained {
  explained: readonly Draft[];
  problems: readonly Draft[];
}

/** Whether all that lines can have brought about has a correction. */
const isCorrected = (found: readonly Draft[]): boolean =>
  found.every((one) => one.fix || !OF_LINES.has(one.code) || isWarning(one));

function explain(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
  onlyJoined: boolean,
): Explained {
  if (!isWorthALook(found, text)) return { explained: [], problems: found };
  const doubled = onlyJoined ? undefined : explainDoubledFile(text, found);
  if (doubled) return { explained: [doubled], problems: [] };
  const rounds: TextEdit[][] = [];
  const explained: Draft[] = [];
  let current = text;
  let problems = found;
  const budget = { left: MAX_WORK };
  while (rounds.length < MAX_ROUNDS && isWorthALook(problems, current)) {
    const best = findRepair(current, problems, read, budget, onlyJoined);
    if (!best) break;
    explained.push(mapDraft(best.problem, createOffsetMap(rounds)));
    rounds.push(best.edits);
    current = best.text;
    problems = best.problems;
  }
  const toSource = createOffsetMap(rounds);
  return { explained, problems: problems.map((problem) => mapDraft(problem, toSource)) };
}

/** `explainLines` for a file that is one list, of which only the entries around the first problem are read again. */
export function explainRows(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): readonly Draft[] {
  const starts = startsOf(text, "", 0);
  return explainApart(text, found, read, starts, (one, drafts) => explainEntries(one, drafts, read, starts));
}

/** `explainLines` for a page, of which only the blocks around the first problem are read again. */
export function explainBlocks(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): readonly Draft[] {
  if (found.length === 0) return found;
  const list = /^blocks:[^\S\n]*(?:#.*)?\n(?:[^\S\n]*(?:#.*)?\n)*( *)- /m.exec(text);
  const starts = list ? startsOf(text, marginOfBlocks(text, list[1] ?? ""), list.index) : [];
  // What is wrong above the list may have to do with all of it.
  const isAbove = ({ start }: Draft): boolean => start < list!.index + list![0].length - 2;
  return explainApart(text, found, read, starts, (one, drafts) =>
    starts.length === 0 || drafts.some(isAbove)
      ? explainLines(one, drafts, read)
      : explainEntries(one, drafts, read, starts),
  );
}

/** `explainLines` for a version in another language, of which blocks and rows stand by their names. */
export function explainNamed(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): readonly Draft[] {
  if (found.length === 0) return found;
  const list = /^blocks:[^\S\n]*(?:#.*)?$/m.exec(text);
  const opening = list ? /^ {2}[\w-]+:[^\S\n]*(?=$)/gm : /^[\w-]+:[^\S\n]*(?=$)/gm;
  const starts = [...text.matchAll(opening)]
    .map(({ index }) => index)
    .filter((index) => index >= (list?.index ?? 0));
  return explainApart(text, found, read, starts, (one, drafts) =>
    starts.length === 0 || drafts.some(({ start }) => start < starts[0]!)
      ? explainLines(one, drafts, read)
      : explainEntries(one, drafts, read, starts),
  );
}

/** The margin of the blocks of a page, of which the first may stand in another column. */
function marginOfBlocks(text: string, first: string): string {
  const times = new Map<string, number>();
  for (const [, margin = ""] of text.matchAll(/^( *)- (?:type|use):\s/gm))
    times.set(margin, (times.get(margin) ?? 0) + 1);
  const [least] = [...times]
    .filter(([, count]) => count > 1)
    .map(([margin]) => margin)
    .sort((a, b) => a.length - b.length);
  return least !== undefined && (times.get(first) ?? 0) < 2 ? least : first;
}

/** Where the entries of a list start whose dashes stand behind this margin. */
function startsOf(text: string, margin: string, from: number): number[] {
  const opening = new RegExp(`^${margin}-(?=\\s)`, "gm");
  return [...text.matchAll(opening)].map(({ index }) => index).filter((index) => index >= from);
}

/** A file may hold thousands of entries: what stands above the first, and those around the first problem are read. */
function explainEntries(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
  starts: readonly number[],
): readonly Draft[] {
  if (!isWorthALook(found, text)) return found;
  const doubled = isCorrected(found) ? undefined : explainDoubledFile(text, found);
  if (doubled) return [doubled];
  const first = Math.min(...found.map(({ start }) => start));
  const own = starts.findLastIndex((start) => start <= first);
  const to = starts[own + 3] ?? text.length;
  // A first entry without its dash stands above all dashes.
  const head = own <= 1 ? 0 : starts[0]!;
  const from = own <= 1 ? 0 : starts[own - 1]!;
  if (from === 0 && to === text.length) return explainLines(text, found, read);
  const part = text.slice(0, head) + text.slice(from, to);
  // A layout of which only a part is read may seem to lack its slot.
  const isSame = (a: Draft, b: Draft): boolean => a.code === b.code && a.start === b.start;
  const all = read(part);
  const seeming = all.filter((one) => one.start < head && !found.some((other) => isSame(one, other)));
  const isMeant = (one: Draft): boolean =>
    !seeming.some((other) => isSame(one, other)) && !(one.code === "missing-page-slot" && !SLOT.test(part));
  const readPart = (one: string): Draft[] => read(one).filter(isMeant);
  const before = all.filter(isMeant);
  const { explained, problems } = explain(part, before, readPart, isCorrected(found));
  const told = [...explained, ...problems];
  if (explained.length === 0 || told.some((draft) => bridges(draft, head)))
    return text.length <= MOST_IN_WHOLE && found.length > 1 ? explainLines(text, found, read) : found;
  const toWhole = (offset: number): number => (offset < head ? offset : offset + from - head);
  const lines = { head: linesIn(text.slice(0, head)), gone: linesIn(text.slice(head, from)) };
  const isOutside = ({ start }: Draft): boolean => start >= to || (start >= head && start < from);
  const gone = Math.max(0, own - 1);
  const mapped = told.map((draft) => mapDraft(withEntriesAbove(withLine(draft, lines), gone), toWhole));
  const outside = found.filter(isOutside);
  return [...mapped, ...leftOutside(text, outside, mapped.slice(0, explained.length), read, isOutside)];
}

/** What is still wrong elsewhere once the explained lines are as they were meant. */
function leftOutside(
  text: string,
  outside: readonly Draft[],
  explained: readonly Draft[],
  read: (text: string) => readonly Draft[],
  isOutside: (draft: Draft) => boolean,
): readonly Draft[] {
  const edits = explained.flatMap(({ offer }) => offer ?? []).sort((a, b) => a.start - b.start);
  const isApart = edits.every((edit, index) => index === 0 || edit.start >= edits[index - 1]!.end);
  if (outside.length === 0 || edits.length < explained.length || !isApart) return outside;
  const toSource = createOffsetMap([edits]);
  const left = read(applyEdits(text, edits)).map((draft) => mapDraft(draft, toSource));
  return left.length < outside.length ? left.filter(isOutside) : outside;
}

/** The slot of a layout. */
const SLOT = /^ *- type: page\b/m;

const linesIn = (text: string): number => text.split("\n").length - 1;

/** A problem that names another line, by its number in the whole file. */
function withLine(draft: Draft, { head, gone }: { head: number; gone: number }): Draft {
  const params = { ...draft.params } as { line?: unknown; owner?: unknown };
  for (const name of ["line", "owner"] as const) {
    const number = params[name];
    if (typeof number === "number" && number > head) params[name] = number + gone;
  }
  return draft.params ? ({ ...draft, params } as Draft) : draft;
}

/** Whether a correction would change what stands on both sides of what was left out. */
function bridges({ fix, offer }: Draft, at: number): boolean {
  return [fix, offer].some((edit) => edit && edit.start < at && edit.end > at);
}

/** All lines of a file that were pasted below themselves. */
function explainDoubledFile(text: string, found: readonly Draft[]): Draft | undefined {
  const half = text.length / 2;
  if (found.length < 2 || text.slice(0, half) !== text.slice(half)) return undefined;
  const first = placeLines(text).find((line) => line.start >= half && isContent(line));
  const offer = { start: half, end: text.length, text: "" };
  return first && { code: "doubled-line", params: { of: "file" }, ...markOf(first), offer };
}
