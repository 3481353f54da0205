import type { Browser } from "playwright";
import { EDITOR_BUDGET } from "../budgets.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median, ninetyFifth } from "../measure/median.ts";
import { measureTyping } from "../measure/typing.ts";
import { against, printTable, time } from "../print-table.ts";

/** What somebody waits for who types on a page of a site of so many pages, in milliseconds. */
export interface EditorResult {
  pages: number;
  first: number;
  glyph: { median: number; ninetyFifth: number };
  frame: { median: number; ninetyFifth: number };
  file: { median: number; ninetyFifth: number };
  check: { median: number; ninetyFifth: number };
}

const PAUSES = 40;

/** Types on a page of a generated site in the editor of the live server. */
export async function editorPart(browser: Browser, sizes: readonly number[]): Promise<EditorResult[]> {
  const results: EditorResult[] = [];
  const both = (values: readonly number[]) => ({ median: median(values), ninetyFifth: ninetyFifth(values) });
  for (const pages of sizes) {
    const { firsts, glyphs, frames, files, checks } = await withCorpus({ pages }, (dir) =>
      measureTyping(browser, dir, corpusPage(0), PAUSES),
    );
    results.push({
      pages,
      first: median(firsts),
      glyph: both(glyphs),
      frame: both(frames),
      file: both(files),
      check: both(checks),
    });
  }
  printTable(
    `Typing on a page in the editor (${PAUSES} pauses; medians, and 95 of 100)`,
    ["pages", "first text", "key to glyph", "to its frame", "pause to file", "to the checked page"],
    results.map(({ pages, first, glyph, frame, file, check }) => [
      pages.toLocaleString("en"),
      against(EDITOR_BUDGET.first, first, time),
      `${time(glyph.median)}, ${against(EDITOR_BUDGET.glyph, glyph.ninetyFifth, time)}`,
      `${time(frame.median)}, ${time(frame.ninetyFifth)}`,
      `${time(file.median)}, ${against(EDITOR_BUDGET.file, file.ninetyFifth, time)}`,
      `${time(check.median)}, ${against(EDITOR_BUDGET.check, check.ninetyFifth, time)}`,
    ]),
  );
  return results;
}
