import type { Collection } from "../data/collection.ts";
import type { Originals } from "../filling/mark-untranslated.ts";
import { bodyIn, findBodyMark } from "../languages/body-mark.ts";
import { OriginalTexts } from "../languages/original-texts.ts";
import { saysSomething, takesWords } from "../languages/translatable.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { PageFile } from "../pages/page-file.ts";
import { optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { isRightToLeft } from "../words/direction.ts";
import { baseOf, english, languages } from "../words/words.ts";
import type { OpenBase } from "./open-base.ts";
import { collectionsUsedBy } from "./page-needs.ts";

/**
 * What of a page in another language is as the original has it.
 *
 * @param page  The page, or the layout around it. @param site  The base of the site's own language.
 * @param own  What nobody has translated of its file; texts of rows and settings are added.
 * @returns undefined for a page in the site's own language.
 */
export function pageOriginals(
  page: Pick<PageFile, "uses" | "layout">,
  site: OpenBase,
  base: OpenBase,
  own = new OriginalTexts(),
): Originals | undefined {
  const lang = base.language?.lang;
  if (lang === undefined) return undefined;
  for (const name of collectionsUsedBy(base, page)) own.include(textsOfRows(base.collections.get(name)));
  own.include(textsOfSettings(base));
  own.include(undescribedTexts(base, site));
  // Words that neither the engine nor the site has in a language are English.
  if (baseOf(site.lang) === "en") own.include(englishIn(base));
  const isMirrored = isRightToLeft(site.lang);
  return {
    texts: own,
    language: {
      lang: site.lang,
      ...(isMirrored !== isRightToLeft(lang) && { dir: isMirrored ? ("rtl" as const) : ("ltr" as const) }),
    },
    isOriginalBody: (files) => isOriginalBody(files, base, lang),
  };
}

/** A translation is called so, or says what it is of. */
function isOriginalBody(files: readonly string[], base: OpenBase, lang: string): boolean {
  const shown = bodyIn(files, lang, (file) => base.publicFiles.has(file));
  if (shown === undefined || readVersionName(shown, [lang])) return false;
  return !findBodyMark(base.readSource(`public${shown}`) ?? "");
}

function textsOfRows(collection: Collection | undefined): readonly string[] {
  if (!collection) return [];
  const { schema, rows, untranslated } = collection;
  return untranslated ?? (schema ? wordsOf(rows, { type: "array", items: schema }) : []);
}

function textsOfSettings({ settings: { data, schema, untranslated } }: OpenBase): readonly string[] {
  return untranslated ?? wordsOf(data, schema);
}

/** A text of two words or more: an address, a number to call and a name of a thing are none. */
const SENTENCE = /\p{L}\P{L}*\s.*\p{L}/u;

/**
 * Texts of settings that no schema describes, which are as in the site's own language. Nobody is asked to translate
 * them, since they may be anything; where a page shows them, they are read aloud in their language.
 */
function undescribedTexts({ settings: { data, schema } }: OpenBase, site: OpenBase): readonly string[] {
  const before = undescribed.get(data);
  if (before) return before;
  const found: string[] = [];
  const gather = (value: unknown, original: unknown): void => {
    if (typeof value === "string") {
      if (value === original && SENTENCE.test(value)) found.push(value);
    } else if (
      typeof value === "object" &&
      value !== null &&
      typeof original === "object" &&
      original !== null
    )
      for (const [name, inner] of Object.entries(value))
        gather(inner, (original as Record<string, unknown>)[name]);
  };
  for (const [name, value] of Object.entries(data))
    if (!optionSchema(schema, name)) gather(value, site.settings.data[name]);
  undescribed.set(data, found);
  return found;
}

const undescribed = new WeakMap<object, readonly string[]>();

/** What the engine says in English on the pages of a language that it does not speak. */
function englishIn({ lang, words }: OpenBase): readonly string[] {
  if (baseOf(lang) in languages) return [];
  const before = known.get(words);
  if (before) return before;
  const texts = Object.entries(english).flatMap(([key, text]) => (words[key] === text ? [text] : []));
  known.set(words, texts);
  return texts;
}

const known = new WeakMap<object, readonly string[]>();

/** All texts of some data that could be translated. */
function wordsOf(data: Data, schema: Schema): readonly string[] {
  const before = known.get(data as object);
  if (before) return before;
  const found = new Set<string>();
  walkValues(data, schema, [], ({ value, schema: inner }) => {
    if (typeof value === "string" && takesWords(inner) && saysSomething(value)) found.add(value);
  });
  const texts = [...found];
  known.set(data as object, texts);
  return texts;
}
