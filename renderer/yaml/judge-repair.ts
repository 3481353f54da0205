import type { Draft } from "../problems/draft.ts";
import { oddStartsOf, oddStepsOf } from "./layout-habits.ts";
import { indentationOf } from "./line.ts";
import {
  BY_PLACE,
  GUESSES,
  HIDES,
  isByLines,
  LACKS,
  OF_SIGNS,
  UNREAD_BELOW,
  UNREAD_IN,
  WITHIN,
} from "./line-codes.ts";
import { endOfGroup, isContent, isDash, isOpener, type LineRepair, nameOf } from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";
import { openRepaired, type Repaired } from "./repaired-lines.ts";
import { createOffsetMap, type TextEdit } from "./text-edits.ts";
import { Ranges } from "./told-lines.ts";
import { isGuessPutRight, isSwallowed, unseenBefore } from "./unseen.ts";

const countIn = (codes: ReadonlySet<string>, drafts: readonly Draft[]): number =>
  drafts.filter(({ code }) => codes.has(code)).length;

/** A repair that was tried. */
export interface Tried {
  problem: Draft;
  edits: TextEdit[];
  text: string;
  /** What is wrong with the repaired text beyond what the problem tells. */
  problems: readonly Draft[];
  /** The first line of an entry is gone; nothing tells for sure where it stood. */
  isLost: boolean;
  /** How often it steps to the right otherwise than the text mostly does. */
  oddSteps: number;
  /** How many entries of lists begin with another name than those beside them mostly do. */
  oddStarts: number;
  /** Its first line names an id, which by custom stands right below the line that is gone. */
  isById: boolean;
}

/** A repair and what is known of it. */
export interface Trial {
  repair: LineRepair;
  /** The text as it is repaired. */
  text: string;
  before: readonly Draft[];
  after: readonly Draft[];
  /** Whether lines that are lost, doubled or moved may have brought a problem about. */
  isOfLines(one: Draft): boolean;
  /** Whether reading stopped before the repair, and goes on with it. */
  isCut(): boolean;
}

/** What a repair comes to; undefined when it brings problems, or does not explain more than one. */
export function judgeRepair(trial: Trial): Tried | undefined {
  const outcome = judge(trial) ?? judgeOnward(trial);
  return outcome && { ...outcome, oddSteps: oddStepsOf(trial.text), oddStarts: oddStartsOf(trial.text) };
}

type Judged = Omit<Tried, "oddSteps" | "oddStarts">;

/** What a repair comes to that leads reading on to what was not seen before. */
function judgeOnward(trial: Trial): Judged | undefined {
  const { repair, text, before, after, isCut } = trial;
  const fresh = freshOf(before, after, repair.edits);
  const unseen = fresh.length > 0 && isCut() ? unseenBefore(text, fresh, repair.edits) : [];
  if (unseen.length === 0) return undefined;
  const outcome = judge({ ...trial, after: after.filter((one) => !unseen.includes(one)) });
  return outcome && { ...outcome, problems: [...outcome.problems, ...unseen] };
}

function judge({ repair, text, before, after, isOfLines, isCut }: Trial): Judged | undefined {
  const { problem, edits, opensEntry, mayLack, ofValue } = repair;
  const fresh = freshOf(before, after, edits);
  const isAlone = before.length === 1;
  if (after.some(({ code }) => HIDES.has(code))) return undefined;
  const repaired = openRepaired(text, edits);
  if (isAnyUnread(before, after, repaired)) return undefined;
  // Without its dash, an entry below a text would be part of that.
  if (problem.code === "list-sign" && repaired.lineOf(problem)?.isText === true) return undefined;
  // A repair with which something else is no longer seen has hidden it.
  const others = before.filter(
    (one) =>
      !isOfLines(one) &&
      !(ofValue && one.start >= ofValue.start && one.end <= ofValue.end) &&
      !(BY_PLACE.has(one.code) && isReadStill(repaired.lineOf(one))) &&
      !(
        OF_SIGNS.has(one.code) &&
        problem.code === "wrong-indentation" &&
        repaired.lineOf(one)?.isText === true
      ),
  ).length;
  if (after.filter((one) => !isByLines(one)).length < others) return undefined;
  if (before.some((one) => isSwallowed(one, after, repaired))) return undefined;
  const least = isAlone || isGuessPutRight(before, after, isCut) ? 0 : 1;
  if (fresh.length === 0 && after.length + least < before.length)
    return { problem, edits, text, problems: after, isLost: false, isById: false };
  const [only] = fresh;
  if (
    mayLack &&
    !isAlone &&
    only &&
    fresh.length === 1 &&
    only.code !== "missing-type" &&
    LACKS.has(only.code) &&
    // A query without its source holds what nobody reads.
    (only.params as { case?: string }).case !== "source"
  ) {
    const problems = after.filter((one) => one !== only);
    // What it lacks nobody can write but its author.
    const { offer: _, ...told } = problem;
    return problems.length + 1 < before.length
      ? { problem: told as Draft, edits, text, problems, isLost: true, isById: false }
      : undefined;
  }
  if (!opensEntry || fresh.length !== 1 || !only || !LACKS.has(only.code)) return undefined;
  if (after.length > before.length - (isAlone ? 0 : 1)) return undefined;
  // With a dash all is well but for what the entry lacks: its first line is gone, and held that.
  const { start, end, path } = problem;
  const isById = /^- ["']?id["']?:/.test(text.slice(edits[0]!.start));
  if (only.code === "missing-type") {
    // What belongs into a list of the block above is no block of its own.
    if (before.some(({ params }) => (params as { within?: object } | undefined)?.within)) return undefined;
    const { fits = [], options = 0 } = only.params;
    // Two options that several blocks have are a slip, unless they stand there twice.
    const isNoList = before.some(({ code, path }) => code === "wrong-type" && path.join() === "blocks");
    const isClear =
      options > 2 ||
      (options > 1 && fits.length === 1) ||
      isNoList ||
      before.some(({ code }) => code === "duplicate-name");
    if (fits.length === 0 || !isClear || countIn(WITHIN, after) < countIn(WITHIN, before)) return undefined;
    // What is wrong within one of its values alone is wrong in whichever block that stands.
    if (before.every((one) => isWithinValue(one, only))) return undefined;
    // A block that has more options that it does not know is a block of another kind than its author thinks.
    if (after.some((one) => UNREAD_BELOW.has(one.code) && isOfEntryAbove(one, only))) return undefined;
  }
  // One option that a block does not have is a slip; three that another block has are that block.
  if (isAlone && !GUESSES.has(before[0]!.code)) {
    if (only.code !== "missing-type" || !only.params.fits || only.params.options! <= 2) return undefined;
    // What stands in the block without a type is not read: what it lacks would only vanish.
    if (before[0]!.start > edits[0]!.start) return undefined;
  }
  const told: Draft | undefined =
    only.code === "missing-type"
      ? tellLostBlock(only, before, { start, end }, text.slice(only.start, only.end))
      : { code: "lost-entry-start", params: { option: optionOf(only) ?? "" }, start, end, path };
  if (!told) return undefined;
  return { problem: told, edits, text, problems: after.filter((one) => one !== only), isLost: true, isById };
}

/**
 * What is said where a block has lost its first line. A name that stands twice tells for sure that there are two
 * blocks; else the options may as well be written for the block above, which does not have them: true is that it does
 * not, and that they are another's. One that is misspelt says so itself.
 */
function tellLostBlock(
  lost: Extract<Draft, { code: "missing-type" }>,
  before: readonly Draft[],
  at: { start: number; end: number },
  begins: string,
): Draft | undefined {
  const unknown = before.find((one) => one.code === "unknown-option" && one.start === at.start);
  const isTwice = before.some(({ code }) => code === "duplicate-name");
  if (isTwice || unknown?.code !== "unknown-option" || "misspelt" in unknown.params)
    return { ...lost, ...at, params: { ...lost.params, begins } };
  if (unknown.params.guess !== undefined) return undefined;
  return { ...unknown, params: { ...unknown.params, begins: lost.params.fits ?? [] } };
}

/** Whether a name is unknown in a group that stands in an option of a block, so that the block itself may be whole. */
function isWithinValue({ code, path }: Draft, { path: block }: Draft): boolean {
  return UNREAD_BELOW.has(code) && path.length > block.length + 1;
}

/** Whether a problem is in the entry of a list that stands right above another. */
function isOfEntryAbove({ path }: Draft, { path: entry }: Draft): boolean {
  const last = entry.length - 1;
  const above = [...entry.slice(0, last), Number(entry[last]) - 1];
  return above.every((step, index) => path[index] === step);
}

/**
 * Whether something that was told of stands below a name now that is known to nothing, where nobody reads it: it is
 * hidden, not put right.
 */
function isAnyUnread(
  before: readonly Draft[],
  after: readonly Draft[],
  { lines, at, indexOf }: Repaired,
): boolean {
  const unread = after.filter(({ code }) => UNREAD_BELOW.has(code) || code === UNREAD_IN);
  if (unread.length === 0) return false;
  const groups = new Ranges(
    unread.map(({ code, start, path }) => {
      const isNamed = code === UNREAD_IN && typeof path.at(-1) === "string";
      const line = isNamed ? ownerOf(lines(), at(start)) : at(start);
      return { start: line + 1, end: endOfGroup(lines(), line) };
    }),
  );
  return before.some((one) => {
    const line = GUESSES.has(one.code) ? -1 : indexOf(one);
    return line !== -1 && groups.holds({ start: line, end: line + 1 });
  });
}

/** Index of the line that names the value which stands, or begins, in a line. */
function ownerOf(lines: readonly PlacedLine[], line: number): number {
  const { text } = lines[line]!;
  const column = indentationOf(text);
  // A value of several entries is told at the first of them.
  const above = lines
    .slice(0, line)
    .findLastIndex((one) => isContent(one) && indentationOf(one.text) < column && isOpener(one));
  return isDash(lines[line]!) && above !== -1 ? above : line;
}

/** Where an entry began that lost its first line, only the last place that is possible tells, or its id. */
export function isBetter(a: Tried, b: Tried | undefined): boolean {
  if (!b) return true;
  const [own, other] = [a.problems.length, b.problems.length];
  if (own !== other) return own < other;
  if (a.isLost !== b.isLost) return b.isLost;
  if (!a.isLost) return a.oddSteps + a.oddStarts < b.oddSteps + b.oddStarts;
  if (a.isById !== b.isById) return a.isById;
  return a.problem.start > b.problem.start;
}

/** Whether what stands in a line of the repaired text is read: it is neither gone nor words of a text. */
function isReadStill(line: PlacedLine | undefined): boolean {
  return isContent(line) && (nameOf(line) !== undefined || isDash(line));
}

/** The option that a problem misses. */
export const optionOf = ({ params }: Draft): string | undefined => {
  const { option, case: kind, list } = (params ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === "list" && typeof list === "string") return list;
  return typeof option === "string" ? option : kind === "item" ? "item" : undefined;
};

/** The problems that a repair brings. */
function freshOf(before: readonly Draft[], after: readonly Draft[], edits: readonly TextEdit[]): Draft[] {
  const toSource = createOffsetMap([edits]);
  const keyOf = (draft: Draft, start: number): string => `${draft.code}\n${start}\n${optionOf(draft) ?? ""}`;
  const known = new Set(before.map((draft) => keyOf(draft, draft.start)));
  return after.filter((draft) => !known.has(keyOf(draft, toSource(draft.start))));
}
