import { ALWAYS, type Clock, phaseOf, SHOWN } from "../clock/shown.ts";
import type { BlockDefinition } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { BlockTemplate } from "../pages/page-file.ts";
import { kindOf } from "../schema/read-schema.ts";

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
  const parts = blocks.flatMap((block) => (block.away ? [] : partOf(block, types)));
  return blocks.map((block) => {
    const list = listOf(block);
    return list === undefined || block.props[list] !== undefined
      ? block
      : { ...block, props: { ...block.props, [list]: parts } };
  });
}

/** A block that has an id and a heading of its own. */
function partOf({ type, id, props }: BlockDefinition, types: ReadonlyMap<string, BlockType>): Part[] {
  const name = headingOf(types.get(type));
  const label = name === undefined ? undefined : props[name];
  return id !== undefined && typeof label === "string" ? [{ label, href: `#${id}` }] : [];
}

/** The option that is the heading of a block among those of its page. */
function headingOf(type: BlockType | undefined): string | undefined {
  return Object.entries(type?.schema.properties ?? {}).find(([, option]) => option["x-heading"] === 2)?.[0];
}

/** A list that repeats parts of the page: its block, its option, and for each entry the block and option it repeats. */
export interface OutlinePlaces {
  block: number;
  list: string;
  parts: { block: number; heading: string }[];
}

/** Where the lists of `withOutline` take their entries from; numbers of blocks count from 0. */
export function outlinePlaces(
  blocks: readonly BlockTemplate[],
  types: ReadonlyMap<string, BlockType>,
  clock?: Clock,
): OutlinePlaces[] {
  const parts = blocks.flatMap((one, block) => {
    const type = types.get(String(one.type));
    const heading = headingOf(type);
    const isPart =
      heading !== undefined &&
      (!clock || phaseOf(one[SHOWN] ?? ALWAYS, clock) === "there") &&
      typeof one.id === "string" &&
      typeof one[heading] === "string" &&
      !kindOf(type?.schema.properties?.[heading]);
    return isPart ? [{ block, heading }] : [];
  });
  return blocks.flatMap((one, block) => {
    const list = types.get(String(one.type))?.schema["x-outline"];
    return list === undefined || one[list] !== undefined ? [] : [{ block, list, parts }];
  });
}
