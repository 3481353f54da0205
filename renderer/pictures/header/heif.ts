import type { HeaderParts, ReadAt } from "./header-parts.ts";

/** Properties of all items stand at the beginning, before the data. */
const HEAD = 65_536;

/**
 * AVIF: among the properties of its items `ispe` tells a size, `irot` a turn, `auxC` that there is transparency.
 * The largest size is the picture's: others are those of its tiles or its preview.
 */
export function readHeif(readAt: ReadAt): HeaderParts | undefined {
  const head = readAt(0, HEAD);
  let width = 0;
  let height = 0;
  for (let at = head.indexOf("ispe"); at !== -1; at = head.indexOf("ispe", at + 4)) {
    const wide = head.readUInt32BE(at + 8);
    const high = head.readUInt32BE(at + 12);
    if (wide * high > width * height) [width, height] = [wide, high];
  }
  if (!width || !height) return undefined;
  const turn = head.indexOf("irot");
  if (turn !== -1 && ((head[turn + 4] ?? 0) & 1) === 1) [width, height] = [height, width];
  return {
    width,
    height,
    hasAlpha: head.includes("auxiliary:alpha") || head.includes("auxid:1"),
    moves: head.toString("latin1", 8, 12) === "avis",
    isCmyk: false,
  };
}
