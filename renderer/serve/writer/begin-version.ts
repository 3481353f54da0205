import type { BeginVersion } from "../../editor/protocol.ts";
import { readVersionName, versionFile } from "../../languages/version-files.ts";
import type { Site } from "../../site/site.ts";
import type { WrittenFile } from "../../translations/changed-versions.ts";
import { giveIds } from "../../translations/give-ids.ts";
import { writeVersion } from "../../translations/write-version.ts";
import { findPage } from "./resolve-target.ts";

/**
 * The files with which a page begins in another language: its version has the title alone, and every other text is the
 * original's until somebody types its translation. Blocks get the ids by which a version knows them.
 */
export function beginVersion(
  site: Site,
  { route, lang, title }: BeginVersion,
): WrittenFile[] | { refused: string } {
  const langs = site.languages.map((one) => one.lang);
  if (!langs.includes(lang)) return { refused: `The site is not translated into "${lang}".` };
  const file = findPage(site, route)?.file;
  if (file === undefined) return { refused: `There is no page at ${route}.` };
  const original = readVersionName(file, langs)?.original ?? file;
  const version = versionFile(original, lang);
  if (site.files.read(version) !== undefined) return { refused: `There is ${version} already.` };
  if (title.trim() === "") return { refused: "A page needs a title." };
  const found = site.translations(lang).find((one) => one.original === original);
  const unit = found?.units.find(({ path }) => path?.join() === "title");
  if (!found || unit?.original === undefined)
    return { refused: `${original} has no title that could be translated.` };
  const at = ["title"];
  const after = writeVersion("", [{ at, path: at, of: unit.original, text: title.trim() }]);
  return [...withIds(site, original, found.unkeyed), { file: version, after, texts: 1 }];
}

function withIds(site: Site, file: string, unkeyed: Parameters<typeof giveIds>[1]): WrittenFile[] {
  const before = unkeyed.length > 0 ? site.files.read(file) : undefined;
  if (before === undefined) return [];
  return [{ file, before, after: giveIds(before, unkeyed).text, texts: unkeyed.length }];
}
