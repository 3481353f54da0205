import { compile } from "json-schema-to-typescript";
import type { Schema } from "../schema/schema-types.ts";

const BANNER = '/* Generated from schema.json by "npm run generate"; changes here are lost. */';

/**
 * TypeScript source of a block's props: what its view receives, not what authors write. Texts with Markdown have
 * become HTML, options with a default are always there.
 *
 * @param modelPath  Import path from the block's folder to `renderer/model.ts`.
 * @param rows  Option that takes the raw fields of queried rows, if the block has one.
 */
export async function generateProps(schema: Schema, modelPath: string, rows?: string): Promise<string> {
  const lean = toViewSchema(schema);
  if (rows !== undefined) {
    lean.properties = {
      ...lean.properties,
      [rows]: {
        description:
          "Raw fields of the row behind each entry, in the same order; only when a query filled the list.",
        tsType: "Record<string, unknown>[]",
      },
    };
  }
  if (schema["x-pages"] !== undefined) {
    lean.properties = {
      ...lean.properties,
      pages: {
        description: "The addresses that the list goes on at; only when there is more than one.",
        tsType: "ListPages",
      },
    };
  }
  delete lean.title;
  delete lean.description;
  const source = await compile(lean as Parameters<typeof compile>[0], "Props", {
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    strictIndexSignatures: true,
    style: { printWidth: 110, tabWidth: 2 },
  });
  const used = [
    "BlockDefinition",
    "Body",
    "FileReference",
    "FrameReference",
    "Html",
    "ListPages",
    "Picture",
  ].filter((name) => new RegExp(`\\b${name}\\b`).test(source.replace(/\/\*[\s\S]*?\*\//g, "")));
  const imports = used.length > 0 ? `import type { ${used.join(", ")} } from "${modelPath}";\n\n` : "\n";
  return `${BANNER}\n${imports}${source.trim()}\n`.replace(/\n{3,}/g, "\n\n");
}

const kept = ["type", "enum", "const", "description", "tsType", "additionalItems"] as const;

/** The schema of what the view receives. */
function toViewSchema(schema: Schema): Schema {
  const result: Schema = {};
  for (const key of kept)
    if (schema[key] !== undefined) (result as Record<string, unknown>)[key] = schema[key];
  const kind = schema["x-kind"];
  if (kind === "image" || kind === "picture")
    return { ...(schema.description && { description: schema.description }), tsType: "Picture" };
  if (kind === "markdown" || kind === "markdown-inline") result.tsType = "Html";
  if (kind === "file") result.tsType = "FileReference";
  if (kind === "frame") result.tsType = "FrameReference";
  if (schema.tsType)
    return { ...(schema.description && { description: schema.description }), tsType: schema.tsType };
  if (Array.isArray(schema.items)) {
    // A list of fixed places is a tuple, whatever its limits say.
    result.items = schema.items.map(toViewSchema);
    result.minItems = schema.items.length;
    result.maxItems = schema.items.length;
  } else if (schema.items) result.items = toViewSchema(schema.items);
  for (const key of ["anyOf", "oneOf", "allOf"] as const)
    if (schema[key]) result[key] = schema[key].map(toViewSchema);
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, option]) => [name, toViewSchema(option)]),
    );
    const filled = Object.entries(schema.properties)
      .filter(([, option]) => option.default !== undefined)
      .map(([name]) => name);
    result.required = [...new Set([...(schema.required ?? []), ...filled])];
    result.additionalProperties = false;
  } else {
    const [first, ...others] = valuesOfNames(schema).map(toViewSchema);
    if (first) result.additionalProperties = others.length > 0 ? { anyOf: [first, ...others] } : first;
  }
  return result;
}

/** What a group holds whose names are not listed: of any name, or of names of a form. */
function valuesOfNames({ additionalProperties, patternProperties = {} }: Schema): Schema[] {
  const ofForms = Object.values(patternProperties);
  return typeof additionalProperties === "object" ? [...ofForms, additionalProperties] : ofForms;
}
