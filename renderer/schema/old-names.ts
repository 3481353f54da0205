import type { PlacedComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/**
 * An old name (`x-was`, `x-values-were`) that is one of today, or the old name of two: what has it is never told.
 *
 * @param schema  A group.
 */
export function findKeptName(
  { properties = {} }: Schema,
  path: readonly string[],
): PlacedComplaint | undefined {
  const owners = new Map<string, string>();
  for (const [field, part] of Object.entries(properties)) {
    if (typeof part !== "object" || part === null) continue;
    const { "x-was": names = [], "x-values-were": values = {}, enum: today = [] } = part;
    for (const [index, name] of names.entries()) {
      const place = [...path, "properties", field, "x-was", String(index)];
      if (Object.hasOwn(properties, name))
        return { path: place, complaint: { case: "kept-name", keyword: "x-was", name } };
      const owner = owners.get(name);
      if (owner !== undefined)
        return { path: place, complaint: { case: "kept-name", keyword: "x-was", name, owner } };
      owners.set(name, field);
    }
    const value = Object.keys(values).find((one) => today.includes(one));
    if (value !== undefined)
      return {
        path: [...path, "properties", field, "x-values-were", value],
        complaint: { case: "kept-name", keyword: "x-values-were", name: value },
      };
  }
  return undefined;
}
