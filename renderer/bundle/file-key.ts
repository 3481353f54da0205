import { createHash } from "node:crypto";
import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A key that changes with any change of files: their names, sizes and times, not their contents, because
 * looking is forty times as fast as reading.
 *
 * @param paths Absolute; folders stand for everything in them. What does not exist counts as absent.
 * @param more  Text that goes into the key as well.
 */
export function fileKey(paths: readonly string[], more = ""): string {
  const hash = createHash("sha256").update(process.version).update(more);
  // Links are noted, not followed: two that lead to a folder above would never end.
  const add = (path: string, look: typeof lstatSync = lstatSync) => {
    const stat = look(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const path of paths) add(path, statSync);
  return hash.digest("hex").slice(0, 16);
}
