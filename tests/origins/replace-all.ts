import type { Problem } from "../../renderer/model.ts";
import type { Path, WrittenValue } from "../../renderer/origins/origin.ts";
import { replaceText } from "../../renderer/origins/replace-text.ts";
import type { YamlSources } from "../../renderer/origins/yaml-sources.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "../../renderer/yaml/text-edits.ts";
import type { OwnPlace } from "./own-places.ts";

/** A text that was given to a place. */
export interface Given {
  place: OwnPlace;
  text: string;
  /** What stood there, without quotation marks around it. */
  was: string;
  edit: TextEdit;
}

/**
 * The edit that gives a place another text.
 *
 * @throws Error when the text cannot be written there, or more than the place's own range would change.
 */
export function give(place: OwnPlace, text: string, sources: YamlSources): Given {
  const { file, range, style } = place.written;
  const result = replaceText(place.origin, text, sources, place.piece);
  if ("refused" in result)
    throw new Error(`${result.refused}: ${JSON.stringify(text)} at ${place.key} (${style})`);
  const [edit, ...more] = result.edits;
  const isExact =
    edit && more.length === 0 && result.file === file && edit.start === range.start && edit.end === range.end;
  if (!isExact) throw new Error(`More than the text at ${place.key} would change.`);
  const was = sources
    .read(file)!
    .slice(edit.start, edit.end)
    .replace(/^(["'])([\s\S]*)\1$/, "$2");
  return { place, text, was, edit };
}

/** The texts of files with everything that was given. */
export function textsWith(given: readonly Given[], sources: YamlSources): Map<string, string> {
  const edits = editsByFile(given);
  return new Map([...edits].map(([file, list]) => [file, applyEdits(sources.read(file)!, list)]));
}

function editsByFile(given: readonly Given[]): Map<string, TextEdit[]> {
  const files = new Map<string, TextEdit[]>();
  for (const { place, edit } of given) {
    const { file } = place.written;
    files.set(file, [...(files.get(file) ?? []), edit]);
  }
  return files;
}

/**
 * The given texts that a problem may speak of: a text must fit its option, which is no matter of origins.
 *
 * @param sourcesOf  For a text with bindings in a page: what its bindings are filled from.
 */
export function culprits(
  problem: Problem,
  given: readonly Given[],
  sourcesOf: (file: string, path: Path) => readonly OwnPlace[],
): Given[] {
  const { file, path, range, params } = problem;
  // A page asks for a file by a name, and for its first line: with the old text, or with the new one.
  if (file.startsWith("public/")) {
    const told = JSON.stringify(params);
    return given.filter(
      ({ text, was }) =>
        told.includes(JSON.stringify(text).slice(1, -1)) || (was !== "" && file.includes(was)),
    );
  }
  const isNear = ({ written }: { written: WrittenValue }): boolean =>
    written.file === file &&
    path.length > 0 &&
    (startsWith(written.path, path) || startsWith(path, written.path));
  const direct = given.filter(({ place }) => isNear(place));
  if (direct.length > 0) return direct;
  // A rule of a block compares its options: the one that it is told at need not be the one that changed.
  const block = path.findLastIndex((step, index) => path[index - 1] === "blocks" && typeof step === "number");
  const ofBlock = path.slice(0, block + 1);
  if (problem.code === "block-rule" && block !== -1)
    return given.filter(
      ({ place }) => place.written.file === file && startsWith(place.written.path, ofBlock),
    );
  const keys = new Set(sourcesOf(file, path).map(({ key }) => key));
  const indirect = given.filter(({ place }) => keys.has(place.key));
  if (indirect.length > 0) return indirect;
  const edits = editsByFile(given).get(file) ?? [];
  const at = createOffsetMap([edits])(range.start.offset);
  return given.filter(
    ({ place }) =>
      place.written.file === file && place.written.whole.start <= at && at < place.written.whole.end,
  );
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}
