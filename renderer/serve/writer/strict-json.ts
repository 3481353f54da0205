import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Deepest nesting that is read; the deepest page of a person stays far below it. */
const DEEPEST = 48;

/** Names that mean more than themselves in JavaScript. */
const PROTOTYPE: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a name is one that JavaScript gives a meaning of its own. */
export function isPrototypeName(name: string): boolean {
  return PROTOTYPE.has(name);
}

/**
 * Reads JSON that somebody has sent: UTF-8, not too deep, each name once in its group and none that JavaScript gives a
 * meaning of its own.
 *
 * @returns undefined when it is anything else.
 */
export function readStrictJson(bytes: Uint8Array): { data: unknown } | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (isTooDeep(text)) return undefined;
    const data: unknown = JSON.parse(text);
    return hasSoundNames(text) ? { data } : undefined;
  } catch {
    return undefined;
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  // Texts are passed over as a whole, with what is escaped in them.
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (part === "[" || part === "{") depth += 1;
    else if (part === "]" || part === "}") depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function hasSoundNames(text: string): boolean {
  const { visit } = require("jsonc-parser") as typeof import("jsonc-parser");
  const groups: Set<string>[] = [];
  let isSound = true;
  visit(text, {
    onObjectBegin: () => void groups.push(new Set()),
    onObjectEnd: () => void groups.pop(),
    onObjectProperty(name) {
      const group = groups.at(-1);
      if (isPrototypeName(name) || group?.has(name)) isSound = false;
      group?.add(name);
    },
  });
  return isSound;
}
