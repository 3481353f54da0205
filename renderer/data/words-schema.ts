import { innerSchemas } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { baseOf, english, languages } from "../words/words.ts";

/** The file in which a site has words of its own in place of the engine's. */
export const WORDS_FILE = "data/words.yaml";

/** A block type as far as its words are concerned. */
interface Worded {
  schema: Schema;
}

/** English texts of all words by name: the engine's, and those that only blocks of the site have. */
export function knownWords(blockTypes: Iterable<Worded>): Map<string, string> {
  const known = new Map<string, string>(Object.entries(english));
  const walk = (schema: Schema): void => {
    const key = schema["x-word"];
    if (key !== undefined && !known.has(key)) known.set(key, String(schema.default ?? ""));
    for (const inner of innerSchemas(schema)) walk(inner);
  };
  for (const { schema } of blockTypes) walk(schema);
  return known;
}

/** Names of the words that only blocks of the site have: the engine says them in no language. */
export function wordsOfBlocks(blockTypes: Iterable<Worded>): string[] {
  return [...knownWords(blockTypes).keys()].filter((key) => !Object.hasOwn(english, key));
}

/**
 * The schema of `data/words.yaml`: words by language, each told by its English and, in the engine's other languages,
 * by what those say.
 */
export function wordsSchema(known: ReadonlyMap<string, string>): Schema {
  const properties = Object.fromEntries(
    [...known].map(([key, text]) => [
      key,
      { type: "string", minLength: 1, maxLength: 1000, description: describe(key, text) },
    ]),
  );
  return {
    description: "Words of this site in place of the engine's, by language: docs/words.md.",
    type: "object",
    additionalProperties: {
      description: "Words of one language, by block and option.",
      type: "object",
      additionalProperties: false,
      properties,
    },
  };
}

function describe(key: string, text: string): string {
  const others = Object.entries(languages).filter(([lang]) => lang !== "en");
  const told = others.flatMap(([lang, words]) =>
    Object.hasOwn(words, key) ? ` ${lang}: ${JSON.stringify(words[key as keyof typeof words])}` : [],
  );
  return `en: ${JSON.stringify(text)}${told.join("")}`;
}

/** The engine has the words of a language, or of the one that it is a kind of. */
export const isSpoken = (lang: string): boolean => Object.hasOwn(languages, baseOf(lang));
