import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type KnownFolders, listFolders, pathsIn } from "./known-folders.ts";
import { dropOutput } from "./output.ts";

/** What an output folder holds: paths relative to it. */
export interface OutDirContents {
  files: ReadonlySet<string>;
  /** Symbolic links and the like. No build makes them, and nothing may be written through them. */
  others: readonly string[];
  folders: KnownFolders;
}

/** The output folder cannot be used; the message says why. */
export class OutDirError extends Error {}

/**
 * Makes the output folder ready; what is in it stays as it is.
 *
 * @param known  What the last build has left in it.
 * @throws Error when the folder holds something that is no built site: nobody should lose files by a wrong `--out`.
 */
export function prepareOutDir(outDir: string, known?: KnownFolders): OutDirContents {
  const stats = lstatSync(outDir, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink())
    throw new OutDirError(
      `${outDir} is a link to another place. Name that place with --out, or remove the link.`,
    );
  if (stats && !stats.isDirectory()) throw new OutDirError(`${outDir} is not a folder. Choose another one.`);
  dropOutput(outDir);
  mkdirSync(outDir, { recursive: true });
  const folders = listFolders(outDir, known);
  const files = new Set(pathsIn(folders, "files"));
  const others = pathsIn(folders, "others");
  if (files.size + others.length > 0 && !(files.has("_headers") && files.has("_redirects"))) {
    throw new OutDirError(
      `${outDir} holds files that are not of a built site. Choose an empty folder, or empty it.`,
    );
  }
  return { files, others, folders };
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
    const stats = statSync(join(from, path));
    if (isThere(join(to, path), stats.size, stats.mtimeMs)) continue;
    putFile(to, path, stats.mtime, (target) => copyFileSync(join(from, path), target));
  }
  return paths;
}

/** Whether a file of this size and time stands there: then it is the one that an earlier build has put there. */
export function isThere(target: string, size: number, mtimeMs: number): boolean {
  const there = lookAt(target);
  return there?.isFile() === true && there.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1;
}

/** Puts a file where it belongs, with the time of its source. */
export function putFile(to: string, path: string, mtime: Date, write: (target: string) => void): void {
  makeRoomFor(to, path);
  const target = join(to, path);
  write(target);
  utimesSync(target, mtime, mtime);
}

/** Copies files to where they belong below a folder, unless they are there. @returns Where they belong. */
export function copyFiles(files: readonly { source: string; path: string }[], to: string): string[] {
  for (const { source, path } of files) {
    const target = join(to, path);
    if (existsSync(target)) continue;
    makeRoomFor(to, path);
    copyFileSync(source, target);
  }
  return files.map(({ path }) => path);
}

/** Removes the files of a folder that are not among `paths`, and folders that are left empty. */
export function removeOthers(dir: string, there: Iterable<string>, paths: ReadonlySet<string>): void {
  for (const path of there) {
    // Where a file was, a page's folder may stand by now.
    if (paths.has(path) || !lookAt(join(dir, path))?.isFile()) continue;
    rmSync(join(dir, path));
    for (let folder = dirname(path); folder !== "." && removeIfEmpty(join(dir, folder)); )
      folder = dirname(folder);
  }
}

/** Removes a folder in which there is nothing. */
export function removeIfEmpty(folder: string): boolean {
  const isEmpty = existsSync(folder) && readdirSync(folder).length === 0;
  if (isEmpty) rmdirSync(folder);
  return isEmpty;
}

/** Files below a folder; links are followed by nobody, so that nothing from elsewhere is published. */
export function filesIn(dir: string, folder = ""): string[] {
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(dir, path);
    return entry.isFile() ? [path] : [];
  });
}
