import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { isFolder } from "./read-file.ts";

/**
 * All files under a folder, relative to it, with forward slashes, sorted; none when the folder does not exist.
 * Hidden files are left out, unless they are asked for.
 *
 * @param onOther  Called for what is neither file nor folder, such as a link.
 */
export function listFiles(
  dir: string,
  onOther?: (path: string, entry: Dirent) => void,
  { hidden = false } = {},
): string[] {
  if (!isFolder(dir)) return [];
  const files: string[] = [];
  const visit = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!hidden && entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) visit(join(folder, entry.name), `${prefix}${entry.name}/`);
      else if (entry.isFile()) files.push(`${prefix}${entry.name}`);
      else onOther?.(`${prefix}${entry.name}`, entry);
    }
  };
  visit(dir, "");
  return files.sort();
}
