import {
  accessSync,
  constants,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RULES_FILE } from "../check/house-rules.ts";
import { blockFolders } from "../pages/block-folders.ts";

/** A copy of a site to try something on. */
export interface ScratchCopy {
  /** Absolute folder. */
  dir: string;
  /** Whether a file of the site, by its path in it, is one of the copy's own, which may be written to. */
  isCopied(file: string): boolean;
  remove(): void;
}

/** Left out: neither says what a site is. */
const LEFT_OUT: readonly string[] = [".cache", "dist"];

/**
 * Copies what is written in a site, in a folder of its own. The rest of the site is linked there, and what is linked
 * must not be written to.
 *
 * @param dir  Absolute site folder. @param more  Further files that are copied, by their paths in it.
 */
export function makeScratchCopy(dir: string, more: Iterable<string> = []): ScratchCopy {
  const copy = mkdtempSync(join(tmpdir(), "site-copy-"));
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  const [, ownBlocks = ""] = blockFolders(dir);
  const written = new Set(["pages", "data", RULES_FILE]);
  const files = new Set(more);
  const around = new Set([...files].map(firstOf));
  const isCopied = (file: string): boolean => written.has(firstOf(file)) || files.has(file);
  try {
    for (const name of readdirSync(dir)) {
      // The engine's own folder holds those of its site one step deeper.
      const from = name === "blocks" ? ownBlocks : join(dir, name);
      const to = join(copy, name);
      if (written.has(name))
        cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isReadable });
      else if (around.has(name)) shareFolder(from, to, (path) => isCopied(name + path));
      else if (!LEFT_OUT.includes(name)) symlinkSync(from, to, "junction");
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { dir: copy, isCopied, remove };
}

/** The name that a path begins with. */
const firstOf = (path: string): string => path.split("/", 1)[0]!;

/**
 * A folder in which some files are copies and the others the same as in another: pictures are many and large, and what
 * is a symbolic link is not published.
 *
 * @param isCopied Gets what stands behind the folder in the path of a file.
 */
function shareFolder(from: string, to: string, isCopied: (path: string) => boolean, path = ""): void {
  const source = from + path;
  if (!isReadable(source)) return;
  const stats = lstatSync(source);
  if (stats.isDirectory()) {
    mkdirSync(to + path);
    for (const name of readdirSync(source)) shareFolder(from, to, isCopied, `${path}/${name}`);
  } else if (stats.isSymbolicLink() || isCopied(path)) cpSync(source, to + path, { verbatimSymlinks: true });
  else
    try {
      linkSync(source, to + path);
    } catch {
      // On another disk there is no such thing.
      cpSync(source, to + path);
    }
}

/** What cannot be read is no part of a site that could be changed, and a pipe would be waited for. */
function isReadable(path: string): boolean {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return true;
  if (!stats.isFile() && !stats.isDirectory()) return false;
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
