import { join } from "node:path";
import type { Browser } from "playwright";
import { BUDGETS } from "../budgets.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { serveCompressed } from "../measure/compressed-server.ts";
import { measureKeystrokes } from "../measure/keystrokes.ts";
import { median, ninetieth } from "../measure/median.ts";
import { runCli } from "../measure/run-command.ts";
import { against, printTable, time } from "../print-table.ts";

/** Times in milliseconds from a key in the search to what it brings, on a slow processor. */
export interface ListResult {
  rows: number;
  keys: number;
  frame: { median: number; ninetieth: number };
  answer: { median: number; ninetieth: number };
}

const ROWS = 10_000;

/** Found in the titles of the generated entries; every letter narrows the list. */
const WORD = "recovery";

/** Types into the search of a list of 10,000 entries. */
export async function listPart(browser: Browser, runs: number): Promise<ListResult> {
  const keys = await withCorpus({ pages: 12, longList: ROWS }, async (dir) => {
    await runCli("build", "--site", dir);
    const server = await serveCompressed(join(dir, "dist"));
    try {
      const all = [];
      for (let run = 0; run < runs; run += 1)
        all.push(...(await measureKeystrokes(browser, `${server.address}/long-list`, WORD)));
      return all;
    } finally {
      await server.close();
    }
  });
  const result: ListResult = {
    rows: ROWS,
    keys: keys.length,
    frame: figures(keys.map((key) => key.frame)),
    answer: figures(keys.map((key) => key.answer)),
  };
  print(result);
  return result;
}

function figures(values: readonly number[]) {
  return { median: median(values), ninetieth: ninetieth(values) };
}

function print({ rows, keys, frame, answer }: ListResult): void {
  printTable(
    `A key in the search of ${rows.toLocaleString("en")} entries, processor four times slower (${keys} keys)`,
    ["until", "median", "nine of ten"],
    [
      ["the letter is painted", time(frame.median), time(frame.ninetieth)],
      ["the list has answered", against(BUDGETS.keystroke, answer.median, time), time(answer.ninetieth)],
    ],
  );
}
