import { changeFiles } from "./change-files.ts";

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
 * Changes several files, all or none.
 *
 * @throws Error that names the file, after everything is as it was; see `changeFiles`.
 */
export function writeSiteFiles(files: readonly ChangedFile[]): void {
  changeFiles(files);
}
