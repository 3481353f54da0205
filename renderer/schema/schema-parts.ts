import type { Schema } from "./schema-types.ts";

/** A part of a schema, and the path of keys to it. */
export type PlacedPart = readonly [part: Schema, path: readonly string[]];

/** What a schema says of values: the schema itself, its options, entries and forms, at any depth; the outer first. */
export function* valueParts(schema: Schema, path: readonly string[] = []): Generator<PlacedPart> {
  yield [schema, path];
  for (const [part, steps] of innerParts(schema)) yield* valueParts(part, [...path, ...steps]);
}

/** Closed groups among them, whose names are all known. */
export function* closedGroups(schema: Schema): Generator<PlacedPart> {
  for (const placed of valueParts(schema))
    if (placed[0].properties && placed[0].additionalProperties === false) yield placed;
}

/** The conditions of a group, and those within them, the outer first. @param path  Of the group. */
export function* conditionsOf(group: Schema, path: readonly string[]): Generator<PlacedPart> {
  for (const [condition, steps] of conditionsIn(group)) {
    const at = [...path, ...steps];
    yield [condition, at];
    yield* conditionsOf(condition, at);
  }
}

function* conditionsIn(group: Schema): Generator<PlacedPart> {
  for (const key of ["if", "then", "else", "not"] as const) {
    const condition = group[key];
    if (typeof condition === "object") yield [condition, [key]];
  }
  for (const key of ["allOf", "anyOf", "oneOf"] as const) yield* listed(key, group[key] ?? []);
  for (const [field, needed] of Object.entries((group.dependencies ?? {}) as Record<string, unknown>))
    if (isSchema(needed)) yield [needed, ["dependencies", field]];
}

/** What a part holds, and its forms; of a group, these are conditions. */
function* innerParts(schema: Schema): Generator<PlacedPart> {
  const { properties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  for (const key of ["properties", "patternProperties"] as const)
    for (const [name, part] of Object.entries((schema[key] ?? {}) as Record<string, unknown>))
      if (isSchema(part)) yield [part, [key, name]];
  for (const key of ["additionalProperties", "additionalItems"] as const) {
    const part = schema[key];
    if (isSchema(part)) yield [part, [key]];
  }
  if (Array.isArray(items)) yield* listed("items", items);
  else if (isSchema(items)) yield [items, ["items"]];
  if (properties) return;
  yield* listed("anyOf", anyOf);
  yield* listed("oneOf", oneOf);
  yield* listed("allOf", allOf);
}

function* listed(key: string, parts: readonly Schema[]): Generator<PlacedPart> {
  for (const [index, part] of parts.entries()) if (isSchema(part)) yield [part, [key, String(index)]];
}

const isSchema = (part: unknown): part is Schema =>
  typeof part === "object" && part !== null && !Array.isArray(part);
