import type { Plugin } from "vite";

const IMPORT =
  /^import \{ word \} from "[./]+\/renderer\/words\/word\.ts";$|^import \{ word \} from "(?:\.\.\/)+words\/word\.ts";$/m;
const CALL = /\bword\("([\w.-]+)"\)/g;

/**
 * Puts words in the place of the calls of `word()` (`words/word.ts`).
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
        const put = code.replace(IMPORT, "").replaceAll(CALL, (call, key: string) => {
          const text = known[key];
          return text === undefined ? call : spoken(text, key, others());
        });
        return { code: put, map: null };
      },
    },
  };
}

/** Words by the tag of the language. */
export type OtherWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A word as code: of a site in one language the text alone. */
function spoken(text: string, key: string, others: OtherWords): string {
  const own = Object.entries(others).flatMap(([lang, words]): [string, string][] =>
    words[key] === undefined || words[key] === text ? [] : [[lang, words[key]]],
  );
  if (own.length === 0) return JSON.stringify(text);
  // Where pages are rendered there is no document: `runtime/server.tsx` names the language of each.
  const lang = "(globalThis.document?.documentElement.lang??globalThis.renderedLang)";
  return `(${JSON.stringify(Object.fromEntries(own))}[${lang}]??${JSON.stringify(text)})`;
}
