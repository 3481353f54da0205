import type { ErrorObject } from "ajv";
import { hasBinding } from "../yaml/tree.ts";
import { lazyCheck } from "./compile-schema.ts";
import type { PlacedComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A value in a schema that the schema itself would refuse, and the path of keys to it: a default, so that a page that
 * leaves the option out would get what none may write, or one of `enum` or `const`, which would never be right.
 *
 * @param schema  With all references put in place.
 */
export function findRefusedValue(schema: Schema, path: readonly string[] = []): PlacedComplaint | undefined {
  const found = refusedDefault(schema) ?? refusedChoice(schema);
  if (found) return { ...found, path: [...path, ...found.path] };
  for (const [steps, part] of partsOf(schema)) {
    const inner = findRefusedValue(part, [...path, ...steps]);
    if (inner) return inner;
  }
  return undefined;
}

function refusedDefault({ default: value, ...taken }: Schema): PlacedComplaint | undefined {
  if (value === undefined || hasBinding(value)) return undefined;
  const wanted = wantedOf(value, taken);
  return wanted === undefined
    ? undefined
    : { path: ["default"], complaint: { case: "wrong-default", wanted } };
}

/** Keywords that may refuse a value of `enum` or `const` of the right type. */
const LIMITS = /^(?:(?:exclusiveM|m)(?:in|ax)imum|multipleOf|m(?:in|ax)(?:Length|Items)|pattern|format|not)$/;

function refusedChoice({
  default: _,
  enum: values,
  const: only,
  ...taken
}: Schema): PlacedComplaint | undefined {
  const isBoth = values !== undefined && only !== undefined;
  if (!isBoth && !Object.keys(taken).some((keyword) => LIMITS.test(keyword))) return undefined;
  const places: [path: string[], value: unknown][] = (values ?? []).map((value, index) => [
    ["enum", String(index)],
    value,
  ]);
  for (const [path, value] of only === undefined ? places : [[["const"], only] as [string[], unknown]]) {
    const wanted = wantedOf(value, isBoth ? { ...taken, enum: values } : taken);
    if (wanted !== undefined)
      return { path, complaint: { case: "value-beside", keyword: path[0]!, value, wanted } };
  }
  return undefined;
}

/** What is taken in place of a value, as a part of a sentence; undefined where the value is. */
function wantedOf(value: unknown, taken: object): string | undefined {
  const errors = lazyCheck(taken as Schema, { bindings: true })(value);
  // What each form of several lacks says nothing of which is meant.
  const error = errors.find(({ keyword }) => keyword === "anyOf" || keyword === "oneOf") ?? errors[0];
  return error && wantedBy(error);
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
