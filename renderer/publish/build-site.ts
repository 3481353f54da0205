import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileEngine } from "../compile-engine.mjs";
import { keptRowsOf } from "../data/kept-rows.ts";
import type { Looked } from "../files/file-key.ts";
import { basePathOf } from "../formats/base-path.ts";
import { originsOf } from "../formats/origins-of.ts";
import { openUnreadSite } from "../site/open-site.ts";
import type { Site, SiteOptions, UnreadSite } from "../site/site.ts";
import { openBuildCache } from "./build-cache.ts";
import { firstScript } from "./document.ts";
import { keepFound } from "./found/keep-found.ts";
import { writeGone } from "./host/gone-page.ts";
import { headersFile, redirectsFile } from "./host/host-files.ts";
import { hostRules } from "./host/host-rules.ts";
import { localNotFound, writeLocalNotFound } from "./host/local-not-found.ts";
import { nginxConfig } from "./host/nginx-config.ts";
import { writeRedirects } from "./host/redirect-page.ts";
import { type KnownFolders, stampFolders } from "./known-folders.ts";
import { type Making, makeAll } from "./make-all.ts";
import { copyFiles, copyFolder, makeRoomFor, prepareOutDir, removeIfEmpty, removeOthers } from "./out-dir.ts";
import { dropOutput, openOutput, placeOutput } from "./output.ts";
import { picturesFor } from "./publish-pictures.ts";
import { publishPublic } from "./publish-public.ts";
import { type Rewritten, type RewrittenPages, rewritePages, type Standing } from "./rewrite-pages.ts";
import type { SaidOfPages } from "./said-of-pages.ts";
import { keepSearch } from "./search/keep-search.ts";
import { servicesOf, sourcesOf } from "./services.ts";
import type { Thread } from "./threads.ts";
import { startJob } from "./write-job.ts";

export interface BuildOptions extends Omit<SiteOptions, "checkOnly"> {
  /** Absolute folder to write; what is in it and does not belong to the site is removed. */
  outDir: string;
  /** File to write a configuration for nginx to; none by default. */
  nginx?: string;
  /** The path below which visitors find this build: `/pr-12`. By default that of the site's own address. */
  basePath?: string | undefined;
  /** What the last build has left in the folder; read again where that is no longer so. */
  folders?: KnownFolders;
  /** Files in it that somebody has changed since: they are written again. */
  changed?: ReadonlySet<string>;
  /** What the last build has left, where nothing but pages and rows has changed since. */
  standing?: Standing | undefined;
  /** What has just been looked at of the site and the engine. */
  looked?: Looked;
  /** Threads that wait to be told of the site; all of them are ended. */
  started?: readonly Thread[];
  /** Ends the build with nothing changed, as long as nothing is in its place. */
  signal?: AbortSignal;
  /** Called while pages are made: how many files of how many. */
  onProgress?: (done: number, all: number) => void;
}

/** With `rewritten` all else is as the last build has left it and said it. */
export type BuildResult = BuiltSite | { rewritten: RewrittenPages };

export interface BuiltSite {
  rewritten?: never;
  /** The site, checked. */
  site: Site;
  /** Missing when the site has an error: then nothing was written. */
  built?: {
    /** Pages that were rendered; the others were there already, byte for byte. */
    rendered: number;
    files: number;
    /** What is in the folder now, with the stamps of its files. */
    folders: KnownFolders;
    /** A page has the search of the site, or a list of its pages. */
    isSearched: boolean;
    /** What its pages say of themselves to others. */
    said: SaidOfPages;
    /** What its rows are; missing where a change of them may concern more than pages. */
    collections: ReturnType<UnreadSite["noteCollections"]>;
    /** Sentences about what the site could do better; nothing that stops it. */
    warnings: string[];
  };
}

/**
 * Checks a site and writes it as static files: a document and the data for client navigation per route, scripts,
 * fonts, and what hosts and search engines expect. Each page file goes through all steps at once, on all cores,
 * while the views are being bundled; what is written is put in place only when the whole site turned out to be
 * without errors. Pages that are the same as in the last build are left alone.
 *
 * @throws ViewError naming block, file and line when a view throws; Error when the folder holds something else.
 */
export function buildSite(options: BuildOptions & { standing?: undefined }): Promise<BuiltSite>;
export function buildSite(options: BuildOptions): Promise<BuildResult>;
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const siteOptions: SiteOptions = {
    dir: options.dir,
    ...(options.blockDirs && { blockDirs: options.blockDirs }),
    ...(options.settings && { settings: options.settings }),
    // All threads go by the same clock.
    asOf: options.asOf ?? new Date().toISOString(),
    ...(options.drafts !== undefined && { drafts: options.drafts }),
  };
  const { started = [] } = options;
  try {
    return await build(options, siteOptions, started);
  } finally {
    for (const thread of started) thread.end().catch(() => {});
  }
}

async function build(
  options: BuildOptions,
  siteOptions: SiteOptions,
  started: readonly Thread[],
): Promise<BuildResult> {
  const { outDir, nginx, signal, onProgress, looked } = options;
  const kept = keptRowsOf(options.dir, await compileEngine());
  const unread = await openUnreadSite(siteOptions, { kept, ...(looked && { looked }) });
  if (unread.isBroken) return { site: unread.finish() };

  const there = prepareOutDir(outDir, options.folders);
  const basePath = options.basePath ?? basePathOf(unread.settings.url);
  const { key, job } = await startJob(unread, outDir, looked, basePath);
  await unread.pictures.lookInto(unread.publicFiles);
  const cache = openBuildCache(unread.dir, outDir, key);
  const { changed = new Set() } = options;
  const reused = new Set([...there.files].filter((path) => !changed.has(path)));
  const output = openOutput(outDir, cache.isUsable ? reused : undefined);
  try {
    const making: Making = { unread, siteOptions, kept, looked, cache, job, signal, onProgress };
    const { standing } = options;
    const rewritten: Rewritten = standing
      ? await rewritePages({ ...making, outDir, standing, there: there.folders })
      : { made: [] };
    if (!("made" in rewritten)) return { rewritten };
    const search = keepSearch(output, { siteDir: unread.dir, outDir, basePath }, key);
    const found = keepFound(output, basePath);
    const made = await makeAll({ ...making, started, output, found, search, ready: rewritten.made });
    const site = unread.finish();
    if (site.problems.some(({ severity }) => severity === "error")) return { site };
    const { bundle, base } = await job;
    const services = sourcesOf(servicesOf(site.settings));
    const shown = picturesFor(unread, there.files);
    await shown.make(made.pictures);
    signal?.throwIfAborted();
    const notFound = localNotFound(site);
    const rules = hostRules(
      site.routes,
      [firstScript(basePath)],
      [...new Set([...originsOf(site.settings.apiHost), ...[...made.receivers].sort()])],
      services,
      [...made.frames].sort(),
      notFound,
      basePath,
    );
    const ofNginx = nginx && nginxConfig(rules);
    cache.begin();
    // First of all what tells that the folder holds a built site: a build that is cut off can be built upon.
    for (const [path, text] of Object.entries({
      _redirects: redirectsFile(rules),
      _headers: headersFile(rules),
    })) {
      makeRoomFor(outDir, path);
      writeFileSync(join(outDir, path), text);
      output.paths.add(path);
    }
    for (const path of there.others) rmSync(join(outDir, path));
    for (const path of publishPublic(unread.dir, outDir, key, shown.left(made.pictures), basePath))
      output.paths.add(path);
    for (const path of shown.copy(outDir, made.pictures)) output.paths.add(path);
    for (const part of services.scripts.length > 0 ? ["client", "services"] : ["client"])
      for (const path of copyFolder(join(bundle.folder, part), outDir)) output.paths.add(path);
    const inFolder = (address: string) => address.slice(basePath.length);
    const openings = [...made.openings].map(inFolder).map((address) => ({
      source: join(bundle.folder, "opening", address),
      path: address.slice(1),
    }));
    for (const path of copyFiles([...base.fonts, ...openings], outDir)) output.paths.add(path);
    output.write(inFolder(base.address).slice(1), base.css);
    writeRedirects(site, output, basePath);
    writeGone(site, output, basePath);
    writeLocalNotFound(notFound, output);
    // GitHub Pages leaves out folders with a dot, such as .well-known, unless this file is there.
    output.write(".nojekyll", "");
    if (nginx && ofNginx) writeFileSync(nginx, ofNginx);
    await made.found.finish(site);
    search.finish(site);
    placeOutput(outDir);
    removeOthers(outDir, there.files, output.paths);
    cache.end();
    const { rendered } = made;
    const { warnings } = made.found;
    const folders = stampFolders(outDir, output, there.folders);
    const { isSearched } = search;
    const said = { titles: site.titles, listed: found.listed };
    const collections = unread.noteCollections();
    const files = output.paths.size;
    return { site, built: { rendered, files, folders, isSearched, said, collections, warnings } };
  } finally {
    cache.drop();
    dropOutput(outDir);
    removeIfEmpty(outDir);
  }
}
