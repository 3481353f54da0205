import type { PageContents } from "../check/page-contents.ts";
import type { PageSummary } from "../check/page-summary.ts";
import type { ReadsOfFile } from "../filling/reads.ts";
import type { KnownAddress } from "../site/look-alone.ts";
import type { FoundOnPage } from "./found/find-page.ts";
import type { ListedPage } from "./found/llms-text.ts";
import type { PicturesOnPage } from "./pictures-on-page.ts";
import type { SearchWishes } from "./search/search-wishes.ts";

/** Addresses of a file, by number from 0; `to` is not included. */
export interface Range {
  from: number;
  to: number;
}

/** One page file to read and write, or some of the addresses of a file that makes many pages. Plain data. */
export interface Order {
  file: string;
  /** Addresses to write. Without them the file is read as a whole. */
  range?: Range;
  /** They are looked at as well. */
  looks?: boolean;
  /** Addresses that show what they showed when the pages in `known` were written. */
  unaffected?: readonly KnownAddress[];
  /** Keys of pages as they are on disk, by route: those are not rendered again. */
  known: Record<string, string>;
  /** False: only read, because the site cannot be built anyway. */
  isWritten: boolean;
}

/** An address that was looked at by itself. Plain data. */
export interface LookedPart {
  index: number;
  contents: PageContents;
  /** Missing where nobody can tell. */
  reads?: string[];
}

/** What has become of an order. Plain data. */
export interface Made {
  file: string;
  /** Missing when the file has to be spoken about, and when only a range was ordered; as long as some are left, of none. */
  summary?: PageSummary;
  /** What the addresses in the summary have read; missing where nobody can tell. */
  reads?: ReadsOfFile;
  /** Of a file that is looked at in parts: addresses in order, by their numbers. */
  looked?: LookedPart[];
  /** One of those that were looked at has to be spoken about. */
  isOdd?: true;
  hasErrors: boolean;
  /** Addresses that are left to be ordered. */
  left: readonly Range[];
  pages: MadePage[];
}

export interface MadePage {
  route: string;
  key: string;
  /** Missing when the page on disk is the same. */
  report?: PageReport;
}

/** What the build keeps of a written page. */
export interface PageReport {
  page: ListedPage & {
    file: string;
    /** Tag of its language. */
    lang: string;
    index: boolean;
    isCanonical: boolean;
    /** It shows the original, at its own address in the language. */
    isFallback?: true;
    /** Where the list begins that goes on here. */
    goesOnFrom?: string;
  };
  found: Omit<FoundOnPage, "head">;
  search: SearchWishes;
  /** Missing when the page names none. */
  pictures?: PicturesOnPage;
  /** Origins of frames; missing when it has none. */
  frames?: string[];
  /** Origins that its forms send to; missing when it has none. */
  receivers?: string[];
  /** Address of the script that it loads, where it is not the one of all pages. */
  opening?: string;
}

/** Pages of one file that are made at once; the others are ordered in ranges, so that all cores share them. */
export const AT_ONCE = 32;

/** Gives the key of a page on disk that is known to be what it would be now. */
export function asBefore({
  known,
  unaffected = [],
}: Order): (address: { route: string; canonical: string }) => string | undefined {
  const routes = new Set(unaffected.map(({ contents }) => contents.route));
  return ({ route, canonical }) =>
    routes.has(canonical) && Object.hasOwn(known, route) ? known[route] : undefined;
}

/** Numbers in their order as ranges, none of them longer than is made at once. */
export function rangesOf(numbers: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last.to === number && last.to - last.from < AT_ONCE) last.to = number + 1;
    else ranges.push({ from: number, to: number + 1 });
  }
  return ranges;
}

/** How many addresses there are in ranges. */
export function countIn(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
