import type { BlockContext, BlockFile, BlockFiles } from "../../model.ts";
import { type HoldsBlocks, walkBlocks } from "./walk-blocks.ts";

/** `files.ts` of the blocks that have one, by block type. */
export type FileMakers = ReadonlyMap<string, BlockFiles<Record<string, unknown>>>;

/**
 * The files that the blocks of a page bring along, those of the shell and nested ones included; each path once.
 *
 * @throws Error naming block and file when a path cannot be one of the site's.
 */
export function blockFiles(makers: FileMakers, context: BlockContext, holds?: HoldsBlocks): BlockFile[] {
  if (makers.size === 0) return [];
  const { layout, blocks } = context.page;
  const files = new Map<string, BlockFile>();
  for (const block of walkBlocks([...layout.before, ...blocks, ...layout.after], holds)) {
    for (const file of makers.get(block.type)?.(block.props, context) ?? []) {
      if (!/^(\/[a-z0-9]+([.-][a-z0-9]+)*)+\.[a-z0-9]+$/.test(file.path)) {
        const place = block.at ? ` (${block.at.file}:${block.at.line})` : "";
        throw new Error(
          `Block "${block.type}"${place} makes a file with the address "${file.path}". It must start with a slash, hold small letters, digits and hyphens, and end in a kind of file such as .xml.`,
        );
      }
      files.set(file.path, file);
    }
  }
  return [...files.values()];
}
