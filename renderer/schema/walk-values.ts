import { entrySchema, kindOf, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Data } from "./to-data.ts";

/** A value on the way through some data, with its schema and its path from the start of the walk. */
export interface Visit {
  value: Data;
  schema: Schema;
  path: (string | number)[];
}

/**
 * Visits every value that a schema speaks about, in the order of the schema's options.
 *
 * Stops at nested blocks and at values of kind `body`, after visiting them: what is inside is not this schema's.
 */
export function walkValues(
  data: Data,
  schema: Schema,
  path: (string | number)[],
  visit: (visit: Visit) => void,
): void {
  visit({ value: data, schema, path });
  if (schema["x-block"] === true || kindOf(schema) === "body" || data === null || typeof data !== "object")
    return;
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      const inner = entrySchema(schema, index);
      if (inner && mayMatter(inner)) walkValues(item, inner, [...path, index], visit);
    }
    return;
  }
  for (const name of namesInOrder(schema, data)) {
    const inner = optionSchema(schema, name);
    if (inner && mayMatter(inner)) walkValues(data[name]!, inner, [...path, name], visit);
  }
}

function namesInOrder(schema: Schema, data: { [key: string]: Data }): string[] {
  let order = orders.get(schema);
  if (!order) {
    order = optionNames(schema);
    orders.set(schema, order);
  }
  const known = order.filter((name) => Object.hasOwn(data, name));
  return known.length === Object.keys(data).length
    ? known
    : [...known, ...Object.keys(data).filter((name) => !known.includes(name))];
}

const orders = new WeakMap<Schema, string[]>();

/** Numbers and truth values never carry links, headings or the like; most walks end early here. */
function mayMatter(schema: Schema): boolean {
  return schema.type !== "integer" && schema.type !== "number" && schema.type !== "boolean";
}
