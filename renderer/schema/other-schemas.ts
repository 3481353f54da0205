import type { Schema } from "./schema-types.ts";

/** Keywords as other systems and later drafts call them. */
const keywords: Readonly<Record<string, readonly string[]>> = {
  required: ["require", "requires", "mandatory", "obligatory"],
  properties: ["props", "fields", "attributes", "columns", "members"],
  enum: ["options", "choices", "values", "allowed", "allowedValues", "oneOfValues", "select"],
  description: ["help", "helpText", "hint", "note", "info", "instructions", "desc"],
  title: ["name", "label", "displayName", "heading"],
  default: ["defaultValue", "initialValue", "initial", "fallback"],
  pattern: ["regex", "regexp", "match", "matches"],
  items: ["item", "itemType", "elements", "entries", "of", "prefixItems"],
  additionalProperties: ["unevaluatedProperties"],
  additionalItems: ["unevaluatedItems"],
  definitions: ["$defs", "defs"],
  dependencies: ["dependentRequired", "dependentSchemas"],
  type: ["widget", "fieldType", "datatype"],
  examples: ["example", "sample"],
  multipleOf: ["step"],
  uniqueItems: ["unique", "distinct"],
  "x-kind": ["kind"],
  "x-ref": ["ref", "reference", "references", "relation", "relatedTo", "to", "collection", "target"],
  "x-key": ["key", "primaryKey", "primary", "idField", "identifier"],
};

const limits: Readonly<Record<string, readonly [least: string, most: string]>> = {
  number: ["minimum", "maximum"],
  integer: ["minimum", "maximum"],
  string: ["minLength", "maxLength"],
  array: ["minItems", "maxItems"],
};

/** What another system's keyword is called here, in a group of the given `type`. */
export function keywordMeant(word: string, { type }: Schema): string | undefined {
  const limit = /^(min|max)(?:imum|length|len|items|size|value|chars|count)?$/i
    .exec(word)?.[1]
    ?.toLowerCase();
  if (limit) return typeof type === "string" ? limits[type]?.[limit === "min" ? 0 : 1] : undefined;
  return Object.keys(keywords).find((name) => keywords[name]!.includes(word));
}

/** Types of other systems, with what says the same here. */
const types: readonly (readonly [names: string, meant: Schema])[] = [
  [
    "text str varchar char symbol slug line textarea longtext shorttext multiline select enum",
    { type: "string" },
  ],
  ["float double decimal money currency price real numeric", { type: "number" }],
  ["int long bigint smallint", { type: "integer" }],
  ["bool checkbox toggle switch yesno", { type: "boolean" }],
  ["list multiple multi set tuple repeater", { type: "array" }],
  ["map dict record group struct hash json", { type: "object" }],
  ["date day", { type: "string", format: "date" }],
  ["datetime date-time timestamp", { type: "string", format: "date-time" }],
  ["time", { type: "string", format: "time" }],
  ["email e-mail mail", { type: "string", format: "email" }],
  ["url uri link", { type: "string", "x-kind": "link" }],
  ["image img picture photo", { type: "string", "x-kind": "image" }],
  ["file asset download", { type: "string", "x-kind": "file" }],
  ["icon", { type: "string", "x-kind": "icon" }],
  ["markdown richtext rich-text blocks wysiwyg", { type: "string", "x-kind": "markdown" }],
  ["reference relation relationship ref", { type: "string" }],
];

/** What a type of another system, such as `date` or `string[]`, is called here. */
export function typeMeant(word: string): Schema | undefined {
  const entry = /^(?:(.+)\[\]|(?:array|list)<(.+)>|\[(.+)\])$/i.exec(word);
  if (entry) {
    const name = (entry[1] ?? entry[2] ?? entry[3])!;
    const items = STANDARD.includes(name) ? { type: name } : typeMeant(name);
    return items && { type: "array", items };
  }
  const plain = word.toLowerCase();
  if (STANDARD.includes(plain)) return { type: plain };
  return types.find(([names]) => names.split(" ").includes(plain))?.[1];
}

/** Kinds of values, as schemas name them. */
export const STANDARD: readonly string[] = ["string", "number", "integer", "boolean", "array", "object"];

/** Names of formats and kinds, from other tools. */
const values: Readonly<Record<string, readonly string[]>> = {
  date: ["day"],
  "date-time": ["datetime", "timestamp"],
  uri: ["url", "link", "href"],
  email: ["mail", "e-mail"],
  "color-hex": ["color", "colour", "hex"],
  "time-zone": ["timezone", "zone"],
  link: ["url", "uri", "href"],
  image: ["img", "photo", "picture", "media"],
  markdown: ["md", "richtext", "rich-text"],
  file: ["download", "asset", "document", "pdf"],
};

/** The one of some formats or kinds that another tool calls otherwise. */
export function valueMeant(word: string, allowed: readonly string[]): string | undefined {
  return allowed.find((name) => values[name]?.includes(word.toLowerCase()));
}
