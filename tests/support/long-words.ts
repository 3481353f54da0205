import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blockFolders } from "./site-copy.ts";

/** A word as German has them, longer than a phone is wide in any size of letters that texts have. */
export const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown;
  pattern?: string;
  format?: string;
  maxLength?: number;
  "x-kind"?: string;
  "x-translate"?: boolean;
  "x-block"?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../..", path), "utf8"));
const common = read("renderer/schema/common.json") as { definitions: Record<string, Schema> };

/** Schemas of all block types, by type. */
const schemas = new Map<string, Schema>(
  blockFolders().map((folder) => [folder.replace(/^.*\//, ""), read(`blocks/${folder}/schema.json`)]),
);

/** Kinds that are words for readers; all others name something. */
const WORDS: ReadonlySet<string | undefined> = new Set([undefined, "markdown", "markdown-inline"]);

/** Options that hold no words for readers, though their schema lets any text pass, and what a query says. */
const NAMES =
  /^(id|type|source|item|where|sort|fields?|name|seed|param|event|value|phone|price|secondPrice)$/;

/** A block with a word in each of its texts that is too long for a line. */
export function withLongWords(block: Record<string, unknown>): Record<string, unknown> {
  const { type, ...options } = block;
  return { type, ...(lengthened(schemas.get(String(type)), options) as object) };
}

function lengthened(schema: Schema | undefined, value: unknown): unknown {
  const known = resolved(schema);
  if (Array.isArray(value)) return value.map((entry) => lengthened(known.items, entry));
  if (typeof value === "object" && value !== null) {
    const group = value as Record<string, unknown>;
    if (known["x-block"]) return withLongWords(group);
    return Object.fromEntries(
      Object.entries(group).map(([key, entry]) => [
        key,
        NAMES.test(key) ? entry : lengthened(known.properties?.[key], entry),
      ]),
    );
  }
  return typeof value === "string" && isText(known, value) ? longer(value, known.maxLength) : value;
}

function resolved(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split("/").pop();
  return { ...(name && common.definitions[name]), ...schema };
}

/** Whether it is a text for readers, with no binding or path in it. */
function isText(schema: Schema, value: string): boolean {
  const isFree = !schema.enum && !schema.pattern && !schema.format && schema["x-translate"] !== false;
  return isFree && WORDS.has(schema["x-kind"]) && !/\{|^\/|^https?:|^\d{4}-|^\d\d:\d\d$|\S@\S/.test(value);
}

function longer(text: string, most = Number.POSITIVE_INFINITY): string {
  const whole = `${LONG_WORD} ${text}`;
  return whole.length <= most ? whole : LONG_WORD.slice(0, most);
}
