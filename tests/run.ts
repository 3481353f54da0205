/**
 * `npm test`: everything, in the order in which a failure is cheapest to learn of. All steps run; one failure fails the
 * whole.
 */
import { findChromium, installChromium } from "./support/chromium.ts";
import { printResults, runStep, type StepResult } from "./support/run-steps.ts";

type Words = [name: string, command: string, ...words: string[]];

/** Side by side: the first two read the code, the others, which make what the tests need, the content. */
const lanes: Words[][] = [
  [
    ["Types", "tsc", "--noEmit"],
    ["Lint and format", "biome", "ci", "--error-on-warnings", "."],
  ],
  [
    ["Generated files are fresh", "node", "renderer/run.mjs", "generate", "--check"],
    ["The site's content", "node", "renderer/run.mjs", "check"],
    // What comes and goes on the site does so in no test: they look at one day.
    ["Build", "node", "renderer/run.mjs", "build", "--as-of", "2026-11-22"],
  ],
];

/** One after the other: each keeps all cores busy. */
const tests: Words[] = [
  ["Unit tests", "vitest", "run", "--project", "unit"],
  // What a busy machine made fail runs once more, and is told with "(retry x1)".
  ["Browser tests", "vitest", "run", "--project", "browser", "--retry", "1"],
];

async function runAll(steps: readonly Words[], atOnce: boolean): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [name, command, ...words] of steps)
    results.push(await runStep({ name, command, words }, { atOnce }));
  return results;
}

// What restricts a quick run restricts nothing here.
delete process.env.ONLY_BLOCKS;
delete process.env.ONLY_PAGES;
if (!findChromium()) installChromium();

const first = await Promise.all(lanes.map((lane) => runAll(lane, false)));
printResults([...first.flat(), ...(await runAll(tests, true))]);
