import { catalogue } from "../problems/catalogue.ts";
import type { Draft } from "../problems/draft.ts";
import {
  endOfGroup,
  isContent,
  isOpener,
  type LineRepair,
  type LinesToRepair,
  markOf,
  nameOf,
} from "./line-repair.ts";
import { lineRepairs, loneRepairs } from "./line-repairs.ts";
import { mapDraft } from "./map-draft.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "./text-edits.ts";

/** More mistakes of this kind in one file are not worth looking for. */
const MAX_ROUNDS = 4;

/** So many characters may be read again in search of what was meant: some 100 readings of a few blocks. */
const MAX_WORK = 300_000;

/** What a thing lacks. */
const LACKS = new Set(["missing-option", "missing-field", "missing-type"]);

/**
 * What the grammar says alone, by the sign at which reading stopped: the line that is wrong may be another. A repair
 * with which all is well knows better.
 */
const GUESSES = new Set([
  "colon-in-text",
  "list-on-line",
  "list-without-name",
  "missing-colon",
  "missing-dash",
  "not-a-list",
  "not-a-page",
  "text-after-quote",
  "unreadable",
  "wrong-indentation",
]);

/** What a line that is lost, doubled or moved brings about; anything else is wrong wherever it stands. */
const OF_LINES = new Set([
  ...GUESSES,
  ...LACKS,
  "doubled-line",
  "duplicate-name",
  "empty-value",
  "not-a-block",
  "unknown-option",
  "wrong-count",
  // A name that lost its line is read as more words of the value above.
  "wrong-format",
  "wrong-type",
]);

/** Below these nothing is read, so that what a repair brings there would vanish rather than be put right. */
const HIDES = new Set([
  "unknown-block-type",
  "not-a-block",
  "yaml-alias",
  "yaml-anchor",
  "yaml-tag",
  "unreadable",
]);

/** Whether a look at other readings can tell more than what was found. */
function isWorthALook(found: readonly Draft[]): boolean {
  // What is only doubtful, wrong with a value, or explained by its correction is no reason to look further.
  const problems = found.filter(
    ({ code, severity, fix }) =>
      !fix && OF_LINES.has(code) && (severity ?? catalogue[code]?.severity) !== "warning",
  );
  const [only] = problems;
  // Values that are all of the wrong kind are no matter of lines.
  if (problems.length !== 1 || !only)
    return problems.some((one) => one.code !== "wrong-type" && !isSlip(one));
  return GUESSES.has(only.code) || LACKS.has(only.code) || only.code === "unknown-option";
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
  if (!isWorthALook(found)) return found;
  const doubled = explainDoubledFile(text, found);
  if (doubled) return [doubled];
  const rounds: TextEdit[][] = [];
  const explained: Draft[] = [];
  let current = text;
  let problems = found;
  const budget = { left: MAX_WORK };
  while (rounds.length < MAX_ROUNDS && isWorthALook(problems)) {
    const best = findRepair(current, problems, read, budget);
    if (!best) break;
    explained.push(mapDraft(best.problem, createOffsetMap(rounds)));
    rounds.push(best.edits);
    current = best.text;
    problems = best.problems;
  }
  if (rounds.length === 0) return found;
  const toSource = createOffsetMap(rounds);
  return [...explained, ...problems.map((problem) => mapDraft(problem, toSource))];
}

/** `explainLines` for a file that is one list, of which only the entries around the first problem are read again. */
export function explainRows(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): readonly Draft[] {
  return explainEntries(text, found, read, startsOf(text, "", 0));
}

/** `explainLines` for a page, of which only the blocks around the first problem are read again. */
export function explainBlocks(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): readonly Draft[] {
  const list = /^blocks:[^\S\n]*(?:#.*)?\n(?:[^\S\n]*(?:#.*)?\n)*( *)- /m.exec(text);
  const starts = list ? startsOf(text, list[1] ?? "", list.index) : [];
  // What is wrong above the list may have to do with all of it.
  const isAbove = found.some(({ start }) => start < (starts[0] ?? text.length));
  return isAbove ? explainLines(text, found, read) : explainEntries(text, found, read, starts);
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
  if (!isWorthALook(found)) return found;
  const doubled = explainDoubledFile(text, found);
  if (doubled) return [doubled];
  const first = Math.min(...found.map(({ start }) => start));
  const own = starts.findLastIndex((start) => start <= first);
  const to = starts[own + 3] ?? text.length;
  // A first entry without its dash stands above all dashes.
  const head = own <= 1 ? 0 : starts[0]!;
  const from = own <= 1 ? 0 : starts[own - 1]!;
  if (from === 0 && to === text.length) return explainLines(text, found, read);
  const part = text.slice(0, head) + text.slice(from, to);
  const before = read(part);
  const told = explainLines(part, before, read);
  if (told === before || told.some((draft) => bridges(draft, head))) return found;
  const toWhole = (offset: number): number => (offset < head ? offset : offset + from - head);
  const outside = found.filter(({ start }) => start >= to || (start >= head && start < from));
  return [...told.map((draft) => mapDraft(draft, toWhole)), ...outside];
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

/** A repair that was tried. */
interface Tried {
  problem: Draft;
  edits: TextEdit[];
  text: string;
  /** What is wrong with the repaired text beyond what the problem tells. */
  problems: readonly Draft[];
  /** The first line of an entry is gone; nothing tells for sure where it stood. */
  isLost: boolean;
  /** Its first line names an id, which by custom stands right below the line that is gone. */
  isById: boolean;
}

/** The repair that leaves the least to tell, if that is less than before. */
function findRepair(
  text: string,
  before: readonly Draft[],
  read: (text: string) => readonly Draft[],
  budget: { left: number },
): Tried | undefined {
  const lines = placeLines(text);
  const lineOf = (offset: number): number => findLine(lines, offset);
  const lacking = before.filter(({ code }) => LACKS.has(code));
  const file: LinesToRepair = {
    text,
    lines,
    openers: openersOf(lines, lacking),
    owners: [...new Set(lacking.map(({ start }) => lineOf(start)))].slice(0, 2),
  };
  const places = placesNear(before, lines, lineOf);
  const [only] = before;
  const kinds = before.length > 1 || (only && GUESSES.has(only.code)) ? lineRepairs : loneRepairs;
  if (kinds === loneRepairs && file.owners[0] !== undefined)
    places.push(...linesOf(lines, file.owners[0]).filter((at) => !places.includes(at)));
  const tried = new Set<string>();
  let best: Tried | undefined;
  for (const repairsOf of kinds) {
    for (const at of places) {
      for (const repair of repairsOf(file, at)) {
        const repaired = applyEdits(text, repair.edits);
        if (tried.has(repaired)) continue;
        tried.add(repaired);
        budget.left -= text.length;
        if (budget.left < 0) return best;
        const outcome = judge(repair, repaired, before, read(repaired));
        if (outcome && isBetter(outcome, best)) best = outcome;
        if (best && !best.isLost && best.problems.length === 0) return best;
      }
    }
  }
  return best;
}

/** What a repair comes to; undefined when it brings problems, or does not explain more than one. */
function judge(
  { problem, edits, opensEntry }: LineRepair,
  text: string,
  before: readonly Draft[],
  after: readonly Draft[],
): Tried | undefined {
  const fresh = freshOf(before, after, edits);
  const isAlone = before.length === 1;
  if (after.some(({ code }) => HIDES.has(code))) return undefined;
  // A repair with which something else is no longer seen has hidden it.
  const others = (list: readonly Draft[]): number => list.filter(({ code }) => !OF_LINES.has(code)).length;
  if (others(after) < others(before)) return undefined;
  if (fresh.length === 0 && after.length + (isAlone ? 0 : 1) < before.length)
    return { problem, edits, text, problems: after, isLost: false, isById: false };
  const [only] = fresh;
  if (!opensEntry || fresh.length !== 1 || !only || !LACKS.has(only.code)) return undefined;
  if (after.length > before.length - (isAlone ? 0 : 1)) return undefined;
  // With a dash all is well but for what the entry lacks: its first line is gone, and held that.
  const { start, end, path } = problem;
  const isById = /^- ["']?id["']?:/.test(text.slice(edits[0]!.start));
  if (only.code === "missing-type") {
    const { fits = [], options = 0 } = only.params;
    // Two options that several blocks have are a slip, unless they stand there twice.
    const isClear = options > 2 || fits.length === 1 || before.some(({ code }) => code === "duplicate-name");
    if (fits.length === 0 || !isClear) return undefined;
  }
  // One option that a block does not have is a slip; three that another block has are that block.
  if (isAlone && !(only.code === "missing-type" && only.params.fits && only.params.options! > 2))
    return undefined;
  const told: Draft =
    only.code === "missing-type"
      ? { ...only, start, end }
      : { code: "lost-entry-start", params: { option: optionOf(only) ?? "" }, start, end, path };
  return { problem: told, edits, text, problems: after.filter((one) => one !== only), isLost: true, isById };
}

/** Where an entry began that lost its first line, only the last place that is possible tells, or its id. */
function isBetter(a: Tried, b: Tried | undefined): boolean {
  if (!b) return true;
  const [own, other] = [a.problems.length, b.problems.length];
  if (own !== other) return own < other;
  if (!a.isLost || !b.isLost) return !a.isLost && b.isLost;
  if (a.isById !== b.isById) return a.isById;
  return a.problem.start > b.problem.start;
}

/** The option that a problem misses. */
const optionOf = ({ params }: Draft): string | undefined => {
  const { option, case: kind } = (params ?? {}) as { option?: unknown; case?: unknown };
  return typeof option === "string" ? option : kind === "item" ? "item" : undefined;
};

/** The problems that a repair brings. */
function freshOf(before: readonly Draft[], after: readonly Draft[], edits: readonly TextEdit[]): Draft[] {
  const toSource = createOffsetMap([edits]);
  const keyOf = (draft: Draft, start: number): string => `${draft.code}\n${start}\n${optionOf(draft) ?? ""}`;
  const known = new Set(before.map((draft) => keyOf(draft, draft.start)));
  return after.filter((draft) => !known.has(keyOf(draft, toSource(draft.start))));
}

/** Lines at which the mistake may be: those of the first problems, what stands above, and a little below. */
function placesNear(
  problems: readonly Draft[],
  lines: readonly PlacedLine[],
  lineOf: (offset: number) => number,
): number[] {
  const told = [...new Set(problems.map(({ start }) => lineOf(start)))].sort((a, b) => a - b);
  const places = new Set(told.slice(0, 4));
  for (const [index, line] of told.slice(0, 4).entries()) {
    const reach = index === 0 ? 14 : 4;
    for (let away = 1; away <= reach; away += 1) {
      places.add(line - away);
      if (away <= 3) places.add(line + away);
    }
  }
  // The first line of a list without its dash shows at the second entry.
  places.add(lines.findIndex(isContent));
  return [...places].filter((at) => isContent(lines[at]));
}

/** Lines of the entry that begins at a line, those of its texts that look like lines of their own included. */
function linesOf(lines: readonly PlacedLine[], at: number): number[] {
  const end = Math.min(endOfGroup(lines, at), at + 60);
  const found: number[] = [];
  for (let index = at + 1; index < end; index += 1) {
    const line = lines[index]!;
    if (!line.isText || /^ *(?:- +)?[\w-]+: /.test(line.text)) found.push(index);
  }
  return found;
}

/** Names that open something in this file, and those that something lacks. */
function openersOf(lines: readonly PlacedLine[], lacks: readonly Draft[]): string[] {
  const lacking = lacks.map((draft) => optionOf(draft) ?? "");
  const written = lines.filter((line) => isContent(line) && isOpener(line)).map((line) => nameOf(line)!);
  const texts = lines.flatMap(({ text }) => /^ *(?:- +)*([\w$-]+): [|>]/.exec(text)?.[1] ?? []);
  return [...new Set([...lacking, ...written, ...texts])].filter((name) => name !== "").slice(0, 8);
}

function findLine(lines: readonly PlacedLine[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
