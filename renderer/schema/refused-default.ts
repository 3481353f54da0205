import type { ErrorObject } from "ajv";
import { hasBinding } from "../yaml/tree.ts";
import { lazyCheck } from "./compile-schema.ts";
import type { PlacedComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A default that the option itself would refuse, and the path of keys to it: a page that leaves the option out would get
 * what none may write.
 *
 * @param schema  With all references put in place.
 */
export function findRefusedDefault(
  schema: Schema,
  path: readonly string[] = [],
): PlacedComplaint | undefined {
  const { default: value, ...taken } = schema;
  if (value !== undefined && !hasBinding(value)) {
    const errors = lazyCheck(taken as Schema, { bindings: true })(value);
    // What each form of several lacks says nothing of which is meant.
    const error = errors.find(({ keyword }) => keyword === "anyOf" || keyword === "oneOf") ?? errors[0];
    if (error)
      return { path: [...path, "default"], complaint: { case: "wrong-default", wanted: wantedBy(error) } };
  }
  for (const [steps, part] of partsOf(schema)) {
    const found = findRefusedDefault(part, [...path, ...steps]);
    if (found) return found;
  }
  return undefined;
}

function* partsOf(schema: Schema): Generator<[steps: string[], part: Schema]> {
  for (const key of ["properties", "patternProperties"] as const)
    for (const [name, part] of Object.entries((schema[key] ?? {}) as Record<string, Schema>))
      if (isGroup(part)) yield [[key, name], part];
  for (const key of ["items", "anyOf", "oneOf", "allOf"] as const)
    for (const [index, part] of Object.entries(Array.isArray(schema[key]) ? schema[key] : []))
      if (isGroup(part)) yield [[key, index], part];
  for (const key of ["items", "additionalProperties", "additionalItems", "then", "else"] as const) {
    const part = schema[key];
    if (isGroup(part)) yield [[key], part];
  }
}

const isGroup = (part: unknown): part is Schema =>
  typeof part === "object" && part !== null && !Array.isArray(part);

/** What is taken, as a part of a sentence. */
function wantedBy({ keyword, params, instancePath }: ErrorObject): string {
  const { limit, type, allowedValues, allowedValue, missingProperty, additionalProperty } = params;
  const count = (what: string): string => `${limit} ${what}${limit === 1 ? "" : "s"}`;
  const wanted: Readonly<Record<string, () => string>> = {
    type: () => [type].flat().join(" or "),
    minimum: () => `at least ${limit}`,
    maximum: () => `at most ${limit}`,
    exclusiveMinimum: () => `more than ${limit}`,
    exclusiveMaximum: () => `less than ${limit}`,
    multipleOf: () => `a multiple of ${params.multipleOf}`,
    minLength: () => `at least ${count("character")}`,
    maxLength: () => `at most ${count("character")}`,
    minItems: () => `at least ${limit === 1 ? "1 entry" : `${limit} entries`}`,
    maxItems: () => `at most ${limit === 1 ? "1 entry" : `${limit} entries`}`,
    additionalItems: () => `at most ${limit === 1 ? "1 entry" : `${limit} entries`}`,
    uniqueItems: () => "no entry twice",
    pattern: () => `what fits the pattern ${params.pattern}`,
    format: () => `a text of the format "${params.format}"`,
    enum: () => `one of ${(allowedValues as unknown[]).map((one) => JSON.stringify(one)).join(", ")}`,
    const: () => JSON.stringify(allowedValue),
    required: () => `a group with "${missingProperty}"`,
    additionalProperties: () => `a group without "${additionalProperty}"`,
    anyOf: () => "one of its forms",
    oneOf: () => "one of its forms",
  };
  const said = wanted[keyword]?.() ?? `what "${keyword}" says`;
  const place = instancePath
    .slice(1)
    .replaceAll(/(^|\/)(\d+)/g, "[$2]")
    .replaceAll("/", ".");
  return place === "" ? said : `${said} at ${place}`;
}
