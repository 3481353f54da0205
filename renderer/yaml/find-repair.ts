import type { Draft } from "../problems/draft.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { isBetter, judgeRepair, optionOf, type Tried } from "./judge-repair.ts";
import { oddStartsOf, oddStepsOf } from "./layout-habits.ts";
import { GUESSES, isByLines, LACKS, OF_LINES } from "./line-codes.ts";
import {
  endOfGroup,
  isContent,
  isOpener,
  type LineRepair,
  type LinesToRepair,
  nameOf,
} from "./line-repair.ts";
import { joinedRepairs, lineRepairs, loneRepairs } from "./line-repairs.ts";
import { parseYaml } from "./parse-yaml.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import { plainReach } from "./read-plain-yaml.ts";
import { moveSideways } from "./sideways-repairs.ts";
import { applyEdits, type TextEdit } from "./text-edits.ts";

/** What is said of a value that is another than was meant. */
const OF_VALUES: ReadonlySet<string> = new Set(["not-allowed-value", "too-long", "unknown-icon"]);

/** Whether a value goes on in the lines below, which stand further right than its name. */
function swallowsLines(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const stop = text.indexOf("\n", at);
  const below = stop === -1 ? undefined : /^\n*( *)\S/.exec(text.slice(stop));
  const column = /^ *(?:- +)*/.exec(text.slice(start))![0].length;
  return below !== undefined && below !== null && below[1]!.length > column;
}

/** Whether reading stops at a mistake in the grammar: what stands behind it is not told, and seems to be in order. */
const isCutOff = (text: string): boolean => parseYaml(text).tree === undefined;

/** So many repairs at which the quick reader stops where it stopped before are read by the other one as well. */
const MOST_STOPPED = 60;

/** By how much the quick reader is quicker than a reading in full. */
const CHEAPER = 50;

/** By how much a reading in full is slower where the quick reader cannot come to its aid. */
const SLOWER = 3;

/**
 * The repair that leaves the least to tell, if that is less than before.
 *
 * Hundreds are thought of, and with nearly all of them reading stops where it stopped before, or sooner. The quick
 * reader sees that; only those with which it comes further are read in full.
 *
 * @param budget  Characters that may still be read in full.
 * @param isCorrected  All that is wrong with the file has corrections, which may only have made one text of two lines.
 */
export function findRepair(
  text: string,
  before: readonly Draft[],
  read: (text: string) => readonly Draft[],
  budget: { left: number },
  isCorrected: boolean,
): Tried | undefined {
  const isFurther = createReachTest(text, before);
  const cost = isFurther === ALL_PASS ? SLOWER : 1;
  // A value that goes on over lines may have swallowed those of which the opening is gone.
  const isOfLines = (one: Draft): boolean =>
    isByLines(one) ||
    // Its name may have stayed behind on the line above.
    (one.code === "bad-name" && text[one.start] === ":") ||
    (OF_VALUES.has(one.code) && swallowsLines(text, one.start));
  const seen = new Set<string>();
  const oddSteps = Math.max(0, oddStepsOf(text) - 1);
  const oddStarts = oddStartsOf(text);
  const isUsual = (one: Tried): boolean => one.oddSteps <= oddSteps && one.oddStarts <= oddStarts;
  let cutOff: boolean | undefined;
  const wasCutOff = (): boolean => (cutOff ??= isCutOff(text));
  let best: Tried | undefined;
  // What the quick reader stops at may be another mistake, that reading in full goes on behind.
  const stopped: { repair: LineRepair; repaired: string }[] = [];
  const judged = (repair: LineRepair, repaired: string): boolean => {
    budget.left -= text.length * cost;
    const outcome = judgeRepair({
      repair,
      text: repaired,
      before,
      after: read(repaired),
      isOfLines,
      isCut: () => wasCutOff() && !isCutOff(repaired),
    });
    if (outcome && isBetter(outcome, best) && (wasCutOff() || !isCutOff(repaired))) best = outcome;
    return best !== undefined && !best.isLost && best.problems.length === 0 && isUsual(best);
  };
  for (const repair of repairsNear(text, before, isCorrected)) {
    const repaired = applyEdits(text, repair.edits);
    if (seen.has(repaired)) continue;
    seen.add(repaired);
    budget.left -= repaired.length / CHEAPER;
    if (budget.left < 0) return best;
    if (isFurther(repaired, repair.edits)) {
      if (judged(repair, repaired)) return best;
    } else if (stopped.length < MOST_STOPPED) stopped.push({ repair, repaired });
  }
  if (best || !wasCutOff()) return best;
  for (const { repair, repaired } of stopped) {
    if (isCutOff(repaired)) continue;
    if (budget.left < 0 || judged(repair, repaired)) return best;
  }
  return best;
}

const ALL_PASS = (): boolean => true;

/**
 * A test whether the quick reader comes further in a repaired text than in the text as it is. Where it is stopped by
 * something else than a line that is lost, doubled or moved, it tells nothing, and every repair passes; what stops it
 * there and has a correction is put right in both.
 */
function createReachTest(
  text: string,
  before: readonly Draft[],
): (repaired: string, edits: readonly TextEdit[]) => boolean {
  const stopped = plainReach(text);
  if (stopped < text.length && !before.some((draft) => isNear(text, draft, stopped))) return ALL_PASS;
  const clear = stopped < text.length ? clearFixes(text, before, stopped) : [];
  const stop = clear.length === 0 ? stopped : plainReach(applyEdits(text, clear)) - growthOf(clear);
  return (repaired, edits) => {
    const others = clear.filter((fix) => !edits.some((edit) => touches(edit, fix)));
    const cleared = others.length === 0 ? repaired : applyEdits(text, [...edits, ...others]);
    const reach = plainReach(cleared);
    return (
      reach >= cleared.length ||
      reach > stop + growthOf([...edits.filter(({ start }) => start <= stop), ...others])
    );
  };
}

const growthOf = (edits: readonly TextEdit[]): number =>
  edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);

/** Corrections that are known of what is wrong in the line where the quick reader stops, or right above: it reads on with them. */
function clearFixes(text: string, before: readonly Draft[], stop: number): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { fix, start } of before) {
    const between = text.slice(Math.min(start, stop), Math.max(start, stop));
    if (fix && between.split("\n").length <= 2 && !edits.some((edit) => touches(edit, fix))) edits.push(fix);
  }
  return edits;
}

const touches = (one: TextEdit, other: TextEdit): boolean => one.start <= other.end && other.start <= one.end;

/** Whether a problem that lines can bring about is told within two lines of an offset. */
function isNear(text: string, { code, fix, start }: Draft, offset: number): boolean {
  const between = text.slice(Math.min(start, offset), Math.max(start, offset));
  return OF_LINES.has(code) && !fix && between.split("\n").length <= 3;
}

/** Ways to read the lines near the problems, the likelier kinds first. */
function* repairsNear(text: string, before: readonly Draft[], isCorrected: boolean): Generator<LineRepair> {
  const lines = placeLines(text);
  const lineOf = (offset: number): number =>
    Math.max(
      0,
      lastAtMost(lines, offset, ({ start }) => start),
    );
  const lacking = before.filter(({ code }) => LACKS.has(code));
  const lost = lostBlocks(before, lines);
  const file: LinesToRepair = {
    text,
    lines,
    openers: [...openersOf(lines, lacking), ...lost],
    lacking: [...lost, ...lacking.flatMap((draft) => optionOf(draft) ?? [])].slice(0, 4),
    owners: [...new Set(lacking.map(({ start }) => lineOf(start)))].slice(0, 2),
  };
  const places = placesNear(before, lines, lineOf);
  const [only] = before;
  const kinds = isCorrected
    ? joinedRepairs
    : before.length > 1 || (only && GUESSES.has(only.code))
      ? lineRepairs
      : loneRepairs;
  if (kinds === loneRepairs && file.owners[0] !== undefined)
    places.push(...linesOf(lines, file.owners[0]).filter((at) => !places.includes(at)));
  const told = new Set(before.slice(0, 4).map(({ start }) => lineOf(start)));
  // What was done is mostly seen where it was done.
  const isAt = (at: number): boolean => told.has(at) || told.has(at + 1) || told.has(at - 1);
  const inTurn = kinds === loneRepairs ? [places] : [places.filter(isAt), places.filter((at) => !isAt(at))];
  for (const some of inTurn)
    for (const repairsOf of kinds) {
      const repairs = some.flatMap((at) => repairsOf(file, at));
      // One line slips sooner than all those above it: where both would do, the few were moved.
      yield* repairsOf === moveSideways ? repairs.sort((a, b) => a.edits.length - b.edits.length) : repairs;
    }
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
    // Of a line within a text, what opens the text, however far above.
    if (lines[line]?.isText) places.add(lines.findLastIndex((one, at) => at < line && isContent(one)));
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
    if (!line.isText || /^ *(?:- +)?[\w-]+:(?: |$)/.test(line.text)) found.push(index);
  }
  return found;
}

/** In a version, what opens the texts of its blocks: that it lacks them is told of each block, and names no option. */
function lostBlocks(before: readonly Draft[], lines: readonly PlacedLine[]): string[] {
  const isVersion =
    before.some(({ code }) => code === "bad-translation") ||
    lines.some(({ text }) => /(?:^|[{\s])of: /.test(text));
  return isVersion && !lines.some(({ text }) => /^blocks:/.test(text)) ? ["blocks"] : [];
}

/** Names that most lists of pages have. */
const USUAL = ["blocks", "items", "actions"];

/** Names that open something in this file, and those that something lacks. */
function openersOf(lines: readonly PlacedLine[], lacks: readonly Draft[]): string[] {
  const lacking = lacks.map((draft) => optionOf(draft) ?? "");
  const written = lines.filter((line) => isContent(line) && isOpener(line)).map((line) => nameOf(line)!);
  const texts = lines.flatMap(({ text }) => /^ *(?:- +)*([\w$-]+): [|>]/.exec(text)?.[1] ?? []);
  const named = [...new Set([...lacking, ...written, ...texts])].filter((name) => name !== "").slice(0, 8);
  // The one line that opened a list may be the one that is gone.
  return [...new Set([...named, ...USUAL])];
}
