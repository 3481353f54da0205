import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { wordingOf } from "../problems/problem.ts";
import { hiddenName } from "./hidden-names.ts";
import { findFileFault } from "./read-file.ts";
import { syncFolder } from "./sync-folder.ts";

/**
 * Writes a file of a site so that it is always either as it was or as it shall be, whatever happens meanwhile:
 * the bytes go to a hidden file beside it, to the disk, and take its place in one step. Its mode stays.
 *
 * @param path  Absolute; folders that are missing are made. @param shown  How messages call it.
 * @throws Error in the author's words when a link, a folder or something else stands there; and that of the
 *   system when it cannot be written: then nothing has changed.
 */
export function writeSiteFile(path: string, shown: string, contents: string | Uint8Array): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const fault = stats && findFileFault(stats, shown);
  if (fault) throw new Error(`${wordingOf(fault).message} Nothing was written.`);
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const fresh = hiddenName(path, "tmp");
  // "wx": nobody's file is taken for ours.
  const file = openSync(fresh, "wx");
  try {
    try {
      if (stats) fchmodSync(file, stats.mode & 0o7777);
      writeFileSync(file, contents);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  syncFolder(folder);
}
