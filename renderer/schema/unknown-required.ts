import { suggest } from "../problems/suggest.ts";
import type { PlacedComplaint } from "./find-schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/** A name in `required` of a closed group that is none of its properties, and the path of keys to it. */
export function findUnknownRequired(
  schema: Schema,
  path: readonly string[] = [],
): PlacedComplaint | undefined {
  const { properties, required = [], items } = schema;
  if (properties && schema.additionalProperties === false) {
    const index = required.findIndex((field) => !Object.hasOwn(properties, field));
    const field = required[index];
    if (field !== undefined)
      return { path: [...path, "required", String(index)], complaint: { case: "unknown-required", field } };
  }
  for (const [name, part] of Object.entries(properties ?? {})) {
    const found = findUnknownRequired(part, [...path, "properties", name]);
    if (found) return found;
  }
  return items && !Array.isArray(items) ? findUnknownRequired(items, [...path, "items"]) : undefined;
}

/**
 * A name in the conditions of a closed group (`if`, `then`, `anyOf` …) that is none of its properties: the condition
 * never holds, or asks for what the group refuses.
 */
export function findUnknownCondition(
  schema: Schema,
  path: readonly string[] = [],
): PlacedComplaint | undefined {
  const { properties, items } = schema;
  if (properties && schema.additionalProperties === false) {
    const known = path.length === 0 ? [...Object.keys(properties), ...OF_ENGINE] : Object.keys(properties);
    const found = inConditions(schema, path, known);
    if (found) return found;
  }
  for (const [name, part] of Object.entries(properties ?? {})) {
    const found = findUnknownCondition(part, [...path, "properties", name]);
    if (found) return found;
  }
  return items && !Array.isArray(items) ? findUnknownCondition(items, [...path, "items"]) : undefined;
}

/** What the engine itself adds to a block. */
const OF_ENGINE = ["type", "id", "source", "where", "sort", "limit", "item"];

function inConditions(
  schema: Schema,
  path: readonly string[],
  known: readonly string[],
): PlacedComplaint | undefined {
  for (const key of ["if", "then", "else", "not"] as const) {
    const found = inCondition(schema[key], [...path, key], known);
    if (found) return found;
  }
  for (const key of ["allOf", "anyOf", "oneOf"] as const)
    for (const [index, part] of (schema[key] ?? []).entries()) {
      const found = inCondition(part, [...path, key, String(index)], known);
      if (found) return found;
    }
  return undefined;
}

function inCondition(
  condition: Schema | undefined,
  path: readonly string[],
  known: readonly string[],
): PlacedComplaint | undefined {
  if (typeof condition !== "object") return undefined;
  const { properties = {}, required = [] } = condition;
  const told = (field: string, ...steps: string[]): PlacedComplaint => {
    const guess = suggest(field, known);
    const complaint = { case: "unknown-condition" as const, field, ...(guess && { guess }) };
    return { path: [...path, ...steps], complaint };
  };
  const name = Object.keys(properties).find((field) => !known.includes(field));
  if (name !== undefined) return told(name, "properties", name);
  const index = required.findIndex((field) => !known.includes(field));
  if (index !== -1) return told(required[index]!, "required", String(index));
  return inConditions(condition, path, known);
}
