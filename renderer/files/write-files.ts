import { changeFiles, type FileStep } from "./change-files.ts";
import { diskFault, NotWritten } from "./not-written.ts";

/** A file that is to be changed. */
export type ChangedFile = Omit<FileStep, "like">;

/**
 * Changes several files, all or none.
 *
 * @throws NotWritten after everything is as it was; else see `changeFiles`.
 */
export function writeSiteFiles(files: readonly ChangedFile[]): void {
  try {
    changeFiles(files);
  } catch (error) {
    const fault = diskFault(error);
    throw fault === undefined ? error : new NotWritten(`${fault}. Nothing was written.`, { cause: error });
  }
}
