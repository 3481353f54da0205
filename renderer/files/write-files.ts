import { readFileSync, rmSync } from "node:fs";
import { writeSiteFile } from "./write-file.ts";

/** A file that is to be changed. */
export interface ChangedFile {
  /** Absolute. */
  path: string;
  /** How messages call it. */
  shown: string;
  /** What it held when the change was worked out; missing: there was none. */
  before?: Uint8Array;
  /** Missing: it goes. */
  after?: Uint8Array;
}

/**
 * Changes several files, all or none: when one of them cannot be written, or holds something else by now, those that
 * were written get back what they held.
 *
 * @throws Error that names the file, after everything is as it was.
 */
export function writeSiteFiles(files: readonly ChangedFile[]): void {
  for (const { path, shown, before } of files)
    if (!isSame(read(path), before))
      throw new Error(`${shown} was changed in the meantime. Nothing was written.`);
  const written: ChangedFile[] = [];
  try {
    for (const file of files) {
      put(file.path, file.shown, file.after);
      written.push(file);
    }
  } catch (error) {
    for (const { path, shown, before } of written.reverse()) put(path, shown, before);
    throw error;
  }
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw error;
  }
}

function isSame(one: Buffer | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}

function put(path: string, shown: string, contents: Uint8Array | undefined): void {
  if (contents) writeSiteFile(path, shown, contents);
  else rmSync(path, { force: true });
}
