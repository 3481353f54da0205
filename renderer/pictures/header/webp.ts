import type { HeaderParts, ReadAt } from "./header-parts.ts";

/** WebP: one of three kinds of first chunk tells the size. */
export function readWebp(readAt: ReadAt): HeaderParts | undefined {
  const start = readAt(0, 30);
  const still = { moves: false, isCmyk: false };
  switch (start.toString("latin1", 12, 16)) {
    case "VP8X": {
      const flags = start.readUInt8(20);
      return {
        width: 1 + start.readUIntLE(24, 3),
        height: 1 + start.readUIntLE(27, 3),
        hasAlpha: (flags & 0x10) !== 0,
        moves: (flags & 0x02) !== 0,
        isCmyk: false,
      };
    }
    case "VP8L": {
      const bits = start.readUInt32LE(21);
      return {
        width: 1 + (bits & 0x3fff),
        height: 1 + ((bits >>> 14) & 0x3fff),
        hasAlpha: ((bits >>> 28) & 1) === 1,
        ...still,
      };
    }
    case "VP8 ":
      return {
        width: start.readUInt16LE(26) & 0x3fff,
        height: start.readUInt16LE(28) & 0x3fff,
        hasAlpha: false,
        ...still,
      };
    default:
      return undefined;
  }
}
