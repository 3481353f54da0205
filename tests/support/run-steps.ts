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

/**
 * Runs a step beside others.
 *
 * @param streams  True to show what it prints as it comes, in whole lines; else when it has ended.
 */
export function runStep(step: Step, { streams = false } = {}): Promise<StepResult> {
  const { name, command, words, env } = step;
  const started = performance.now();
  const options: SpawnOptions = {
    // What is piped would be without colours in a terminal as well.
    env: { ...process.env, PATH, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  };
  let printed = `\n── ${name}\n`;
  const show = (upTo: number): void => {
    process.stdout.write(printed.slice(0, upTo));
    printed = printed.slice(upTo);
  };
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, options);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (piece: string) => {
        printed += piece;
        if (streams) show(printed.lastIndexOf("\n") + 1);
      });
    child.on("error", reject);
    child.on("close", (status) => {
      show(printed.length);
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
