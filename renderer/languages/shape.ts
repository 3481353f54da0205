import { acceptedTypes, entrySchema, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { MapNode, ScalarNode } from "../yaml/tree.ts";
import { textOf } from "./mark.ts";
import { saysSomething, takesWords } from "./translatable.ts";

/** What kinds of files have translations, and what their values mean. */
export interface Shape {
  /** Of the file's root; of a collection that of one row. */
  schema: Schema;
  /** Of a collection: the field that identifies a row. */
  key?: string;
  /** The options of a block type, and the list that its query fills. */
  block(type: string): { schema: Schema; source?: string } | undefined;
  /** The options of a shared list. */
  list(name: string): Schema | undefined;
}

/** Whether a value of the original is a text that has to be translated. */
export function isText(original: ScalarNode, schema: Schema | undefined): schema is Schema {
  return takesWords(schema) && saysSomething(textOf(original));
}

/**
 * The schema of an option of a group: what files say of options by themselves, in `defaults` and in shared lists, as
 * well.
 *
 * @param isDefaults  The group is the file's `defaults`.
 */
export function optionOf(
  shape: Shape,
  schema: Schema | undefined,
  key: string,
  { entries }: MapNode,
  isDefaults: boolean,
): Schema | undefined {
  if (isDefaults) return shape.block(key)?.schema;
  const inner = optionSchema(schema, key);
  if (key !== "default" || acceptedTypes(inner ?? {}).size > 0) return inner;
  const type = entries.get("type")?.value;
  const kind = entries.get("x-kind")?.value;
  if (type?.kind !== "scalar" || type.source !== "string" || entries.has("enum")) return inner;
  return { type: "string", ...(kind?.kind === "scalar" && { "x-kind": kind.source as "markdown" }) };
}

/** The options of a block, with what each entry of its query shows; undefined for a type that nobody knows. */
export function optionsOf(shape: Shape, type: string): Schema | undefined {
  const of = shape.block(type);
  return of && (of.source === undefined ? of.schema : withItem(of.schema, of.source));
}

function withItem(schema: Schema, source: string): Schema {
  const known = items.get(schema);
  if (known) return known;
  const item = entrySchema(optionSchema(schema, source), 0);
  const whole = item ? { ...schema, properties: { ...schema.properties, item } } : schema;
  items.set(schema, whole);
  return whole;
}

const items = new WeakMap<Schema, Schema>();

/** A key that programs and addresses go by: `paper-to-posting`. One of words may be the name of something. */
const PLAIN_KEY = /^[a-z\d]+(?:[-_][a-z\d]+)*$/;

/**
 * The fields of a row: its key says which row it is and is no text for readers, unless it is the name of something.
 *
 * @param name  The key of this row.
 */
export function rowSchema(schema: Schema, key: string, name: string): Schema {
  if (key !== "id" && !PLAIN_KEY.test(name)) return schema;
  const known = keyedRows.get(schema);
  if (known) return known;
  const field = optionSchema(schema, key);
  const keyed: Schema = field
    ? { ...schema, properties: { ...schema.properties, [key]: { ...field, "x-translate": false } } }
    : schema;
  keyedRows.set(schema, keyed);
  return keyed;
}

const keyedRows = new WeakMap<Schema, Schema>();
