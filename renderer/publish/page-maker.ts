import type { PageSummary } from "../check/page-summary.ts";
import type { ReadPage, UnreadSite } from "../site/site.ts";
import { keyOfPage, type PageReport, type PageWriter } from "./page-writer.ts";

/** One page file to read and write, or some of the addresses of a file that makes many pages. Plain data. */
export interface Order {
  file: string;
  /** Addresses to write, by number from 0; `to` is not included. Without them the file is read as a whole. */
  range?: { from: number; to: number };
  /** Keys of pages as they are on disk, by route: those are not rendered again. */
  known: Record<string, string>;
  /** False: only read, because the site cannot be built anyway. */
  isWritten: boolean;
}

/** What has become of an order. Plain data. */
export interface Made {
  file: string;
  /** Missing when the file has to be spoken about, and when only a range was ordered. */
  summary?: PageSummary;
  hasErrors: boolean;
  /** Addresses that are left to be ordered. */
  left: number;
  pages: MadePage[];
}

export interface MadePage {
  route: string;
  key: string;
  /** Missing when the page on disk is the same. */
  report?: PageReport;
}

/** Pages of one file that are made at once; the others are ordered in ranges, so that all cores share them. */
export const AT_ONCE = 32;

/** A page file that is read and waits to be written. */
export type Waiting = () => Made;

/** Reads the file of an order. What is returned writes its pages. */
export function readOrder(site: UnreadSite, order: Order, writer: () => PageWriter): Waiting {
  const { file, range, known, isWritten } = order;
  const read = site.read(file);
  const summary = range ? undefined : read.summarize();
  const result: Made = { file, ...(summary && { summary }), hasErrors: read.hasErrors, left: 0, pages: [] };
  if (!isWritten || read.count === 0) return () => result;
  if (!range && read.count > AT_ONCE) {
    result.left = read.count;
    return () => result;
  }
  return () => {
    const { from, to } = range ?? { from: 0, to: read.count };
    for (let index = from; index < to; index += 1) result.pages.push(make(read, index, known, writer()));
    return result;
  };
}

function make(read: ReadPage, index: number, known: Record<string, string>, writer: PageWriter): MadePage {
  const page = read.define(index);
  const key = keyOfPage(page);
  const { route } = page;
  if (Object.hasOwn(known, route) && known[route] === key) return { route, key };
  return { route, key, report: writer.write(page) };
}
