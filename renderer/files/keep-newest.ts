import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

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
