import type { BlockDefinition } from "../../model.ts";

/** Every block of a list and every block nested in one, in reading order. */
export function* walkBlocks(blocks: readonly BlockDefinition[]): Generator<BlockDefinition> {
  for (const block of blocks) {
    yield block;
    yield* nestedBlocks(block.props);
  }
}

function* nestedBlocks(value: unknown): Generator<BlockDefinition> {
  if (typeof value !== "object" || value === null) return;
  if (isBlock(value)) yield* walkBlocks([value]);
  else for (const part of Object.values(value)) yield* nestedBlocks(part);
}

function isBlock(value: object): value is BlockDefinition {
  return "type" in value && "props" in value && typeof value.type === "string" && isRecord(value.props);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
