import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { BUDGETS } from "../budgets.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { madeUpWord, searchPageTitle } from "../corpus/search-page.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { serveCompressed } from "../measure/compressed-server.ts";
import { median } from "../measure/median.ts";
import { runCli } from "../measure/run-command.ts";
import { measureSearches, type Search } from "../measure/searches.ts";
import { against, kilobytes, printTable, time } from "../print-table.ts";

/** What a search costs a site of so many pages, and those who ask. */
export interface SearchResult {
  pages: number;
  /** Building the site without caches, with and without a search, in milliseconds of processor time. */
  build: { with: number; without: number };
  /** Building it again after one page has changed, in milliseconds. */
  changed: number;
  searches: Search[];
}

const SIZES = [50, 1000, 10_000];

/** Builds sites of a large vocabulary, and asks them for frequent words, rare ones, several, and misspelt ones. */
export async function searchPart(browser: Browser): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  for (const pages of SIZES) {
    const without = await withCorpus({ pages, words: "without a search" }, (dir) =>
      runCli("build", "--site", dir),
    );
    results.push(
      await withCorpus({ pages, words: "with a search" }, async (dir) => {
        const cold = await runCli("build", "--site", dir);
        appendFileSync(join(dir, corpusPage(0).file), "# changed\n");
        const changed = await runCli("build", "--site", dir);
        const server = await serveCompressed(join(dir, "dist"));
        try {
          const searches = await measureSearches(browser, server, queriesOf(pages));
          const build = { with: cold.processor ?? cold.wall, without: without.processor ?? without.wall };
          return { pages, build, changed: changed.wall, searches };
        } finally {
          await server.close();
        }
      }),
    );
  }
  print(results);
  return results;
}

/** A frequent word and one that is being typed, the words of a title, and the same with letters exchanged. */
function queriesOf(pages: number): string[] {
  const title = searchPageTitle(Math.floor(pages / 2));
  const [rare = ""] = title.split(" ").slice(-1);
  const misspelt = `${rare.slice(0, 2)}${rare[3]}${rare[2]}${rare.slice(4)}`;
  return [
    madeUpWord(20),
    madeUpWord(400).slice(0, 4),
    title,
    `${madeUpWord(150)} ${madeUpWord(900)}`,
    misspelt,
  ];
}

function print(results: readonly SearchResult[]): void {
  printTable(
    "Search: processor time of a build, and an answer on a processor four times slower (medians; the most of bytes)",
    ["pages", "build without", "with", "one page changed", "bytes to the first answer", "first", "again"],
    results.map(({ pages, build, changed, searches }) => [
      pages.toLocaleString("en"),
      time(build.without),
      time(build.with),
      time(changed),
      against(BUDGETS.searchBytes, Math.max(...searches.map(({ bytes }) => bytes)), kilobytes),
      time(median(searches.map(({ first }) => first))),
      against(BUDGETS.searchAnswer, median(searches.map(({ again }) => again)), time),
    ]),
  );
}
