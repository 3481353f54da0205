import { closeSync, fsyncSync, openSync } from "node:fs";

/** Names that were given in a folder are on the disk as well; not every system can be asked for that. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, "r");
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Each file is whole in either case.
  }
}
