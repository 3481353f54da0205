import { readFileSync } from "node:fs";
import { safeRegExp } from "./patterns.ts";
import { SchemaFault } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

let common: Record<string, Schema> | undefined;

/** The shared definitions of `common.json`, by name, with references among them put in place. */
export function commonDefinitions(): Record<string, Schema> {
  common ??=
    (JSON.parse(readFileSync(new URL("./common.json", import.meta.url), "utf8")) as Schema).definitions ?? {};
  return common;
}

/**
 * A schema with every reference replaced by what it refers to, so that walking it needs no look-ups.
 * A `description`, `title` or `default` beside a reference wins over the one behind it.
 *
 * @param isCommon  Whether a path that ends in `common.json` leads to the shared definitions.
 * @throws SchemaFault that names the reference, when it leads nowhere or into itself.
 */
export function expandSchema(schema: Schema, isCommon = (_path: string): boolean => true): Schema {
  return expand(schema, schema, [], { parts: 0, isCommon });
}

/** Ten times the largest schema of a block; definitions that refer to each other twice would double with each. */
const MAX_PARTS = 5_000;

function expand(
  schema: Schema,
  root: Schema,
  trail: readonly string[],
  budget: { parts: number; isCommon: (path: string) => boolean },
): Schema {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  budget.parts += 1;
  if (budget.parts > MAX_PARTS) throw new SchemaFault({ case: "too-large", limit: MAX_PARTS });
  if (typeof schema.$ref === "string") {
    const { $ref, ...beside } = schema;
    if (trail.includes($ref)) throw new SchemaFault({ case: "circular-reference", reference: $ref });
    const name = /#\/definitions\/([^/]+)$/.exec($ref)?.[1];
    const isCommon = root === sharedRoot ? () => true : budget.isCommon;
    const isShared = /(^|\/)common\.json#/.test($ref) && isCommon($ref.slice(0, $ref.indexOf("#")));
    const isOwn = $ref.startsWith("#") && root !== sharedRoot;
    const home = isShared || root === sharedRoot ? commonDefinitions() : isOwn ? root.definitions : undefined;
    const target = name && home && Object.hasOwn(home, name) ? home[name] : undefined;
    if (!target) throw new SchemaFault({ case: "dangling-reference", reference: $ref });
    return { ...expand(target, isShared ? sharedRoot : root, [...trail, $ref], budget), ...beside };
  }
  const result: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "definitions") continue;
    if (key === "properties" || key === "patternProperties" || key === "dependencies") {
      result[key] = Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([name, inner]) => [
          name,
          expand(inner, root, trail, budget),
        ]),
      );
    } else if (
      Array.isArray(value) &&
      (key === "anyOf" || key === "oneOf" || key === "allOf" || key === "items")
    ) {
      result[key] = value.map((inner) => expand(inner as Schema, root, trail, budget));
    } else if (schemaKeys.has(key) && typeof value === "object" && value !== null) {
      (result as Record<string, unknown>)[key] = expand(value as Schema, root, trail, budget);
    } else result[key] = value;
  }
  return result;
}

/** Stands for "inside common.json", where `#/definitions/…` means its own. */
const sharedRoot: Schema = {};
const schemaKeys = new Set([
  "items",
  "additionalItems",
  "additionalProperties",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
]);

const variantKeys = ["allOf", "anyOf", "oneOf"] as const;

/** The schema of one option of a map, looked for in all variants; undefined when the map has no such option. */
export function optionSchema(schema: Schema | undefined, name: string): Schema | undefined {
  if (!schema) return undefined;
  if (schema.properties && Object.hasOwn(schema.properties, name)) return schema.properties[name];
  for (const [pattern, inner] of patternsOf(schema)) if (pattern.test(name)) return inner;
  for (const key of variantKeys) {
    for (const variant of schema[key] ?? []) {
      const found = optionSchema(variant, name);
      if (found) return found;
    }
  }
  for (const variant of [schema.then, schema.else]) {
    const found = optionSchema(variant, name);
    if (found) return found;
  }
  return typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
}

/** What a group says of names of a form (`patternProperties`). */
function patternsOf(
  schema: Schema,
): readonly (readonly [pattern: { test(name: string): boolean }, Schema])[] {
  const { patternProperties } = schema;
  if (!patternProperties) return [];
  let patterns = namePatterns.get(schema);
  if (!patterns) {
    patterns = Object.entries(patternProperties).map(([form, inner]) => [safeRegExp(form, "u"), inner]);
    namePatterns.set(schema, patterns);
  }
  return patterns;
}

const namePatterns = new WeakMap<Schema, ReturnType<typeof patternsOf>>();

/** Names that a form lists, such as `^(mon|tue)$`. */
const LISTED_NAMES = /^\^\((?:\?:)?([\w-]+(?:\|[\w-]+)*)\)\$$/;

/** The schema of the entries of a list; undefined when the schema does not speak of lists. */
export function entrySchema(schema: Schema | undefined, index: number): Schema | undefined {
  if (!schema) return undefined;
  if (Array.isArray(schema.items))
    return (
      schema.items[index] ?? (typeof schema.additionalItems === "object" ? schema.additionalItems : undefined)
    );
  if (schema.items) return schema.items;
  for (const key of variantKeys) {
    for (const variant of schema[key] ?? []) {
      const found = entrySchema(variant, index);
      if (found) return found;
    }
  }
  return entrySchema(schema.then, index) ?? entrySchema(schema.else, index);
}

/** What a schema says of a part: of an option by its name, of an entry by its number. */
export function partSchema(schema: Schema | undefined, step: string | number): Schema | undefined {
  return typeof step === "number" ? entrySchema(schema, step) : optionSchema(schema, step);
}

/** All names of options that a map may have, as far as they are listed, in the order of the schema. */
export function optionNames(schema: Schema): string[] {
  const names = new Set(Object.keys(schema.properties ?? {}));
  for (const form of Object.keys(schema.patternProperties ?? {}))
    for (const name of LISTED_NAMES.exec(form)?.[1]?.split("|") ?? []) names.add(name);
  for (const key of variantKeys)
    for (const variant of schema[key] ?? []) for (const name of optionNames(variant)) names.add(name);
  for (const variant of [schema.then, schema.else])
    if (variant) for (const name of optionNames(variant)) names.add(name);
  return [...names];
}

/** JSON types that a schema lets through: string, number, integer, boolean, object, array, null; empty when it does not say. */
export function acceptedTypes(schema: Schema): Set<string> {
  const cached = typeCache.get(schema);
  if (cached) return cached;
  const types = new Set<string>(
    schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type],
  );
  if (types.size === 0) {
    const values = schema.const !== undefined ? [schema.const] : schema.enum;
    for (const value of values ?? [])
      types.add(value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
    if (!values) {
      // What a binding may stand for is behind `else` (`allowBindings`).
      const { anyOf = [], oneOf = [], allOf = [], then, else: other } = schema;
      const ofBinding = other ? [then, other].filter((one) => one !== undefined) : [];
      for (const variant of [...anyOf, ...oneOf, ...allOf, ...ofBinding])
        for (const type of acceptedTypes(variant)) types.add(type);
      if (types.size === 0 && schema.properties) types.add("object");
      if (types.size === 0 && schema.items) types.add("array");
    }
  }
  typeCache.set(schema, types);
  return types;
}

const typeCache = new WeakMap<Schema, Set<string>>();

/** The schemas inside a schema: of its options, entries and variants. */
export function innerSchemas(schema: Schema): Schema[] {
  const { items, additionalProperties, additionalItems } = schema;
  return [
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.patternProperties ?? {}),
    ...(Array.isArray(items) ? items : items ? [items] : []),
    ...variantKeys.flatMap((key) => schema[key] ?? []),
    ...[schema.then, schema.else, additionalProperties, additionalItems].filter(
      (inner): inner is Schema => typeof inner === "object",
    ),
  ];
}

/** What a text means, looked for in the variants of a choice as well. */
export function kindOf(schema: Schema | undefined): Schema["x-kind"] {
  if (!schema) return undefined;
  if (kinds.has(schema)) return kinds.get(schema);
  const kind = findKind(schema);
  kinds.set(schema, kind);
  return kind;
}

const kinds = new WeakMap<Schema, Schema["x-kind"]>();

function findKind(schema: Schema): Schema["x-kind"] {
  if (schema["x-kind"]) return schema["x-kind"];
  for (const key of variantKeys) {
    for (const variant of schema[key] ?? []) {
      const kind = kindOf(variant);
      if (kind) return kind;
    }
  }
  return undefined;
}
