import {
  closeSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import { join } from "node:path";
import type { Problem } from "../model.ts";
import type { Draft, Params } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { spellingsOf } from "./file-paths.ts";
import { overlaid } from "./overlay.ts";
import { mostBytes, tooLarge } from "./read-text.ts";

/** What came of reading a file: its bytes, or the reason why there are none. */
export type FileRead = { bytes: Buffer; fault?: undefined } | { bytes?: undefined; fault: Draft };

/**
 * Reads a file that somebody else has put there. A link is not followed, so that nothing from outside the site
 * is shown; a pipe is not opened, because reading it could wait for ever; a huge file is not taken into memory.
 *
 * @param path  Absolute. @param shown  How messages call it.
 * @returns undefined when there is no such file.
 */
export function readSiteFile(path: string, shown: string): FileRead | undefined {
  const instead = overlaid(path);
  if (instead) return instead.bytes && { bytes: Buffer.from(instead.bytes) };
  let stats: Stats | undefined;
  try {
    stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const most = mostBytes(shown);
    const fault =
      stats.isFile() && stats.size > most ? tooLarge(stats.size, most) : findFileFault(stats, shown);
    return fault ? { fault } : { bytes: readFileSync(path) };
  } catch {
    return { fault: draft(shown, "locked") };
  }
}

/** Bytes of a file that was listed before; undefined when it has gone since, of which the next change will tell. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The first bytes of a file, without reading the rest. @throws Error of the system. */
export function readStart(path: string, most: number): Uint8Array {
  const bytes = new Uint8Array(most);
  const file = openSync(path, "r");
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, most, 0));
  } finally {
    closeSync(file);
  }
}

/** What is wrong with something that stands where a file is expected; undefined for a file. */
export function findFileFault(
  kind: Pick<Stats, "isFile" | "isDirectory" | "isSymbolicLink">,
  shown: string,
): Draft | undefined {
  if (kind.isFile()) return undefined;
  return draft(shown, kind.isSymbolicLink() ? "link" : kind.isDirectory() ? "folder" : "other");
}

/** The problem of a file that cannot be read, at its beginning. */
export function fileProblem(file: string, fault: Draft): Problem {
  return createProblem(file, fault, createLineIndex(""));
}

/** What is wrong with something that stands where one of the site's folders is expected; undefined when it is missing. */
export function findFolderFault(path: string, shown: string): Draft | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) return undefined;
  return draft(shown, "no-folder");
}

/** There is such a folder; what only has the name of one does not count. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * The file under `public/` that an address of the site means.
 *
 * @param address  Path under `public/`, starting with a slash.
 * @returns Absolute path; undefined when there is no such file, or when it lies elsewhere: `..` and links lead out.
 */
export function findPublicFile(publicDir: string, address: string): string | undefined {
  return spellingsOf(address)
    .map((spelling) => findAsSpelt(publicDir, spelling))
    .find((found) => found !== undefined);
}

/**
 * As `findPublicFile`, of a file that the site lists under this very name without looking for it again: to follow links
 * on the way to each picture of each page took a tenth of a build. It may be gone since.
 *
 * @param listed  Addresses under `public/`; none of them leads through a link.
 */
export function findListedFile(
  publicDir: string,
  address: string,
  listed: ReadonlySet<string>,
): string | undefined {
  const isListed = listed.has(address) && spellingsOf(address).length === 1;
  return isListed ? join(publicDir, address) : findPublicFile(publicDir, address);
}

function findAsSpelt(publicDir: string, address: string): string | undefined {
  const path = join(publicDir, address);
  try {
    // The system's own: Node's looks at each folder on the way anew, which for pages with pictures took longer than
    // reading them; and it would take a name in other letters for the same where the file system does.
    const real = realpathSync.native(path);
    const isInside =
      real === join(realpathSync.native(publicDir), address) && !address.split(/[\\/]/).includes("..");
    return isInside && statSync(real).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

function draft(file: string, is: Params<"not-a-file">["is"]): Draft {
  return { code: "not-a-file", params: { file, is }, start: 0, end: 0, path: [] };
}
