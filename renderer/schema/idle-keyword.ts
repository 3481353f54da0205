import type { Schema } from "./schema-types.ts";

/** Limits that say something of one type of values, by that type: of any other they are never asked. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["minItems", "maxItems", "uniqueItems"],
  object: ["minProperties", "maxProperties"],
};

/** The limits that are meant for another type: `minLength` of a list is `minItems`. */
const LIMITS: Readonly<Record<string, readonly [least: string, most: string]>> = {
  string: ["minLength", "maxLength"],
  number: ["minimum", "maximum"],
  array: ["minItems", "maxItems"],
  object: ["minProperties", "maxProperties"],
};

/** A keyword of a part of a schema that is never asked, because its values are of another type. */
export function idleKeyword(schema: Schema): { keyword: string; type: string; guess?: string } | undefined {
  const { type } = schema;
  if (typeof type !== "string") return undefined;
  const own = type === "integer" ? "number" : type;
  for (const [other, keywords] of Object.entries(OF_TYPE)) {
    const keyword = other === own ? undefined : keywords.find((name) => Object.hasOwn(schema, name));
    if (keyword === undefined) continue;
    const side = LIMITS[other]!.indexOf(keyword);
    const guess = LIMITS[own]?.[side];
    return { keyword, type, ...(guess && !Object.hasOwn(schema, guess) && { guess }) };
  }
  return undefined;
}
