import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Bundles that are kept for the next time; more are seldom switched between. */
const KEPT = 4;

/** No bundle is made for longer, in milliseconds: what is older was given up. */
const LONGEST = 3_600_000;

/**
 * Puts a finished bundle into its place, and removes the oldest of those beside it. Another process may have made the
 * same meanwhile: who comes second throws its own away.
 *
 * @param fresh,folder  Absolute, in one folder.
 */
export function keepBundle(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  const cache = dirname(folder);
  const kept = readdirSync(cache)
    .map((name) => ({ path: join(cache, name), age: statSync(join(cache, name)).mtimeMs }))
    // What another process is at work on has a name with its own number, and is left to it.
    .filter(({ path, age }) => !/-\d+-\d+$/.test(path) || age < Date.now() - LONGEST)
    .sort((a, b) => b.age - a.age);
  for (const { path } of kept.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}
