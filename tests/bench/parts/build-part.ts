import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { progress } from "../../../renderer/commands/print.ts";
import { BUDGETS } from "../budgets.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { CORPUS_KINDS, type CorpusKind, withCorpus } from "../corpus/write-corpus.ts";
import { median } from "../measure/median.ts";
import { type CommandCost, engineDir, runCli } from "../measure/run-command.ts";
import { against, mebibytes, printTable, time } from "../print-table.ts";

/** Medians of one command on one size of the corpus. */
export interface BuildResult {
  kind: CorpusKind;
  pages: number;
  step: string;
  /** Milliseconds. */
  wall: number;
  wallPerPage: number;
  processor?: number;
  /** All processes together, in bytes. */
  memory?: number;
  /** The largest of them, in bytes. */
  largest?: number;
}

/**
 * Where what a run may leave to the next one lies: notes of the last build, bundled views. The engine itself is
 * compiled by `npm ci`, as packages are before they are published, and stays.
 */
const cachesOf = (dir: string) => [join(dir, ".cache"), join(engineDir, "node_modules/.cache/site-bundle")];

/** Measures check and build of generated sites of each kind, cold and warm, each in a fresh process. */
export async function buildPart(sizes: readonly number[], runs: number): Promise<BuildResult[]> {
  const results: BuildResult[] = [];
  for (const pages of sizes) {
    for (const kind of CORPUS_KINDS) {
      const costs = await withCorpus({ kind, pages }, (dir) => measure(dir, kind, runs));
      const ofSize = [...costs].map(([step, list]) => summary({ kind, pages, step }, list));
      // The larger sizes take a while: what is known is told.
      print(ofSize);
      results.push(...ofSize);
    }
  }
  return results;
}

async function measure(dir: string, kind: CorpusKind, runs: number): Promise<Map<string, CommandCost[]>> {
  const costs = new Map<string, CommandCost[]>();
  const note = (step: string, cost: CommandCost) => costs.set(step, [...(costs.get(step) ?? []), cost]);
  const forget = (...paths: string[]) => {
    for (const path of paths) rmSync(path, { recursive: true, force: true });
  };
  const bar = progress(`Runs of the site "${kind}":`);
  for (let run = 0; run < runs; run += 1) {
    bar.update(run, runs);
    forget(...cachesOf(dir));
    note("check, cold", await runCli("check", "--site", dir));
    forget(...cachesOf(dir), join(dir, "dist"));
    note("check and build, cold", await runCli("build", "--site", dir));
    note("build, nothing changed", await runCli("build", "--site", dir));
    changeOnePage(dir, kind, run);
    note("build, one page changed", await runCli("build", "--site", dir));
  }
  bar.end();
  return costs;
}

/** Changes the words on one page: in its file, or in its row. */
function changeOnePage(dir: string, kind: CorpusKind, run: number): void {
  const [place, words] =
    kind === "rows" ? ["data/range-0.yaml", '  summary: "'] : [corpusPage(0).file, '    heading: "'];
  const path = join(dir, place);
  const text = readFileSync(path, "utf8");
  if (!text.includes(words)) throw new Error(`${place} has nothing to change.`);
  writeFileSync(path, text.replace(words, `${words}Edition ${run + 2} `));
}

function summary(
  of: Pick<BuildResult, "kind" | "pages" | "step">,
  costs: readonly CommandCost[],
): BuildResult {
  const medianOf = (pick: (cost: CommandCost) => number | undefined) => {
    const values = costs.map(pick).filter((value) => value !== undefined);
    return values.length > 0 ? median(values) : undefined;
  };
  const wall = median(costs.map((cost) => cost.wall));
  return {
    ...of,
    wall,
    wallPerPage: wall / of.pages,
    processor: medianOf((cost) => cost.processor),
    memory: medianOf((cost) => cost.memory),
    largest: medianOf((cost) => cost.largest),
  };
}

function print(results: readonly BuildResult[]): void {
  printTable(
    `Check and build of a generated site: ${results[0]?.kind} (medians, each in a fresh process)`,
    ["step", "pages", "time", "ms a page", "processor", "memory", "largest process"],
    results.map((result) => [
      result.step,
      result.pages.toLocaleString("en"),
      against(wallBudget(result), result.wall, time),
      result.wallPerPage.toFixed(2),
      result.processor === undefined ? "-" : time(result.processor),
      result.memory === undefined ? "-" : against(BUDGETS.memory, result.memory, mebibytes),
      mebibytes(result.largest),
    ]),
  );
}

/** The promises speak of 1,000 and 10,000 pages; other sizes have none. */
function wallBudget({ pages, step }: BuildResult): number {
  const isLarge = pages === 10_000;
  if (step === "check and build, cold")
    return isLarge ? BUDGETS.coldTenThousand : pages === 1000 ? BUDGETS.coldPerPage * pages : Infinity;
  if (step === "build, nothing changed" && pages >= 1000) return BUDGETS.warmPerPage * pages;
  return step === "build, one page changed" && isLarge ? BUDGETS.oneChanged : Infinity;
}
