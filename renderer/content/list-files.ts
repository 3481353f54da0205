import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** All files under a folder, relative to it, with forward slashes, sorted; none when the folder does not exist. Hidden files are left out. */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const files: string[] = [];
  const visit = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) visit(join(folder, entry.name), `${prefix}${entry.name}/`);
      else if (entry.isFile()) files.push(`${prefix}${entry.name}`);
    }
  };
  visit(dir, "");
  return files.sort();
}
