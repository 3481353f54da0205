import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "../files/cache-dir.ts";
import { engineDir, installedMarks } from "../files/engine-dir.ts";
import { fileKey } from "../files/file-key.ts";
import { keepNewest, noteUse } from "../files/keep-newest.ts";
import type { BlockType } from "../pages/block-types.ts";
import { type BundleParts, runBundling } from "./bundle.ts";
import type { OtherWords } from "./put-words.ts";

/** The live pages, the editor and all views as a few files of production code. */
export interface LiveBundle extends LiveFiles {
  /**
   * Its files by name. They are kept in memory: of the folders of bundles the oldest go when others are made, also
   * while a server hands them out.
   */
  files: ReadonlyMap<string, Buffer>;
  /** Changes when anything in it may have changed. */
  key: string;
}

/** What is in it. */
export interface LiveFiles {
  /** Name of the file that starts a page. */
  entry: string;
  /** Names of the files that the editor needs at once, and those that the page in its frame needs. */
  editor: readonly string[];
  frame: readonly string[];
  /** Absolute paths of the sources. */
  sources: readonly string[];
}

/** Name of the list of it in the bundle's folder. */
export const LIVE_FILES = "files.json";

/** What a bundle for a site is made of, the engine aside. */
export function livePartsOf(site: {
  blockTypes: ReadonlyMap<string, BlockType>;
  words: BundleParts["words"];
  otherWords: OtherWords;
}): BundleParts {
  return {
    types: [...site.blockTypes.values()].map(({ name, folder, wake, hasBehavior, isIsland }) => ({
      name,
      folder: realpathSync(folder),
      wake,
      hasBehavior,
      isIsland,
    })),
    words: site.words,
    others: site.otherWords,
    isMirrored: false,
  };
}

/** Bundles the live pages, or finds them bundled. @throws when a view cannot be bundled. */
export async function bundleLive(parts: BundleParts): Promise<LiveBundle> {
  const key = liveKey(parts);
  const found = findBundle(key);
  if (found) return found;
  const folder = join(cache(), key);
  const fresh = `${folder}-${process.pid}-${Date.now()}`;
  mkdirSync(fresh, { recursive: true });
  await runBundling({ part: "live", ...parts, folder: fresh });
  // From here on it is in memory, whatever becomes of the folder.
  const made = read(fresh, key);
  keepNewest(fresh, folder);
  return made;
}

/** The bundle of such parts as files are now; undefined when there is none yet. */
export const findLiveBundle = (parts: BundleParts): LiveBundle | undefined => findBundle(liveKey(parts));

const cache = () => cacheDir("live-bundle");

function findBundle(key: string): LiveBundle | undefined {
  const folder = join(cache(), key);
  const list = join(folder, LIVE_FILES);
  if (!existsSync(list)) return undefined;
  noteUse(folder);
  try {
    return read(folder, key);
  } catch {
    // Somebody has just thrown it away.
    return undefined;
  }
}

function read(folder: string, key: string): LiveBundle {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return { files, key, ...(JSON.parse(readFileSync(join(folder, LIVE_FILES), "utf8")) as LiveFiles) };
}

function liveKey(parts: BundleParts): string {
  const engine = [
    ...["runtime", "ui", "formats", "markdown", "editor", "edit", "bundle", "words/word.ts"],
    ...["model.ts", "sanitize-policy.ts", "engine-package.ts"],
  ];
  return fileKey(
    [
      ...engine.map((name) => join(engineDir, "renderer", name)),
      ...installedMarks(),
      ...parts.types.map(({ folder }) => folder),
    ],
    JSON.stringify(parts),
  );
}
