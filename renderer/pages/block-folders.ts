import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The blocks that come with the engine. */
export const engineBlocks = fileURLToPath(new URL("../../blocks", import.meta.url));

/** Folder beside them with the blocks of the site that is kept in the engine's repository; no other site gets those. */
export const SITE_FOLDER = "site";

/**
 * The folders in which a site finds its block types; a later one wins.
 *
 * @param dir  Site folder.
 * @returns Absolute paths: the engine's blocks, then the site's own: `dir/blocks`, or `blocks/site` for the site that
 *   is kept beside the engine.
 */
export function blockFolders(dir: string): string[] {
  const own = resolve(dir, "blocks");
  return [engineBlocks, own === engineBlocks ? join(own, SITE_FOLDER) : own];
}
