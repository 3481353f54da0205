import { lstatSync, readdirSync } from "node:fs";
import { sep } from "node:path";
import { stampOfEntry } from "../files/file-stamp.ts";

/** What is in a folder, by names. */
export interface KnownFolder {
  /** When something was last put into the folder or taken out of it, in milliseconds since 1970. */
  time: number;
  files: string[];
  /** Size and time of each file, in their order; missing where nobody has looked. */
  stamps?: string[];
  folders: string[];
  /** Symbolic links and the like. */
  others: string[];
}

/** The folders of a tree by their paths below its root, which is "". */
export type KnownFolders = Readonly<Record<string, KnownFolder>>;

/**
 * What is in a folder and all below it. Of a folder whose time is the one that is known only the time is looked at,
 * which takes a fifth of reading it: a file system changes it with every name that comes or goes.
 *
 * @param root  Absolute. @param known  As an earlier call has returned it.
 * @throws Error when there is no such folder.
 */
export function listFolders(root: string, known: KnownFolders = {}): KnownFolders {
  const found: Record<string, KnownFolder> = {};
  const visit = (path: string): void => {
    const time = timeOf(root, path);
    const last = known[path];
    const folder =
      last?.time === time ? last : { time, ...readFolder(path === "" ? root : root + sep + path) };
    found[path] = folder;
    for (const name of folder.folders) visit(pathOf(path, name));
  };
  visit("");
  return found;
}

function timeOf(root: string, path: string): number {
  return lstatSync(path === "" ? root : root + sep + path).mtimeMs;
}

function pathOf(folder: string, name: string): string {
  return folder === "" ? name : folder + sep + name;
}

function readFolder(path: string): Omit<KnownFolder, "time" | "stamps"> {
  const folder: Omit<KnownFolder, "time" | "stamps"> = { files: [], folders: [], others: [] };
  for (const entry of readdirSync(path, { withFileTypes: true }))
    (entry.isFile() ? folder.files : entry.isDirectory() ? folder.folders : folder.others).push(entry.name);
  return folder;
}

/** Paths below the root of the files of a tree, or of what is neither a file nor a folder. */
export function pathsIn(folders: KnownFolders, kind: "files" | "others"): string[] {
  return Object.entries(folders).flatMap(([path, folder]) => folder[kind].map((name) => pathOf(path, name)));
}

/** What somebody has left who knows all of it. */
export interface LeftFiles {
  /** Every file of the tree, below its root. */
  paths: ReadonlySet<string>;
  /** Those of them that are as they were. */
  kept: ReadonlySet<string>;
}

/**
 * A tree with the size and time of each file. Of files that are as they were, and of folders in which nothing came or
 * went, nothing is looked at.
 *
 * @param known  As they were: from `listFolders`, or an earlier call of this.
 */
export function stampFolders(
  root: string,
  { paths, kept }: LeftFiles,
  known: KnownFolders = {},
): KnownFolders {
  const found = new Map<string, { files: string[]; folders: string[]; isKept: boolean }>();
  const folderAt = (path: string) => {
    let folder = found.get(path);
    if (!folder) {
      folder = { files: [], folders: [], isKept: true };
      found.set(path, folder);
      if (path !== "") folderAt(parentOf(path)).folders.push(path.slice(path.lastIndexOf(sep) + 1));
    }
    return folder;
  };
  for (const path of paths) {
    const folder = folderAt(parentOf(path));
    folder.files.push(path.slice(path.lastIndexOf(sep) + 1));
    if (!kept.has(path)) folder.isKept = false;
  }
  const stamped: Record<string, KnownFolder> = {};
  for (const [path, { files, folders, isKept }] of found) {
    const last = known[path];
    const isSame =
      isKept &&
      last !== undefined &&
      last.others.length === 0 &&
      isSameList(last.files, files) &&
      isSameList(last.folders, folders);
    const stampOfLast = stampsOf(last);
    const stamps = files.map((name) => {
      const file = pathOf(path, name);
      // Of a link its own: nothing beyond it was left there.
      return (kept.has(file) && stampOfLast(name)) || stampOfEntry(root + sep + file);
    });
    stamped[path] = { time: isSame ? last.time : timeOf(root, path), files, stamps, folders, others: [] };
  }
  return stamped;
}

/** Nothing has come into any folder of a tree or gone from it. Files may have changed. */
export function isAsLeft(there: KnownFolders, left: KnownFolders): boolean {
  const paths = Object.keys(there);
  return paths.length === Object.keys(left).length && paths.every((path) => there[path] === left[path]);
}

/** A tree of which some files were written anew in their places. @param paths  Those, below its root. */
export function restampFolders(root: string, known: KnownFolders, paths: readonly string[]): KnownFolders {
  const stamped: Record<string, KnownFolder> = { ...known };
  for (const path of paths) {
    const folder = stamped[parentOf(path)];
    const at = folder?.files.indexOf(path.slice(path.lastIndexOf(sep) + 1)) ?? -1;
    if (!folder || at < 0) throw new Error(`${path} was not there before. This is a fault of the engine.`);
    const stamps = folder.files.map((_, index) => folder.stamps?.[index] ?? "");
    stamps[at] = stampOfEntry(root + sep + path);
    stamped[parentOf(path)] = { ...folder, stamps };
  }
  // What waited to be put in place stood in the root.
  for (const path of new Set(["", ...paths.map(parentOf)])) {
    const folder = stamped[path];
    if (folder) stamped[path] = { ...folder, time: timeOf(root, path) };
  }
  return stamped;
}

/** The same names in any order, each once. */
function isSameList(one: readonly string[], other: readonly string[]): boolean {
  const names = new Set(one);
  return one.length === other.length && other.every((name) => names.has(name));
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(sep)));
}

/**
 * What is not as it was left.
 *
 * @param left  As `stampFolders` has returned it.
 * @returns `files`: those that came or are others now; `isSame`: nothing came, went or is another one.
 */
export function compareTree(root: string, left: KnownFolders): { files: Set<string>; isSame: boolean } {
  const folders = listFolders(root, left);
  const files = new Set<string>();
  for (const [path, folder] of Object.entries(folders)) {
    const stampOfLast = stampsOf(left[path]);
    for (const name of folder.files) {
      const file = pathOf(path, name);
      if (stampOfEntry(root + sep + file) !== stampOfLast(name)) files.add(file);
    }
  }
  const paths = Object.keys(left);
  return { files, isSame: files.size === 0 && paths.every((path) => folders[path] === left[path]) };
}

/** Gives the noted stamp of a file of a folder by its name. */
function stampsOf({
  files = [],
  stamps = [],
}: Partial<KnownFolder> = {}): (name: string) => string | undefined {
  return (name) => stamps[files.indexOf(name)];
}
