import type { VersionFile } from "../languages/read-version.ts";
import type { Correction, Problem } from "../model.ts";
import { catalogue } from "../problems/catalogue.ts";
import type { Draft } from "../problems/draft.ts";
import type { LineIndex } from "../problems/line-index.ts";
import { isByLines } from "../yaml/line-codes.ts";
import { mapSpan } from "../yaml/map-draft.ts";
import { readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "../yaml/text-edits.ts";

/** More layers of mistakes than this hide each other in no file that a person wrote. */
const MOST_ROUNDS = 3;

/** A file that is longer is read no more often than it has to be. */
const MOST_CHARACTERS = 150_000;

/** A version as it was read once, with all that is told of it and its original. */
interface ReadOnce {
  problems: readonly Problem[];
  version?: VersionFile | undefined;
}

/** What is known of a version with what hid parts of it put right. */
export interface VersionReadOn<Read> {
  /** Told of it besides, at its own places. */
  fresh: Problem[];
  /** The version as it was read last. */
  last: Read;
  /** Where a place of the joined file that was read last lies in the first one. */
  toSource(offset: number): number;
}

/**
 * Reads a version again with the lines corrected at which reading stopped, as pages are read (`yaml/read-on.ts`): one
 * dash too few hides everything else that is wrong in it. Where nobody knows what was meant, the rest waits.
 *
 * @param file  Of the version. @param own  What stands in it. @param first  The version as it was read.
 * @param read  Reads it with another text.
 */
export function readVersionOn<Read extends ReadOnce>(
  file: string,
  own: YamlFile,
  first: Read,
  read: (own: YamlFile) => Read,
): VersionReadOn<Read> {
  const rounds: TextEdit[][] = [];
  const fresh: Problem[] = [];
  const told = new Set(linesIn(file, first.problems));
  let last = first;
  let text = own.text;
  let isSure = true;
  let faults = text.length > MOST_CHARACTERS ? [] : faultsOf(first.version);
  for (let round = 0; round < MOST_ROUNDS && faults.length > 0 && faults.every(correctionOf); round += 1) {
    const edits = editsOf(faults, last.version!.start);
    const next = read(readYamlText(applyEdits(text, edits)));
    faults = faultsOf(next.version);
    // A guess upon a guess is none.
    if (!faults.every(correctionOf)) break;
    isSure &&= edits.every(({ isFix }) => isFix);
    rounds.push(edits);
    text = applyEdits(text, edits);
    last = next;
    const toSource = createOffsetMap(rounds);
    const found = next.problems
      .filter((one) => one.file === file && (isSure || isCertain(one)) && !namesLine(one))
      .map((one) => movedBack(one, toSource, own.lines))
      .filter((one) => !told.has(one.range.start.line));
    fresh.push(...found);
    for (const line of linesIn(file, found)) told.add(line);
  }
  const start = first.version?.start ?? 0;
  const toOwn = createOffsetMap(rounds);
  return {
    fresh,
    last,
    toSource: (offset) => (offset < start ? offset : start + toOwn(offset - start)),
  };
}

/** What is wrong with the lines of a version themselves, at offsets of the joined file; marks of a merge stop no reading. */
function faultsOf(version: VersionFile | undefined): Draft[] {
  if (!version) return [];
  return version.file.problems.filter(
    ({ code, severity, start }) =>
      start >= version.start &&
      code !== "merge-conflict" &&
      (severity ?? catalogue[code]?.severity) === "error",
  );
}

const correctionOf = ({ fix, offer }: Draft): TextEdit | undefined => fix ?? offer;

/** The corrections of mistakes that do not touch each other, at offsets of the version by itself. */
function editsOf(faults: readonly Draft[], start: number): (TextEdit & { isFix: boolean })[] {
  const edits: (TextEdit & { isFix: boolean })[] = [];
  const all = faults.flatMap(({ fix, offer }) => {
    const edit = fix ?? offer;
    return edit
      ? { start: edit.start - start, end: edit.end - start, text: edit.text, isFix: fix !== undefined }
      : [];
  });
  for (const edit of all.sort((a, b) => a.start - b.start))
    if (edits.length === 0 || edit.start > edits.at(-1)!.end) edits.push(edit);
  return edits;
}

const linesIn = (file: string, problems: readonly Problem[]): number[] =>
  problems.flatMap((one) => (one.file === file ? one.range.start.line : []));

/** What a line that was put right otherwise than it was meant would bring about as well. */
const BY_GUESS: ReadonlySet<string> = new Set(["missing-translation", "obsolete-translation"]);

/** Whether it is wrong however the lines around it were meant. */
function isCertain({ code, fix, offer, params }: Problem): boolean {
  const says = Boolean(fix ?? offer) || (params as { guess?: unknown } | undefined)?.guess !== undefined;
  return says || !(BY_GUESS.has(code) || isByLines({ code } as Draft));
}

/** Whether its words name a line, which has another number in the file as it is. */
const namesLine = ({ params }: Problem): boolean =>
  ["line", "owner"].some(
    (name) => typeof (params as Record<string, unknown> | undefined)?.[name] === "number",
  );

/** A problem of a version that was put right, at its place in the version as it is. */
function movedBack(
  problem: Problem,
  toSource: (offset: number) => number,
  lines: Pick<LineIndex, "range">,
): Problem {
  const moved = <Placed extends Pick<Correction, "range">>(one: Placed): Placed => {
    const { start, end } = one.range;
    const span = mapSpan({ start: start.offset, end: end.offset }, toSource);
    return { ...one, range: lines.range(span.start, span.end) };
  };
  return {
    ...moved(problem),
    ...(problem.fix && { fix: moved(problem.fix) }),
    ...(problem.offer && { offer: moved(problem.offer) }),
  };
}
