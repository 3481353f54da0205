import type { UnreadSite } from "../site/site.ts";
import type { BuildCache, KeptFile } from "./build-cache.ts";
import { countIn } from "./make-pages.ts";
import type { Made, PageReport } from "./page-maker.ts";

/** What an answer brought of its file. */
export interface Gathered {
  /** It is the first answer about this file. */
  isFirst: boolean;
  /** `isNew`: the page was rendered; the others are on disk already. */
  pages: { report: PageReport; key: string; isNew: boolean }[];
  /** All of the file, once no answer is missing. */
  whole?: KeptFile;
}

/**
 * Puts together what becomes of files while their pages are made: those of a file that makes many come in parts.
 *
 * @param stamps  Size and time of each file that was ordered.
 */
export function gatherFiles(
  site: Pick<UnreadSite, "dependenciesOf" | "digestOf">,
  cache: Pick<BuildCache, "find">,
  stamps: ReadonlyMap<string, string>,
): (made: Made) => Gathered {
  /** Files of which some pages are still to come. */
  const unfinished = new Map<string, { kept: KeptFile; count: number; last?: Map<string, PageReport> }>();
  return ({ file, summary, reads, left, pages }) => {
    const begun = unfinished.get(file);
    const ofFile = begun ?? {
      kept: {
        stamp: stamps.get(file) ?? "",
        ...(summary && { summary, dependencies: site.dependenciesOf(summary) }),
        ...(reads && { reads: { ...reads, gave: reads.names.map(site.digestOf) } }),
        pages: [],
      },
      count: pages.length + countIn(left),
    };
    const { kept } = ofFile;
    if (pages.some(({ report }) => !report))
      ofFile.last ??= new Map(cache.find(file)?.pages.map(({ route, report }) => [route, report]));
    const gathered = pages.map(({ route, key, report }) => {
      const known = report ?? ofFile.last?.get(route);
      if (!known) throw new Error(`${file} was not written for ${route}. This is a fault of the engine.`);
      kept.pages.push({ route, key, report: withoutDrawing(known) });
      return { report: known, key, isNew: report !== undefined };
    });
    const isWhole = kept.pages.length >= ofFile.count;
    if (isWhole) unfinished.delete(file);
    else unfinished.set(file, ofFile);
    return { isFirst: begun === undefined, pages: gathered, ...(isWhole && { whole: kept }) };
  };
}

/** The drawing of a share image is large, and not needed once it is made. */
function withoutDrawing(report: PageReport): PageReport {
  const { shareImage } = report.found;
  return shareImage
    ? { ...report, found: { ...report.found, shareImage: { path: shareImage.path, svg: "" } } }
    : report;
}
