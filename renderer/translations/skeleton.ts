import { isBodyFile, type WrittenFile } from "./changed-versions.ts";
import { giveIds } from "./give-ids.ts";
import type { TranslatedFile } from "./translated-file.ts";
import { unitName } from "./unit-name.ts";
import { writeVersion } from "./write-version.ts";

/**
 * Begins a version: every text of the original that is not in it yet is put there with its original, and an empty text to be
 * filled in. Blocks without an id get one in the original.
 *
 * @param read Text of a file of the site; undefined when there is none.
 * @returns Files that differ: none when everything is there already.
 */
export function skeleton(
  { original: file, version, units, unkeyed: paths }: TranslatedFile,
  read: (file: string) => string | undefined,
): WrittenFile[] {
  const changed: WrittenFile[] = [];
  const original = read(file);
  const ids = new Map<string, string>();
  if (paths.length > 0 && original !== undefined) {
    const given = giveIds(original, paths);
    for (const [index, path] of paths.entries()) ids.set(unitName(path), given.ids[index]!);
    changed.push({ file, before: original, after: given.text, texts: paths.length });
  }
  const texts = units.flatMap(({ state, at, path, original: of, of: marked, needsId }) => {
    if (state !== "missing" || of === undefined || path === undefined || marked !== undefined) return [];
    const id = needsId && ids.get(unitName(needsId));
    return [{ at: id === undefined ? at : ["blocks", id, ...at.slice(needsId!.length)], path, of, text: "" }];
  });
  if (texts.length === 0) return changed;
  const before = read(version);
  // A text that is a file is begun as it is in the original; without a mark, nobody takes it for translated.
  const after = isBodyFile(version) ? texts[0]!.of : writeVersion(before ?? "", texts);
  changed.push({ file: version, ...(before !== undefined && { before }), after, texts: texts.length });
  return changed;
}
