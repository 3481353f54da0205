import type { PlacedComplaint } from "./schema-fault.ts";
import { closedGroups, conditionsOf } from "./schema-parts.ts";
import type { Schema } from "./schema-types.ts";

/**
 * Conditions of a closed group that also hold where the option that they ask about is left out. JSON Schema has it so,
 * and hardly anybody means it.
 */
export function* looseConditions(schema: Schema): Generator<PlacedComplaint> {
  for (const [group, path] of closedGroups(schema))
    for (const [condition, at] of conditionsOf(group, path)) {
      const field = at.at(-1) === "if" ? askedWithout(condition, group) : undefined;
      if (field !== undefined)
        yield { path: [...at, "properties", field], complaint: { case: "holds-without", field } };
    }
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
