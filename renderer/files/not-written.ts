import { dirname, relative } from "node:path";

/** Nothing was written, for a reason that is told in full sentences: no fault of ours. */
export class NotWritten extends Error {}

/** Why the system did not write, in words for a person, without a full stop; undefined for what no person can change. */
export function diskFault(error: unknown): string | undefined {
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case "ENOSPC":
    case "EDQUOT":
      return "The disk is full";
    case "EFBIG":
      return "A file would be larger than this system allows";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "The files may not be written";
    default:
      return undefined;
  }
}

/** What to do where the system refuses to write, as a further sentence, else nothing; whoever types on a page has no folders before them. */
export function rightsNeeded(error: unknown, dir: string): string {
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (!["EACCES", "EPERM", "EROFS"].includes(code)) return "";
  const folder = path === undefined ? "" : relative(dir, dirname(path)).replaceAll("\\", "/");
  const where = folder === "" || folder.startsWith(".") ? "the folder of the site" : folder;
  return ` Whoever runs npm start needs the right to write in ${where}.`;
}
