import type { Schema } from "./schema-types.ts";

/** What says something of a group, where a list of groups may be meant. */
const OF_GROUPS = [
  "properties",
  "required",
  "patternProperties",
  "additionalProperties",
  "propertyNames",
  "dependencies",
];

/** Limits that say something of one type of values, by that type: of any other they are never asked. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["minItems", "maxItems", "uniqueItems", "items", "additionalItems", "contains"],
  object: ["minProperties", "maxProperties", ...OF_GROUPS],
};

/** The limits that are meant for another type: `minLength` of a list is `minItems`. */
const LIMITS: Readonly<Record<string, readonly [least: string, most: string]>> = {
  string: ["minLength", "maxLength"],
  number: ["minimum", "maximum"],
  array: ["minItems", "maxItems"],
  object: ["minProperties", "maxProperties"],
};

interface Idle {
  keyword: string;
  type: string;
  guess?: string;
  /** The keyword below which it would be asked. */
  within?: "items";
}

/** A keyword of a part of a schema that is never asked, because its values are of another type. */
export function idleKeyword(schema: Schema): Idle | undefined {
  const { type } = schema;
  if (typeof type !== "string") return undefined;
  const own = type === "integer" ? "number" : type;
  for (const [other, keywords] of Object.entries(OF_TYPE)) {
    const keyword = other === own ? undefined : keywords.find((name) => Object.hasOwn(schema, name));
    if (keyword === undefined) continue;
    const side = LIMITS[other]!.indexOf(keyword);
    const guess = LIMITS[own]?.[side];
    const isOfEntries = own === "array" && OF_GROUPS.includes(keyword);
    return {
      keyword,
      type,
      ...(guess && !Object.hasOwn(schema, guess) && { guess }),
      ...(isOfEntries && { within: "items" as const }),
    };
  }
  return undefined;
}

/** A half of a condition, which says nothing without the other. */
export function loneCondition(schema: Schema): { keyword: string; missing: string } | undefined {
  const other = (["then", "else"] as const).find((keyword) => schema[keyword] !== undefined);
  if (other !== undefined && schema.if === undefined) return { keyword: other, missing: "if" };
  return schema.if !== undefined && other === undefined ? { keyword: "if", missing: "then" } : undefined;
}
