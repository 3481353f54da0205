import { fork } from "node:child_process";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { compileEngine } from "../compile-engine.mjs";
import { cacheDir } from "../files/cache-dir.ts";
import { engineDir, installedMarks } from "../files/engine-dir.ts";
import { fileKey, type Looked } from "../files/file-key.ts";
import { keepNewest, noteUse } from "../files/keep-newest.ts";
import type { Wake } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { Words } from "../words/words.ts";
import type { OtherWords } from "./put-words.ts";
import type { CodeWords } from "./words-of-code.ts";

/** What the browser downloads: addresses by what they are for. */
export interface ClientBundle {
  /** Address of the client entry where it lies alone; it stands for the release. */
  entry: string;
  /** Address of the script that loads services of others; only sites that name some publish it. */
  services: string;
  /** Address of the script that wakes a block, by block type. */
  blocks: Record<string, string>;
  /**
   * Addresses of scripts of blocks that may lie in one file with the entry, and of such files by `openingKey` of what
   * is in them.
   */
  openers: string[];
  openings: Record<string, string>;
  /** Addresses that a script needs at once, by its own address; for preloading. */
  imports: Record<string, string[]>;
  /** Names of the styles that a script may bring elements of onto a page, by its address (`named-styles.ts`). */
  styles: Record<string, string[]>;
  /** Some script brings Emotion along. */
  hasEmotion: boolean;
  /** Custom properties that views or scripts set themselves: `--mark`. */
  customProperties: string[];
  /**
   * Words of the code that runs once a script has started, by its address: whatever it brings onto a page has its
   * name among them. Words of libraries that make no elements of their own are left out.
   */
  words: Record<string, CodeWords>;
}

/** Stands for a set of scripts, given by their addresses. */
export const openingKey = (sources: Iterable<string>): string => [...sources].sort().join(" ");

/** A view or script that cannot be bundled; the message has file and line where they are known. */
export class BundleError extends Error {}

/** What the bundling process has to know of a block type. */
export interface BundledType
  extends Pick<BlockType, "name" | "folder" | "wake" | "hasBehavior" | "isIsland"> {
  /** Its script, which is not React's, is wanted on all pages of a site where it is in the layout. */
  opensPages?: true;
}

/** Paths of a site that does not stand at the root of a host; neither has a slash at its end. */
export interface BasePaths {
  /** Where visitors find what is built: `/department`. */
  path: string;
  /** That of the public address, which canonical links have: another one in a preview. */
  published: string;
}

export interface BundleJob {
  /** What the browser gets, what renders pages, or what the live server shows (`bundle-live.ts`). */
  part: "client" | "server" | "live";
  types: BundledType[];
  /** What scripts and islands say by themselves. */
  words: Words;
  /** What they say on pages in other languages of the site, by tag. */
  others: OtherWords;
  /** A language of the site is written from right to left. */
  isMirrored: boolean;
  /** The path below which the site stands, where it has one. */
  base?: BasePaths;
  /** Absolute folder to write. */
  folder: string;
}

/** The engine's code as pages need it, ready in a folder. */
export interface SiteBundle {
  /**
   * Absolute folder: `client/` goes into the site, `services/` too when it has services of others, of `opening/`
   * what some page loads; `server.mjs` renders pages.
   */
  folder: string;
  /** Changes when anything in it may have changed. */
  key: string;
  client: ClientBundle;
}

const cache = () => cacheDir("site-bundle");

/** A bundle that is there or in the making. */
export interface Bundling {
  /** `SiteBundle.key`, known at once. */
  key: string;
  /** Rejects in the bundler's words when a block cannot be bundled. */
  ready: Promise<SiteBundle>;
}

/**
 * Bundles views and scripts of block types, or finds them bundled: what they are made of tells.
 *
 * @param words What scripts say by themselves: a site in another language gets scripts of its own.
 * @param isMirrored A language of the site is written from right to left.
 * @param looked What has just been looked at.
 * @param base Where the site stands, if not at the root of its host.
 */
export function bundleSite(
  blockTypes: Iterable<BlockType>,
  words: Words,
  others: OtherWords = {},
  isMirrored = false,
  looked?: Looked,
  base?: BasePaths,
): Bundling {
  const types = [...blockTypes].map(({ name, folder, wake, hasBehavior, isIsland, places }) => ({
    name,
    // Where links lead: two sites that share their blocks share what is bundled of them.
    folder: realpathSync(folder),
    wake,
    hasBehavior,
    isIsland,
    ...(hasBehavior && opensPages(wake, places) && { opensPages: true as const }),
  }));
  const said = { types, words, others, isMirrored, ...(base && { base }) };
  const key = keyOf(said, looked);
  const ready = findOrBundle(key, said);
  // Whoever waits for it hears of a failure; nobody may.
  ready.catch(() => {});
  return { key, ready };
}

/** What a bundle is made of, the engine aside. */
export type BundleParts = Omit<BundleJob, "part" | "folder">;

async function findOrBundle(key: string, parts: BundleParts): Promise<SiteBundle> {
  const folder = join(cache(), key);
  const list = join(folder, "client.json");
  if (!existsSync(list)) {
    const fresh = `${folder}-${process.pid}-${Date.now()}`;
    await mkdir(fresh, { recursive: true });
    // One after the other: each takes a quarter of a gigabyte.
    const client = await runBundling({ part: "client", ...parts, folder: fresh });
    await runBundling({ part: "server", ...parts, folder: fresh });
    writeFileSync(join(fresh, "client.json"), JSON.stringify(client));
    keepNewest(fresh, folder);
  } else noteUse(folder);
  return { folder, key, client: JSON.parse(readFileSync(list, "utf8")) as ClientBundle };
}

/** Blocks that stand once, such as a header, act at once; others in a layout, such as a search, can wait a moment. */
const opensPages = (wake: Wake, places: BlockType["places"]): boolean =>
  wake === "idle" || (wake === "load" && places.has("once"));

function keyOf(parts: BundleParts, looked: Looked | undefined): string {
  const engine = [
    "runtime",
    "ui",
    "formats",
    "markdown",
    "ascii-code.mjs",
    "model.ts",
    "sanitize-policy.ts",
    // All of it: a plugin that a list forgets leaves what it made before.
    "bundle",
    "engine-package.ts",
    "words/word.ts",
  ];
  return fileKey(
    [
      ...engine.map((part) => join(engineDir, "renderer", part)),
      ...installedMarks(),
      ...parts.types.map((type) => type.folder),
    ],
    JSON.stringify(parts),
    looked,
  );
}

/**
 * Gives memory back at once and works on one thread: the bundler then takes 240 MiB instead of 400, and no
 * longer, since pages are few hundred kilobytes of code.
 */
const FRUGAL = { MIMALLOC_PURGE_DELAY: "0", RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1" };

/** Has a process of its own do it. @throws BundleError in the bundler's words. */
export async function runBundling(job: BundleJob): Promise<ClientBundle | undefined> {
  const child = fork(join(await compileEngine(), "bundle-process.mjs"), {
    execArgv: ["--max-semi-space-size=2"],
    env: { ...process.env, ...FRUGAL },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Bundling ended with exit code ${code}.`)));
    child.once("message", (answer: { client?: ClientBundle; error?: string }) => {
      if (answer.error === undefined) resolve(answer.client);
      else reject(new BundleError(answer.error));
    });
    child.send(job);
  });
}
