import type { Plugin } from "vite";

const IMPORT = /^import \{ readingDirection \} from "[^"]*\/runtime\/reading-direction\.ts";$/m;
const CALL = /\breadingDirection\([^()]*\)/g;

/**
 * Puts the one direction in the place of the calls of `readingDirection()`, for sites all of whose languages are
 * written from left to right: a script that several blocks share would be one more request.
 */
export function putDirection(): Plugin {
  return {
    name: "site:direction",
    enforce: "pre",
    transform: {
      order: "pre",
      filter: { code: "runtime/reading-direction.ts" },
      handler(code) {
        return IMPORT.test(code) ? { code: code.replace(IMPORT, "").replaceAll(CALL, "1"), map: null } : null;
      },
    },
  };
}
