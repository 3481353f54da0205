import type { BeginVersion } from "../../editor/protocol.ts";
import { dataVersionFile, readVersionName, versionFile } from "../../languages/version-files.ts";
import type { Site } from "../../site/site.ts";
import type { WrittenFile } from "../../translations/changed-versions.ts";
import { giveIds } from "../../translations/give-ids.ts";
import { writeVersion } from "../../translations/write-version.ts";
import { findPage } from "./resolve-target.ts";

/**
 * The files with which a page begins in another language: its version has the title alone, and every other text is the
 * original's until somebody types its translation. A page that is made for each row begins for all rows at once. Blocks
 * get the ids by which a version knows them.
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
  const found = site.translations(lang).find((one) => one.original === original);
  const unit = found?.units.find(({ path }) => path?.join() === "title");
  const ids = found ? withIds(site, original, found.unkeyed) : [];
  if (unit?.original === undefined) {
    // Of a page for each row the title may be what the row says, which is translated with the row.
    const collection = rowsOf(site, original);
    if (collection === undefined) return { refused: `${original} has no title that could be translated.` };
    return [...ids, { file: version, after: rowsAlone(dataVersionFile(collection, lang)), texts: 0 }];
  }
  if (title.trim() === "") return { refused: "A page needs a title." };
  const at = ["title"];
  const after = writeVersion("", [{ at, path: at, of: unit.original, text: title.trim() }]);
  return [...ids, { file: version, after, texts: 1 }];
}

/** The file of the rows that a page is made from; undefined for a page of its own. */
function rowsOf({ files }: Site, file: string): string | undefined {
  const each = /^each:[ \t]*(["']?)([\w-]+)\1/m.exec(files.read(file) ?? "")?.[2];
  return each === undefined ? undefined : files.collections.get(each)?.file;
}

/** A version that says nothing by itself is there all the same. */
function rowsAlone(file: string): string {
  return `# Its texts come from the rows: their translations stand in ${file}.\n`;
}

function withIds(site: Site, file: string, unkeyed: Parameters<typeof giveIds>[1]): WrittenFile[] {
  const before = unkeyed.length > 0 ? site.files.read(file) : undefined;
  if (before === undefined) return [];
  return [{ file, before, after: giveIds(before, unkeyed).text, texts: unkeyed.length }];
}
