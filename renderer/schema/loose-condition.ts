import type { PlacedComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A condition of a closed group that also holds where the option that it asks about is left out. JSON Schema has it so,
 * and hardly anybody means it.
 */
export function findLooseCondition(
  schema: Schema,
  path: readonly string[] = [],
): PlacedComplaint | undefined {
  const { properties, items } = schema;
  const isGroup = properties && schema.additionalProperties === false;
  const found = isGroup ? looseIn(schema, path, schema) : undefined;
  if (found) return found;
  for (const [name, part] of Object.entries(properties ?? {})) {
    const inner = findLooseCondition(part, [...path, "properties", name]);
    if (inner) return inner;
  }
  return items && !Array.isArray(items) ? findLooseCondition(items, [...path, "items"]) : undefined;
}

/** @param group  That the conditions are about. */
function looseIn(part: Schema, path: readonly string[], group: Schema): PlacedComplaint | undefined {
  const field = part.if && askedWithout(part.if, group);
  if (field !== undefined)
    return { path: [...path, "if", "properties", field], complaint: { case: "holds-without", field } };
  for (const key of ["then", "else"] as const) {
    const found = part[key] && looseIn(part[key], [...path, key], group);
    if (found) return found;
  }
  for (const key of ["allOf", "anyOf", "oneOf"] as const)
    for (const [index, inner] of (part[key] ?? []).entries()) {
      const found = looseIn(inner, [...path, key, String(index)], group);
      if (found) return found;
    }
  return undefined;
}

/** An option whose value a condition asks for, and which need not be there: without it the condition holds, too. */
function askedWithout(
  { properties: asked = {}, required = [] }: Schema,
  { properties = {}, required: always = [] }: Schema,
): string | undefined {
  return Object.entries(asked).find(([field, { const: value, enum: values = [value] }]) => {
    if (values[0] === undefined || required.includes(field) || always.includes(field)) return false;
    const left = properties[field]?.default;
    return left === undefined || !values.some((one) => JSON.stringify(one) === JSON.stringify(left));
  })?.[0];
}
