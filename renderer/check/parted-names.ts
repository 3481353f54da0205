import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findDataFiles } from "../data/data-files.ts";
import { suggest } from "../problems/suggest.ts";
import { START, textOf } from "./told-by-contents.ts";

/**
 * The data file and the schema that were meant to have one name: `data/job.yaml` beside `data/jobs.schema.json`.
 *
 * @returns The one of the two whose name the pages do not use, and what it should be called.
 */
export function findParted(
  dir: string,
  lonelyData: readonly string[],
  lonelySchemas: readonly string[],
): { file: string; meant: string; name: string; other: string }[] {
  return lonelySchemas.flatMap((schema) => {
    const data = suggest(schema, lonelyData) ?? ofFields(dir, lonelyData, lonelySchemas);
    if (data === undefined) return [];
    const isDataUsed = usesOf(dir, data) > usesOf(dir, schema);
    return isDataUsed
      ? { file: `data/${schema}.schema.json`, meant: `data/${data}.schema.json`, name: data, other: schema }
      : { ...endings(dir, data, schema), name: schema, other: data };
  });
}

/** The only data file without a schema, where it has all that the only schema without data asks of a row. */
function ofFields(
  dir: string,
  lonelyData: readonly string[],
  lonelySchemas: readonly string[],
): string | undefined {
  const [data, ...others] = lonelyData;
  const [schema, ...more] = lonelySchemas;
  if (data === undefined || schema === undefined || others.length + more.length > 0) return undefined;
  const file = findDataFiles(dir).get(data)?.[0];
  if (file === undefined) return undefined;
  try {
    const { required } = JSON.parse(readFileSync(join(dir, `data/${schema}.schema.json`), "utf8"));
    const text = textOf(join(dir, file), START);
    // A name is followed by a colon, or by the sign that parts the cells of a table.
    const has = (name: unknown): boolean =>
      /^[\w-]+$/.test(String(name)) && new RegExp(`(?<![\\w-])${name}["']?\\s*[:,;\\t\\r\\n]`).test(text);
    return Array.isArray(required) && required.length > 1 && required.every(has) ? data : undefined;
  } catch {
    // What cannot be read is told for itself.
    return undefined;
  }
}

/** The file of a collection, and what it should be called under another name. */
function endings(dir: string, data: string, name: string): { file: string; meant: string } {
  const file = findDataFiles(dir).get(data)?.[0] ?? `data/${data}.yaml`;
  return { file, meant: `data/${name}${file.slice(file.lastIndexOf("."))}` };
}

/** Some page or schema names a collection. */
export function isNamed(dir: string, collection: string): boolean {
  const naming = new RegExp(`"x-ref":\\s*"${collection}"`);
  return (
    usesOf(dir, collection) > 0 ||
    readdirSync(join(dir, "data")).some(
      (name) => name.endsWith(".schema.json") && naming.test(readFileSync(join(dir, "data", name), "utf8")),
    )
  );
}

/** How many pages name a collection. */
function usesOf(dir: string, collection: string): number {
  const naming = new RegExp(`^[\\s-]*(?:source|each):\\s*["']?${collection}["']?\\s*$`, "m");
  if (!existsSync(join(dir, "pages"))) return 0;
  return readdirSync(join(dir, "pages"), { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      entry.name.endsWith(".yaml") &&
      naming.test(readFileSync(join(entry.parentPath, entry.name), "utf8")),
  ).length;
}
