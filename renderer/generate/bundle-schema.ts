import { idSchema, layoutSchema, pageSchema, querySchemas } from "../pages/page-schema.ts";
import { acceptedTypes } from "../schema/read-schema.ts";
import type { Place, Schema } from "../schema/schema-types.ts";

/** What bundling needs to know of a block type. */
export interface BundledBlock {
  name: string;
  description: string;
  schema: Schema;
  source?: string;
  /** First example of the block, as plain data; becomes the snippet of editors. */
  example?: Record<string, unknown>;
}

/**
 * One self-contained draft-07 schema for all pages and layouts, for editors and any standard validator.
 *
 * The list of types is closed first; then, for each type, a tight `if` leads to a closed schema of that block
 * alone. Of the shapes that were measured it is the only one in which one mistake gives one message, both in
 * yaml-language-server and in ajv. Snippets stand on the entry, where editors insert whole blocks from.
 */
export function bundleSchema(
  blocks: readonly BundledBlock[],
  collections: readonly string[],
  icons: readonly string[] = [],
): Schema {
  const sorted = [...blocks].sort((a, b) => (a.name < b.name ? -1 : 1));
  /** A block of any type but those that stand elsewhere. */
  const placed = (place: Place, message: string): Schema => {
    const others = sorted.filter(({ schema }) => schema["x-place"]?.includes(place)).map(({ name }) => name);
    const not: Schema = { properties: { type: { not: { enum: others }, errorMessage: message } } };
    return { allOf: [{ $ref: "#/definitions/block" }, ...(others.length > 0 ? [not] : [])] };
  };
  const pageKeys = mapValues(pageSchema.properties ?? {}, (schema, key) =>
    key === "blocks"
      ? {
          ...describe(schema),
          type: "array",
          minItems: 1,
          items: { $ref: "#/definitions/own-block" },
          ...wholeBlocks(sorted),
        }
      : open(schema, collections),
  );
  const isLayout: Schema = {
    type: "object",
    required: ["blocks"],
    properties: {
      blocks: {
        type: "array",
        contains: { type: "object", required: ["type"], properties: { type: { const: "page" } } },
      },
    },
  };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Page",
    description:
      "A page of the site. Generated from the blocks' schemas by npm run generate; changes here are lost.",
    type: "object",
    additionalProperties: false,
    properties: pageKeys,
    if: isLayout,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { propertyNames: { enum: Object.keys(layoutSchema.properties ?? {}) } },
    else: {
      if: { type: "object", required: ["redirect"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        propertyNames: {
          enum: Object.keys(pageKeys).filter(
            (key) => !["title", "description", "image", "blocks", "layout"].includes(key),
          ),
        },
      },
      else: { required: ["title", "blocks"] },
    },
    definitions: {
      icon: {
        // Editors offer examples; a binding may stand for a name.
        examples: [...icons],
        if: { type: "string", pattern: "\\$\\{" },
        ...(icons.length > 0 && { else: { enum: [...icons] } }),
      },
      "own-block": placed("inside", "A part of other blocks does not stand on its own."),
      "inner-block": placed("top", "This block stands on its own, not inside another block."),
      block: {
        type: "object",
        required: ["type"],
        properties: {
          type: {
            description: "What kind of block it is.",
            enum: [...sorted.map((block) => block.name), "page"],
            markdownEnumDescriptions: [
              ...sorted.map((block) => block.description),
              "In a layout: the place of the page's own blocks.",
            ],
          },
        },
        allOf: [
          ...sorted.map((block) => ({
            if: { type: "object", required: ["type"], properties: { type: { const: block.name } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { $ref: `#/definitions/block-${block.name}` },
          })),
          {
            if: { type: "object", required: ["type"], properties: { type: { const: "page" } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { type: {} }, additionalProperties: false },
          },
        ],
      },
      ...Object.fromEntries(sorted.map((block) => [`block-${block.name}`, memberOf(block, collections)])),
    },
  };
}

/**
 * Whole blocks to insert, as long as an entry of the list has no type. On the list or its entries alone, editors
 * would offer them among the options of a block, too.
 */
function wholeBlocks(blocks: readonly BundledBlock[]): Schema {
  return {
    if: { items: { type: "object", required: ["type"] } },
    else: { items: {}, defaultSnippets: blocks.map(snippetOf) },
  };
}

function memberOf(
  { name, description, schema, source }: BundledBlock,
  collections: readonly string[],
): Schema {
  const options = mapValues(schema.properties ?? {}, (option) => open(option, collections));
  const list = source === undefined ? undefined : schema.properties?.[source];
  const entry = list && !Array.isArray(list.items) ? list.items : undefined;
  const query: Record<string, Schema> =
    source === undefined
      ? {}
      : {
          ...mapValues(querySchemas, (option, key) =>
            key === "source"
              ? { ...describe(option), type: "string", minLength: 1, examples: [...collections] }
              : open(option, collections),
          ),
          item: {
            ...(entry?.["x-block"] ? { $ref: "#/definitions/inner-block" } : open(entry ?? {}, collections)),
            ...(entry?.["x-block"]
              ? {}
              : { description: `One entry of "${source}", filled for each row with \${item.…}.` }),
          },
        };
  const required = (schema.required ?? []).filter((option) => option !== source);
  const isListRequired = source !== undefined && schema.required?.includes(source);
  return onceNamesFit(
    {
      title: schema.title ?? name,
      description,
      type: "object",
      additionalProperties: false,
      properties: { type: { const: name }, id: open(idSchema, collections), ...options, ...query },
      ...pick(schema, ["allOf", "anyOf", "oneOf", "not"]),
    },
    {
      required: ["type", ...required],
      ...(source !== undefined && {
        if: { required: ["source"] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ["item"] },
        ...(isListRequired && { else: { required: [source] } }),
      }),
    },
  );
}

/** Asks for options only once all names are known ones: a misspelt name would otherwise be two mistakes, with its right form missing. */
function onceNamesFit(schema: Schema, demands: Schema): Schema {
  const condition: Schema = {
    if: { propertyNames: { enum: Object.keys(schema.properties ?? {}) } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: demands,
  };
  return { ...schema, allOf: [...(schema.allOf ?? []), condition] };
}

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

function describe(schema: Schema): Schema {
  return pick(schema, ["title", "description"]);
}

/**
 * A schema for editors and standard validators: our keywords are gone, and every value may also be a text with
 * a binding. That is said with `if`, because a choice between shapes would spoil the messages.
 */
function open(schema: Schema, collections: readonly string[]): Schema {
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
  if (schema.properties)
    inner.properties = mapValues(schema.properties, (option) => open(option, collections));
  if (Array.isArray(schema.items)) inner.items = schema.items.map((entry) => open(entry, collections));
  else if (schema.items) inner.items = open(schema.items, collections);
  if (typeof schema.additionalProperties === "object")
    inner.additionalProperties = open(schema.additionalProperties, collections);
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
  const result = open(schema, collections);
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

function snippetOf(block: BundledBlock): Record<string, unknown> {
  const body = block.example ?? { type: block.name, ...placeholders(block) };
  return {
    label: block.name,
    description: block.description,
    body: escapeSnippet({ type: block.name, ...body }),
  };
}

/** Required options with a place to type in. */
function placeholders({ schema }: BundledBlock): Record<string, unknown> {
  return Object.fromEntries((schema.required ?? []).map((name) => [name, name]));
}

/** In a snippet `$` and `}` have a meaning, so those of texts are marked as plain. */
function escapeSnippet(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/[\\$}]/g, "\\$&");
  if (Array.isArray(value)) return value.map(escapeSnippet);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeSnippet(inner)]));
  return value;
}

function pick(schema: Schema, keys: readonly string[]): Schema {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}

function mapValues(
  record: Record<string, Schema>,
  map: (schema: Schema, key: string) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, map(schema, key)]));
}
