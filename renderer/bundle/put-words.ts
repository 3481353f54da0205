import type { Plugin } from "vite";
import { versionFile } from "../languages/version-files.ts";

const IMPORT =
  /^import \{ (?:word|localFile) \} from "[./]+\/renderer\/words\/word\.ts";$|^import \{ (?:word|localFile) \} from "(?:\.\.\/)+words\/word\.ts";$/m;
const CALL = /\bword\("([\w.-]+)"\)/g;
const FILE_CALL = /\blocalFile\("([\w./-]+)"\)/g;

/**
 * Puts words in the place of the calls of `word()`, and addresses in that of `localFile()` (`words/word.ts`).
 *
 * @param words Asked at each file: on the live page they may change.
 * @param others What is said on pages in other languages of the site: scripts choose by the page's own.
 */
export function putWords(
  words: () => Readonly<Record<string, string>>,
  others: () => OtherWords = () => ({}),
): Plugin {
  return {
    name: "site:words",
    enforce: "pre",
    transform: {
      order: "pre",
      filter: { code: "words/word.ts" },
      handler(code) {
        if (!IMPORT.test(code)) return null;
        const known = words();
        const put = code
          .replace(IMPORT, "")
          .replaceAll(CALL, (call, key: string) => {
            const text = known[key];
            return text === undefined ? call : spoken(text, wordsFor(key, text, others()));
          })
          .replaceAll(FILE_CALL, (_, path: string) => spoken(path, filesFor(path, others())));
        return { code: put, map: null };
      },
    },
  };
}

/** Words by the tag of the language. */
export type OtherWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A word in other languages, where it is another one. */
function wordsFor(key: string, text: string, others: OtherWords): [string, string][] {
  return Object.entries(others).flatMap(([lang, words]): [string, string][] =>
    words[key] === undefined || words[key] === text ? [] : [[lang, words[key]]],
  );
}

function filesFor(path: string, others: OtherWords): [string, string][] {
  return Object.keys(others).map((lang) => [lang, versionFile(path, lang)]);
}

/** A text as code: of a site in one language the text alone. @param own  What stands for it in others, by tag. */
function spoken(text: string, own: readonly [string, string][]): string {
  if (own.length === 0) return JSON.stringify(text);
  // Where pages are rendered there is no document: `runtime/server.tsx` names the language of each.
  const lang = "(globalThis.document?.documentElement.lang??globalThis.renderedLang)";
  return `(${JSON.stringify(Object.fromEntries(own))}[${lang}]??${JSON.stringify(text)})`;
}
