import { idSchema, layoutSchema, pageSchema, querySchemas } from "../pages/page-schema.ts";
import { sharedSchema } from "../pages/shared-list.ts";
import type { Place, Schema } from "../schema/schema-types.ts";
import {
  type BundledList,
  blockOrUse,
  defaultsSchema,
  listDefinitions,
  refsToTimes,
  shownDefinitions,
} from "./bundle-times.ts";
import { describe, mapValues, onceNamesFit, openSchema, pick } from "./open-schema.ts";

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
  lists: readonly BundledList[] = [],
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
      : openSchema(schema, collections),
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
  const opened = (schema: Schema): Schema => openSchema(schema, collections);
  const { defaults: ofLayout } = layoutSchema.properties ?? {};
  const { blocks: _, ...ofList } = mapValues(sharedSchema.properties ?? {}, opened);
  const isShared: Schema = { type: "object", anyOf: [{ required: ["options"] }, { required: ["about"] }] };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Page",
    description:
      "A page of the site. Generated from the blocks' schemas by npm run generate; changes here are lost.",
    type: "object",
    additionalProperties: false,
    properties: {
      ...pageKeys,
      ...ofList,
      defaults: defaultsSchema(sorted, ofLayout?.description ?? ""),
    },
    if: isLayout,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { propertyNames: { enum: Object.keys(layoutSchema.properties ?? {}) } },
    else: {
      if: isShared,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { propertyNames: { enum: ["blocks", ...Object.keys(ofList)] }, required: ["blocks"] },
      else: {
        properties: { defaults: { not: {}, errorMessage: "A page sets no defaults; its layout does." } },
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
      block: blockOrUse(
        {
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
        lists,
      ),
      ...shownDefinitions,
      ...listDefinitions(lists, opened),
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
  const options = mapValues(schema.properties ?? {}, (option) => openSchema(option, collections));
  const list = source === undefined ? undefined : schema.properties?.[source];
  const entry = list && !Array.isArray(list.items) ? list.items : undefined;
  const query: Record<string, Schema> =
    source === undefined
      ? {}
      : {
          ...mapValues(querySchemas, (option, key) =>
            key === "source"
              ? { ...describe(option), type: "string", minLength: 1, examples: [...collections] }
              : openSchema(option, collections),
          ),
          item: {
            ...(entry?.["x-block"]
              ? { $ref: "#/definitions/inner-block" }
              : openSchema(entry ?? {}, collections)),
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
      properties: {
        type: { const: name },
        id: openSchema(idSchema, collections),
        ...options,
        ...query,
        ...refsToTimes(schema),
      },
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
