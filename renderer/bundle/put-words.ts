import type { Plugin } from "vite";

const IMPORT =
  /^import \{ word \} from "[./]+\/renderer\/words\/word\.ts";$|^import \{ word \} from "(?:\.\.\/)+words\/word\.ts";$/m;
const CALL = /\bword\("([\w.-]+)"\)/g;

/**
 * Puts words in the place of the calls of `word()` (`words/word.ts`).
 *
 * @param words Asked at each file: on the live page they may change.
 */
export function putWords(words: () => Readonly<Record<string, string>>): Plugin {
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
          return text === undefined ? call : JSON.stringify(text);
        });
        return { code: put, map: null };
      },
    },
  };
}
