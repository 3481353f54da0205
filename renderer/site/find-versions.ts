import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findDataFiles } from "../data/data-files.ts";
import type { Language } from "../data/languages.ts";
import { fileProblem, isFolder } from "../files/read-file.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { Problem } from "../model.ts";

/** Files of pages, parted into those of the site's own language and versions in others. */
export function partVersions(
  files: readonly string[],
  languages: readonly Language[],
): { pageFiles: string[]; versionFiles: string[] } {
  const langs = languages.map(({ lang }) => lang);
  const isVersion = (file: string): boolean => readVersionName(file, langs) !== undefined;
  return {
    pageFiles: files.filter((file) => !isVersion(file)),
    versionFiles: files.filter(isVersion),
  };
}

/** Versions of nothing. @param versionFiles  Of pages. */
export function findOrphans(
  dir: string,
  versionFiles: readonly string[],
  languages: readonly Language[],
): Problem[] {
  const langs = languages.map(({ lang }) => lang);
  if (langs.length === 0) return [];
  const data = isFolder(join(dir, "data")) ? readdirSync(join(dir, "data")) : [];
  const known = findDataFiles(dir);
  const all = [...versionFiles, ...data.map((name) => `data/${name}`)];
  return all.flatMap((file) => {
    const original = readVersionName(file, langs)?.original;
    if (original === undefined || existsSync(join(dir, original))) return [];
    // A version of a table is YAML all the same.
    if (known.has(original.replace(/^data\/|\.yaml$/g, ""))) return [];
    const params = { case: "no-original" as const, file, original };
    return [fileProblem(file, { code: "bad-translation", params, start: 0, end: 0, path: [] })];
  });
}
