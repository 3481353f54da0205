import { basename, join } from "node:path";
import { type Looked, stampLooked } from "../files/file-key.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { Problem } from "../model.ts";
import type { CollectionNotes } from "../site/collection-notes.ts";
import type { UnreadSite } from "../site/site.ts";
import type { BuildCache, KeptFile } from "./build-cache.ts";
import { overviewFile } from "./found/site-files.ts";
import { gatherFiles } from "./gather-files.ts";
import { isAsLeft, type KnownFolders, restampFolders } from "./known-folders.ts";
import type { Making } from "./make-all.ts";
import { makePages } from "./make-pages.ts";
import type { Made, Order } from "./orders.ts";
import { documentPath, openOutput, payloadPath, placeOutput } from "./output.ts";
import { type SaidOfPages, saidAnew } from "./said-of-pages.ts";
import { standingOf } from "./standing-of.ts";

/** With more files than that, what a build does beside making pages is the smaller part. */
const MOST_FILES = 100;

/** What stands since the last build, of which nothing but pages and rows has changed. */
export interface Standing {
  /** The output folder as that build has left it. */
  folders: KnownFolders;
  /** What it said of the site: only warnings, since errors stop a build. */
  problems: readonly Problem[];
  /** What all pages say of themselves to others; undefined when it is not known. */
  said(): SaidOfPages | undefined;
  /** Rows have changed: what they were. */
  collections?: CollectionNotes | undefined;
}

interface Rewriting extends Making {
  outDir: string;
  standing: Standing;
  /** The output folder as it is. */
  there: KnownFolders;
}

/** The pages are in their places, and the build is done; or what was made, for a build of everything to go on with. */
export type Rewritten = RewrittenPages | { made: Made[] };

export interface RewrittenPages {
  rendered: number;
  /** What is in the output folder now, with the stamps of its files. */
  folders: KnownFolders;
  /** Where a title or a description is another one: what all pages say now. */
  said?: SaidOfPages;
  /** Where rows are other ones: what they are now. */
  collections?: CollectionNotes;
}

const NOTHING_MADE: Rewritten = { made: [] };

/**
 * Makes the pages of the files that have changed since the last build. Where neither other pages nor files of the whole
 * site (lists, maps, feeds, policies) see anything new of them, nothing else is left to do: whatever the check has said
 * and the build has written of all pages together was worked out from what is still the same.
 */
export async function rewritePages({ outDir, standing, there, ...making }: Rewriting): Promise<Rewritten> {
  const { unread, siteOptions, kept, looked, cache, job, signal, onProgress } = making;
  if (!cache.isUsable || !isAsLeft(there, standing.folders)) return NOTHING_MADE;
  const collections = standing.collections && sameFromOutside(standing.collections, standing, unread);
  if (standing.collections && !collections) return NOTHING_MADE;
  const stamps = changedFiles(unread, cache, looked);
  if (!stamps) return NOTHING_MADE;
  const concerned = collections ? concernedByRows(unread, cache, stamps) : NOBODY;
  if (!concerned) return NOTHING_MADE;
  const named = [...stamps.keys(), ...concerned.orders.map(({ file }) => file)];
  if (named.length > MOST_FILES || (named.length === 0 && !collections)) return NOTHING_MADE;
  if (named.some(isCopied) || areNamed(named, standing.problems)) return NOTHING_MADE;

  const before = new Map(named.map((file) => [file, cache.find(file)]));
  for (const { file } of concerned.orders) stamps.set(file, cache.stampOf(file) ?? "");
  const orders = named.map((file): Order => {
    const known = Object.fromEntries((before.get(file)?.pages ?? []).map(({ route, key }) => [route, key]));
    return { file, known, isWritten: true, ...concerned.orders.find((one) => one.file === file) };
  });
  const made: Made[] = [];
  const written: string[] = [];
  const files = new Map<string, KeptFile>(concerned.standing);
  const gather = gatherFiles(unread, cache, stamps);
  const take = async (answer: Made): Promise<void> => {
    made.push(answer);
    const { pages, whole } = gather(answer);
    for (const { report, isNew } of pages) if (isNew) written.push(report.page.route);
    if (!whole) return;
    files.set(answer.file, whole);
    onProgress?.(files.size - concerned.standing.size, orders.length);
  };
  await makePages({ site: unread, siteOptions, kept, orders, job, signal, take });
  if (![...before].every(([file, last]) => looksTheSame(last, files.get(file), SAID))) return { made };
  const isSaidAnew = ![...before].every(([file, last]) => looksTheSame(last, files.get(file)));
  const earlier = isSaidAnew ? standing.said() : undefined;
  const anew = named.flatMap((file) => files.get(file) ?? []);
  const said = earlier && saidAnew(earlier, anew);
  if (isSaidAnew && !said) return { made };

  const paths = written.flatMap((route) => [documentPath(route), payloadPath(route)]);
  if (said) {
    const { path, content } = overviewFile(unread, said.listed);
    openOutput(outDir).write(path, content);
    paths.push(path);
  }
  cache.amend(files, () => placeOutput(outDir));
  const folders = restampFolders(outDir, there, paths);
  return { rendered: written.length, folders, ...(said && { said }), ...(collections && { collections }) };
}

/**
 * What the rows are now, where whoever does not show them sees what they saw before; undefined where that is not so, or
 * something was said of their files.
 */
function sameFromOutside(
  before: CollectionNotes,
  { problems }: Standing,
  unread: UnreadSite,
): CollectionNotes | undefined {
  const now = unread.noteCollections(before);
  if (!now || Object.keys(now).join() !== Object.keys(before).join()) return undefined;
  const isSame = Object.entries(now).every(([name, { outside }]) => outside === before[name]?.outside);
  const changed = Object.keys(now).filter((name) => now[name]?.rows !== before[name]?.rows);
  const files = changed.map((name) => `data/${name}.`);
  return isSame && !areNamed(files, problems) ? now : undefined;
}

/** Files that are as they were, and may show rows that are not. */
interface Concerned {
  /** Those of which some address does. */
  orders: Pick<Order, "file" | "unaffected">[];
  /** The others, with notes for the next build. */
  standing: ReadonlyMap<string, KeptFile>;
}

const NOBODY: Concerned = { orders: [], standing: new Map() };

/**
 * @param changed  Files that are not as they were.
 * @returns undefined where more is seen of rows than what is on pages: in a layout, or where an address leads.
 */
function concernedByRows(
  unread: UnreadSite,
  cache: BuildCache,
  changed: ReadonlyMap<string, string>,
): Concerned | undefined {
  const orders: Concerned["orders"] = [];
  const standing = new Map<string, KeptFile>();
  for (const file of unread.pageFiles) {
    const last = changed.has(file) ? undefined : cache.find(file);
    if (!last) continue;
    const stands = standingOf(last, unread);
    if (!stands) return undefined;
    if (stands.changed) standing.set(file, stands.changed);
    if (stands.summary) continue;
    if (last.summary?.kind !== "page" || last.summary.aliases.length > 0) return undefined;
    orders.push({ file, ...(stands.unaffected && { unaffected: stands.unaffected }) });
    if (orders.length > MOST_FILES) return undefined;
  }
  return { orders, standing };
}

/**
 * Files whose pages may be others than those on disk, with their stamps; undefined where there are too many of them, or
 * one of them is shown elsewhere as well.
 */
function changedFiles(
  unread: UnreadSite,
  cache: BuildCache,
  looked: Looked | undefined,
): Map<string, string> | undefined {
  const stamps = new Map<string, string>();
  const changed = new Set<string>();
  for (const file of unread.pageFiles) {
    const path = join(unread.dir, file);
    const stamp = stampLooked(path, looked);
    stamps.set(file, stamp);
    if (cache.stampOf(file) !== stamp) changed.add(file);
    if (changed.size > MOST_FILES) return undefined;
  }
  const languages = Object.keys(unread.otherWords);
  if (languages.length > 0)
    for (const file of unread.pageFiles) {
      const original = readVersionName(file, languages)?.original;
      if (original !== undefined && changed.has(original)) changed.add(file);
    }
  return new Map([...changed].map((file) => [file, stamps.get(file) ?? ""]));
}

/**
 * Something was said of one of the files, or of another with this one's words or line in it.
 *
 * @param files  Their names, or how these begin.
 */
function areNamed(files: readonly string[], problems: readonly Problem[]): boolean {
  const said = JSON.stringify(problems);
  return files.some((file) => said.includes(file));
}

/** A page for what is not there may be written a second time, for hosts. */
const isCopied = (file: string): boolean => basename(file).startsWith("404.");

/**
 * Whoever looks at it from outside its pages sees what they saw before.
 *
 * @param leaves  Names of what is not looked at.
 */
function looksTheSame(
  before: KeptFile | undefined,
  now: KeptFile | undefined,
  leaves: ReadonlySet<string> = new Set(),
): boolean {
  if (!before?.summary || !now?.summary) return false;
  return seenFromOutside(before, leaves) === seenFromOutside(now, leaves);
}

/** How a page is called and described: others have it from `SaidOfPages`. */
const SAID: ReadonlySet<string> = new Set(["title", "description"]);

function seenFromOutside({ summary, pages }: KeptFile, leaves: ReadonlySet<string>): string {
  const without = (one: object) => Object.entries(one).filter(([name]) => !leaves.has(name));
  const { addresses = [], ...more } = summary ?? {};
  // Pages are noted in the order in which they were made.
  const inOrder = pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  return JSON.stringify([
    more,
    addresses.map(without),
    inOrder.map(({ route, report: { page, ...others } }) => [route, without(page), others]),
  ]);
}
