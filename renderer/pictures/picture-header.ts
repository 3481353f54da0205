import { closeSync, openSync, readSync } from "node:fs";
import { stampOfFile } from "../files/file-stamp.ts";
import { keepNewest } from "../keep-newest.ts";
import { readGif } from "./header/gif.ts";
import type { HeaderParts, PictureFormat, PictureHeader, ReadAt } from "./header/header-parts.ts";
import { readHeif } from "./header/heif.ts";
import { readJpeg } from "./header/jpeg.ts";
import { readPng } from "./header/png.ts";
import { readSvg } from "./header/svg.ts";
import { readWebp } from "./header/webp.ts";

const formats: readonly {
  format: PictureFormat;
  is(start: Buffer): boolean;
  read(readAt: ReadAt): HeaderParts | undefined;
}[] = [
  {
    format: "png",
    is: (start) => start.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n",
    read: readPng,
  },
  {
    format: "jpg",
    is: (start) => start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff,
    read: readJpeg,
  },
  { format: "gif", is: (start) => /^GIF8[79]a/.test(start.toString("latin1", 0, 6)), read: readGif },
  {
    format: "webp",
    is: (start) => start.toString("latin1", 0, 4) === "RIFF" && start.toString("latin1", 8, 12) === "WEBP",
    read: readWebp,
  },
  {
    format: "avif",
    is: (start) =>
      start.toString("latin1", 4, 8) === "ftyp" && /avi[fs]/.test(start.toString("latin1", 8, 40)),
    read: readHeif,
  },
  { format: "svg", is: (start) => start.toString("utf8").includes("<svg"), read: readSvg },
];

/** As much as tells the format, and all of most drawings' first elements. */
const START = 4_096;

/** What the first bytes of a file tell. */
interface Seen {
  /** Missing for a file that is no picture. */
  format?: PictureFormat | undefined;
  /** Missing for one that is damaged before its size is told, as well. */
  header?: PictureHeader | undefined;
}

/** Files that have been looked into, by their paths: each change of a row asks about the pictures of all rows. */
const known = new Map<string, Seen & { stamp: string }>();

/** So many files are kept in mind. */
const MOST_KNOWN = 10_000;

/**
 * Reads format and size of a picture from its first bytes: microseconds for each file, whatever its size.
 *
 * @param path Absolute.
 * @returns undefined for a file that is no picture, or one that is damaged before its size is told.
 */
export function readPictureHeader(path: string): PictureHeader | undefined {
  return lookInto(path).header;
}

/** What a file is, whatever its name says. @param path Absolute. */
export function readPictureFormat(path: string): PictureFormat | undefined {
  return lookInto(path).format;
}

function lookInto(path: string): Seen {
  const stamp = stampOfFile(path);
  const before = known.get(path);
  if (before?.stamp === stamp) return before;
  const seen = withFile(path, (readAt) => {
    const kind = kindOf(readAt);
    return { stamp, format: kind?.format, header: kind && headerIn(kind, readAt) };
  });
  keepNewest(known, path, seen, MOST_KNOWN);
  return seen;
}

function withFile<T>(path: string, read: (readAt: ReadAt) => T): T {
  const file = openSync(path, "r");
  try {
    return read((offset, length) => {
      const buffer = Buffer.alloc(length);
      return buffer.subarray(0, readSync(file, buffer, 0, length, offset));
    });
  } finally {
    closeSync(file);
  }
}

function kindOf(readAt: ReadAt) {
  const start = readAt(0, START);
  return formats.find(({ is }) => is(start));
}

/** The same for a file of which bytes are read otherwise. */
export function headerOf(readAt: ReadAt): PictureHeader | undefined {
  const kind = kindOf(readAt);
  return kind && headerIn(kind, readAt);
}

function headerIn(kind: (typeof formats)[number], readAt: ReadAt): PictureHeader | undefined {
  try {
    const parts = kind.read(readAt);
    return parts && { format: kind.format, ...parts };
  } catch (error) {
    // A file that ends where its size should be told.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
