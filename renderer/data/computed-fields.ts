import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stampOfFile } from "../files/file-stamp.ts";
import { findPublicFile } from "../files/read-file.ts";
import { keepNewest } from "../keep-newest.ts";
import type { Computed, Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { Collection } from "./collection.ts";
import { sortRows } from "./queries.ts";

/** Words that a reader takes in per minute; a common figure for articles. */
const WORDS_PER_MINUTE = 220;

/** Rows hold something that is worked out, of other rows and files as well. */
export function hasComputedFields(schema: Schema | undefined): boolean {
  for (const field of Object.values(schema?.properties ?? {})) if (field["x-computed"]) return true;
  return false;
}

/** Rows with what is known of them. */
type RowsOf = Pick<Collection, "schema" | "key" | "rows">;

/** Fills the computed fields of all rows of a collection, in place. @param lang Tag of the language that they are sorted by. */
export function fillComputedFields(collection: RowsOf, siteDir: string, lang: string): void {
  for (const [field, schema] of Object.entries(collection.schema?.properties ?? {})) {
    const rule = schema["x-computed"];
    if (!rule) continue;
    const related = rule.related && relationFinder(rule, collection, lang);
    for (const row of collection.rows) {
      const value = related ? related(row) : compute(rule, row, siteDir);
      if (value === undefined) delete row[field];
      else row[field] = value;
    }
  }
}

function compute(rule: Computed, row: { [key: string]: Data }, siteDir: string): Data | undefined {
  if (rule["reading-time"] !== undefined)
    return readingTime(findPublicFile(join(siteDir, "public"), fillPath(rule["reading-time"], row)));
  if (rule.count !== undefined) {
    const list = row[rule.count];
    return Array.isArray(list) ? list.length : 0;
  }
  return undefined;
}

function fillPath(path: string, row: { [key: string]: Data }): string {
  return path.replace(/\$\{([^{}]+)\}/g, (_, field: string) => String(row[field] ?? ""));
}

/** Minutes that files take to read, by their paths: each change of a row asks for those of all rows. */
const known = new Map<string, { stamp: string; minutes: number }>();

/** So many files are kept in mind. */
const MOST_KNOWN = 10_000;

/** Minutes to read a file of HTML or Markdown, rounded up; undefined when there is no such file. */
function readingTime(path: string | undefined): number | undefined {
  if (path === undefined) return undefined;
  const stamp = stampOfFile(path);
  const before = known.get(path);
  if (before?.stamp === stamp) return before.minutes;
  const minutes = minutesOf(path);
  keepNewest(known, path, { stamp, minutes }, MOST_KNOWN);
  return minutes;
}

function minutesOf(path: string): number {
  const text = readFileSync(path, "utf8")
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ");
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Finds the keys of other rows that share a value in one of the fields; rows are sorted and indexed once. */
function relationFinder(
  rule: Computed,
  collection: RowsOf,
  lang: string,
): (row: { [key: string]: Data }) => Data[] {
  const fields = rule.related ?? [];
  const sorted = rule.sort === undefined ? collection.rows : sortRows(collection.rows, rule.sort, lang);
  const limit = rule.limit ?? sorted.length;
  const placesOf = new Map<string, Map<Data, number[]>>(fields.map((field) => [field, new Map()]));
  for (const [place, row] of sorted.entries()) {
    for (const field of fields) {
      const places = placesOf.get(field)!;
      for (const value of valuesOf(row[field])) {
        const list = places.get(value);
        if (list) list.push(place);
        else places.set(value, [place]);
      }
    }
  }
  return (row) => {
    const found = new Set<number>();
    for (const field of fields) {
      for (const value of valuesOf(row[field])) {
        // One more than needed, because the row itself is among them.
        for (const place of placesOf
          .get(field)!
          .get(value)
          ?.slice(0, limit + 1) ?? [])
          found.add(place);
      }
    }
    return [...found]
      .sort((a, b) => a - b)
      .filter((place) => sorted[place] !== row)
      .slice(0, limit)
      .map((place) => sorted[place]![collection.key] ?? null);
  };
}

function valuesOf(value: Data | undefined): Data[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
