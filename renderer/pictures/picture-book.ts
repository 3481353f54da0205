import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { findListedFile } from "../files/read-file.ts";
import type { PictureHeader } from "./header/header-parts.ts";
import type { KnownPicture } from "./known-picture.ts";
import { readPictureHeader } from "./picture-header.ts";
import { RECIPE } from "./recipe.ts";

/** All that is known of the pictures of a site. */
export interface PictureBook {
  /** @param path Under `public/`, starting with a slash. @returns undefined when there is no such picture. */
  find(path: string): KnownPicture | undefined;
  /** The picture that a key stands for, among those that were asked for or kept. */
  ofKey(key: string): KnownPicture | undefined;
  /** Looks into all pictures that nobody has looked into, on all cores, and keeps what was seen for the next run. */
  lookInto(paths: Iterable<string>): Promise<void>;
}

interface Kept extends Omit<KnownPicture, "file"> {
  stamp: string;
}

const NONE_LISTED: ReadonlySet<string> = new Set();

/** Files of which others are made. */
const RASTER = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Whether a path is that of a picture of which files are made. */
export function isRaster(path: string): boolean {
  return RASTER.test(path);
}

/** Where everything made from pictures is kept; safe to delete. */
export function pictureCacheDir(siteDir: string): string {
  return join(siteDir, ".cache", "pictures");
}

/**
 * Opens the book of a site's pictures. Nothing is read before it is asked for.
 *
 * @param listed  The files that the site has under `public/`, where that is known.
 */
export function openPictureBook(
  siteDir: string,
  listed: () => ReadonlySet<string> = () => NONE_LISTED,
): PictureBook {
  const publicDir = join(siteDir, "public");
  const notes = join(pictureCacheDir(siteDir), "book.json");
  let kept: Map<string, Kept> | undefined;
  const byKey = new Map<string, KnownPicture>();

  const find = (path: string): KnownPicture | undefined => {
    const file = findListedFile(publicDir, path, listed());
    const stats = file && statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    kept ??= readNotes(notes);
    const stamp = `${RECIPE} ${stats.size} ${stats.mtimeMs}`;
    let known = kept.get(path);
    if (known?.stamp !== stamp) {
      const header = readPictureHeader(file);
      if (!header) return undefined;
      known = { stamp, ...header, key: keyOf(file, stats, header) };
      kept.set(path, known);
    }
    const { stamp: _, ...parts } = known;
    const picture = { file, ...parts };
    byKey.set(picture.key, picture);
    return picture;
  };

  return {
    find,
    ofKey(key) {
      // The notes of an earlier run may speak of files that are gone: each is looked up anew.
      kept ??= readNotes(notes);
      if (!byKey.has(key)) for (const path of kept.keys()) find(path);
      return byKey.get(key);
    },
    async lookInto(paths) {
      const waiting = [...paths].filter((path) => isRaster(path));
      if (waiting.length === 0) return;
      let hasNew = false;
      const look = async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          const picture = find(path);
          const note = kept?.get(path);
          if (!picture || !note || note.colors || picture.hasAlpha) continue;
          const { colorsOf } = await import("./make-picture.ts");
          note.colors = await colorsOf(picture.file);
          hasNew = true;
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, look));
      if (hasNew || kept?.size) writeNotes(notes, kept ?? new Map());
    },
  };
}

/** A drawing is shown as it is, so that nobody asks for its key. */
function keyOf(file: string, stats: Stats, { format }: PictureHeader): string {
  const bytes = format === "svg" ? `${stats.size}` : readFileSync(file);
  return hash("sha1", RECIPE + hash("sha1", bytes)).slice(0, 12);
}

function readNotes(path: string): Map<string, Kept> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, "utf8")) as Record<string, Kept>));
  } catch {
    return new Map();
  }
}

function writeNotes(path: string, kept: ReadonlyMap<string, Kept>): void {
  const text = JSON.stringify(Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))));
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch {
    // There are no notes yet.
  }
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}
