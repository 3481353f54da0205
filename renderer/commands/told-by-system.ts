import { existsSync, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { diskFault } from "../files/not-written.ts";
import { WAITING } from "../publish/output.ts";

/**
 * What the system has refused, for whoever has typed a command: what could not be done, and what to do. Undefined for
 * what is a fault of ours.
 */
export function toldBySystem(error: unknown, dir: string): string | undefined {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (path === undefined) {
    // Some calls of the system tell no file.
    const fault = code === "ENOSPC" || code === "EDQUOT" ? diskFault(error) : undefined;
    return fault && `${fault}. ${MAKE_ROOM}`;
  }
  // What is written lies beside its place first, under a name that nobody knows.
  const file = shown(path.replace(/\.([^\\/]+)\.[0-9a-f]{12}\.tmp$/, "$1"), dir);
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return `${diskFault(error)}: ${file} could not be written. ${MAKE_ROOM}`;
    case "EACCES":
    case "EPERM":
      return `The system refuses access to ${file}. Give yourself the right to read and write it and its folder, then run the command again.`;
    case "EROFS":
      return `${file} lies where nothing can be written. Copy the site to a folder of your own, or name another one to write to.`;
    case "EEXIST":
    case "ENOTDIR": {
      const inTheWay = fileAbove(path);
      return inTheWay && `${shown(inTheWay, dir)} is a file where a folder is needed. ${MOVE_AWAY}`;
    }
    case "EMFILE":
    case "ENFILE":
      return "Too many files are open on this machine. Close other programs, then run the command again.";
    case "ENOENT":
      // Whoever builds clears the place where files wait.
      if (!path.includes(`${sep}${WAITING}${sep}`)) return undefined;
      return `Another build has begun in the same folder: ${file} is gone. Run one after the other, or give each a folder with --out.`;
    default:
      return undefined;
  }
}

function shown(path: string, dir: string): string {
  const own = relative(dir, path);
  if (own.startsWith("..")) return resolve(dir, own);
  return own.replaceAll("\\", "/") || "the folder of the site";
}

/** The file that stands where this path, or a folder above it, should be one. */
function fileAbove(path: string): string | undefined {
  if (existsSync(path)) return statSync(path).isDirectory() ? undefined : path;
  return dirname(path) === path ? undefined : fileAbove(dirname(path));
}

const MOVE_AWAY = "Rename or delete it, then run the command again.";
const MAKE_ROOM = "Make room on it, then run the command again.";
