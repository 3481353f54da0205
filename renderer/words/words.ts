import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** Name of a word of the engine: block and option, or `page.…`. */
export type WordKey = keyof typeof en;

/** A language of the engine: every word. */
export type EngineWords = Readonly<Record<WordKey, string>>;

/** The words of one language: the engine's, and those that only blocks of this site have. */
export type Words = EngineWords & Readonly<Record<string, string>>;

/** What `data/words.yaml` holds: words by language, all of them optional. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Languages that the engine speaks, by tag. */
export const languages: Readonly<Record<string, EngineWords>> = { en, de, es, fr, it, ja, nl, pt };

/** The engine's words as they are called where nobody has chosen a language. */
export const english: EngineWords = en;

/** The language in which the words of a tag are found: its own (`de-CH`), or the one that it is a kind of (`de`). */
export const baseOf = (lang: string): string => lang.split("-")[0] ?? lang;

/**
 * The words of a language: the site's own before the engine's, those of a region (`de-CH`) before those of its
 * language. What neither has is English.
 */
export function wordsIn(lang: string, own: OwnWords = {}): Words {
  const base = baseOf(lang);
  return { ...en, ...languages[base], ...own[base], ...own[lang] };
}

type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never;

/** A word with its places filled in. */
export function say<Key extends WordKey>(
  words: EngineWords,
  key: Key,
  values: Readonly<Record<PlacesIn<(typeof en)[Key]>, string | number>>,
): string {
  const filled: Readonly<Record<string, string | number>> = values;
  return words[key].replaceAll(PLACE, (place, name: string) => String(filled[name] ?? place));
}

const PLACE = /\{(\w+)\}/g;

/** Names of the places that a word has: `{title} – page {number}` has `title` and `number`. */
export function placesOf(text: string): Set<string> {
  return new Set([...text.matchAll(PLACE)].map(([, name = ""]) => name));
}
