import { rmSync } from "node:fs";
import { join } from "node:path";
import { SPOILINGS } from "../corpus/spoil-site.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median } from "../measure/median.ts";
import { type CommandCost, cliWords, engineDir, runMeasured } from "../measure/run-command.ts";
import { mebibytes, printTable, time } from "../print-table.ts";

/** What the check ends with when it has found an error. */
const FOUND = 1;

/** Medians: milliseconds, bytes. */
export interface MistakesResult {
  mistake: string;
  pages: number;
  /** Messages that the check gave. */
  messages: number;
  wall: number;
  processor: number | undefined;
  memory: number | undefined;
}

/**
 * Measures the check of sites in which one thing is wrong on every page: what is said of a mistake may look for what was
 * meant among everything that the site has, and must not take longer the more of both there is.
 */
export async function mistakesPart(sizes: readonly number[], runs: number): Promise<MistakesResult[]> {
  const results: MistakesResult[] = [];
  for (const pages of sizes)
    for (const { name, spoil } of SPOILINGS)
      await withCorpus({ pages }, async (dir) => {
        spoil(dir);
        const costs: CommandCost[] = [];
        for (let run = 0; run < runs; run += 1) {
          rmSync(join(dir, ".cache"), { recursive: true, force: true });
          costs.push(
            await runMeasured(...cliWords("check", "--format", "json", "--site", dir), {
              cwd: engineDir,
              code: FOUND,
            }),
          );
        }
        results.push({
          mistake: name,
          pages,
          messages: messagesIn(costs[0]!.output),
          wall: median(costs.map(({ wall }) => wall)),
          processor: medianOf(costs.map(({ processor }) => processor)),
          memory: medianOf(costs.map(({ memory }) => memory)),
        });
      });
  printTable(
    "Check without notes of an earlier one, with something wrong on every page (medians)",
    ["mistake", "pages", "messages", "processor", "time", "a page", "memory"],
    results.map(({ mistake, pages, messages, wall, processor, memory }) => [
      mistake,
      pages.toLocaleString("en"),
      messages.toLocaleString("en"),
      processor === undefined ? "-" : time(processor),
      time(wall),
      `${(wall / pages).toFixed(1)} ms`,
      mebibytes(memory),
    ]),
  );
  return results;
}

function messagesIn(output: string): number {
  return (JSON.parse(output) as unknown[]).length;
}

function medianOf(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? undefined : median(known);
}
