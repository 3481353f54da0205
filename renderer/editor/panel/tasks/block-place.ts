import type { EditBlock, EditPage } from "../../edit-page.ts";
import { isWithin, keyOf } from "../../paths.ts";
import type { Path, Target } from "../../protocol.ts";

/** Where a block stands among those of its list. */
export interface BlockPlace {
  block: EditBlock;
  /** The list, as the definition has it: `["blocks"]`. */
  list: Path;
  /** From 0. */
  index: number;
  /** All blocks of that list, in order. */
  blocks: readonly EditBlock[];
}

/** @returns undefined for a block that is the one value of an option, and for what is no block. */
export function placeOfBlock({ blocks }: Pick<EditPage, "blocks">, path: Path): BlockPlace | undefined {
  const index = path.at(-1);
  const block = blocks.find((one) => keyOf(one.path) === keyOf(path));
  if (!block || typeof index !== "number") return undefined;
  const list = path.slice(0, -1);
  return { block, list, index, blocks: blocksOf({ blocks }, list) };
}

/** How something is named that stands on a page: by what was told of it. */
export function targetOn({ page, told }: EditPage, path: Path): Target {
  return { route: page.route, path, as: "written", ...(told !== undefined && { told }) };
}

/** The blocks that stand in a list. */
export function blocksOf({ blocks }: Pick<EditPage, "blocks">, list: Path): EditBlock[] {
  return blocks.filter(({ path }) => path.length === list.length + 1 && isWithin(path, list));
}

/** A page has one block of this type at most: there is no other beside it. */
export function standsOnce({ types }: Pick<EditPage, "types">, { type }: Pick<EditBlock, "type">): boolean {
  const places = types[type]?.schema["x-place"];
  return Array.isArray(places) && places.includes("once");
}

/** Whether blocks of a list are among those of a page, or inside another block. */
export const placeKind = (list: Path): "top" | "inside" =>
  list.length === 1 || list[0] === "layout" ? "top" : "inside";

/**
 * Where something goes that comes to stand in a list, in words: "behind Hero “Careers”, before Banner".
 *
 * @param names  Of the blocks of the list, in order. @param index  Before which of them.
 */
export function whereWords(names: readonly string[], index: number): string {
  const before = names[index];
  const behind = names[index - 1];
  if (before === undefined && behind === undefined) return "as the only block";
  if (before === undefined) return `at the end, behind ${behind}`;
  if (behind === undefined) return `at the start, before ${before}`;
  return `behind ${behind}, before ${before}`;
}
