import { shownNames, shownSchemas } from "../schema/read-shown.ts";
import type { Schema } from "../schema/schema-types.ts";
import { onceNamesFit } from "./open-schema.ts";

/** What bundling needs to know of a shared list of blocks. */
export interface BundledList {
  name: string;
  /** What it is for. */
  about?: string;
  /** The options that pages may set, as a group. */
  schema: Schema;
}

/** The words that say when a block or row is to be seen, those left out that are options or fields of its own. */
export function timesOf({ properties = {} }: Schema): Record<string, Schema> {
  const free = shownNames.filter((name) => !Object.hasOwn(properties, name));
  return Object.fromEntries(free.map((name) => [name, shownSchemas[name]]));
}

/** The same for blocks of the bundled schema, which has a definition of each. */
export function refsToTimes(schema: Schema): Record<string, Schema> {
  const names = Object.keys(timesOf(schema));
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/shown-${name}` }]));
}

/** Definitions of the words that say when something is to be seen. */
export const shownDefinitions: Record<string, Schema> = Object.fromEntries(
  shownNames.map((name) => [`shown-${name}`, shownSchemas[name]]),
);

/**
 * Definitions of what uses shared lists: `use`, and a closed one for each list.
 *
 * @param open  Makes an option's schema one for editors.
 */
export function listDefinitions(
  lists: readonly BundledList[],
  open: (schema: Schema) => Schema,
): Record<string, Schema> {
  if (lists.length === 0) return {};
  const use: Schema = {
    type: "object",
    required: ["use"],
    properties: {
      use: {
        description: "Name of a list of blocks in pages/_shared/, whose blocks stand here.",
        enum: lists.map(({ name }) => name),
        markdownEnumDescriptions: lists.map(({ name, about }) => about ?? `pages/_shared/${name}.yaml`),
      },
    },
    allOf: lists.map(({ name }) => ({
      if: { type: "object", required: ["use"], properties: { use: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/definitions/use-${name}` },
    })),
  };
  const each = lists.map(({ name, schema }): [string, Schema] => {
    const options = Object.entries(schema.properties ?? {}).map(([option, one]) => [option, open(one)]);
    const properties = { use: { const: name }, ...shownSchemas, ...Object.fromEntries(options) };
    const group: Schema = { type: "object", additionalProperties: false, properties };
    return [`use-${name}`, onceNamesFit(group, { required: ["use", ...(schema.required ?? [])] })];
  });
  return { use, ...Object.fromEntries(each) };
}

/** A block, or what uses a list in its place. */
export function blockOrUse(block: Schema, lists: readonly BundledList[]): Schema {
  if (lists.length === 0) return block;
  const { type, ...rest } = block;
  return {
    ...(type !== undefined && { type }),
    if: { type: "object", required: ["use"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: "#/definitions/use" },
    else: rest,
  };
}

/** Options for all blocks of a type: `defaults` of a layout. */
export function defaultsSchema(
  blocks: readonly { name: string; description: string; schema: Schema }[],
  description: string,
): Schema {
  const properties = blocks.map(({ name, description: about, schema }): [string, Schema] => {
    const options = Object.keys(schema.properties ?? {}).map((option) => [
      option,
      { $ref: `#/definitions/block-${name}/properties/${option}` },
    ]);
    return [
      name,
      {
        description: about,
        type: "object",
        additionalProperties: false,
        properties: Object.fromEntries(options),
      },
    ];
  });
  return {
    description,
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}
