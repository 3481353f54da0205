/** `npm test`: everything, in the order in which a failure is cheapest to learn of. All steps run; one failure fails the whole. */
import { spawnSync } from "node:child_process";
import { findChromium, installChromium } from "./support/chromium.ts";

const steps: [name: string, command: string, ...words: string[]][] = [
  ["Types", "tsc", "--noEmit"],
  ["Lint and format", "biome", "ci", "--error-on-warnings", "."],
  ["Generated files are fresh", "tsx", "renderer/cli.ts", "generate", "--check"],
  ["The site's content", "tsx", "renderer/cli.ts", "check"],
  ["Unit tests", "vitest", "run", "--project", "unit"],
  ["Build", "tsx", "renderer/cli.ts", "build"],
  ["Browser tests", "vitest", "run", "--project", "browser"],
];

if (!findChromium()) installChromium();

const results = steps.map(([name, command, ...words]) => {
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync("npx", ["--no-install", command, ...words], { stdio: "inherit" });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
});

process.stdout.write("\n");
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)\n`);
}
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
