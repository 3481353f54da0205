import { acceptedTypes, optionSchema } from "../schema/read-schema.ts";
import type { SchemaComplaint } from "../schema/schema-fault.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What is wrong with a block's schema beyond its grammar, or undefined. */
export function findSchemaComplaint(schema: Schema): SchemaComplaint | undefined {
  if (schema.type !== "object" || schema.additionalProperties !== false) return { case: "not-closed" };
  for (const name of ["type", "id", "source", "where", "sort", "limit", "item"]) {
    const isQuery = name !== "type" && name !== "id";
    if (schema.properties?.[name] && (!isQuery || schema["x-source"]))
      return { case: "stated-option", option: name };
  }
  const source = schema["x-source"];
  if (source !== undefined) {
    const list = optionSchema(schema, source);
    if (!list) return { case: "source-unknown", option: source };
    if (!acceptedTypes(list).has("array")) return { case: "source-no-list", option: source };
  }
  const rows = schema["x-rows"];
  if (rows !== undefined && (source === undefined || schema.properties?.[rows]))
    return { case: "rows", option: rows };
  return undefined;
}
