import type { Operation } from "../../../renderer/edit/operation.ts";
import { invertChanges } from "../../../renderer/operations/invert-changes.ts";
import { planOperation } from "../../../renderer/operations/plan-operation.ts";
import { writeChanges } from "../../../renderer/operations/write-changes.ts";
import { openSite } from "../../../renderer/site/open-site.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median, ninetyFifth } from "../measure/median.ts";
import { printTable, time } from "../print-table.ts";

/** What an operation on a site of so many pages takes, in milliseconds. */
export interface EditResult {
  pages: number;
  operation: string;
  /** To the file, synced. */
  write: { median: number; ninetyFifth: number };
  /** To the site that has read and checked it. */
  check: { median: number; ninetyFifth: number };
}

const TIMES = 40;

/** Makes operations on pages of a generated site, one after the other, and takes them back. */
export async function editPart(sizes: readonly number[]): Promise<EditResult[]> {
  const results: EditResult[] = [];
  for (const pages of sizes) results.push(...(await withCorpus({ pages }, (dir) => measure(dir, pages))));
  printTable(
    `An operation, to the file and to the checked site (${TIMES} of each)`,
    ["pages", "operation", "file, median", "file, p95", "checked, median", "checked, p95"],
    results.map(({ pages, operation, write, check }) => [
      pages.toLocaleString("en"),
      operation,
      time(write.median),
      time(write.ninetyFifth),
      time(check.median),
      time(check.ninetyFifth),
    ]),
  );
  return results;
}

async function measure(dir: string, pages: number): Promise<EditResult[]> {
  const site = await openSite({ dir });
  const results: EditResult[] = [];
  const { file } = corpusPage(pages > 1 ? 1 : 0);
  const at = (...path: (string | number)[]) => ({ file, path });
  const operations: Record<string, Operation> = {
    "set a text": { kind: "set", at: at("title"), value: "Another title: longer" },
    "move a block": { kind: "move", at: at("blocks", 1), into: at("blocks"), index: 0 },
    "repeat a block": { kind: "duplicate", at: at("blocks", 1) },
  };
  for (const [name, operation] of Object.entries(operations)) {
    const [writes, checks]: [number[], number[]] = [[], []];
    for (let run = 0; run < TIMES; run += 1) {
      const start = performance.now();
      const outcome = planOperation(site.files, operation);
      if ("refused" in outcome) throw new Error(outcome.refused);
      const files = writeChanges(site, outcome.changes);
      writes.push(performance.now() - start);
      await site.update(files);
      checks.push(performance.now() - start);
      await site.update(writeChanges(site, invertChanges(outcome.changes)));
    }
    const figures = (all: number[]) => ({ median: median(all), ninetyFifth: ninetyFifth(all) });
    results.push({ pages, operation: name, write: figures(writes), check: figures(checks) });
  }
  return results;
}
