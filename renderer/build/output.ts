import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join, normalize, resolve, sep } from "node:path";
import { makeRoomFor } from "./out-dir.ts";

/** Writes files below one folder and nowhere else; keeps few of them open at a time. */
export interface Output {
  /**
   * @param path Relative to the output folder.
   * @throws Error when the path leads outside the folder.
   */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Counts a file that an earlier build has written as one of this build's; false when it is not there. */
  has(path: string): boolean;
  /** Resolves when everything is on disk. */
  finished(): Promise<void>;
  /** Files of the site so far, relative to the folder; those that others have written may be added. */
  readonly paths: Set<string>;
}

/** More than this many writes at once gain nothing on one disk. */
const OPEN_FILES = 32;

export function openOutput(outDir: string): Output {
  const made = new Set<string>();
  const running = new Set<Promise<void>>();
  const paths = new Set<string>();
  return {
    async write(path, content) {
      const target = resolve(outDir, path);
      if (!target.startsWith(resolve(outDir) + sep))
        throw new Error(`${path} lies outside the output folder.`);
      const folder = dirname(target);
      if (!made.has(folder)) {
        makeRoomFor(outDir, normalize(path));
        made.add(folder);
      }
      while (running.size >= OPEN_FILES) await Promise.race(running);
      const writing = writeFile(target, content).finally(() => running.delete(writing));
      running.add(writing);
      paths.add(normalize(path));
    },
    has(path) {
      const isThere = existsSync(join(outDir, path));
      if (isThere) paths.add(normalize(path));
      return isThere;
    },
    async finished() {
      await Promise.all(running);
    },
    paths,
  };
}

/** Where a route's document lies: `/about` → `about/index.html`. */
export function documentPath(route: string): string {
  return join(route.slice(1), "index.html");
}

/** Where a route's data for client navigation lies: `/about` → `about/page.json`. */
export function payloadPath(route: string): string {
  return join(route.slice(1), "page.json");
}
