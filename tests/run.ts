/**
 * `npm test`: everything, in the order in which a failure is cheapest to learn of. All steps run; one failure fails the
 * whole.
 */
import { availableParallelism, freemem } from "node:os";
import { findChromium, installChromium } from "./support/chromium.ts";
import { lastRuns } from "./support/last-runs.ts";
import { keepTemporaryFilesInMemory } from "./support/memory-folder.ts";
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

/*
 * Side by side as well where there are the cores and the memory for both; on two cores that takes as long as one after
 * the other, since five programs throw out of the caches what the others need.
 */
const FOR_BOTH = { cores: 5, memory: 10 * 2 ** 30 };
const unitTests: Words = ["Unit tests", "vitest", "run", "--project", "unit"];
// What a busy machine made fail runs once more, and is told with "(retry x1)".
const browserTests: Words = ["Browser tests", "vitest", "run", "--project", "browser", "--retry", "1"];

/**
 * Browser tests, and once more those of a few files that failed, one after the other: a machine that stood still for a
 * while fails what it was in the middle of, and a browser or server that did not start cannot be tried again by a test.
 * A fault of ours fails again.
 */
async function runBrowserTests(): Promise<StepResult[]> {
  const [all] = await runAll([browserTests], true);
  if (!all || all.passed) return all ? [all] : [];
  const failed = lastRuns(process.cwd(), "browser").filter((run) => run.failed);
  if (failed.length === 0 || failed.length > MOST_FAILED) return [all];
  const [name, ...words] = browserTests;
  const again = await runAll(
    failed.map(({ file }): Words => [`${name}, once more: ${file}`, ...words, file] as Words),
    true,
  );
  process.stdout.write(`\nOf the first run, which took ${all.seconds.toFixed(1)} s, all else has passed.\n`);
  return again;
}

/** Files; more than these a pause does not fail. */
const MOST_FAILED = 3;

async function runAll(steps: readonly Words[], streams = false): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [name, command, ...words] of steps)
    results.push(await runStep({ name, command, words, env: { TEST_RUN: name } }, { streams }));
  return results;
}

// What restricts a quick run restricts nothing here.
delete process.env.ONLY_BLOCKS;
delete process.env.ONLY_PAGES;
keepTemporaryFilesInMemory();
if (!findChromium()) installChromium();

const first = await Promise.all(lanes.map((lane) => runAll(lane)));
const unit = runAll([unitTests], true);
if (availableParallelism() < FOR_BOTH.cores || freemem() < FOR_BOTH.memory) await unit;
const tests = await Promise.all([unit, runBrowserTests()]);
printResults([...first, ...tests].flat());
