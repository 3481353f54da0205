import type { HeaderParts, ReadAt } from "./header-parts.ts";

/** Chunks before the picture's own data; a file with more of them is not looked at further. */
const MAX_CHUNKS = 64;

/** PNG: the size is in the first chunk; transparency and frames are told before the data. */
export function readPng(readAt: ReadAt): HeaderParts | undefined {
  const start = readAt(0, 33);
  if (start.toString("latin1", 12, 16) !== "IHDR") return undefined;
  const parts: HeaderParts = {
    width: start.readUInt32BE(16),
    height: start.readUInt32BE(20),
    hasAlpha: (start.readUInt8(25) & 4) !== 0,
    moves: false,
    isCmyk: false,
  };
  let at = 33;
  for (let count = 0; count < MAX_CHUNKS; count += 1) {
    const chunk = readAt(at, 8);
    if (chunk.length < 8) break;
    const name = chunk.toString("latin1", 4, 8);
    if (name === "tRNS") parts.hasAlpha = true;
    if (name === "acTL") parts.moves = true;
    if (name === "IDAT") break;
    at += 12 + chunk.readUInt32BE(0);
  }
  return parts.width && parts.height ? parts : undefined;
}
