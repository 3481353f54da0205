/** `npm test`: everything, in the order in which a failure is cheapest to learn of. All steps run; one failure fails the whole. */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { findChromium, installChromium } from "./support/chromium.ts";

const steps: [name: string, command: string, ...words: string[]][] = [
  ["Types", "tsc", "--noEmit"],
  ["Lint and format", "biome", "ci", "--error-on-warnings", "."],
  ["Generated files are fresh", "node", "renderer/run.mjs", "generate", "--check"],
  ["The site's content", "node", "renderer/run.mjs", "check"],
  ["Unit tests", "vitest", "run", "--project", "unit"],
  ["Build", "node", "renderer/run.mjs", "build"],
  ["Browser tests", "vitest", "run", "--project", "browser"],
];

// npm puts the programs of node_modules on the path of its scripts; a direct call has to.
const env = {
  ...process.env,
  PATH: `${join(import.meta.dirname, "../node_modules/.bin")}${delimiter}${process.env.PATH}`,
};

if (!findChromium()) installChromium();

const results = steps.map(([name, command, ...words]) => {
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(command, words, { stdio: "inherit", env });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
});

process.stdout.write("\n");
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)\n`);
}
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
