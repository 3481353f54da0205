import { changeFiles, type FileStep } from "./change-files.ts";

/** A file that is to be changed. */
export type ChangedFile = Omit<FileStep, "like">;

/**
 * Changes several files, all or none.
 *
 * @throws Error that names the file, after everything is as it was; see `changeFiles`.
 */
export function writeSiteFiles(files: readonly ChangedFile[]): void {
  changeFiles(files);
}
