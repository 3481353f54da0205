import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** How many are kept for the next time; more are seldom switched between. */
const KEPT = 4;

/** Nothing is made for longer, in milliseconds: what is older was given up. */
const LONGEST = 3_600_000;

/** What somebody has made or found in the last ten minutes may be what a build beside this one is about to copy. */
const IN_USE = 600_000;

/**
 * Puts what was made for a cache into its place, and removes of what is beside it what was used longest ago. Another
 * process may have made the same meanwhile: who comes second throws its own away.
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
    .map((name) => join(cache, name))
    // Others tidy up as well: what is gone meanwhile is as old as can be.
    .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    // What another process is at work on has a name with its own number, and is left to it.
    .filter(({ path, used }) => !/-\d+-\d+$/.test(path) || used < Date.now() - LONGEST)
    .sort((a, b) => b.used - a.used);
  for (const { path, used } of kept.slice(KEPT)) if (used < Date.now() - IN_USE) remove(path);
}

/** Out of its place first: cut off half way, it would lie there without all its files, and nothing could take its place. */
function remove(path: string): void {
  const gone = `${path}-${process.pid}-${Date.now()}`;
  try {
    renameSync(path, gone);
    rmSync(gone, { recursive: true, force: true });
  } catch {
    // Another process was first.
  }
}

/** Notes that something of a cache is used now, so that nobody takes it away. */
export function noteUse(place: string): void {
  const now = new Date();
  try {
    utimesSync(place, now, now);
  } catch {
    // A folder that is read-only, where nothing is taken away either.
  }
}

/**
 * Writes a file of a cache, whole or not at all, and removes of those beside it what was used longest ago. Where
 * nothing can be written, what it holds is made each time.
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
