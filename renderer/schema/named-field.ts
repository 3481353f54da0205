import { suggest } from "../problems/suggest.ts";
import type { PlacedComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/** A keyword that names another field of the same group, which the group does not have. */
export function findUnknownName(
  properties: Readonly<Record<string, Schema>>,
  path: readonly string[],
): PlacedComplaint | undefined {
  for (const [name, part] of Object.entries(properties)) {
    const { "x-after": after, "x-computed": computed } = part;
    const { count, related = [] } = (computed ?? {}) as { count?: string; related?: readonly string[] };
    const places: [string | undefined, string[], string][] = [
      [after, ["x-after"], "x-after"],
      [count, ["x-computed", "count"], "count"],
      ...related.map((one, index): [string, string[], string] => [
        one,
        ["x-computed", "related", String(index)],
        "related",
      ]),
    ];
    for (const [field, steps, keyword] of places) {
      if (keyword === "x-after" && field === name)
        return {
          path: [...path, "properties", name, ...steps],
          complaint: { case: "own-field", keyword },
        };
      if (field === undefined || Object.hasOwn(properties, field)) continue;
      const guess = suggest(
        field,
        Object.keys(properties).filter((one) => one !== name),
      );
      return {
        path: [...path, "properties", name, ...steps],
        complaint: { case: "unknown-field", keyword, field, ...(guess && { guess }) },
      };
    }
  }
  return undefined;
}
