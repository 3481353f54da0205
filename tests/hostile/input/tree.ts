import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** Everything below a folder, with what tells whether it was written to; links are noted, not followed. */
export function listTree(dir: string, folder = ""): string[] {
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const stats = lstatSync(join(dir, path));
    if (entry.isDirectory()) return [`${path}/`, ...listTree(dir, path)];
    if (entry.isSymbolicLink()) return [`${path} → ${readlinkSync(join(dir, path))}`];
    return [`${path} ${stats.size} ${stats.mtimeMs}`];
  });
}
