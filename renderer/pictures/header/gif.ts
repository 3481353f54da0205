import type { HeaderParts, ReadAt } from "./header-parts.ts";

/** GIF: the size comes first. One that says how often it is repeated moves. */
export function readGif(readAt: ReadAt): HeaderParts | undefined {
  const start = readAt(0, 1_024);
  const width = start.readUInt16LE(6);
  const height = start.readUInt16LE(8);
  if (!width || !height) return undefined;
  return { width, height, hasAlpha: true, moves: framesOf(readAt) > 1, isCmyk: false };
}

/** Counts frames, up to the second: steps over the blocks of the first without unpacking it. */
function framesOf(readAt: ReadAt): number {
  const flags = readAt(10, 1)[0] ?? 0;
  let at = 13 + colorTable(flags);
  let frames = 0;
  while (frames < 2) {
    const kind = readAt(at, 10);
    if (kind[0] === 0x21) at = skipBlocks(readAt, at + 2);
    else if (kind[0] === 0x2c && kind.length === 10) {
      frames += 1;
      at = skipBlocks(readAt, at + 11 + colorTable(kind[9] ?? 0));
    } else break;
  }
  return frames;
}

function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Data comes in blocks of up to 255 bytes, each behind its length; an empty one is the last. */
function skipBlocks(readAt: ReadAt, from: number): number {
  let at = from;
  let piece = readAt(at, 65_536);
  let start = at;
  for (;;) {
    if (at - start >= piece.length) {
      piece = readAt(at, 65_536);
      start = at;
      if (piece.length === 0) return at;
    }
    const length = piece[at - start] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
}
