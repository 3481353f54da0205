import type { OriginalTexts } from "../languages/original-texts.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { BlockTemplate } from "../pages/page-file.ts";
import { entrySchema, innerSchemas, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";

/** Where links and files of a page lead in its language. */
export interface LocalPlaces {
  /** The address of the same page in the language, or the address itself. */
  href(href: string): string;
  /** The same text under `public/` in the language, or the path itself. */
  body(path: string): string;
  /** Address of a file that a block writes: each language has its own. */
  written(path: string): string;
  /** Texts that nobody has translated: with other addresses they are still such. */
  originals?: OriginalTexts;
}

/** A block as it is filled in, its links and bodies those of the language that its page is in. */
export function localize(
  block: BlockTemplate,
  types: ReadonlyMap<string, BlockType>,
  places: LocalPlaces,
): BlockTemplate {
  const type = types.get(String(block.type));
  return type ? (localValue(block, type.schema, types, places) as BlockTemplate) : block;
}

function localValue(
  value: Data,
  schema: Schema | undefined,
  types: ReadonlyMap<string, BlockType>,
  places: LocalPlaces,
): Data {
  if (!schema || !leadsSomewhere(schema)) return value;
  const kind = kindOf(schema);
  if (typeof value === "string") {
    if (kind === "link") return places.href(value);
    if (kind === "written") return places.written(value);
    if (kind !== "markdown" && kind !== "markdown-inline") return value;
    const text = localText(value, places);
    places.originals?.follow(value, text);
    return text;
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    if (kind === "body") return value.map((path) => (typeof path === "string" ? places.body(path) : path));
    return value.map((entry, index) => localValue(entry, entrySchema(schema, index), types, places));
  }
  if (schema["x-block"]) return localize(value, types, places);
  // What a block carries besides its options goes with it.
  const result: BlockTemplate = { ...value };
  for (const name of Object.keys(value)) {
    const inner = optionSchema(schema, name);
    if (inner) result[name] = localValue(value[name]!, inner, types, places);
  }
  // What is left out leads to the page in the language as well.
  for (const [name, href] of leftOut(schema)) {
    const local = name in value ? href : places.href(href);
    if (local !== href) result[name] = local;
  }
  return result;
}

/** Markdown with the addresses in it: `[label](/about)`, `[label]: /about`. */
export function localText(text: string, { href }: Pick<LocalPlaces, "href">): string {
  return text.replace(
    /(\]\(<?|^ {0,3}\[[^\]\n]+\]: +<?)(\/[^\s)>]*)/gm,
    (_, before: string, address: string) => before + href(address),
  );
}

const defaults = new WeakMap<Schema, [name: string, href: string][]>();

/** Links that lead somewhere when nobody writes them. */
function leftOut(schema: Schema): readonly [name: string, href: string][] {
  let known = defaults.get(schema);
  if (!known) {
    known = Object.entries(schema.properties ?? {}).flatMap(([name, option]): [string, string][] =>
      kindOf(option) === "link" && typeof option.default === "string" ? [[name, option.default]] : [],
    );
    defaults.set(schema, known);
  }
  return known;
}

const leading = new WeakMap<Schema, boolean>();

/** Whether anything under a schema leads to a page or a text. */
function leadsSomewhere(schema: Schema): boolean {
  let known = leading.get(schema);
  if (known === undefined) {
    const kind = schema["x-kind"];
    known =
      schema["x-block"] === true ||
      kind === "link" ||
      kind === "markdown" ||
      kind === "markdown-inline" ||
      kind === "body" ||
      kind === "written" ||
      innerSchemas(schema).some(leadsSomewhere);
    leading.set(schema, known);
  }
  return known;
}
