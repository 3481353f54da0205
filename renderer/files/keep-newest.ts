import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** How many are kept for the next time; more are seldom switched between. */
const KEPT = 4;

/** Nothing is made for longer, in milliseconds: what is older was given up. */
const LONGEST = 3_600_000;

/**
 * Puts what was made for a cache into its place, and removes the oldest of what is beside it. Another process may have
 * made the same meanwhile: who comes second throws its own away.
 *
 * @param fresh,place  Absolute paths of two folders or two files, side by side.
 */
export function keepNewest(fresh: string, place: string): void {
  try {
    renameSync(fresh, place);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  const cache = dirname(place);
  const kept = readdirSync(cache)
    .map((name) => ({ path: join(cache, name), age: statSync(join(cache, name)).mtimeMs }))
    // What another process is at work on has a name with its own number, and is left to it.
    .filter(({ path, age }) => !/-\d+-\d+$/.test(path) || age < Date.now() - LONGEST)
    .sort((a, b) => b.age - a.age);
  for (const { path } of kept.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

/**
 * Writes a file of a cache, whole or not at all, and removes the oldest of those beside it. Where nothing can be written,
 * what it holds is made each time.
 *
 * @param file  Absolute; its folder need not be there.
 */
export function keepFile(file: string, text: string): void {
  const fresh = `${file}-${process.pid}${threadId}-${Date.now()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(fresh, text);
    keepNewest(fresh, file);
  } catch {
    // A folder that is read-only, or a disk that is full.
  }
}
