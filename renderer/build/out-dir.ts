import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The output folder cannot be used; the message says why. */
export class OutDirError extends Error {}

/**
 * Makes the output folder ready. What the last build left stays; a folder that some other build of the site
 * has written is emptied.
 *
 * @throws Error when the folder holds something that is no built site: nobody should lose files by a wrong `--out`.
 */
export function prepareOutDir(outDir: string, isLastBuild: boolean): void {
  const stats = lstatSync(outDir, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink())
    throw new OutDirError(
      `${outDir} is a link to another place. Name that place with --out, or remove the link.`,
    );
  if (stats && !stats.isDirectory()) throw new OutDirError(`${outDir} is not a folder. Choose another one.`);
  if (existsSync(outDir) && readdirSync(outDir).length > 0) {
    if (!existsSync(join(outDir, "_headers")) || !existsSync(join(outDir, "_redirects"))) {
      throw new OutDirError(
        `${outDir} holds files that are not of a built site. Choose an empty folder, or empty it.`,
      );
    }
    if (!isLastBuild) rmSync(outDir, { recursive: true });
  }
  mkdirSync(outDir, { recursive: true });
  removeLinks(outDir);
}

/** What a link in the folder leads to is not of the site, and must not be written to. */
function removeLinks(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isSymbolicLink()) unlinkSync(path);
    else if (entry.isDirectory()) removeLinks(path);
  }
}

/**
 * Makes the folder of a file that is to be written. What an earlier build has left in the way goes: a file where
 * there is a folder now, or a folder where there is a file.
 */
export function makeRoomFor(outDir: string, path: string): void {
  const target = join(outDir, path);
  try {
    mkdirSync(dirname(target), { recursive: true });
  } catch {
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      const place = join(outDir, folder);
      if (lookAt(place)?.isFile()) unlinkSync(place);
    }
    mkdirSync(dirname(target), { recursive: true });
  }
  if (lookAt(target)?.isDirectory()) rmSync(target, { recursive: true });
}

/** What stands there; nothing, too, when a file stands where a folder on the way should. */
function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
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
    const there = lookAt(target);
    if (there?.isFile() && there.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1) continue;
    makeRoomFor(to, path);
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
