import type { OptionValue } from "../model.ts";
import { acceptedTypes, entrySchema, kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { SiteFiles } from "../site/site-files.ts";

/** The smallest value that a schema is content with, in words that ask to be replaced. */
export function sampleOf(schema: Schema, files: SiteFiles): OptionValue {
  if (schema.const !== undefined) return schema.const as OptionValue;
  if (schema.default !== undefined) return schema.default as OptionValue;
  if (schema.enum) return schema.enum[0] as OptionValue;
  if (schema.examples?.[0] !== undefined) return schema.examples[0] as OptionValue;
  const types = acceptedTypes(schema);
  if (types.has("object") && (schema.properties || schema["x-block"])) return groupOf(schema, files);
  if (types.has("string")) return textOf(schema, files);
  if (types.has("array")) {
    const length = schema.minItems ?? 0;
    return Array.from({ length }, (_, index) => sampleOf(entrySchema(schema, index) ?? {}, files));
  }
  if (types.has("number") || types.has("integer")) return schema.minimum ?? 1;
  if (types.has("boolean")) return false;
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  return variant ? sampleOf(variant, files) : "Text";
}

function groupOf(schema: Schema, files: SiteFiles): OptionValue {
  if (schema["x-block"]) return plainestBlock(files);
  const names = schema.required ?? [];
  return Object.fromEntries(names.map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, files)]));
}

/** A block that can stand anywhere and asks for least. */
function plainestBlock(files: SiteFiles): OptionValue {
  const asks = ({ schema }: { schema: Schema }): number => schema.required?.length ?? 0;
  const [type] = [...files.blockTypes.values()]
    .filter(
      ({ places, schema }) =>
        places.size === 0 && !schema.required?.some((name) => holdsBlocks(schema, name)),
    )
    .sort((one, other) => asks(one) - asks(other));
  return type ? { type: type.name, ...(groupOf(type.schema, files) as object) } : {};
}

function holdsBlocks(schema: Schema, option: string): boolean {
  return JSON.stringify(schema.properties?.[option] ?? {}).includes('"x-block"');
}

function textOf(schema: Schema, files: SiteFiles): string {
  switch (kindOf(schema)) {
    case "link":
      return "/";
    case "image":
      return [...files.publicFiles].find((file) => /\.(?:svg|jpe?g|png|webp)$/i.test(file)) ?? "/image.svg";
    case "collection":
      return files.collections.keys().next().value ?? "rows";
    case "icon":
      return "circle";
    default:
      return schema["x-heading"] === undefined ? "Text" : "Heading";
  }
}
