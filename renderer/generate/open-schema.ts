import { acceptedTypes } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What of an option stands outside its conditions, so that editors show it in any state. */
const outside = [
  "title",
  "description",
  "default",
  "examples",
  "enumDescriptions",
  "markdownEnumDescriptions",
  "patternErrorMessage",
] as const;

/** What editors show of a schema when they explain it. */
export function describe(schema: Schema): Schema {
  return pick(schema, ["title", "description"]);
}

/**
 * A schema for editors and standard validators: our keywords are gone, and every value may also be a text with
 * a binding. That is said with `if`, because a choice between shapes would spoil the messages.
 */
export function openSchema(schema: Schema, collections: readonly string[]): Schema {
  if (schema["x-block"]) return { $ref: "#/definitions/inner-block" };
  const inner: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (
      key.startsWith("x-") ||
      key === "tsType" ||
      key === "tsEnumNames" ||
      (outside as readonly string[]).includes(key)
    )
      continue;
    inner[key] = value;
  }
  if (schema["x-kind"] === "collection") inner.enum = [...collections];
  if (schema["x-kind"] === "icon")
    return { ...close(inner, schema), allOf: [{ $ref: "#/definitions/icon" }] };
  for (const key of ["properties", "patternProperties"] as const) {
    const named = schema[key];
    if (named) inner[key] = mapValues(named, (option) => openSchema(option, collections));
  }
  if (Array.isArray(schema.items)) inner.items = schema.items.map((entry) => openSchema(entry, collections));
  else if (schema.items) inner.items = openSchema(schema.items, collections);
  if (typeof schema.additionalProperties === "object")
    inner.additionalProperties = openSchema(schema.additionalProperties, collections);
  for (const key of ["anyOf", "oneOf", "allOf"] as const)
    if (schema[key]) inner[key] = schema[key].map((variant) => strip(variant, collections));
  if (inner.required && inner.additionalProperties === false) {
    const { required, ...rest } = inner;
    return close(onceNamesFit(rest, { required }), schema);
  }
  return close(inner, schema);
}

/** Adds to what a value must be, that it may be a binding as well. */
function close(inner: Schema, schema: Schema): Schema {
  const types = acceptedTypes(schema);
  // Editors offer no values from inside a condition, but they do offer examples.
  const values = inner.enum ?? (types.size === 1 && types.has("boolean") ? [true, false] : undefined);
  const leaving = schema["x-leaves"];
  const outer: Schema = {
    ...(values && { examples: [...values] }),
    ...pick(schema, outside),
    ...(leaving && { deprecationMessage: `Until ${leaving.on}. ${leaving.instead}` }),
  };
  if (types.size === 1 && types.has("string")) {
    const isMeasured =
      ["pattern", "format", "maxLength", "enum", "const"].some((key) => schema[key] !== undefined) ||
      inner.enum !== undefined;
    // Text without quotation marks that looks like a number is text here, so a standard validator must take it.
    if (!isMeasured) return { ...outer, ...inner, type: ["string", "number", "boolean"] };
    return {
      ...outer,
      if: { type: "string", pattern: "\\$\\{" },
      else: isFreeText(schema) ? { ...inner, type: ["string", "number", "boolean"] } : inner,
    };
  }
  if (types.size === 0) return { ...outer, ...inner };
  return { ...outer, if: { type: "string", pattern: "^\\$\\{[^}]*\\}$" }, else: inner };
}

/** The variants of a choice are open inside, not as a whole: the choice itself is. */
function strip(schema: Schema, collections: readonly string[]): Schema {
  const result = openSchema(schema, collections);
  return result.if && result.else && typeof result.else === "object"
    ? { ...pick(result, outside), ...result.else }
    : result;
}

function isFreeText(schema: Schema): boolean {
  return (
    schema.pattern === undefined &&
    schema.format === undefined &&
    schema.enum === undefined &&
    schema.const === undefined &&
    schema["x-kind"] !== "collection"
  );
}

/** Asks for options only once all names are known ones: a misspelt name would otherwise be two mistakes, with its right form missing. */
export function onceNamesFit(schema: Schema, demands: Schema): Schema {
  const condition: Schema = {
    if: { propertyNames: { enum: Object.keys(schema.properties ?? {}) } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: demands,
  };
  return { ...schema, allOf: [...(schema.allOf ?? []), condition] };
}

/** Those of some keywords that a schema has. */
export function pick(schema: Schema, keys: readonly string[]): Schema {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}

/** The same names with schemas made from theirs. */
export function mapValues(
  record: Record<string, Schema>,
  map: (schema: Schema, key: string) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, map(schema, key)]));
}
