import type { Browser } from "playwright";
import { corpusPage } from "../corpus/corpus-page.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median, ninetieth } from "../measure/median.ts";
import { measureSaves } from "../measure/saves.ts";
import { printTable, time } from "../print-table.ts";

/** What an author waits for on a site of so many pages, in milliseconds. */
export interface SaveResult {
  pages: number;
  start: number;
  saves: number;
  save: { median: number; ninetieth: number };
}

const SAVES = 20;

/** Saves a page of a generated site while it is open in the live server. */
export async function savePart(browser: Browser, sizes: readonly number[]): Promise<SaveResult[]> {
  const results: SaveResult[] = [];
  for (const pages of sizes) {
    const { start, saves } = await withCorpus({ pages }, (dir) =>
      measureSaves(browser, dir, corpusPage(0), SAVES),
    );
    const save = { median: median(saves), ninetieth: ninetieth(saves) };
    results.push({ pages, start, saves: saves.length, save });
  }
  printTable(
    `From saving a file to the changed text on the open page (${SAVES} saves)`,
    ["pages", "start of npm start", "median", "nine of ten"],
    results.map(({ pages, start, save }) => [
      pages.toLocaleString("en"),
      time(start),
      time(save.median),
      time(save.ninetieth),
    ]),
  );
  return results;
}
