import { isFreeText } from "./free-text.ts";
import { optionNames, optionSchema } from "./read-schema.ts";
import type { UnknownName } from "./stand-ins.ts";

/** A name with a language before or behind it: `title_de`, `title-de`, `titleDe`, `de_title`. */
const WITH_LANGUAGE = /^(?:(.+?)(?:[_-]([A-Za-z]{2})|([A-Z][a-zA-Z]))|([a-z]{2})[_-](.+))$/;

/** Tags of languages that are rather words at the end of a name: `labelTo`, `name_id`. */
const WORDS_OF_NAMES: ReadonlySet<string> = new Set(["id", "no", "to"]);
const WORDS: ReadonlySet<string> = new Set([
  ...WORDS_OF_NAMES,
  "am",
  "as",
  "be",
  "in",
  "is",
  "it",
  "my",
  "or",
  "so",
]);

/**
 * A text that stands beside the one in the site's own language, by the same name with a language at one of its ends, as
 * other systems have it: here the languages have files of their own.
 */
export function tellLanguages(unknown: readonly UnknownName[]): void {
  for (const { draft, value, among } of unknown) {
    const { option, guess, lacks } = draft.params as {
      option?: string;
      guess?: string;
      lacks?: { isNear?: true };
    };
    if (option === undefined || guess !== undefined || lacks?.isNear || value?.kind !== "scalar") continue;
    const [, before, parted, joined, first, behind] = WITH_LANGUAGE.exec(option) ?? [];
    const name = before ?? behind;
    const lang = (parted ?? joined ?? first)?.toLowerCase();
    if (name === undefined || lang === undefined || !optionNames(among).includes(name)) continue;
    const text = optionSchema(among, name);
    if (!text || !isFreeText(text) || (joined ? WORDS : WORDS_OF_NAMES).has(lang) || !isLanguage(lang))
      continue;
    const { lacks: _, near: __, twin: ___, ...params } = draft.params as Record<string, unknown>;
    Object.assign(draft, { params: { ...params, inLanguage: lang } });
    delete draft.offer;
  }
}

let names: Intl.DisplayNames | undefined;

/** Whether a tag is that of a language: `de`, `pt-BR`. */
export function isLanguage(tag: string): boolean {
  names ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return names.of(tag) !== undefined;
}
