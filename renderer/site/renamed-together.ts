import { existsSync } from "node:fs";
import { join } from "node:path";
import { readVersionName } from "../languages/version-files.ts";
import type { OpenBase } from "./open-base.ts";
import { listPageFiles } from "./site-base.ts";

/**
 * Files that have changed, with pages that have come or gone beside them: of a page that is renamed, systems tell one
 * name first and the other a moment later. In between there would be two of it, or none.
 */
export function withRenamed(base: OpenBase, files: ReadonlySet<string>): ReadonlySet<string> {
  const { dir } = base;
  const { pageFiles } = base.base;
  const known = new Set(pageFiles);
  const isThere = (file: string): boolean => existsSync(join(dir, file));
  const langs = base.languages.map(({ lang }) => lang);
  const isPage = (file: string): boolean =>
    /^pages\/.*\.yaml$/.test(file) && readVersionName(file, langs) === undefined;
  const changed = [...files].filter((file) => isPage(file) && known.has(file) !== isThere(file));
  if (changed.length === 0) return files;
  const now = listPageFiles(dir, []).filter((file) => isPage(file) && !base.names.misnamed.has(file));
  return new Set([...files, ...now.filter((file) => !known.has(file)), ...minus(pageFiles, now)]);
}

function minus(files: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return files.filter((file) => !left.has(file));
}
