import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
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

/**
 * From now on the caches of this process, and of those that it starts, lie in the site: `.cache/engine`. Where nothing
 * can be written there, as in a container that is mounted for reading, in a folder of the system for such things.
 */
export function keepCachesIn(siteDir: string): void {
  if (process.env[VARIABLE]) return;
  const own = join(siteDir, ".cache", "engine");
  process.env[VARIABLE] = canWrite(own) ? own : spareFolder(siteDir);
}

/** Whether the system has refused something in the folder of caches: no fault of what was to be kept there. */
export function isOfCaches(error: unknown): boolean {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  // Who writes on a full disk is told no file.
  return code === "ENOSPC" || code === "EDQUOT" || (path?.startsWith(`${cacheDir("")}${sep}`) ?? false);
}

/** Whether a folder can be written, or made. */
function canWrite(folder: string): boolean {
  let nearest = folder;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return statSync(nearest).isDirectory();
  } catch {
    return false;
  }
}

/** The same folder each time for the same site; code is run from it, so that nobody else may have put it there. */
function spareFolder(siteDir: string): string {
  const mark = createHash("sha256").update(siteDir).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `yaml-site-${process.getuid?.() ?? ""}-${mark}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch {
    return isOurs(folder) ? folder : mkdtempSync(join(tmpdir(), "yaml-site-"));
  }
}

function isOurs(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return false;
  return process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o022) === 0);
}
