import { optionSchema } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";

/** A field that a column fills. */
export interface ColumnField {
  /** Names from the outermost: `image.alt` fills a field of a group. */
  path: string[];
  schema: Schema;
}

/**
 * The field that a heading means: by its name (`startDate`, also written `Start date`), by what the schema says the
 * column is called (`x-column`), or as a part of a group (`image.alt`).
 */
export function fieldOfHeading(heading: string, schema: Schema | undefined): ColumnField | undefined {
  const written = heading.trim();
  if (written === "" || !schema) return undefined;
  const fields = Object.entries(schema.properties ?? {});
  const found =
    fields.find(([name]) => name === written) ??
    fields.find(([, field]) => columnNames(field).some((name) => plain(name) === plain(written))) ??
    fields.find(([name]) => plain(name) === plain(written) && plain(written) !== "");
  if (found) return { path: [found[0]], schema: found[1] };
  const dot = written.indexOf(".");
  const group = dot === -1 ? undefined : optionSchema(schema, written.slice(0, dot));
  const inner = fieldOfHeading(written.slice(dot + 1), group);
  return inner && { path: [written.slice(0, dot), ...inner.path], schema: inner.schema };
}

/** What the column of a field is called besides by its name. */
export function columnNames(field: Schema): readonly string[] {
  const names = field["x-column"] ?? [];
  return typeof names === "string" ? [names] : names;
}

/** Capitals, spaces and hyphens make no other name. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}
