import { suggest } from "../problems/suggest.ts";
import { blockOptions, queryNames } from "../schema/engine-options.ts";
import { acceptedTypes, optionSchema } from "../schema/read-schema.ts";
import type { PlacedComplaint } from "../schema/schema-fault.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What is wrong with a block's schema beyond its grammar, and the path of keys to where; or undefined. */
export function findSchemaComplaint(schema: Schema): PlacedComplaint | undefined {
  if (schema.type !== "object" || schema.additionalProperties !== false) {
    const keyword = schema.type === "object" ? "additionalProperties" : "type";
    return { path: Object.hasOwn(schema, keyword) ? [keyword] : [], complaint: { case: "not-closed" } };
  }
  const added = [...blockOptions, ...(schema["x-source"] ? queryNames : [])];
  const stated = added.find((name) => schema.properties?.[name]);
  if (stated !== undefined)
    return { path: ["properties", stated], complaint: { case: "stated-option", option: stated } };
  if (schema.properties?.key)
    return { path: ["properties", "key"], complaint: { case: "kept-option", option: "key" } };
  const source = schema["x-source"];
  if (source !== undefined) {
    const list = optionSchema(schema, source);
    const path = ["x-source"];
    if (!list) {
      const guess = suggest(source, Object.keys(schema.properties ?? {}));
      return { path, complaint: { case: "source-unknown", option: source, ...(guess && { guess }) } };
    }
    if (!acceptedTypes(list).has("array"))
      return { path, complaint: { case: "no-list", keyword: "x-source", option: source } };
  }
  const rows = schema["x-rows"];
  if (rows !== undefined && (source === undefined || schema.properties?.[rows]))
    return { path: ["x-rows"], complaint: { case: "rows", option: rows } };
  return findFilledFault(schema);
}

/** A keyword that names an option which the engine fills or reads, and that is none, or cannot be that. */
function findFilledFault(schema: Schema): PlacedComplaint | undefined {
  for (const keyword of ["x-outline", "x-languages", "x-pages"] as const) {
    const field = schema[keyword];
    if (field === undefined) continue;
    const option = optionSchema(schema, field);
    if (!option) {
      const guess = suggest(field, Object.keys(schema.properties ?? {}));
      const complaint = { case: "unknown-field" as const, keyword, field, ...(guess && { guess }) };
      return { path: [keyword], complaint };
    }
    const types = acceptedTypes(option);
    if (keyword !== "x-pages") {
      if (!types.has("array"))
        return { path: [keyword], complaint: { case: "no-list", keyword, option: field } };
    } else if (schema["x-source"] === undefined || !(types.has("integer") || types.has("number")))
      return { path: [keyword], complaint: { case: "no-pages", option: field } };
  }
  return undefined;
}

/**
 * A part that takes more or less than the view is told of: a group with names that nobody knows, so that a misspelt one
 * is not told, or a list of fixed places with fewer or more of them. The schema can be used all the same.
 */
export function findLoosePart(schema: Schema, path: readonly string[] = []): PlacedComplaint | undefined {
  const { properties, items, minItems = 0, maxItems, additionalItems, additionalProperties } = schema;
  if (properties && additionalProperties === undefined)
    return { path: [...path, "properties"], complaint: { case: "open-group" } };
  if (Array.isArray(items)) {
    const places = items.length;
    const isOpen = additionalItems === undefined || additionalItems === true;
    if (minItems === 0 || (isOpen && (maxItems === undefined || maxItems > places)))
      return { path: [...path, "items"], complaint: { case: "loose-list", places } };
  }
  for (const [steps, part] of partsOf(schema)) {
    const found = findLoosePart(part, [...path, ...steps]);
    if (found) return found;
  }
  return undefined;
}

/** What a part holds, and its forms; of a group, these are conditions. */
function partsOf({ properties, items, anyOf = [], oneOf = [] }: Schema): [steps: string[], part: Schema][] {
  const named = (key: string, parts: readonly Schema[]): [string[], Schema][] =>
    parts.map((part, index) => [[key, String(index)], part]);
  if (properties) return Object.entries(properties).map(([name, part]) => [["properties", name], part]);
  const ofItems = Array.isArray(items)
    ? named("items", items)
    : items
      ? [[["items"], items] as [string[], Schema]]
      : [];
  return [...ofItems, ...named("anyOf", anyOf), ...named("oneOf", oneOf)];
}
