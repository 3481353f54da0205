import type { Schema } from "./schema-types.ts";

/** A name in `required` of a closed group that is none of its properties, and the path of keys to it. */
export function findUnknownRequired(
  schema: Schema,
  path: readonly string[] = [],
): { path: string[]; field: string } | undefined {
  const { properties, required = [], items } = schema;
  if (properties && schema.additionalProperties === false) {
    const index = required.findIndex((field) => !Object.hasOwn(properties, field));
    if (index !== -1) return { path: [...path, "required", String(index)], field: required[index]! };
  }
  for (const [name, part] of Object.entries(properties ?? {})) {
    const found = findUnknownRequired(part, [...path, "properties", name]);
    if (found) return found;
  }
  return items && !Array.isArray(items) ? findUnknownRequired(items, [...path, "items"]) : undefined;
}
