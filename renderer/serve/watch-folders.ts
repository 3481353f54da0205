import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join, sep } from "node:path";
import type { ViteDevServer } from "vite";

/** A program that puts folders in place has done so by then: milliseconds. */
const SETTLE = 50;

/**
 * Watches folders of a site, also when they go and come back, as with the checkout of a branch that has none of them:
 * the watcher loses a folder with what it was, whatever comes in its place.
 *
 * @param onFile  Called with each file that may have come or gone with a folder. @returns Ends that.
 */
export function watchFolders(
  watcher: Pick<ViteDevServer["watcher"], "add" | "unwatch" | "getWatched">,
  dir: string,
  names: readonly string[],
  onFile: (path: string) => void,
): () => void {
  watcher.add(names.map((name) => join(dir, name)));
  const timers = new Map<string, NodeJS.Timeout>();
  const again = (name: string): void => {
    const path = join(dir, name);
    const before = filesWatched(watcher.getWatched(), path);
    watcher.unwatch(path);
    const files = filesIn(path);
    // One that is gone is there again with the next change of the site's folder.
    if (files) watcher.add(path);
    for (const file of new Set([...before, ...(files ?? [])])) onFile(file);
  };
  const root = watchFolder(dir, (name) => {
    if (!names.includes(name)) return;
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => again(name), SETTLE),
    );
  });
  return () => {
    root?.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Tells the names of what comes and goes in a folder; undefined where the system does not. */
function watchFolder(dir: string, onName: (name: string) => void): FSWatcher | undefined {
  try {
    const root = watch(dir, { persistent: false }, (event, name) => {
      if (event === "rename" && name !== null) onName(name);
    });
    // The site itself has gone: there is nothing more to tell.
    return root.on("error", () => root.close());
  } catch {
    return undefined;
  }
}

function filesWatched(watched: Readonly<Record<string, readonly string[]>>, path: string): string[] {
  return Object.entries(watched).flatMap(([folder, entries]) =>
    folder === path || folder.startsWith(path + sep) ? entries.map((entry) => join(folder, entry)) : [],
  );
}

/** @returns undefined for what is no folder. */
function filesIn(path: string): string[] | undefined {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
