import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes the output folder ready. What the last build left stays; a folder that some other build of the site
 * has written is emptied.
 *
 * @throws Error when the folder holds something that is no built site: nobody should lose files by a wrong `--out`.
 */
export function prepareOutDir(outDir: string, isLastBuild: boolean): void {
  if (existsSync(outDir) && readdirSync(outDir).length > 0) {
    if (!existsSync(join(outDir, "_headers")) || !existsSync(join(outDir, "_redirects"))) {
      throw new Error(
        `${outDir} holds files that are not of a built site. Choose an empty folder, or empty it.`,
      );
    }
    if (!isLastBuild) rmSync(outDir, { recursive: true });
  }
  mkdirSync(outDir, { recursive: true });
}

/**
 * Copies a folder's files that are not there already, by size and time.
 *
 * @returns Paths of all of them, relative to the folder, with the system's separators.
 */
export function copyFolder(from: string, to: string): string[] {
  if (!existsSync(from)) return [];
  const paths = filesIn(from);
  for (const path of paths) {
    const source = join(from, path);
    const target = join(to, path);
    const { size, mtime, mtimeMs } = statSync(source);
    const there = statSync(target, { throwIfNoEntry: false });
    if (there?.isFile() && there.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    utimesSync(target, mtime, mtime);
  }
  return paths;
}

/** Removes every file of a folder that is not among `paths`, and folders that are left empty. */
export function removeOthers(dir: string, paths: ReadonlySet<string>): void {
  const visit = (folder: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const isGone = entry.isDirectory() ? visit(path) : !paths.has(path);
      if (isGone) rmSync(join(dir, path), { recursive: true, force: true });
      else isEmpty = false;
    }
    return isEmpty;
  };
  visit("");
}

/** Files below a folder; links are followed by nobody, so that nothing from elsewhere is published. */
function filesIn(dir: string, folder = ""): string[] {
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(dir, path);
    return entry.isFile() ? [path] : [];
  });
}
