import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isFolder } from "../files/read-file.ts";
import { readVersionName } from "../languages/version-files.ts";
import { readLanguageTags } from "./languages.ts";

/** Files in `data/` that hold one thing each: the settings, the theme and the words. */
const NO_COLLECTIONS: ReadonlySet<string> = new Set(["site.yaml", "theme.yaml", "words.yaml"]);

/** The collection that a file of a site holds; undefined for any other file. @param file  `data/jobs.csv`. */
export function collectionIn(file: string): string | undefined {
  if (NO_COLLECTIONS.has(file.slice("data/".length))) return undefined;
  return /^data\/([^/]+?)(?:\.yaml|(?<!\.schema)\.json|\.csv)$/.exec(file)?.[1];
}

/** The files of each collection of a site by its name, sorted: one, unless somebody has left an older one behind. */
export function findDataFiles(siteDir: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const dir = join(siteDir, "data");
  if (!isFolder(dir)) return found;
  // YAML first: where there are two, the one that people write by hand is read.
  const names = readdirSync(dir).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const langs = names.some((name) => /\..+\./.test(name)) ? readLanguageTags(siteDir) : [];
  for (const entry of names) {
    const file = `data/${entry}`;
    if (readVersionName(file, langs)) continue;
    const name = collectionIn(file);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What `data/` holds, by names; for who looks at many files of it, since listing them takes longer the more there are. */
export interface DataFolder {
  /** The files of each collection. */
  files: ReadonlyMap<string, readonly string[]>;
  /** What data files or their schemas are called: one of the two may be missing, which is told elsewhere. */
  names: ReadonlySet<string>;
}

/** Lists `data/` of a site once. */
export function listDataFolder(siteDir: string): DataFolder {
  const dir = join(siteDir, "data");
  const schemas = (isFolder(dir) ? readdirSync(dir) : []).flatMap(
    (file) => /^(.+?)\.schema\.json$/.exec(file)?.[1] ?? [],
  );
  const files = findDataFiles(siteDir);
  return { files, names: new Set(["site", "theme", ...schemas, ...files.keys()]) };
}

function rank(name: string): number {
  return [".yaml", ".json", ".csv"].findIndex((ending) => name.endsWith(ending));
}
