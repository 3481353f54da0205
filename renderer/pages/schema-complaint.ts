import { suggest } from "../problems/suggest.ts";
import type { PlacedComplaint } from "../schema/find-schema-fault.ts";
import { acceptedTypes, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What is wrong with a block's schema beyond its grammar, and the path of keys to where; or undefined. */
export function findSchemaComplaint(schema: Schema): PlacedComplaint | undefined {
  if (schema.type !== "object" || schema.additionalProperties !== false) {
    const keyword = schema.type === "object" ? "additionalProperties" : "type";
    return { path: Object.hasOwn(schema, keyword) ? [keyword] : [], complaint: { case: "not-closed" } };
  }
  for (const name of ["type", "id", "source", "where", "sort", "limit", "item"]) {
    const isQuery = name !== "type" && name !== "id";
    if (schema.properties?.[name] && (!isQuery || schema["x-source"]))
      return { path: ["properties", name], complaint: { case: "stated-option", option: name } };
  }
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
      return { path, complaint: { case: "source-no-list", option: source } };
  }
  const rows = schema["x-rows"];
  if (rows !== undefined && (source === undefined || schema.properties?.[rows]))
    return { path: ["x-rows"], complaint: { case: "rows", option: rows } };
  return undefined;
}
