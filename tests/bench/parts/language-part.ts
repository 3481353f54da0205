import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writePseudoVersions } from "../../support/pseudo-language.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median } from "../measure/median.ts";
import { runCli } from "../measure/run-command.ts";
import { printTable, time } from "../print-table.ts";

/** The promise: pages in three languages cost at most this many times what as many pages in one cost. */
const MOST = 1.2;

/** Medians in milliseconds. */
export interface LanguageResult {
  pages: number;
  step: string;
  threeLanguages: number;
  oneLanguage: number;
}

/** Measures check and build of so many pages in three languages, and of three times as many in one, side by side. */
export async function languagePart(sizes: readonly number[], runs: number): Promise<LanguageResult[]> {
  const results: LanguageResult[] = [];
  for (const pages of sizes)
    await withCorpus({ pages }, (translated) =>
      withCorpus({ pages: 3 * pages }, async (plain) => {
        await translate(translated);
        for (const [step, command] of [
          ["check, cold", "check"],
          ["check and build, cold", "build"],
        ] as const) {
          const costs = { translated: [] as number[], plain: [] as number[] };
          // In turns, so that what else the machine does falls upon both.
          for (let run = 0; run < runs; run += 1) {
            costs.translated.push(await coldRun(command, translated));
            costs.plain.push(await coldRun(command, plain));
          }
          const [threeLanguages, oneLanguage] = [median(costs.translated), median(costs.plain)];
          results.push({ pages, step, threeLanguages, oneLanguage });
        }
      }),
    );
  printTable(
    `Pages in three languages, and three times as many in one (medians; at most ${MOST} times)`,
    ["step", "pages", "in three languages", "three times as many", "times"],
    results.map(({ step, pages, threeLanguages, oneLanguage }) => [
      step,
      pages.toLocaleString("en"),
      time(threeLanguages),
      time(oneLanguage),
      (threeLanguages / oneLanguage).toFixed(2),
    ]),
  );
  return results;
}

async function coldRun(command: "check" | "build", dir: string): Promise<number> {
  for (const path of [".cache", "dist"]) rmSync(join(dir, path), { recursive: true, force: true });
  return (await runCli(command, "--site", dir)).wall;
}

/** Gives a site two more languages, with every text translated. */
async function translate(dir: string): Promise<void> {
  appendFileSync(join(dir, "data/site.yaml"), "\nlanguages:\n  - lang: de\n  - lang: fr\n");
  for (const lang of ["de", "fr"]) await writePseudoVersions(dir, lang, (text) => text);
}
