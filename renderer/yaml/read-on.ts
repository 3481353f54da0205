import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { GUESSES, isByLines, LACKS } from "./line-codes.ts";
import { mapDraft } from "./map-draft.ts";
import { placeLines } from "./placed-lines.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "./text-edits.ts";
import type { TreeNode } from "./tree.ts";
import { saysWhatIsMeant } from "./unseen.ts";

/** More layers of mistakes than this hide each other in no file that a person wrote. */
const MOST_ROUNDS = 3;

/** A file that is longer is read no more often than it has to be. */
const MOST_CHARACTERS = 150_000;

/** What stands below such a name is not read, since nobody knows what it may hold. */
const HIDING: ReadonlySet<string> = new Set(["unknown-block-type", "unknown-field", "unknown-option"]);

/** How a kind of file is read, and what is told of it. */
export interface Telling<File> {
  read(text: string): File;
  /** Everything that is wrong with it as it is read. */
  look(file: File): readonly Draft[];
  /** What is told of that. @param isUnread  The grammar came to nothing. */
  tell(text: string, found: readonly Draft[], isUnread: boolean): readonly Draft[];
}

/** What is told of a file, and its text with what hid parts of it put right. */
export interface ReadOn {
  told: readonly Draft[];
  mended: string;
  /** Where a place of that text lies in the file. */
  toSource(offset: number): number;
}

/**
 * What is told of a file, of which `found` is wrong.
 *
 * A mistake at which reading stops hides all that stands in other parts of the file, and a name that is nearly right
 * what stands below it. Where it is known what was meant, the file is read again with it: what is wrong behind is told
 * as well, as it would be told if it were alone.
 */
export function readOn<File extends { text: string; tree?: TreeNode }>(
  { text, tree }: File,
  found: readonly Draft[],
  { read, look, tell }: Telling<File>,
): ReadOn {
  const told = tell(text, found, !tree);
  const rounds: TextEdit[][] = [];
  if (text.length > MOST_CHARACTERS) return { told, mended: text, toSource: createOffsetMap(rounds) };
  const all = [...told];
  const lines = createLineIndex(text);
  const lineOf = (offset: number): number => lines.position(offset).line;
  let current = text;
  let hasTree = tree !== undefined;
  let last: readonly Draft[] = told;
  for (let round = 0; round < MOST_ROUNDS && last.length > 0; round += 1) {
    const hiding = last.filter((one) => HIDING.has(one.code) && correctionOf(one));
    const isCut = last.some(isByLines) && !hasTree;
    const edits = editsOf(isCut ? last : hiding);
    if (edits.length === 0 || (isCut && last.some(isUnexplained))) break;
    const isSure = isCut || hiding.every(({ fix }) => fix);
    const before = last;
    const toBefore = createOffsetMap(rounds);
    const next = applyEdits(current, edits);
    const file = read(next);
    last = tell(next, look(file), !file.tree);
    // A guess upon a guess is none.
    if (last.some(isUnexplained)) break;
    rounds.push(edits);
    current = next;
    hasTree = file.tree !== undefined;
    const known = new Set(all.map(({ start }) => lineOf(start)));
    // Told already, and only not mended: a correction that reaches over its place was made first.
    const waiting = new Set(before.filter((one) => isLeft(one, edits)).map(keyOf));
    const toSource = createOffsetMap(rounds);
    const written = placeLines(current);
    const toLine = (number: number): number => lineOf(toSource(written[number - 1]?.start ?? 0));
    const from = isCut ? 0 : Math.min(...hiding.map(({ start }) => toBefore(start)));
    const fresh = last
      .filter((one) => !waiting.has(keyOf(one)))
      .filter((one) => isSure || (!LACKS.has(one.code) && (!isByLines(one) || saysWhatIsMeant(one))))
      .map((one) => withLines(mapDraft(one, toSource), toLine))
      .filter((one) => one.start >= from && !known.has(lineOf(one.start)));
    if (fresh.length === 0) break;
    all.push(...fresh);
  }
  return { told: all, mended: current, toSource: createOffsetMap(rounds) };
}

const correctionOf = ({ fix, offer }: Draft): TextEdit | undefined => fix ?? offer;

/** The corrections of problems that do not touch each other, the first ones first. */
function editsOf(drafts: readonly Draft[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const edit of drafts.flatMap((one) => correctionOf(one) ?? []).sort((a, b) => a.start - b.start))
    if (edits.length === 0 || edit.start > edits.at(-1)!.end) edits.push(edit);
  return edits;
}

function isLeft(draft: Draft, edits: readonly TextEdit[]): boolean {
  const correction = correctionOf(draft);
  return correction !== undefined && !edits.includes(correction);
}

/** What is said, whatever its place. */
const keyOf = ({ code, params }: Draft): string => `${code}\n${JSON.stringify(params)}`;

/** A guess of the grammar, of which no correction is known. */
const isUnexplained = (one: Draft): boolean => GUESSES.has(one.code) && !correctionOf(one);

/** A problem that names another line, by its number in the text before. */
function withLines(draft: Draft, toLine: (number: number) => number): Draft {
  const params = { ...draft.params } as { line?: unknown; owner?: unknown };
  let isOther = false;
  for (const name of ["line", "owner"] as const) {
    const number = params[name];
    if (typeof number !== "number") continue;
    const line = toLine(number);
    isOther ||= line !== number;
    params[name] = line;
  }
  return isOther ? ({ ...draft, params } as Draft) : draft;
}
