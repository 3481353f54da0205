import type { EditPage } from "./edit-page.ts";
import { isWithin, keyOf } from "./paths.ts";
import type { Path } from "./protocol.ts";

type Blocks = Pick<EditPage, "blocks">;

/** The innermost block that a path leads to or into. */
const blockAt = ({ blocks }: Blocks, path: Path): EditPage["blocks"][number] | undefined =>
  blocks.findLast((block) => isWithin(path, block.path));

/** Whether two answers are about one page, which others may have given another address: its blocks keep their names. */
export function isSamePage(before: Pick<EditPage, "blocks" | "page">, after: typeof before): boolean {
  if (before.page.route === after.page.route) return true;
  const names = new Set(before.blocks.map(({ name }) => name));
  return after.blocks.some(({ name }) => name !== undefined && names.has(name));
}

/**
 * What a block goes by as long as it is there, wherever it stands and whatever address its page has; its place where
 * the server has given it no name.
 */
export function nameAt(page: Pick<EditPage, "blocks" | "page">, path: Path): string {
  const block = blockAt(page, path);
  return block?.name === undefined
    ? keyOf([page.page.route, ...path])
    : keyOf([block.name, ...path.slice(block.path.length)]);
}

/**
 * Where a block is on a page that others have changed meanwhile.
 *
 * @returns undefined when it is gone.
 */
export function followBlock(before: Blocks, after: Blocks, path: Path): Path | undefined {
  const name = blockAt(before, path)?.name;
  if (name === undefined) return path;
  const [then, now] = [before, after].map(({ blocks }) => blocks.find((block) => block.name === name));
  return now && [...now.path, ...path.slice(then!.path.length)];
}
