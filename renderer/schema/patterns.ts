import { setFlagsFromString } from "node:v8";
import type { SchemaComplaint } from "./schema-fault.ts";

// An expression that goes back and forth too often is handed to V8's second engine, whose time grows with the
// length of the text and not with the number of ways to read it. The other flag lets us ask what it can do.
setFlagsFromString("--enable-experimental-regexp-engine-on-excessive-backtracks");
setFlagsFromString("--enable-experimental-regexp-engine");

/** Longer texts are no names, dates or addresses, and even a harmless pattern may need the square of the length. */
const MAX_MATCHED = 20_000;

/** What is wrong with the pattern of a schema; undefined for one that ends in bounded time on every text. */
export function findPatternFault(pattern: string): SchemaComplaint | undefined {
  try {
    new RegExp(pattern, "u");
  } catch {
    return { case: "bad-pattern", pattern };
  }
  // Looking ahead or back, references and long counts are beyond the second engine. Without a part that is
  // repeated as a whole they are harmless.
  if (isLinear(pattern) || !/\)(?:[*+]|\{\d+,?\d*\})/.test(pattern)) return undefined;
  return { case: "slow-pattern", pattern };
}

/** Makes the expressions of compiled schemas; the shape is ajv's. */
export const safeRegExp = Object.assign(
  (pattern: string, flags: string) => {
    const regex = new RegExp(pattern, isPlain(pattern) ? flags.replace("u", "") : flags);
    const isOwn = ownPatterns.has(pattern);
    return {
      test: (text: string) => (isOwn || text.length <= MAX_MATCHED) && regex.test(text),
      // ajv tells expressions apart by this.
      toString: () => String(regex),
    };
  },
  { code: "safeRegExp" },
);

/** Patterns of the engine itself that are asked of every text. */
export const WHOLE_BINDING = "^\\$\\{[^{}]*\\}$";
export const SOME_BINDING = "\\$\\{";
const ownPatterns = new Set([WHOLE_BINDING, SOME_BINDING]);

/** Means the same with and without the flag `u`, which the second engine does not know. */
function isPlain(pattern: string): boolean {
  return /^[ -~]*$/.test(pattern) && !/\\[pPu]/.test(pattern);
}

function isLinear(pattern: string): boolean {
  if (!isPlain(pattern)) return false;
  try {
    new RegExp(pattern, "l");
    return true;
  } catch {
    return false;
  }
}
