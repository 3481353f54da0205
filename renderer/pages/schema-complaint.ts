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
