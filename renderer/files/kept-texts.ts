import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { compiledDir } from "../compile-engine.mjs";
import { cacheDir } from "./cache-dir.ts";
import { installedMarks } from "./engine-dir.ts";
import { fileKey } from "./file-key.ts";
import { keepFile } from "./keep-newest.ts";

/** More are not kept: several sites of one engine have the same cache. */
const MOST = 200;

/**
 * A function from text to text that remembers what came of each text, from one command to the next as long as the
 * engine and its packages stay the same. For those that are slow or need a large library.
 *
 * @param name  Folder of the cache: `site-styles`. @param make  Pure.
 */
export function keptTexts(name: string, make: (text: string) => string): (text: string) => string {
  let known: Map<string, string> | undefined;
  const used = new Map<string, string>();
  return (text) => {
    known ??= openKept(name, used);
    const key = createHash("sha256").update(text).digest("base64url").slice(0, 22);
    const made = used.get(key) ?? known.get(key) ?? make(text);
    used.set(key, made);
    return made;
  };
}

/** What earlier commands have made. When this one ends, what it used besides is added. */
function openKept(name: string, used: ReadonlyMap<string, string>): Map<string, string> {
  // Where the sources of the engine run by themselves, nothing tells when they change.
  if (!compiledDir) return new Map();
  const file = join(cacheDir(name), `${fileKey([compiledDir, ...installedMarks()])}.json`);
  const kept = read(file);
  // Threads make the same as the one that has started them.
  if (isMainThread)
    process.once("exit", () => {
      if ([...used.keys()].every((key) => kept.has(key))) return;
      // What was used last stays longest.
      const all = [...[...kept].filter(([key]) => !used.has(key)), ...used];
      keepFile(file, JSON.stringify(all.slice(-MOST)));
    });
  return kept;
}

function read(file: string): Map<string, string> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")) as [string, string][]);
  } catch {
    // Nothing is kept, or something else has been written over it.
    return new Map();
  }
}
