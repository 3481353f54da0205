import { lstatSync, readdirSync } from "node:fs";
import { sep } from "node:path";

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
 * @param changed  Folders in which something may have come or gone since then; without it any may be such a folder.
 * @throws Error when there is no such folder.
 */
export function listFolders(
  root: string,
  known: KnownFolders = {},
  changed?: ReadonlySet<string>,
): KnownFolders {
  const found: Record<string, KnownFolder> = {};
  const visit = (path: string): void => {
    const folder = lookAt(path);
    found[path] = folder;
    for (const name of folder.folders) visit(pathOf(path, name));
  };
  const lookAt = (path: string): KnownFolder => {
    const last = known[path];
    if (last && changed && !changed.has(path)) return last;
    const absolute = path === "" ? root : root + sep + path;
    const { mtimeMs: time } = lstatSync(absolute);
    return last?.time === time ? last : { time, ...readFolder(absolute) };
  };
  visit("");
  return found;
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

/**
 * The same tree with the size and time of each file.
 *
 * @param known  As an earlier call has returned it. @param kept  Files that are as they were then.
 */
export function stampFiles(
  root: string,
  folders: KnownFolders,
  known: KnownFolders = {},
  kept: ReadonlySet<string> = new Set(),
): KnownFolders {
  const stamped: Record<string, KnownFolder> = {};
  for (const [path, folder] of Object.entries(folders)) {
    const stampOfLast = stampsOf(known[path]);
    const stamps = folder.files.map((name) => {
      const file = pathOf(path, name);
      return (kept.has(file) && stampOfLast(name)) || stampOf(root, file);
    });
    stamped[path] = { ...folder, stamps };
  }
  return stamped;
}

/**
 * What is not as it was left.
 *
 * @param left  As `stampFiles` has returned it.
 * @returns `files`: those that came or are others now; `isSame`: nothing came, went or is another one.
 */
export function compareTree(root: string, left: KnownFolders): { files: Set<string>; isSame: boolean } {
  const folders = listFolders(root, left);
  const files = new Set<string>();
  for (const [path, folder] of Object.entries(folders)) {
    const stampOfLast = stampsOf(left[path]);
    for (const name of folder.files) {
      const file = pathOf(path, name);
      if (stampOf(root, file) !== stampOfLast(name)) files.add(file);
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

function stampOf(root: string, path: string): string {
  const stat = lstatSync(root + sep + path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : "";
}
