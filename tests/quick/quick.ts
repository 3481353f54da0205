/**
 * `npm run test:quick [NAME…] [-- --since COMMIT]`: what a change can have affected, in less than a minute.
 * It says what it left out; `npm test` leaves out nothing.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../support/chromium.ts";
import { lastRuns } from "../support/last-runs.ts";
import { printResults, runStep, type Step, type StepResult } from "../support/run-steps.ts";
import { affectedTests, fitInto } from "./choose-tests.ts";
import { findChanges } from "./find-changes.ts";
import { browserSteps, chooseSweeps } from "./sweeps.ts";

const dir = join(import.meta.dirname, "../..");

/**
 * What the chosen files of unit tests may take one after the other, in ms; two of them run at a time. Who names a
 * block wants to know of that block: half a minute for all.
 */
const TIME_FOR_UNIT_TESTS = { named: 8_000, changed: 30_000 };

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string" } },
  });
  const { source, files: changed } = findChanges(dir, positionals, values.since);
  if (changed.length === 0) {
    process.stdout.write(`Nothing to test: there are no ${source}.\n`);
    return;
  }
  process.stdout.write(`Testing what ${count(changed.length, "file")} can affect: ${source}.\n`);

  const durations = new Map(lastRuns(dir, "unit").map(({ file, duration }) => [file, duration]));
  const affected = affectedTests(dir, repositoryFiles(), changed, durations);
  const { chosen, leftOver } = fitInto(
    TIME_FOR_UNIT_TESTS[positionals.length > 0 ? "named" : "changed"],
    affected,
  );
  const sweeps = chooseSweeps(dir, changed);

  const [checks, unit] = await Promise.all([
    runInTurn(quickChecks(changed)),
    runInTurn(
      unitStep([...new Set([...sweeps.unitTests, ...chosen.map(({ file }) => file)])], sweeps.blocks),
    ),
  ]);
  const browser = findChromium() ? await runInTurn(browserSteps(sweeps)) : [];
  printResults([...checks, ...unit, ...browser]);

  if (leftOver.length > 0)
    process.stdout.write(
      `Not run, since the time is over: ${count(leftOver.length, "file")} of unit tests that import what changed.\n`,
    );
  for (const sentence of sweeps.leftOut) process.stdout.write(`${sentence}\n`);
  if (!findChromium())
    process.stdout.write("No browser tests: there is no Chromium. npm test installs one.\n");
}

/** Those of the steps before the tests that what changed can make fail. */
function quickChecks(changed: readonly string[]): Step[] {
  const present = repositoryFiles();
  const formatted = changed.filter(
    (file) => /\.(ts|tsx|mjs|js|json|css)$/.test(file) && present.includes(file),
  );
  const has = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const steps: Step[] = [];
  if (has(/\.(ts|tsx|json)$/)) steps.push({ name: "Types", command: "tsc", words: ["--noEmit"] });
  if (formatted.length > 0)
    steps.push({
      name: "Lint and format",
      command: "biome",
      words: ["ci", "--error-on-warnings", "--no-errors-on-unmatched", ...formatted],
    });
  if (has(/^(renderer|blocks)\/|schema\.json$|README\.md$/))
    steps.push({
      name: "Generated files are fresh",
      command: "node",
      words: ["renderer/run.mjs", "generate", "--check"],
    });
  if (has(/^(renderer|blocks|pages|data|public)\//))
    steps.push({ name: "The site's content", command: "node", words: ["renderer/run.mjs", "check"] });
  return steps;
}

function unitStep(files: readonly string[], blocks: readonly string[]): Step[] {
  if (files.length === 0) return [];
  return [
    {
      name: `Unit tests (${count(files.length, "file")})`,
      command: "vitest",
      words: ["run", "--project", "unit", "--reporter=dot", ...files],
      ...(blocks.length > 0 && { env: { ONLY_BLOCKS: blocks.join(",") } }),
    },
  ];
}

async function runInTurn(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Files that git knows or would take. */
function repositoryFiles(): string[] {
  const words = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const deleted = new Set(list("ls-files", "--deleted"));
  return list(...words).filter((file) => !deleted.has(file));

  function list(...command: string[]): string[] {
    const out = execFileSync("git", ["-c", "core.quotePath=false", ...command], {
      cwd: dir,
      encoding: "utf8",
    });
    return out.split("\n").filter(Boolean);
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
