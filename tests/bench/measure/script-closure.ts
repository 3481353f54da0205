import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "./compressed-server.ts";

/** What a script brings with it before it runs. */
export interface ScriptClosure {
  /** Bytes of all its files, each compressed by itself, as they travel. */
  bytes: number;
  /** Addresses: the script, then what it imports, directly or not. What it imports on demand is not among them. */
  files: string[];
}

// Minified output: import{a as b}from"./x.js", import"./x.js", export*from"./x.js"; an import() is none of these.
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g;

/**
 * Follows the imports of a bundled script.
 *
 * @param outDir  Absolute folder that `build` wrote.
 * @param address Address of the script: `/assets/form-4f2a.js`.
 */
export async function scriptClosure(outDir: string, address: string): Promise<ScriptClosure> {
  const files: string[] = [];
  let bytes = 0;
  const queue = [address];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (files.includes(next)) continue;
    files.push(next);
    const text = readFileSync(join(outDir, next), "utf8");
    bytes += (await brotli(text)).length;
    for (const [, path = ""] of text.matchAll(STATIC_IMPORT))
      queue.push(new URL(path, `http://x${next}`).pathname);
  }
  return { bytes, files };
}
