import type { HeaderParts, ReadAt } from "./header-parts.ts";

/** Segments before the size; cameras write about ten. */
const MAX_SEGMENTS = 256;

/** Frames of all kinds that tell the size: baseline, progressive and the like, without tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** JPEG: steps from segment to segment up to the one with the size. Exif may say that it lies on its side. */
export function readJpeg(readAt: ReadAt): HeaderParts | undefined {
  let at = 2;
  let turn = 1;
  for (let count = 0; count < MAX_SEGMENTS; count += 1) {
    const head = readAt(at, 10);
    if (head.length < 10) return undefined;
    // Any number of these may stand before a marker.
    if (head[0] === 0xff && head[1] === 0xff) {
      at += 1;
      continue;
    }
    const marker = head.readUInt8(1);
    if (head[0] !== 0xff || marker === 0xda) return undefined;
    const length = head.readUInt16BE(2);
    if (isFrame(marker)) {
      const colors = readAt(at + 9, 1)[0] ?? 3;
      const sides = [head.readUInt16BE(7), head.readUInt16BE(5)];
      if (turn >= 5) sides.reverse();
      const [width = 0, height = 0] = sides;
      if (!width || !height) return undefined;
      return { width, height, hasAlpha: false, moves: false, isCmyk: colors === 4 };
    }
    if (marker === 0xe1) turn = turnOf(readAt(at + 4, Math.min(length, 4_096))) ?? turn;
    at += 2 + length;
  }
  return undefined;
}

/** How a picture was held, from its Exif: 1 to 8, from 5 on it lies on its side. */
function turnOf(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 0, 6) !== "Exif\0\0" || segment.length < 16) return undefined;
  const data = segment.subarray(6);
  const isLittle = data.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const long = (at: number) => (isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
  const first = long(4);
  if (first + 2 > data.length) return undefined;
  const count = short(first);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + 12 * index;
    if (entry + 12 > data.length) return undefined;
    if (short(entry) === 0x0112) return short(entry + 8);
  }
  return undefined;
}
