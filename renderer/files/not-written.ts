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
