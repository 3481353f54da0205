import { readFileSync } from "node:fs";
import { writeSiteFile } from "./write-file.ts";

/** A file that is to be changed. */
export interface ChangedFile {
  /** Absolute. */
  path: string;
  /** How messages call it. */
  shown: string;
  /** What it held when the change was worked out. */
  before: Uint8Array;
  after: Uint8Array;
}

/**
 * Changes several files, all or none: when one of them cannot be written, or holds something else by now, those that
 * were written get back what they held.
 *
 * @throws Error that names the file, after everything is as it was.
 */
export function writeSiteFiles(files: readonly ChangedFile[]): void {
  for (const { path, shown, before } of files)
    if (!readFileSync(path).equals(before))
      throw new Error(`${shown} was changed in the meantime. Nothing was written.`);
  const written: ChangedFile[] = [];
  try {
    for (const file of files) {
      writeSiteFile(file.path, file.shown, file.after);
      written.push(file);
    }
  } catch (error) {
    for (const { path, shown, before } of written) writeSiteFile(path, shown, before);
    throw error;
  }
}
