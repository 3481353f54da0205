import { LatePattern } from "../formats/late-pattern.ts";
import { acceptedTypes } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { mayHoldWords } from "../texts/foreign-markup.ts";
import { NAME_SIGN } from "../yaml/binding-names.ts";

/**
 * Whether what an option or field takes is words for readers: text without a format, a choice or a reference. Options
 * with `x-translate: false` hold names that mean the same in every language; a choice that readers see says
 * `x-translate: true`.
 */
export function takesWords(schema: Schema | undefined): schema is Schema {
  if (!schema) return false;
  const known = answers.get(schema);
  if (known !== undefined) return known;
  const answer =
    isTranslatedChoice(schema) ||
    (schema["x-translate"] !== false &&
      !schema["x-computed"] &&
      !schema["x-anchor"] &&
      mayHoldWords(schema) &&
      (schema.pattern === undefined || admitsWords(schema.pattern)));
  answers.set(schema, answer);
  return answer;
}

/** Whether a field takes one of several texts, each of which readers see in their language. */
export function isTranslatedChoice(schema: Schema | undefined): boolean {
  return schema?.["x-translate"] === true && schema.enum !== undefined && acceptedTypes(schema).has("string");
}

const answers = new WeakMap<Schema, boolean>();

/** A pattern that lets an ordinary text through only keeps some signs out of it. */
function admitsWords(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").test("Über uns");
  } catch {
    return false;
  }
}

const BINDING = /\$\{[^}]*\}/g;

/** Whether a text says anything by itself: `${item.title}` and `24 %` do not. */
export function saysSomething(text: string): boolean {
  return /\p{L}/u.test(text.includes("${") ? text.replace(BINDING, "") : text);
}

/** `${site.brand}` or `{count}`. A piece of a pattern with the flag `u`. */
export const PLACEHOLDER = String.raw`\$\{(?:${NAME_SIGN}|\.)+\}|\{[\w.-]+\}`;

const PLACEHOLDERS = new LatePattern(PLACEHOLDER, "gu");

/** Names in braces that something is put in the place of, each as often as it stands there: `${site.brand}`, `{count}`. */
export function placeholdersOf(text: string): string[] {
  return text.includes("{") ? (text.match(PLACEHOLDERS.pattern) ?? []) : [];
}

/** What translation tools show in the place of something that is filled in: `<ph id="1"/>`, `{1}`, `[[1]]`, `%s`. */
const TOOL_TAG =
  /<\/?(?:ph|pc|sc|ec|x|g|bx|ex|bpt|ept|it|mrk|\d+)(?:\s[^<>]{0,80})?\/?>|\{{1,2}\d{1,3}\}{1,2}|\[\[\d{1,3}\]\]|\[\d{1,3}\](?![([:])|⟦\d{1,3}⟧|__(?:PH_?)?\d{1,3}__|%(?:\d{1,2}\$)?[sd@](?![\p{L}\d])/iu;

/** The mark of a translation tool in a translation, where the original has none of its kind. */
export function findToolTag(text: string, original: string): string | undefined {
  const tag = TOOL_TAG.exec(text)?.[0];
  return tag === undefined || original.includes(tag) ? undefined : tag;
}
