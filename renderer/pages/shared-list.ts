import type { Draft } from "../problems/draft.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { expandSchema } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Data, toData } from "../schema/to-data.ts";
import { type MapNode, visibleSpan } from "../yaml/tree.ts";
import type { SharedList } from "./page-file.ts";

/** Gives the shared lists of a site by name, each read when it is first asked for. */
export interface SharedLists {
  /** @returns "circle" for a list that is being read: it uses itself, perhaps by way of others. */
  get(name: string): SharedList | "circle" | undefined;
  readonly names: readonly string[];
}

const FOLDER = "pages/_shared/";

/** Whether a file of `pages/` holds a shared list of blocks. */
export function isSharedFile(file: string): boolean {
  return file.startsWith(FOLDER) && !file.slice(FOLDER.length).includes("/");
}

export function sharedFile(name: string): string {
  return `${FOLDER}${name}.yaml`;
}

export function sharedName(file: string): string {
  return file.slice(FOLDER.length, -".yaml".length);
}

/** What a list says of one of its options. */
const optionDefinition: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["type"],
  properties: {
    type: {
      description: "What kind of value it takes.",
      enum: ["string", "number", "integer", "boolean"],
    },
    description: {
      description: "What it is for; authors read it on hover.",
      type: "string",
      minLength: 1,
      "x-translate": false,
    },
    default: { description: "What holds where a page does not set it. Without it every page has to." },
    enum: { description: "The values that are possible.", type: "array", minItems: 1 },
    maxLength: { description: "Characters that fit.", type: "integer", minimum: 1 },
    minimum: { description: "The smallest number.", type: "number" },
    maximum: { description: "The largest number.", type: "number" },
    "x-kind": {
      description: "What the text means beyond being a text.",
      enum: ["link", "image", "icon", "markdown", "markdown-inline"],
    },
  },
};

/** Keys of a shared list. */
export const sharedSchema: Schema = expandSchema({
  type: "object",
  additionalProperties: false,
  required: ["blocks"],
  properties: {
    about: {
      description: "What the list is for; authors read it on hover.",
      type: "string",
      minLength: 1,
      "x-translate": false,
    },
    options: {
      description: "What pages may set, by name. The list reads it as ${use.NAME}.",
      type: "object",
      propertyNames: {
        pattern: "^[a-z][A-Za-z0-9]*$",
        not: { enum: ["use", "id", "type", "draft", "from", "until"] },
      },
      additionalProperties: optionDefinition,
    },
    blocks: {
      $ref: "common.json#/definitions/blocks",
      description: "The blocks, in the order in which they appear.",
    },
  },
});

/** The options that a list declares, as a closed group. */
export function schemaOfOptions(node: MapNode): Schema {
  const options = node.entries.get("options")?.value;
  const properties: Record<string, Schema> = {};
  if (options?.kind === "map")
    for (const { key, value } of options.entries.values()) {
      const schema = toData(value, undefined, []);
      if (typeof schema === "object" && schema !== null && !Array.isArray(schema))
        properties[key] = withKnownType(schema as Schema);
    }
  const required = Object.keys(properties).filter((name) => properties[name]!.default === undefined);
  return {
    type: "object",
    additionalProperties: false,
    properties,
    ...(required.length > 0 && { required }),
  };
}

/** Of a type or kind that there is not, its own problem tells; whatever reads the option is right until then. */
function withKnownType({ type, "x-kind": kind, ...rest }: Schema): Schema {
  const isKnown =
    allows(optionDefinition.properties?.type, type) &&
    (kind === undefined || allows(optionDefinition.properties?.["x-kind"], kind));
  if (!isKnown || type === undefined) return rest;
  return { type, ...rest, ...(kind && { "x-kind": kind }) };
}

const allows = (schema: Schema | undefined, value: unknown): boolean =>
  schema?.enum?.includes(value as never) === true;

/** Says which of the defaults are not what their own option takes. */
export function checkDefaults(node: MapNode, { properties = {} }: Schema, text: string): Draft[] {
  const options = node.entries.get("options")?.value;
  if (options?.kind !== "map") return [];
  return [...options.entries.values()].flatMap(({ key, value }) => {
    const preset = value.kind === "map" ? value.entries.get("default") : undefined;
    const schema = properties[key];
    if (!preset || !schema || typeof schema.type !== "string") return [];
    const { default: _, ...own } = schema;
    const check = lazyCheck({ type: "object", properties: { default: own } }, { bindings: false });
    const data: Data = toData(preset.value, own, []);
    const group: MapNode = { ...node, entries: new Map([["default", preset]]) };
    const span = visibleSpan(preset.value, text);
    const path = ["options", key];
    return explainSchemaErrors(
      check({ default: data }),
      group,
      path,
      span,
      { thing: { kind: "shared" } },
      text,
    );
  });
}

/** Options that a list declares and none of its blocks has: what pages set is shown nowhere. */
export function findUnusedOptions(node: MapNode, text: string): Draft[] {
  const options = node.entries.get("options")?.value;
  const blocks = node.entries.get("blocks")?.value;
  if (options?.kind !== "map" || blocks?.kind !== "list") return [];
  const written = text.slice(blocks.start, blocks.end);
  const used = new Set([...written.matchAll(/\buse\.([A-Za-z][A-Za-z0-9]*)/g)].map(([, name]) => name));
  return [...options.entries.values()]
    .filter(({ key }) => !used.has(key))
    .map(
      ({ key, keyStart: start, keyEnd: end }): Draft => ({
        code: "unused-list-option",
        params: { option: key },
        start,
        end,
        path: ["options", key],
      }),
    );
}
