import { entrySchema, kindOf, optionSchema } from "../../../renderer/schema/read-schema.ts";
import type { Schema } from "../../../renderer/schema/schema-types.ts";

/** A text in the options of a block or in a row of data, and what its schema says of it. */
export interface Place {
  /** `text` is shown as it is; `markdown` is rendered; `meaning` is an address, the name of an icon or the like. */
  kind: "text" | "markdown" | "meaning";
  schema: Schema;
  path: (string | number)[];
  value: string;
}

/** The schemas of block types, for blocks inside blocks. */
export type SchemaOf = (type: string) => Schema | undefined;

/**
 * A copy of some data in which texts are replaced: the places are found by the schema, so that a new option or
 * field is attacked without an edit.
 *
 * @param replace The new text of a place; undefined leaves it alone.
 */
export function replaceTexts(
  data: unknown,
  schema: Schema | undefined,
  schemaOf: SchemaOf,
  replace: (place: Place) => unknown,
  path: (string | number)[] = [],
): unknown {
  if (data === null || data === undefined) return data;
  if (typeof data === "string") {
    const kind = kindOfPlace(schema);
    return kind && schema ? (replace({ kind, schema, path, value: data }) ?? data) : data;
  }
  if (typeof data !== "object") return data;
  // Markdown that a page was made with already.
  if ("html" in data && typeof data.html === "string" && !("sources" in data) && schema && isMarkdown(schema))
    return replace({ kind: "markdown", schema, path, value: data.html }) ?? data;
  if (Array.isArray(data))
    return data.map((entry, index) =>
      replaceTexts(entry, entrySchema(schema, index), schemaOf, replace, [...path, index]),
    );
  const record = data as Record<string, unknown>;
  if (schema?.["x-block"]) {
    const own = schemaOf(String(record.type));
    if (record.props !== undefined)
      return { ...record, props: replaceTexts(record.props, own, schemaOf, replace, [...path, "props"]) };
    return replaceTexts(record, own, schemaOf, replace, path);
  }
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      replaceTexts(value, schemaOfOption(schema, name), schemaOf, replace, [...path, name]),
    ]),
  );
}

/** The entry of a query has the options that an entry of the list would have. */
function schemaOfOption(schema: Schema | undefined, name: string): Schema | undefined {
  const list = name === "item" ? schema?.["x-source"] : undefined;
  return list ? entrySchema(optionSchema(schema, list), 0) : optionSchema(schema, name);
}

function isMarkdown(schema: Schema): boolean {
  return /^markdown/.test(kindOf(schema) ?? "");
}

function kindOfPlace(schema: Schema | undefined): Place["kind"] | undefined {
  if (!schema || schema.enum || schema.const !== undefined || schema["x-ref"] || schema["x-computed"])
    return undefined;
  if (isMarkdown(schema)) return "markdown";
  const kind = kindOf(schema);
  if (kind === "link" || kind === "image" || kind === "icon") return "meaning";
  if (kind || schema.pattern || schema.format || schema["x-anchor"]) return undefined;
  return "text";
}
