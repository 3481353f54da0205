import { setFlagsFromString } from "node:v8";
import type { SchemaComplaint } from "./schema-fault.ts";

// An expression that goes back and forth too often is handed to V8's second engine, whose time grows with the
// length of the text and not with the number of ways to read it. The other flag lets us ask what it can do.
setFlagsFromString("--enable-experimental-regexp-engine-on-excessive-backtracks");
setFlagsFromString("--enable-experimental-regexp-engine");

/**
 * How often an expression may go back before it is handed over. The second engine takes a thousand times as long for
 * one that does no harm, and a process that has run for hours compiles expressions so plainly (V8 spares memory) that
 * each sign of a text is a step back: what V8 has by itself is met by any long text then. It is for patterns of sites.
 */
const STEPS = { ofSites: 50_000, ofTheEngine: 5_000_000 };
const allow = (steps: number): void => setFlagsFromString(`--regexp-backtracks-before-fallback=${steps}`);
allow(STEPS.ofTheEngine);

/** The number is read when an expression is compiled: at its first call, and once more for the machine at its second. */
const COMPILING_CALLS = 2;

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
    let calls = 0;
    const test = (text: string): boolean => {
      if (isOwn || calls >= COMPILING_CALLS) return regex.test(text);
      calls += 1;
      allow(STEPS.ofSites);
      try {
        return regex.test(text);
      } finally {
        allow(STEPS.ofTheEngine);
      }
    };
    return {
      test: (text: string) => (isOwn || text.length <= MAX_MATCHED) && test(text),
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
