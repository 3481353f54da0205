import { joinReads, type ReadsOfFile } from "../filling/reads.ts";
import type { UnreadSite } from "../site/site.ts";
import type { BuildCache, KeptFile } from "./build-cache.ts";
import { countIn, type LookedPart, type Made, type PageReport } from "./orders.ts";

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
  const unfinished = new Map<string, Unfinished>();
  const finish = ({ kept, parts, isOdd, reads }: Unfinished): KeptFile => {
    const { summary } = kept;
    if (!summary) return kept;
    // Whoever looks at it as a whole has something to say of it.
    if (isOdd) return { stamp: kept.stamp, pages: kept.pages };
    const looked = [...parts.values()].sort((a, b) => a.index - b.index);
    if (looked.length > 0) summary.addresses = looked.map(({ contents }) => contents);
    const inParts = looked.flatMap((part) => (part.reads ? [new Set(part.reads)] : []));
    const isRead = looked.length > 0 && inParts.length === looked.length;
    const own = isRead ? joinReads(inParts) : reads;
    return {
      ...kept,
      dependencies: site.dependenciesOf(summary),
      ...(own && { reads: { ...own, gave: own.names.map(site.digestOf) } }),
    };
  };
  return ({ file, summary, reads, looked = [], isOdd, left, pages }) => {
    const begun = unfinished.get(file);
    const ofFile: Unfinished = begun ?? {
      kept: { stamp: stamps.get(file) ?? "", ...(summary && { summary }), pages: [] },
      parts: new Map(),
      isOdd: false,
      ...(reads && { reads }),
      count: pages.length + countIn(left),
    };
    const { kept, parts } = ofFile;
    for (const part of looked) parts.set(part.index, part);
    ofFile.isOdd ||= isOdd === true;
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
    return { isFirst: begun === undefined, pages: gathered, ...(isWhole && { whole: finish(ofFile) }) };
  };
}

/** A file of which some pages are still to come. */
interface Unfinished {
  kept: KeptFile;
  /** Of a file that is looked at in parts: what was found, by the numbers of its addresses. */
  parts: Map<number, LookedPart>;
  isOdd: boolean;
  /** Of a file that was looked at as a whole. */
  reads?: ReadsOfFile;
  /** How many pages it has. */
  count: number;
  /** What the last build has noted of its pages, by route. */
  last?: Map<string, PageReport>;
}

/** The drawing of a share image is large, and not needed once it is made. */
function withoutDrawing(report: PageReport): PageReport {
  const { shareImage } = report.found;
  return shareImage
    ? { ...report, found: { ...report.found, shareImage: { path: shareImage.path, svg: "" } } }
    : report;
}
