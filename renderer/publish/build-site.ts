import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileEngine } from "../compile-engine.mjs";
import { type KeptRows, keptRowsOf } from "../data/kept-rows.ts";
import type { Looked } from "../files/file-key.ts";
import { stampOfFile } from "../files/file-stamp.ts";
import { basePathOf } from "../formats/base-path.ts";
import { openUnreadSite, type Site, type SiteOptions, type UnreadSite } from "../site/site.ts";
import { type BuildCache, type KeptFile, openBuildCache } from "./build-cache.ts";
import { firstScript } from "./document.ts";
import { type FoundKeeper, keepFound } from "./found/keep-found.ts";
import { writeGone } from "./host/gone-page.ts";
import { headersFile, redirectsFile } from "./host/host-files.ts";
import { hostRules } from "./host/host-rules.ts";
import { localNotFound, writeLocalNotFound } from "./host/local-not-found.ts";
import { nginxConfig } from "./host/nginx-config.ts";
import { writeRedirects } from "./host/redirect-page.ts";
import { type KnownFolders, stampFolders } from "./known-folders.ts";
import { makePages } from "./make-pages.ts";
import { copyFiles, copyFolder, makeRoomFor, prepareOutDir, removeIfEmpty, removeOthers } from "./out-dir.ts";
import { documentPath, dropOutput, type Output, openOutput, payloadPath, placeOutput } from "./output.ts";
import type { Made, Order, PageReport } from "./page-maker.ts";
import type { PicturesOnPage } from "./pictures-on-page.ts";
import { picturesFor } from "./publish-pictures.ts";
import { publishPublic } from "./publish-public.ts";
import { originsOf } from "./render-page.ts";
import { keepSearch, type SearchKeeper } from "./search/keep-search.ts";
import { servicesOf, sourcesOf } from "./services.ts";
import type { Thread } from "./threads.ts";
import { startJob, type WriteJob } from "./write-job.ts";

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
  /** What has just been looked at of the site and the engine. */
  looked?: Looked;
  /** Threads that wait to be told of the site; all of them are ended. */
  started?: readonly Thread[];
  /** Ends the build with nothing changed, as long as nothing is in its place. */
  signal?: AbortSignal;
  /** Called while pages are made: how many files of how many. */
  onProgress?(done: number, all: number): void;
}

export interface BuildResult {
  /** The site, checked. */
  site: Site;
  /** Missing when the site has an error: then nothing was written. */
  built?: {
    /** Pages that were rendered; the others were there already, byte for byte. */
    rendered: number;
    files: number;
    /** What is in the folder now, with the stamps of its files. */
    folders: KnownFolders;
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
    const search = keepSearch(output, { siteDir: unread.dir, outDir, basePath }, key);
    const made = await makeAll({
      unread,
      siteOptions,
      kept,
      started,
      looked,
      cache,
      output,
      found: keepFound(output, basePath),
      search,
      job,
      signal,
      onProgress,
    });
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
    return { site, built: { rendered, files: output.paths.size, folders, warnings } };
  } finally {
    cache.drop();
    dropOutput(outDir);
    removeIfEmpty(outDir);
  }
}

interface Making {
  unread: UnreadSite;
  siteOptions: SiteOptions;
  kept: KeptRows;
  started: readonly Thread[];
  looked: Looked | undefined;
  cache: BuildCache;
  output: Output;
  found: FoundKeeper;
  search: SearchKeeper;
  job: Promise<WriteJob>;
  signal: AbortSignal | undefined;
  onProgress?: BuildOptions["onProgress"];
}

/** Reads and writes all page files, those of the last build left out. */
async function makeAll({
  unread,
  siteOptions,
  kept,
  started,
  looked,
  cache,
  output,
  found,
  search,
  job,
  signal,
  onProgress,
}: Making) {
  const orders: Order[] = [];
  const stamps = new Map<string, string>();
  /** Files of which some pages are still to come. */
  const unfinished = new Map<string, { kept: KeptFile; left: number; last?: Map<string, PageReport> }>();
  const pictures: PicturesOnPage = { made: [], originals: [] };
  const frames = new Set<string>();
  const receivers = new Set<string>();
  const openings = new Set<string>();
  let rendered = 0;
  let done = 0;
  const keepReport = (report: PageReport, isNew: boolean) => {
    pictures.made.push(...(report.pictures?.made ?? []));
    pictures.originals.push(...(report.pictures?.originals ?? []));
    for (const origin of report.frames ?? []) frames.add(origin);
    for (const origin of report.receivers ?? []) receivers.add(origin);
    if (report.opening) openings.add(report.opening);
    return keep(report, isNew, output, found);
  };

  for (const file of unread.pageFiles) {
    const last = cache.find(file);
    const path = join(unread.dir, file);
    const stamp = looked?.files.get(path) ?? stampOfFile(path);
    const isSame =
      last?.summary && last.stamp === stamp && last.dependencies === unread.dependenciesOf(last.summary);
    const written = (last?.pages ?? []).filter(({ report }) => isWritten(report, output));
    if (last?.summary && isSame && written.length === last.pages.length) {
      unread.add(last.summary);
      cache.keep(file);
      for (const { report, key } of last.pages) {
        search.add(report, key);
        await keepReport(report, false);
      }
      continue;
    }
    stamps.set(file, stamp);
    orders.push({
      file,
      known: Object.fromEntries(written.map(({ route, key }) => [route, key])),
      isWritten: true,
    });
  }

  const all = orders.length;
  await makePages({ site: unread, siteOptions, kept, started, orders, job, signal, take });
  return { found, rendered, pictures, frames, receivers, openings };

  async function take(made: Made): Promise<void> {
    const { file, summary, left } = made;
    let ofFile = unfinished.get(file);
    if (!ofFile) {
      onProgress?.(++done, all);
      const dependencies = summary ? unread.dependenciesOf(summary) : "";
      const stamp = stamps.get(file) ?? "";
      ofFile = { kept: { stamp, dependencies, ...(summary && { summary }), pages: [] }, left };
      if (summary) unread.add(summary);
    }
    const { kept } = ofFile;
    if (made.pages.some(({ report }) => !report))
      ofFile.last ??= new Map(cache.find(file)?.pages.map(({ route, report }) => [route, report]));
    for (const { route, key, report } of made.pages) {
      if (report) rendered += 1;
      const known = report ?? ofFile.last?.get(route);
      if (!known) throw new Error(`${file} was not written for ${route}. This is a fault of the engine.`);
      search.add(known, key);
      await keepReport(known, report !== undefined);
      kept.pages.push({ route, key, report: withoutDrawing(known) });
    }
    if (kept.pages.length < ofFile.left) unfinished.set(file, ofFile);
    else {
      unfinished.delete(file);
      cache.keep(file, kept);
    }
  }
}

/** Everything that the report of a page speaks of is on disk. */
function isWritten({ page, found }: PageReport, output: Output): boolean {
  return (
    output.isThere(documentPath(page.route)) &&
    (page.route === "/404" || output.isThere(payloadPath(page.route))) &&
    (!found.shareImage || output.isThere(found.shareImage.path))
  );
}

/** The drawing of a share image is large, and not needed once it is made. */
function withoutDrawing(report: PageReport): PageReport {
  const { shareImage } = report.found;
  return shareImage
    ? { ...report, found: { ...report.found, shareImage: { path: shareImage.path, svg: "" } } }
    : report;
}

async function keep(
  { page, found: ofPage }: PageReport,
  isNew: boolean,
  output: Output,
  found: FoundKeeper,
): Promise<void> {
  for (const path of [documentPath(page.route), ...(page.route === "/404" ? [] : [payloadPath(page.route)])])
    if (isNew) output.paths.add(path);
    else output.keep(path);
  if (page.isCanonical) await found.add(page, ofPage);
}
