import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Files that a file imports, both as paths from the repository's folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

// Imports here are relative and end in the file's real ending; a type is imported as a value is.
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"'?]+)/g;
const GLOB_IMPORT = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*["'](\.{1,2}\/[^"']+)/g;

/** Reads the relative imports of files of code, and their `import.meta.glob`s. Files that are read by path are not seen. */
export function readImports(dir: string, files: readonly string[]): ImportGraph {
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(dir, file), "utf8");
      const fromHere = (path = "") => relative(dir, join(dir, dirname(file), path));
      const named = [...text.matchAll(IMPORT)]
        .map(([, path]) => fromHere(path))
        .filter((path) => existsSync(join(dir, path)));
      const globbed = [...text.matchAll(GLOB_IMPORT)].flatMap(([, glob]) => {
        const pattern = toPattern(fromHere(glob));
        return files.filter((path) => pattern.test(path));
      });
      return [file, [...new Set([...named, ...globbed])]];
    }),
  );
}

/**
 * How many imports lie between each file and the nearest of the given ones: 0 for those themselves, 1 for files
 * that import one of them. Files that import none, however far around, are left out.
 */
export function distancesTo(targets: readonly string[], graph: ImportGraph): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  const distances = new Map(targets.map((file) => [file, 0]));
  // A map is walked in the order of entry, and what is entered on the way is walked, too: breadth first.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** A glob of `*` and `**` as a regular expression. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()[\]|\\]/g, "\\$&")
    .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"))
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}
