import { rmSync } from "node:fs";
import { join } from "node:path";
import { progress } from "../../../renderer/commands/print.ts";
import { CORPUS_KINDS, type CorpusKind, withCorpus } from "../corpus/write-corpus.ts";
import { median } from "../measure/median.ts";
import { type CommandCost, runCli, runMeasured } from "../measure/run-command.ts";
import { folderSize, type PageBytes, pageBytes, samplePages } from "../others/built-site.ts";
import { GENERATORS, OUT } from "../others/generators.ts";
import { withOtherGenerators } from "../others/install.ts";
import { readSource } from "../others/read-source.ts";
import { comparePages } from "../others/same-pages.ts";
import { kilobytes, mebibytes, printTable, time } from "../print-table.ts";

/** A cold build of one corpus by one generator; medians. */
export interface OthersResult extends PageBytes {
  kind: CorpusKind;
  pages: number;
  generator: string;
  /** Milliseconds. */
  wall: number;
  processor?: number;
  /** All processes together, in bytes. */
  memory?: number;
  /** All files of the built site, in bytes. */
  size: number;
  files: number;
}

/** One that takes part: ours, or one of the others. */
interface Entrant {
  name: string;
  outDir: string;
  /** Absolute folders that an earlier run left. */
  left: string[];
  build(): Promise<CommandCost>;
}

const OURS = "this engine";

/** Pages of each corpus whose contents are compared and weighed. */
const SAMPLES = 12;

/** Builds the generated sites with this engine and with others, each in its own form, one after the other in turns. */
export function othersPart(sizes: readonly number[], runs: number): Promise<OthersResult[]> {
  return withOtherGenerators(async (dir) => {
    const results: OthersResult[] = [];
    for (const pages of sizes)
      for (const kind of CORPUS_KINDS) {
        const ofCorpus = await withCorpus({ kind, pages }, (ours) =>
          measure(ours, dir, { kind, pages, runs }),
        );
        print(ofCorpus);
        results.push(...ofCorpus);
      }
    return results;
  });
}

async function measure(
  ours: string,
  modules: string,
  { kind, pages, runs }: { kind: CorpusKind; pages: number; runs: number },
): Promise<OthersResult[]> {
  const source = readSource(ours);
  const samples = samplePages(source, SAMPLES);
  const entrants: Entrant[] = [
    {
      name: OURS,
      outDir: join(ours, OUT),
      left: [join(ours, ".cache"), join(ours, OUT)],
      build: () => runCli("build", "--site", ours),
    },
    ...GENERATORS.map(({ name, write, build, caches }) => {
      const dir = join(modules, name.replace(" ", "-").toLowerCase());
      rmSync(dir, { recursive: true, force: true });
      write(dir, source);
      // Nobody is told that a bench has run.
      const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
      return {
        name,
        outDir: join(dir, OUT),
        left: caches.map((cache) => join(dir, cache)),
        build: () => runMeasured(process.execPath, build(modules), { cwd: dir, env }),
      };
    }),
  ];
  const costs = await inTurns(entrants, kind, runs);
  // A build that leaves something out is quicker: figures count only for the same pages.
  for (const { outDir } of entrants.slice(1))
    comparePages(join(ours, OUT), outDir, ["index.html", "404.html", ...samples]);
  return Promise.all(
    entrants.map(async ({ name, outDir }) => {
      const { bytes: size, files } = folderSize(outDir);
      const weight = await pageBytes(outDir, samples);
      return { kind, pages, generator: name, ...medians(costs.get(name) ?? []), size, files, ...weight };
    }),
  );
}

/** One run of each after the other, and again, so that what else the machine does falls upon all. */
async function inTurns(
  entrants: readonly Entrant[],
  kind: CorpusKind,
  runs: number,
): Promise<Map<string, CommandCost[]>> {
  const costs = new Map<string, CommandCost[]>();
  const bar = progress(`Runs of the site "${kind}" by ${entrants.length} generators:`);
  for (let run = 0; run < runs; run += 1) {
    bar.update(run, runs);
    for (const { name, left, build } of entrants) {
      for (const path of left) rmSync(path, { recursive: true, force: true });
      costs.set(name, [...(costs.get(name) ?? []), await build()]);
    }
  }
  bar.end();
  return costs;
}

function medians(costs: readonly CommandCost[]): Pick<OthersResult, "wall" | "processor" | "memory"> {
  const medianOf = (pick: (cost: CommandCost) => number | undefined) => {
    const values = costs.map(pick).filter((value) => value !== undefined);
    return values.length > 0 ? median(values) : undefined;
  };
  return {
    wall: median(costs.map(({ wall }) => wall)),
    processor: medianOf(({ processor }) => processor),
    memory: medianOf(({ memory }) => memory),
  };
}

function print(results: readonly OthersResult[]): void {
  const [first] = results;
  printTable(
    `The same ${first?.pages.toLocaleString("en")} pages by other generators: ${first?.kind} (cold; medians, in turns)`,
    ["generator", "time", "ms a page", "processor", "memory", "built", "files", "HTML", "with styles"],
    results.map((result) => [
      result.generator,
      time(result.wall),
      (result.wall / result.pages).toFixed(2),
      result.processor === undefined ? "-" : time(result.processor),
      mebibytes(result.memory),
      `${(result.size / 1_000_000).toFixed(1)} MB`,
      result.files.toLocaleString("en"),
      kilobytes(result.html),
      kilobytes(result.withStyles),
    ]),
  );
}
