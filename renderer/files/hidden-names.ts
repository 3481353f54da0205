import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** How files are called that stand beside others while those are written. */
const HIDDEN = /^\..+\.[0-9a-f]{12}\.(?:tmp|old)$/;

/** After so many milliseconds nobody writes any more: what is left is of a program that was ended. */
const LEFT_BEHIND = 60_000;

/** A name that nothing has, beside a file: `tmp` for what shall stand there, `old` for what stood there. */
export function hiddenName(path: string, what: "tmp" | "old"): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.${what}`);
}

/**
 * Removes what programs that were ended while they wrote have left in a folder and those below it.
 *
 * @param dir  Absolute; may be missing. @param now  Milliseconds since 1970.
 */
export function removeLeftBehind(dir: string, now: number): void {
  let entries: ReturnType<typeof list>;
  try {
    entries = list(dir);
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) removeLeftBehind(path, now);
    else if (entry.isFile() && HIDDEN.test(entry.name) && isOld(path, now)) rmSync(path, { force: true });
  }
}

function list(dir: string) {
  return readdirSync(dir, { withFileTypes: true });
}

function isOld(path: string, now: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  // A second name of a file has the times of that file; when it was given tells the time of its change.
  return stats !== undefined && now - stats.ctimeMs > LEFT_BEHIND;
}
