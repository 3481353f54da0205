import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Environment variable with the folder of caches; processes and threads of a command inherit it. */
const VARIABLE = "ENGINE_CACHE_DIR";

const ownCaches = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));

/**
 * Folder for what the engine can always make again: bundled views, widths of letters, drawn pictures.
 *
 * @param name `site-bundle`
 * @returns Absolute path, which may not exist yet. In the engine's repository it lies in `node_modules`, and all
 *   sites share it; an installed engine keeps it in the site (`keepCachesIn`), since its own folder may be read-only.
 */
export function cacheDir(name: string): string {
  return join(process.env[VARIABLE] || ownCaches, name);
}

/** From now on the caches of this process, and of those that it starts, lie in the site: `.cache/engine`. */
export function keepCachesIn(siteDir: string): void {
  process.env[VARIABLE] ||= join(siteDir, ".cache", "engine");
}
