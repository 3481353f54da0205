import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute folder of the engine: the one that holds `renderer/` and `blocks/`. No slash at the end. */
export const engineDir = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Folders from the engine's up that may hold the packages it uses: its own, then that into which it was installed. */
export function moduleFolders(): string[] {
  const folders: string[] = [];
  for (let folder = engineDir; dirname(folder) !== folder; folder = dirname(folder))
    folders.push(join(folder, "node_modules"));
  return folders;
}

/**
 * Files that change with every installation of packages. All files of an installed package have one and the same
 * time, so that nothing else tells one release from another of the same size.
 *
 * @returns Absolute paths, of which most do not exist.
 */
export function installedMarks(): string[] {
  return [
    join(engineDir, "package.json"),
    ...moduleFolders().flatMap((folder) => [
      join(folder, ".package-lock.json"),
      join(folder, ".modules.yaml"),
      join(folder, ".yarn-state.yml"),
    ]),
  ];
}
