import { createHash } from "node:crypto";
import { lstatSync, readdirSync } from "node:fs";
import { sep } from "node:path";

/** What is in a folder, by names. */
export interface KnownFolder {
  /** When something was last put into the folder or taken out of it, in milliseconds since 1970. */
  time: number;
  files: string[];
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
    const absolute = path === "" ? root : root + sep + path;
    const { mtimeMs: time } = lstatSync(absolute);
    const last = known[path];
    const folder = last?.time === time ? last : { time, ...readFolder(absolute) };
    found[path] = folder;
    for (const name of folder.folders) visit(path === "" ? name : path + sep + name);
  };
  visit("");
  return found;
}

function readFolder(path: string): Omit<KnownFolder, "time"> {
  const folder: Omit<KnownFolder, "time"> = { files: [], folders: [], others: [] };
  for (const entry of readdirSync(path, { withFileTypes: true }))
    (entry.isFile() ? folder.files : entry.isDirectory() ? folder.folders : folder.others).push(entry.name);
  return folder;
}

/** Paths below the root of the files of a tree, or of what is neither a file nor a folder. */
export function pathsIn(folders: KnownFolders, kind: "files" | "others"): string[] {
  return Object.entries(folders).flatMap(([path, folder]) =>
    folder[kind].map((name) => (path === "" ? name : path + sep + name)),
  );
}

/** A key that changes with the names, sizes and times of what is in a tree. */
export function treeKey(root: string, folders: KnownFolders): string {
  const lines = [...pathsIn(folders, "files"), ...pathsIn(folders, "others")].map((path) => {
    const stat = lstatSync(root + sep + path, { throwIfNoEntry: false });
    return stat ? `${path} ${stat.size} ${stat.mtimeMs}` : "";
  });
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex").slice(0, 16);
}
