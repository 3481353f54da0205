import { optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";

/**
 * What bindings to `site.…` are checked against: the schema, or the fields that a site without one has.
 *
 * @param isWhole  All fields are known: none stands in a line that cannot be read.
 */
export function typeOfSettings(schema: Schema, data: { [key: string]: Data }, isWhole = true): Schema {
  if (schema.additionalProperties === false) return schema;
  if (!isWhole) return {};
  const guessed = Object.keys(data).filter((name) => !optionSchema(schema, name));
  return {
    ...schema,
    type: "object",
    additionalProperties: false,
    properties: {
      ...schema.properties,
      ...Object.fromEntries(guessed.map((name) => [name, guessSchema(data[name])])),
    },
  };
}

function guessSchema(value: unknown): Schema {
  if (Array.isArray(value)) return { type: "array", items: value.length > 0 ? guessSchema(value[0]) : {} };
  if (typeof value === "object" && value !== null)
    return {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, guessSchema(inner)]),
      ),
    };
  return { type: typeof value };
}
