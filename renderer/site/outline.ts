import type { BlockDefinition } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";

/** One part of a page that a link can lead to. */
interface Part {
  label: string;
  href: string;
}

/** Fills lists that hold what stands on the page (`x-outline`), where the author has left them out. */
export function withOutline(
  blocks: BlockDefinition[],
  types: ReadonlyMap<string, BlockType>,
): BlockDefinition[] {
  const listOf = ({ type }: BlockDefinition) => types.get(type)?.schema["x-outline"];
  if (!blocks.some(listOf)) return blocks;
  const parts = blocks.flatMap((block) => partOf(block, types));
  return blocks.map((block) => {
    const list = listOf(block);
    return list === undefined || block.props[list] !== undefined
      ? block
      : { ...block, props: { ...block.props, [list]: parts } };
  });
}

/** A block that has an id and a heading of its own. */
function partOf({ type, id, props }: BlockDefinition, types: ReadonlyMap<string, BlockType>): Part[] {
  const options = Object.entries(types.get(type)?.schema.properties ?? {});
  const [name] = options.find(([, option]) => option["x-heading"] === 2) ?? [];
  const label = name === undefined ? undefined : props[name];
  return id !== undefined && typeof label === "string" ? [{ label, href: `#${id}` }] : [];
}
