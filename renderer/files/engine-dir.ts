import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compiledDir, isPackage } from "../compile-engine.mjs";

/** Absolute folder of the engine: the one that holds `renderer/` and `blocks/`. No slash at the end. */
export const engineDir = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * Files and folders that change with the engine. In its repository it has just been compiled into a folder that is
 * called after its sources, which need not be looked at again; those of pages alone are not among them.
 *
 * @returns Absolute paths.
 */
export function engineMarks(): string[] {
  const sources =
    compiledDir && !isPackage
      ? [compiledDir, join(engineDir, "renderer/runtime")]
      : [join(engineDir, "renderer")];
  return [...sources, join(engineDir, "blocks")];
}

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
