import {
  accessSync,
  constants,
  cpSync,
  lstatSync,
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
  remove(): void;
}

/** Left out: neither says what a site is. */
const LEFT_OUT: readonly string[] = [".cache", "dist"];

/**
 * Copies what is written in a site, in a folder of its own. The rest of the site is linked there, and what is linked
 * must not be written to.
 *
 * @param dir  Absolute site folder. @param more  What else is copied, by names in that folder.
 */
export function makeScratchCopy(dir: string, more: Iterable<string> = []): ScratchCopy {
  const copy = mkdtempSync(join(tmpdir(), "site-copy-"));
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  const [, ownBlocks = ""] = blockFolders(dir);
  const copied = new Set(["pages", "data", RULES_FILE, ...more]);
  try {
    for (const name of readdirSync(dir)) {
      // The engine's own folder holds those of its site one step deeper.
      const from = name === "blocks" ? ownBlocks : join(dir, name);
      if (copied.has(name))
        cpSync(from, join(copy, name), { recursive: true, verbatimSymlinks: true, filter: isReadable });
      else if (!LEFT_OUT.includes(name)) symlinkSync(from, join(copy, name), "junction");
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { dir: copy, remove };
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
