import { type SpawnOptions, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** A program to run, and what it is for. */
export interface Step {
  name: string;
  command: string;
  words: string[];
  env?: Record<string, string>;
}

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
}

// npm puts the programs of node_modules on the path of its scripts; a direct call has to.
const PATH = `${join(import.meta.dirname, "../../node_modules/.bin")}${delimiter}${process.env.PATH}`;

/** Runs a step and shows what it prints, at once, or when it has ended, so that two may run side by side. */
export function runStep(step: Step, { atOnce = false } = {}): Promise<StepResult> {
  const { name, command, words, env } = step;
  const started = performance.now();
  const title = `\n── ${name}\n`;
  const options: SpawnOptions = {
    env: { ...process.env, PATH, ...env },
    stdio: atOnce ? "inherit" : ["ignore", "pipe", "pipe"],
  };
  if (atOnce) process.stdout.write(title);
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, options);
    const printed: Buffer[] = [];
    child.stdout?.on("data", (piece: Buffer) => printed.push(piece));
    child.stderr?.on("data", (piece: Buffer) => printed.push(piece));
    child.on("error", reject);
    child.on("close", (status) => {
      if (!atOnce) process.stdout.write(title + Buffer.concat(printed).toString());
      resolve({ name, passed: status === 0, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Prints a line for each step and one for all, and lets the process end accordingly. */
export function printResults(results: readonly StepResult[]): void {
  process.stdout.write("\n");
  for (const { name, passed, seconds } of results)
    process.stdout.write(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)\n`);
  const failed = results.filter((result) => !result.passed).length;
  process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
