import { isWithin, keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { boxOf } from "./overlay.ts";
import type { PlacedBlock } from "./page-map.ts";

/** The block of a path, by its key. */
export function findBlock(blocks: readonly PlacedBlock[], key: string): PlacedBlock | undefined {
  for (const block of blocks) {
    const found = keyOf(block.path) === key ? block : findBlock(block.inner, key);
    if (found) return found;
  }
  return undefined;
}

/** The blocks around a value of the definition, the innermost first. */
export function blocksAround(blocks: readonly PlacedBlock[], path: Path): PlacedBlock[] {
  for (const block of blocks) {
    const inner = blocksAround(block.inner, path);
    if (inner.length > 0 || `${keyOf(path)}/`.startsWith(`${keyOf(block.path)}/`)) return [...inner, block];
  }
  return [];
}

/**
 * The line on the window where a block would be that draws nothing: below what is drawn before it in its list, else
 * above what is drawn behind it.
 */
export function gapAt(blocks: readonly PlacedBlock[], path: Path): DOMRect | undefined {
  const list = path.slice(0, -1);
  const around = blocksAround(blocks, list).find((block) => isWithin(list, block.path));
  const neighbours = (around?.inner ?? blocks).flatMap(({ path: other, nodes }) => {
    const box = isWithin(other, list) && boxOf(nodes);
    return box ? [{ box, isBefore: Number(other.at(-1)) < Number(path.at(-1)) }] : [];
  });
  const before = neighbours.findLast(({ isBefore }) => isBefore)?.box;
  const after = neighbours.find(({ isBefore }) => !isBefore)?.box;
  const box = before ?? after ?? (around && boxOf(around.nodes));
  return box && new DOMRect(box.left, before ? box.bottom : box.top, box.width, 0);
}
