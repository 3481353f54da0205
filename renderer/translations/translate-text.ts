import type { FileTranslations } from "../site/translations.ts";
import type { WrittenFile } from "./changed-versions.ts";
import { giveIds } from "./give-ids.ts";
import { unitName } from "./unit-name.ts";
import { writeVersion } from "./write-version.ts";

/**
 * Translates one text that nobody has translated yet: it comes into the version, behind its original. A block without
 * an id gets one in the original, by which the version knows it.
 *
 * @param path Of the text in the original. @param read Text of a file of the site; undefined when there is none.
 * @returns undefined when the file has no such text, or it is translated already.
 * @throws Error when a file has a mistake in YAML.
 */
export function translateText(
  { original, version, units }: FileTranslations,
  path: readonly (string | number)[],
  text: string,
  read: (file: string) => string | undefined,
): WrittenFile[] | undefined {
  const name = unitName(path);
  const unit = units.find((one) => one.path && unitName(one.path) === name);
  if (unit?.state !== "missing" || unit.original === undefined) return undefined;
  const files: WrittenFile[] = [];
  let { at } = unit;
  const { needsId } = unit;
  const source = needsId && read(original);
  if (needsId && source !== undefined) {
    const given = giveIds(source, [needsId]);
    files.push({ file: original, before: source, after: given.text, texts: 1 });
    at = ["blocks", given.ids[0]!, ...at.slice(needsId.length)];
  }
  const before = read(version);
  const after = writeVersion(before ?? "", [{ at, path, of: unit.original, text }]);
  files.push({ file: version, ...(before !== undefined && { before }), after, texts: 1 });
  return files;
}
