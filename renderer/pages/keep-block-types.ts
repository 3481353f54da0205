import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compiledDir } from "../compile-engine.mjs";
import { cacheDir } from "../files/cache-dir.ts";
import { installedMarks } from "../files/engine-dir.ts";
import { fileKey, type Looked } from "../files/file-key.ts";
import { keepFile, noteUse } from "../files/keep-newest.ts";
import type { Schema } from "../schema/schema-types.ts";

/** A module that a block may have beside its view, and that the check loads. */
export type ModulePart = "rules" | "fit" | "migrations";

/** What reading the folder of a block has come to, when nothing was wrong with it: plain data. */
export interface ReadBlock {
  name: string;
  /** Absolute path of the folder. */
  folder: string;
  /** `schema.json` with all references put in place. */
  schema: Schema;
  hasBehavior: boolean;
  /** Addresses from which its modules can be loaded. */
  modules: { [Part in ModulePart]?: string };
}

/** Folders of blocks that are remembered; sites have one or two. */
const MOST_FOLDERS = 8;

const remembered = new Map<string, unknown>();

/**
 * What a folder of blocks came to when this process read it last, as long as nothing in it has changed: `npm start` opens
 * the site anew when its settings or schemas change, and would compile all schemas of blocks once more.
 *
 * @param dir  Absolute. @param looked  What has just been looked at.
 */
export async function rememberBlocks<Found>(
  dir: string,
  looked: Looked | undefined,
  read: () => Promise<Found>,
  isKept: (found: Found) => boolean,
): Promise<Found> {
  const key = fileKey([dir], dir, looked);
  const known = remembered.get(key) as Found | undefined;
  if (known) return known;
  const found = await read();
  if (isKept(found)) {
    if (remembered.size === MOST_FOLDERS) remembered.clear();
    remembered.set(key, found);
  }
  return found;
}

/**
 * What a folder of blocks held when it was last read, as long as nothing in it and nothing of the engine has changed:
 * to read, test and expand fifty schemas anew took a tenth of the time of a small build.
 *
 * @param dir  Absolute. @param looked  What has just been looked at.
 */
export function openReadBlocks(
  dir: string,
  looked?: Looked,
): { find(): readonly ReadBlock[] | undefined; keep(blocks: readonly ReadBlock[]): void } {
  // Where the sources of the engine run by themselves, nothing tells when they change.
  if (!compiledDir) return { find: () => undefined, keep() {} };
  const key = fileKey([compiledDir, ...installedMarks(), dir], "", looked);
  const file = join(cacheDir("site-blocks"), `${key}.json`);
  return {
    find() {
      try {
        const blocks = JSON.parse(readFileSync(file, "utf8")) as ReadBlock[];
        noteUse(file);
        return blocks;
      } catch {
        // Nothing is kept.
        return undefined;
      }
    },
    keep: (blocks) => keepFile(file, JSON.stringify(blocks)),
  };
}
