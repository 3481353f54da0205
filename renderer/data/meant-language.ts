import { isLanguageTag } from "./language-tag.ts";

/**
 * What is wrong with the tag of a language: it is none, or one of a language that there is not, as "jp" and "English"
 * have the form of one.
 *
 * @returns The tag that is likely meant, if there is one; undefined where nothing is wrong.
 */
export function languageFault(text: string): { guess?: string } | undefined {
  // Words of the engine are looked up by the language in small letters.
  if (isLanguageTag(text) && isKnown(text) && shortest(text) === text && /^[a-z]/.test(text))
    return undefined;
  const guess = meantLanguage(text);
  return guess === undefined ? {} : { guess };
}

/** The tag that somebody means who writes the name of a language, a country or another code. */
export function meantLanguage(text: string): string | undefined {
  const tag = text.trim().replace(/[\s_]+/g, "-");
  if (isLanguageTag(tag) && isKnown(tag)) return shortest(Intl.getCanonicalLocales(tag)[0]!);
  names ??= namesOfLanguages();
  const ofName = names.get(plainly(text));
  if (ofName !== undefined) return ofName;
  const country = /^[a-z]{2}$/i.test(tag)
    ? new Intl.Locale(`und-${tag.toUpperCase()}`).maximize()
    : undefined;
  return country && country.language !== "und" && country.language !== "en" ? country.language : undefined;
}

/** Whether there is such a language. */
function isKnown(tag: string): boolean {
  return nameOf(new Intl.Locale(tag).language, "en") !== undefined;
}

/** Browsers know a language by two letters where it has them, and the United Kingdom as GB. */
function shortest(tag: string): string {
  const [canonical = tag] = Intl.getCanonicalLocales(tag);
  const isLonger = /^[a-z]{3}(?:-|$)/i.test(tag) && /^[a-z]{2}(?:-|$)/.test(canonical);
  return isLonger || /-uk(?:-|$)/i.test(tag) ? canonical : tag;
}

function nameOf(language: string, lang: string): string | undefined {
  return new Intl.DisplayNames([lang], { type: "language", fallback: "none" }).of(language);
}

/** Names of languages in themselves, and in those in which authors write most. Only a mistake needs them. */
let names: ReadonlyMap<string, string> | undefined;

const ASKED_IN = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"];

function namesOfLanguages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  for (const language of letters.flatMap((one) => letters.map((other) => one + other))) {
    if (Intl.getCanonicalLocales(language)[0] !== language || nameOf(language, "en") === undefined) continue;
    for (const lang of [language, ...ASKED_IN]) {
      const name = nameOf(language, lang);
      if (name !== undefined && !found.has(plainly(name))) found.set(plainly(name), language);
    }
  }
  return found;
}

/** A name in small letters without marks: accents are left out where keyboards do not have them. */
const plainly = (name: string): string => name.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
