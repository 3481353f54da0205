import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Computed } from "../schema/schema-types.ts";
import type { Collection } from "./collections.ts";
import { sortRows } from "./queries.ts";
import type { Data } from "./to-data.ts";

/** Words that a reader takes in per minute; a common figure for articles. */
const WORDS_PER_MINUTE = 220;

/** Fills the computed fields of all rows of a collection, in place. */
export function fillComputedFields(collection: Collection, siteDir: string): void {
  for (const [field, schema] of Object.entries(collection.schema?.properties ?? {})) {
    const rule = schema["x-computed"];
    if (!rule) continue;
    for (const row of collection.rows) {
      const value = compute(rule, row, collection, siteDir);
      if (value === undefined) delete row[field];
      else row[field] = value;
    }
  }
}

function compute(
  rule: Computed,
  row: { [key: string]: Data },
  collection: Collection,
  siteDir: string,
): Data | undefined {
  if (rule["reading-time"] !== undefined)
    return readingTime(join(siteDir, "public", fillPath(rule["reading-time"], row)));
  if (rule.count !== undefined) {
    const list = row[rule.count];
    return Array.isArray(list) ? list.length : 0;
  }
  if (rule.related) return relatedRows(rule, row, collection);
  return undefined;
}

function fillPath(path: string, row: { [key: string]: Data }): string {
  return path.replace(/\$\{([\w-]+)\}/g, (_, field: string) => String(row[field] ?? ""));
}

/** Minutes to read a file of HTML or Markdown, rounded up; undefined when there is no such file. */
function readingTime(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8")
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ");
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Keys of other rows that share a value in one of the fields. */
function relatedRows(rule: Computed, row: { [key: string]: Data }, collection: Collection): Data[] {
  const values = (of: { [key: string]: Data }, field: string): Data[] => {
    const value = of[field];
    return Array.isArray(value) ? value : value === undefined ? [] : [value];
  };
  const others = collection.rows.filter(
    (other) =>
      other !== row &&
      rule.related!.some((field) => values(row, field).some((value) => values(other, field).includes(value))),
  );
  const sorted = rule.sort === undefined ? others : sortRows(others, rule.sort);
  return sorted.slice(0, rule.limit ?? sorted.length).map((other) => other[collection.key] ?? null);
}
