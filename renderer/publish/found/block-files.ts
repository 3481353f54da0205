import type { BlockContext, BlockFile, BlockFiles } from "../../model.ts";
import { ViewError } from "../view-error.ts";
import { askModule, nameModule } from "./ask-module.ts";
import { type HoldsBlocks, walkBlocks } from "./walk-blocks.ts";

/** `files.ts` of the blocks that have one, by block type. */
export type FileMakers = ReadonlyMap<string, BlockFiles<Record<string, unknown>>>;

/**
 * The files that the blocks of a page bring along, those of the shell and nested ones included; each path once.
 *
 * @throws ViewError naming block and page when what a block gives is no list of files, or a path cannot be one of the
 *   site's; Error when its files.ts throws.
 */
export function blockFiles(makers: FileMakers, context: BlockContext, holds?: HoldsBlocks): BlockFile[] {
  if (makers.size === 0) return [];
  const { layout, blocks } = context.page;
  const files = new Map<string, BlockFile>();
  for (const block of walkBlocks([...layout.before, ...blocks, ...layout.after], holds)) {
    const maker = makers.get(block.type);
    if (!maker) continue;
    const made = askModule("files.ts", block, () => maker(block.props, context)) ?? [];
    const fault = Array.isArray(made) ? made.map(faultOf).find((one) => one) : IN_NO_LIST;
    if (fault) throw new ViewError(`${nameModule("files.ts", block)} ${fault}`);
    for (const file of made) files.set(file.path, file);
  }
  return [...files.values()];
}

/** Address of a file that a block may make. */
export const WRITTEN_PATH = /^(\/[a-z0-9]+([.-][a-z0-9]+)*)+\.[a-z0-9]+$/;

const FORM = '{ path: "/news/feed.xml", text: "…" }';
const IN_NO_LIST = `gives no list: return [${FORM}], also where it is one file, and [] for none.`;

/** What is wrong with a file that a block makes, as the end of a sentence. */
function faultOf(file: unknown): string | undefined {
  const { path, text } = (typeof file === "object" && file !== null ? file : {}) as Partial<BlockFile>;
  if (typeof path !== "string") return `makes a file without a path: each is ${FORM}.`;
  if (!WRITTEN_PATH.test(path))
    return `makes a file with the address "${path}". It must start with a slash, hold small letters, digits and hyphens, and end in a kind of file such as .xml.`;
  return typeof text === "string" ? undefined : `makes ${path} without a text: each file is ${FORM}.`;
}
