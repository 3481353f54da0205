import { en } from "./en.ts";
import type { WordKey } from "./words.ts";

/**
 * A word for code that runs in the browser. The bundler puts the word itself in the place of each call, in the
 * language of the site (`bundle/put-words.ts`): scripts carry the words that they use and no others. Where nothing
 * is bundled, as in tests, it is English.
 *
 * @param key A literal.
 */
export function word(key: WordKey): string {
  return en[key];
}

/**
 * A file of which each other language of the site has its own, for code that runs in the browser. The bundler puts the
 * address for the language of the page in its place: `localFile("/search/index.json")` is `/search/index.de.json` on
 * German pages of an English site. Where nothing is bundled, it is that of the site's own language.
 *
 * @param address A literal.
 */
export function localFile(address: string): string {
  return address;
}
