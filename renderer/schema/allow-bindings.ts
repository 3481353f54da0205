import { SOME_BINDING, WHOLE_BINDING } from "./patterns.ts";
import type { Schema } from "./schema-types.ts";

const bound: Schema = { type: "string", pattern: WHOLE_BINDING };
const measured = ["pattern", "format", "minLength", "maxLength", "enum", "const"] as const;

/**
 * The schema with every value open to bindings. The place of a mistake and its keyword stay the same,
 * because `if` adds nothing to either.
 */
export function allowBindings(schema: Schema, isRoot = true): Schema {
  const result: Schema = { ...schema };
  const map = (inner: Schema): Schema => allowBindings(inner, false);
  for (const key of ["properties", "patternProperties"] as const) {
    const named = schema[key];
    if (named)
      result[key] = Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, map(inner)]));
  }
  for (const key of ["additionalProperties", "additionalItems"] as const) {
    const further = schema[key];
    if (typeof further === "object") result[key] = map(further);
  }
  if (Array.isArray(schema.items)) result.items = schema.items.map(map);
  else if (schema.items) result.items = map(schema.items);
  // Variants are open as a whole; inside them only their own values.
  for (const key of ["anyOf", "oneOf", "allOf"] as const) {
    if (schema[key]) result[key] = schema[key].map((inner) => allowBindings(inner, true));
  }
  for (const key of ["then", "else"] as const)
    if (schema[key]) result[key] = allowBindings(schema[key], true);
  if (isRoot) return result;
  const isText = measured.some((key) => schema[key] !== undefined);
  // What messages look for stays on the outside.
  const outside: Schema = {
    ...(schema.description !== undefined && { description: schema.description }),
    ...(schema["x-was"] && { "x-was": schema["x-was"] }),
  };
  if (!isText) return { ...outside, if: bound, else: result };
  const open: Schema = { ...result };
  for (const key of measured) delete open[key];
  return {
    ...outside,
    if: bound,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    else: { if: { type: "string", pattern: SOME_BINDING }, then: open, else: result },
  };
}
