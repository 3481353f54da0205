import { entrySchema, kindOf, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Data } from "./to-data.ts";

/** A value on the way through some data, with its schema and its path from the start of the walk. */
export interface Visit {
  value: Data;
  schema: Schema;
  path: (string | number)[];
}

/** Says of a schema whether a walk has to look at what it speaks about. */
export type Matters = (schema: Schema) => boolean;

/**
 * Visits every value that a schema speaks about, in the order of the schema's options.
 *
 * Stops at nested blocks and at values of kind `body`, after visiting them: what is inside is not this schema's.
 *
 * @param matters  Default: numbers and truth values never carry links, headings or the like.
 */
export function walkValues(
  data: Data,
  schema: Schema,
  path: (string | number)[],
  visit: (visit: Visit) => void,
  matters: Matters = isNoNumber,
): void {
  visit({ value: data, schema, path });
  if (schema["x-block"] === true || kindOf(schema) === "body" || data === null || typeof data !== "object")
    return;
  if (Array.isArray(data)) {
    for (let index = 0; index < data.length; index += 1) {
      const inner = entrySchema(schema, index);
      if (inner && matters(inner)) walkValues(data[index]!, inner, [...path, index], visit, matters);
    }
    return;
  }
  const { known, names } = optionsOf(schema);
  for (const [name, inner] of known)
    if (matters(inner) && Object.hasOwn(data, name))
      walkValues(data[name]!, inner, [...path, name], visit, matters);
  for (const name of Object.keys(data)) {
    const inner = names.has(name) ? undefined : optionSchema(schema, name);
    if (inner && matters(inner)) walkValues(data[name]!, inner, [...path, name], visit, matters);
  }
}

/** The options of a schema in order, and their names. */
interface Options {
  known: readonly [name: string, schema: Schema][];
  names: ReadonlySet<string>;
}

function optionsOf(schema: Schema): Options {
  let options = allOptions.get(schema);
  if (!options) {
    const names = optionNames(schema);
    const known = names.flatMap((name): [string, Schema][] => {
      const inner = optionSchema(schema, name);
      return inner ? [[name, inner]] : [];
    });
    options = { known, names: new Set(names) };
    allOptions.set(schema, options);
  }
  return options;
}

const allOptions = new WeakMap<Schema, Options>();

const isNoNumber: Matters = ({ type }) => type !== "integer" && type !== "number" && type !== "boolean";
