import { closeSync, openSync, readSync } from "node:fs";
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

/**
 * Reads format and size of a picture from its first bytes: microseconds for each file, whatever its size.
 *
 * @param path Absolute.
 * @returns undefined for a file that is no picture, or one that is damaged before its size is told.
 */
export function readPictureHeader(path: string): PictureHeader | undefined {
  return withFile(path, headerOf);
}

/** What a file is, whatever its name says. @param path Absolute. */
export function readPictureFormat(path: string): PictureFormat | undefined {
  return withFile(path, (readAt) => kindOf(readAt)?.format);
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
  if (!kind) return undefined;
  try {
    const parts = kind.read(readAt);
    return parts && { format: kind.format, ...parts };
  } catch (error) {
    // A file that ends where its size should be told.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
