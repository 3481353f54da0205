import { cpSync, existsSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

const engineDir = join(import.meta.dirname, "../..");

/**
 * Copies the real site into a folder, without what is generated. Its own blocks are linked: their code stays in its
 * place. Files made of its pictures come along when there are some, since drawing them anew takes seconds.
 */
export function copySite(dir: string): void {
  for (const folder of ["pages", "data", "public", ".cache/pictures"])
    if (existsSync(join(engineDir, folder)))
      cpSync(join(engineDir, folder), join(dir, folder), { recursive: true });
  symlinkSync(join(engineDir, "blocks/site"), join(dir, "blocks"), "junction");
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
