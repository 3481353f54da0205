import { inFlow } from "../yaml/line.ts";
import { isFreeText } from "./free-text.ts";
import { isLanguage } from "./named-by-language.ts";
import { kindOf } from "./read-schema.ts";
import { fits } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** Names by which other systems call the part of a group that is all that is wanted here, the likelier first. */
const PARTS: Readonly<Record<"image" | "link" | "reference", readonly string[]>> = {
  image: ["src", "url", "path", "file", "image"],
  link: ["href", "url", "link", "to"],
  reference: ["id", "key", "slug", "ref", "name", "title", "label"],
};

/** A group that other systems want for words alone: the words, and a value that stands for them. */
export function ofLabel(value: object, schema: Schema): string | undefined {
  if (!isFreeText(schema)) return undefined;
  const { label, text, title, name = text ?? title, ...others } = value as Readonly<Record<string, unknown>>;
  const words = label ?? name;
  const isAll = label === undefined || name === undefined;
  const isOfValue = Object.keys(others).every((one) => ["id", "key", "text", "title", "value"].includes(one));
  return isAll && isOfValue && typeof words === "string" ? inFlow(words) : undefined;
}

/** A picture, link or row as a group, where its path, its address or its key is wanted alone. */
export function ofPart(value: object, schema: Schema): string | undefined {
  const kind = schema["x-ref"] === undefined ? kindOf(schema) : "reference";
  if (kind !== "image" && kind !== "link" && kind !== "reference") return undefined;
  const known = value as Readonly<Record<string, unknown>>;
  const name = PARTS[kind].find((one) => Object.hasOwn(known, one));
  const part = name === undefined ? undefined : known[name];
  return typeof part === "string" && fits(part, schema) ? inFlow(part) : undefined;
}

/** A tag of a language as names of groups have it. */
const TAG = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** The languages of a group that says one text in several of them, `{ en: Visit us, de: Besuchen }`; undefined for another. */
export function languagesOf(value: unknown, schema: Schema): readonly string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !isFreeText(schema))
    return undefined;
  const parts = Object.entries(value);
  const isOfTexts = parts.every(([name, part]) => TAG.test(name) && typeof part === "string");
  if (parts.length < 2 || !isOfTexts) return undefined;
  return parts.every(([name]) => isLanguage(name)) ? parts.map(([name]) => name) : undefined;
}
