import { lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * The absolute path of a file of a site that may be written.
 *
 * @param dir     Absolute site folder.
 * @param file    Relative to it, with forward slashes.
 * @param folders Below which of its folders the file has to lie: `["pages", "public/images"]`.
 * @returns undefined for a file elsewhere, whichever way its name leads there: `..`, an absolute path, a link in place
 *   of the file or of a folder on the way; and for hidden files and names that no file of a site has.
 */
export function ownPath(dir: string, file: string, folders: readonly string[]): string | undefined {
  const steps = file.split("/");
  if (!folders.some((folder) => file.startsWith(`${folder}/`))) return undefined;
  if (!steps.every(isPlainName)) return undefined;
  try {
    let real = realpathSync(dir);
    for (const step of steps) {
      real = join(real, step);
      const stats = lstatSync(real, { throwIfNoEntry: false });
      // What is not there yet leads nowhere.
      if (!stats) break;
      if (stats.isSymbolicLink() || realpathSync(real) !== real) return undefined;
    }
  } catch {
    return undefined;
  }
  return join(dir, ...steps);
}

function isPlainName(name: string): boolean {
  return (
    name !== "" &&
    !name.startsWith(".") &&
    !/[\p{Cc}\\:*?"<>|]/u.test(name) &&
    !name.includes(sep) &&
    /[^. ]$/.test(name)
  );
}
