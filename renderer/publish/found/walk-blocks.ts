import type { BlockDefinition } from "../../model.ts";

/** Tells of a type of block whether others may be nested in it. */
export type HoldsBlocks = (type: string) => boolean;

/**
 * Every block of a list and every block nested in one, in reading order.
 *
 * @param holds  Options of the others are not looked through: of a page with lists of many rows that took a while.
 */
export function walkBlocks(
  blocks: readonly BlockDefinition[],
  holds: HoldsBlocks = () => true,
): BlockDefinition[] {
  return blocks.flatMap((block) => {
    if (!holds(block.type)) return block;
    const known = walked.get(block);
    if (known) return known;
    const found: BlockDefinition[] = [];
    collect(block, found);
    walked.set(block, found);
    return found;
  });
}

/** Blocks of the shell stand on every page, and more than one looks at those of a page. */
const walked = new WeakMap<BlockDefinition, BlockDefinition[]>();

function collect(value: object, found: BlockDefinition[]): void {
  if (isBlock(value)) {
    found.push(value);
    for (const name in value.props) visit(value.props[name], found);
  } else for (const name in value) visit((value as Record<string, unknown>)[name], found);
}

function visit(value: unknown, found: BlockDefinition[]): void {
  if (typeof value === "object" && value !== null) collect(value, found);
}

function isBlock(value: object): value is BlockDefinition {
  return "type" in value && "props" in value && typeof value.type === "string" && isRecord(value.props);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
