import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const engineDir = join(import.meta.dirname, "../..");

/**
 * Copies the real site into a folder, without what is generated and, unless asked, in its own language alone: an
 * original that a test changes must not make its translations stale. Its own blocks are linked: their code stays in its place. Files made
 * of its pictures come along when there are some, since drawing them anew takes seconds.
 */
export function copySite(dir: string, { withLanguages = false } = {}): void {
  for (const folder of ["pages", "data", "public", ".cache/pictures"])
    if (existsSync(join(engineDir, folder)))
      cpSync(join(engineDir, folder), join(dir, folder), {
        recursive: true,
        filter: (path) => withLanguages || !isVersion(path),
      });
  if (!withLanguages) leaveOutLanguages(dir);
  symlinkSync(join(engineDir, "blocks/site"), join(dir, "blocks"), "junction");
}

/** Whether a file is the version of another in a language. */
export function isVersion(path: string): boolean {
  return /\.[a-z]{2}\.(?:yaml|html|md)$/.test(path);
}

/** Takes the languages out of the settings of a copy. */
export function leaveOutLanguages(dir: string): void {
  const settings = join(dir, "data/site.yaml");
  writeFileSync(settings, readFileSync(settings, "utf8").replace(/^languages:\n(?: .*\n)+/m, ""));
}

/** Folders of all block types below `blocks/`: those of the engine, such as `hero`, and `site/…` of the site. */
export function blockFolders(): string[] {
  const foldersIn = (place: string) =>
    readdirSync(join(engineDir, "blocks", place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(place, entry.name));
  return [...foldersIn("").filter((folder) => folder !== "site"), ...foldersIn("site")];
}

/** What was globbed from the folders of block types, by block type. */
export function byType<T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(modules).map(([path, module]) => [basename(join(path, "..")), module]));
}
