import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { momentOf } from "../clock/moments.ts";
import { collectionIn } from "../data/data-files.ts";
import { engineMarks, installedMarks } from "../files/engine-dir.ts";
import { fileKey, type Looked, nothingLooked } from "../files/file-key.ts";
import { isFolder } from "../files/read-file.ts";
import type { Problem } from "../model.ts";
import type { CollectionNotes } from "../site/collection-notes.ts";
import type { BuildReport } from "./build-report.ts";
import { compareTree, type KnownFolders } from "./known-folders.ts";
import type { Standing } from "./rewrite-pages.ts";
import { openSaidOfPages, type SaidOfPages } from "./said-of-pages.ts";

/** What a finished build said, for a next one that has nothing to do. */
export interface BuildSummary {
  pages: number;
  /** Problems of the check; only warnings, since errors stop a build. */
  problems: Problem[];
  /** Sentences for whoever builds the site. */
  notes: string[];
  /** From when to when the same files come of the same input, in milliseconds since 1970: what comes or goes does so outside. */
  holds?: { from?: number; until?: number };
  report?: BuildReport;
  /** A page has the search of the site, or a list of its pages: any other page may stand in them. */
  isSearched?: boolean;
}

/** The last build, looked at by the next. */
export type SameBuild = ReturnType<typeof openSameBuild>;

/** What a build has made anew for the next one. */
export interface NotedAnew {
  said?: SaidOfPages | undefined;
  collections?: CollectionNotes | undefined;
}

interface Noted extends BuildSummary {
  inputs: string;
  /** The same without what stands in pages. */
  around: string;
  /** The same without what stands in pages and rows. */
  frame: string;
  /** What the rows were; missing where a change of them may concern more than pages. */
  collections?: CollectionNotes;
  /** The output folder as it was left. */
  folders: KnownFolders;
}

/**
 * Tells whether a build would write what is there already: no file that goes into it has changed, and no file
 * that came out of it. Looks at sizes and times, so it takes milliseconds.
 */
export function openSameBuild(
  dir: string,
  outDir: string,
  settings: Readonly<Record<string, string>>,
  {
    asOf = new Date().toISOString(),
    drafts = false,
    basePath,
  }: { asOf?: string; drafts?: boolean; basePath?: string | undefined } = {},
) {
  const file = join(dir, ".cache", `same-${fileKey([], outDir)}.json`);
  const made = [settings, drafts, asOf.slice(0, 10), ...(basePath === undefined ? [] : [basePath])];
  const looked = nothingLooked();
  const inputs = inputKey(dir, made, looked);
  const noted = read(file);
  let changed: ReadonlySet<string> = new Set();
  const said = openSaidOfPages(dir, outDir);
  let keys: Pick<Noted, "around" | "frame"> | undefined;
  // Looked up before the build looks at more.
  const findKeys = () => {
    keys ??= { around: aroundKey(dir, made, looked), frame: frameKey(dir, made, looked) };
    return keys;
  };
  return {
    /** The files that a build reads, as they were before it read them. */
    looked,
    /** What the last build has left in its folder. */
    folders: noted?.folders ?? {},
    /** Files in its folder that somebody has changed since, by their paths; known once it was looked for. */
    get changed(): ReadonlySet<string> {
      return changed;
    },
    /** The last build, when the next one would be the same. */
    find(): BuildSummary | undefined {
      if (!noted || noted.inputs !== inputs || !holdsAt(noted, asOf)) return undefined;
      if (!isFolder(outDir)) return undefined;
      const { files, isSame } = compareTree(outDir, noted.folders);
      changed = files;
      return isSame ? noted : undefined;
    },
    /**
     * What the last build has left and said, where nothing has changed since but what stands in pages and rows, and no
     * list of all their texts is to be kept.
     */
    get standing(): (Standing & { summary: BuildSummary }) | undefined {
      if (!noted || noted.isSearched || !holdsAt(noted, asOf)) return undefined;
      const { folders, problems, collections } = noted;
      const { around, frame } = findKeys();
      const hasRows = around !== noted.around;
      if (hasRows && (!collections || frame !== noted.frame)) return undefined;
      return { folders, problems, said: said.read, summary: noted, ...(hasRows && { collections }) };
    },
    /** Before files change. */
    begin(): void {
      findKeys();
      rmSync(file, { force: true });
    },
    /**
     * After the last file is written.
     *
     * @param folders  What the build has left, with the stamps of its files.
     * @param now  What its pages say of themselves, and what its rows are; missing: the same as before.
     */
    end(summary: BuildSummary, folders: KnownFolders, now: NotedAnew = {}): void {
      if (now.said) said.write(now.said);
      const collections = "collections" in now ? now.collections : noted?.collections;
      // The inputs are noted as they were before anything was read: what was saved meanwhile, the next build sees.
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        JSON.stringify({
          ...summary,
          inputs,
          ...findKeys(),
          folders,
          ...(collections && { collections }),
        } satisfies Noted),
      );
    },
  };
}

/** Everything that a build reads: the site, the engine, the installed packages, the day for what expires. */
function inputKey(dir: string, made: unknown, looked: Looked): string {
  const site = ["pages", "data", "public", "blocks", "checks.yaml"].map((name) => join(dir, name));
  return fileKey([...site, ...engineMarks(), ...installedMarks()], JSON.stringify(made), looked);
}

/** As `inputKey`, apart from what stands in pages: of those their names, of layouts and shared lists everything. */
function aroundKey(dir: string, made: unknown, looked: Looked): string {
  const pages = join(dir, "pages") + sep;
  return keyWithout((path) => isPage(path, pages), dir, made, looked);
}

/** The same, apart from what stands in rows as well. */
function frameKey(dir: string, made: unknown, looked: Looked): string {
  const pages = join(dir, "pages") + sep;
  const site = dir + sep;
  const holdsRows = (path: string): boolean =>
    path.startsWith(site) && collectionIn(path.slice(site.length).replaceAll(sep, "/")) !== undefined;
  return keyWithout((path) => isPage(path, pages) || holdsRows(path), dir, made, looked);
}

/** As `inputKey`; some files go by their names. */
function keyWithout(
  goesByName: (path: string) => boolean,
  dir: string,
  made: unknown,
  { files }: Looked,
): string {
  const inSite = [...files].map(([path, stamp]) => (goesByName(path) ? path : `${path} ${stamp}`));
  return fileKey(
    [join(dir, "checks.yaml"), ...engineMarks(), ...installedMarks()],
    JSON.stringify([made, inSite]),
  );
}

/** A file with words of its own, which no other file is made of. */
function isPage(path: string, pages: string): boolean {
  return (
    path.startsWith(pages) && path.endsWith(".yaml") && !path.slice(pages.length - 1).includes(`${sep}_`)
  );
}

/** What comes and goes on the site did so neither between the two builds nor at the moment of this one. */
function holdsAt({ holds = {}, report }: Noted, asOf: string): boolean {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = holds;
  // With another time zone the settings would be other ones.
  const moment = momentOf(asOf, report?.timeZone ?? "UTC");
  return from <= moment && moment < until;
}

function read(file: string): Noted | undefined {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Noted;
  } catch {
    return undefined;
  }
}
