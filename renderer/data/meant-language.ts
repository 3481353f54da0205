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

/** All languages of two letters: to ask the language library takes each check some milliseconds. */
const OF_TWO_LETTERS = new Set(
  "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu".split(
    " ",
  ),
);

/** Whether there is such a language. */
function isKnown(tag: string): boolean {
  const short = /^[a-z]{2}(?=-|$)/i.exec(tag)?.[0].toLowerCase();
  if (short !== undefined) return OF_TWO_LETTERS.has(short);
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
  for (const language of OF_TWO_LETTERS) {
    // Older codes of languages that have another one now.
    if (Intl.getCanonicalLocales(language)[0] !== language) continue;
    for (const lang of [language, ...ASKED_IN]) {
      const name = nameOf(language, lang);
      if (name !== undefined && !found.has(plainly(name))) found.set(plainly(name), language);
    }
  }
  return found;
}

/** A name in small letters without marks: accents are left out where keyboards do not have them. */
const plainly = (name: string): string => name.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
