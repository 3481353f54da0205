import { join } from "node:path";
import type { KeptRows } from "../data/kept-rows.ts";
import { type Looked, stampLooked } from "../files/file-key.ts";
import type { SiteOptions, UnreadSite } from "../site/site.ts";
import type { BuildCache } from "./build-cache.ts";
import type { FoundKeeper } from "./found/keep-found.ts";
import { gatherFiles } from "./gather-files.ts";
import { makePages } from "./make-pages.ts";
import type { Made, Order, PageReport } from "./orders.ts";
import { documentPath, type Output, payloadPath } from "./output.ts";
import type { PicturesOnPage } from "./pictures-on-page.ts";
import type { SearchKeeper } from "./search/keep-search.ts";
import { standingOf } from "./standing-of.ts";
import type { Thread } from "./threads.ts";
import type { WriteJob } from "./write-job.ts";

/** What every way of making pages goes by. */
export interface Making {
  unread: UnreadSite;
  /** What other threads open the same site with. */
  siteOptions: SiteOptions;
  kept: KeptRows;
  looked: Looked | undefined;
  cache: BuildCache;
  job: Promise<WriteJob>;
  signal: AbortSignal | undefined;
  /** Called while pages are made: how many files of how many. */
  onProgress?: ((done: number, all: number) => void) | undefined;
}

interface MakingAll extends Making {
  started: readonly Thread[];
  output: Output;
  found: FoundKeeper;
  search: SearchKeeper;
  /** What has been made before. */
  ready: readonly Made[];
}

/** Reads and writes all page files, those of the last build left out. */
export async function makeAll({
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
  ready,
  signal,
  onProgress,
}: MakingAll) {
  const orders: Order[] = [];
  const stamps = new Map<string, string>();
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

  const isReady = new Set(ready.map(({ file }) => file));
  for (const file of unread.pageFiles) {
    const path = join(unread.dir, file);
    const stamp = stampLooked(path, looked);
    stamps.set(file, stamp);
    if (isReady.has(file)) continue;
    const last = cache.find(file);
    const standing = last && last.stamp === stamp ? standingOf(last, unread) : undefined;
    const written = (last?.pages ?? []).filter(({ report }) => isWritten(report, output));
    if (last && standing?.summary && written.length === last.pages.length) {
      unread.add(standing.summary);
      cache.keep(file, standing.changed);
      for (const { report, key } of last.pages) {
        search.add(report, key);
        await keepReport(report, false);
      }
      continue;
    }
    orders.push({
      file,
      known: Object.fromEntries(written.map(({ route, key }) => [route, key])),
      ...(standing?.unaffected && { unaffected: standing.unaffected }),
      isWritten: true,
    });
  }

  const all = orders.length + isReady.size;
  const gather = gatherFiles(unread, cache, stamps);
  const take = async (made: Made): Promise<void> => {
    const { isFirst, pages, whole } = gather(made);
    if (isFirst) onProgress?.(++done, all);
    for (const { report, key, isNew } of pages) {
      if (isNew) rendered += 1;
      search.add(report, key);
      await keepReport(report, isNew);
    }
    if (!whole) return;
    if (whole.summary) unread.add(whole.summary);
    cache.keep(made.file, whole);
  };
  for (const made of ready) await take(made);
  await makePages({ site: unread, siteOptions, kept, started, orders, job, signal, take });
  return { found, rendered, pictures, frames, receivers, openings };
}

/** Everything that the report of a page speaks of is on disk. */
function isWritten({ page, found }: PageReport, output: Output): boolean {
  return (
    output.isThere(documentPath(page.route)) &&
    (page.route === "/404" || output.isThere(payloadPath(page.route))) &&
    (!found.shareImage || output.isThere(found.shareImage.path))
  );
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
