import { join } from "node:path";
import { readSiteFile } from "../files/read-file.ts";
import type { Draft } from "../problems/draft.ts";
import { namesOf } from "../problems/things.ts";
import type { Schema } from "../schema/schema-types.ts";
import { baseOf, type OwnWords } from "../words/words.ts";
import { readYamlText } from "../yaml/read-yaml.ts";
import { findNode, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { isLanguageTag } from "./language-tag.ts";
import { languageFault } from "./meant-language.ts";
import type { ReadWords } from "./read-words.ts";
import { isSpoken } from "./words-schema.ts";
import { tagOfFiles } from "./written-languages.ts";

/** A language that a site is translated into. */
export interface Language {
  /** Tag of the language. */
  lang: string;
  /** As its speakers call it. */
  name: string;
  /** What its addresses begin with: `/de`. */
  path: string;
  /** What stands in the place of a page that nobody has translated: the original, or nothing. */
  missing: "original" | "absent";
  /** What is missing or stale fails the check. */
  isStrict: boolean;
  /** It is in preparation: its pages are drafts. */
  isDraft: boolean;
}

/** The setting `languages` of `data/site.yaml`. */
export const languagesSchema: Schema = {
  description: "The languages that the site is translated into, besides its own.",
  type: "array",
  maxItems: 50,
  items: {
    description: "One language.",
    type: "object",
    additionalProperties: false,
    required: ["lang"],
    properties: {
      lang: {
        description: "Tag of the language, such as de or pt-BR.",
        type: "string",
        maxLength: 35,
        "x-translate": false,
      },
      name: {
        description:
          "What it is called in the choice of languages, in its own words. Known for most languages.",
        type: "string",
        minLength: 1,
        maxLength: 60,
        "x-translate": false,
      },
      path: {
        description: "What its addresses begin with. /de for German when it is left out.",
        type: "string",
        pattern: "^/[a-z0-9]+(-[a-z0-9]+)*$",
        patternErrorMessage: "Write a slash and small letters, such as /de.",
      },
      missing: {
        description: "What stands in the place of a page that nobody has translated.",
        enum: ["absent", "original"],
        enumDescriptions: [
          "Nothing: links lead to the original.",
          "The original, with a note in the language of the reader. It is kept out of search engines.",
        ],
        default: "absent",
      },
      strict: {
        description:
          "false: what is missing or stale is a warning. In a language that is published it fails the check otherwise.",
        type: "boolean",
        default: true,
      },
      draft: {
        description:
          "true as long as it is in preparation: its pages are drafts, and what is missing is a warning.",
        type: "boolean",
        default: false,
      },
    },
  },
};

/** What the settings of a site say of its languages; those that are wrong are left out. */
export function readLanguages({ lang: own, languages }: { [name: string]: unknown }): Language[] {
  if (!Array.isArray(languages)) return [];
  const seen = new Set([own]);
  return languages.flatMap((entry: unknown): Language[] => {
    if (typeof entry !== "object" || entry === null) return [];
    const { lang, name, path, missing, strict, draft } = entry as { [name: string]: unknown };
    if (typeof lang !== "string" || !isLanguageTag(lang) || seen.has(lang)) return [];
    seen.add(lang);
    return [
      {
        lang,
        name: typeof name === "string" ? name : languageName(lang, lang),
        path: typeof path === "string" ? path : `/${lang.toLowerCase()}`,
        missing: missing === "original" ? "original" : "absent",
        isStrict: strict !== false && draft !== true,
        isDraft: draft === true,
      },
    ];
  });
}

/** What a language is called in another one: German, Deutsch. */
export function languageName(lang: string, inLang: string): string {
  const name = new Intl.DisplayNames([inLang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(inLang) + name.slice(1);
}

/**
 * What is wrong with the languages in `data/site.yaml` that its schema does not say.
 *
 * @param dir  Site folder: a tag that is none is rather that of files which are there.
 */
export function findLanguageFaults(
  tree: MapNode,
  text: string,
  { own: words, ofBlocks }: Pick<ReadWords, "own" | "ofBlocks">,
  dir: string,
): Draft[] {
  const list = tree.entries.get("languages")?.value;
  if (list?.kind !== "list") return [];
  const seen = new Map<string, true>();
  const own = tree.entries.get("lang")?.value;
  if (own?.kind === "scalar") seen.set(own.source, true);
  return list.items.flatMap((item, index): Draft[] => {
    const { node, depth } = findNode(item, ["lang"]);
    if (depth === 0 || node.kind !== "scalar") return [];
    const { source: lang } = node;
    const place = { ...visibleSpan(node, text), path: ["languages", index, "lang"] };
    const fault = languageFault(lang);
    if (fault) {
      const { guess } = fault;
      const meant = guess === undefined ? {} : { guess: tagOfFiles(guess, dir, seen) };
      return [badLanguage(lang, meant, node, text, place.path)];
    }
    if (seen.has(lang)) return [{ code: "repeated-language", params: { lang }, ...place }];
    seen.set(lang, true);
    if (!hasWords(lang, words))
      return [{ code: "missing-words", params: { case: "language", lang }, ...place }];
    // What is missing in another language is told where its words stand.
    const lacks = isSpoken(lang) ? ofBlocks().filter((key) => !isSaid(key, lang, words)) : [];
    return lacks.length === 0
      ? []
      : [{ code: "missing-words", params: { case: "blocks", lang, lacks: namesOf(lacks) }, ...place }];
  });
}

const isSaid = (key: string, lang: string, words: OwnWords): boolean =>
  words[lang]?.[key] !== undefined || words[baseOf(lang)]?.[key] !== undefined;

/** Somebody has words in a language: the engine, or the site. */
export function hasWords(lang: string, own: OwnWords): boolean {
  return isSpoken(lang) || own[lang] !== undefined || own[baseOf(lang)] !== undefined;
}

/** A text that is the tag of no language, with the one that is likely meant. */
export function badLanguage(
  lang: string,
  { guess }: { guess?: string },
  node: TreeNode,
  text: string,
  path: (string | number)[],
): Draft {
  const place = visibleSpan(node, text);
  return {
    code: "bad-language",
    params: { lang, ...(guess !== undefined && { guess }) },
    ...place,
    path,
    // "no" without quotation marks is one of YAML's own words.
    ...(guess !== undefined && { offer: { ...place, text: guess === "no" ? '"no"' : guess } }),
  };
}

/** Tags of the languages that a site is translated into, before its settings are read. @param dir  Site folder. */
export function readLanguageTags(dir: string): string[] {
  const file = "data/site.yaml";
  const text = readSiteFile(join(dir, file), file)?.bytes?.toString() ?? "";
  if (!/^languages:/m.test(text)) return [];
  const { tree } = readYamlText(text);
  const list = tree?.kind === "map" ? tree.entries.get("languages")?.value : undefined;
  if (list?.kind !== "list") return [];
  return list.items.flatMap((item) => {
    const { node, depth } = findNode(item, ["lang"]);
    return depth === 1 && node.kind === "scalar" && isLanguageTag(node.source) ? [node.source] : [];
  });
}
