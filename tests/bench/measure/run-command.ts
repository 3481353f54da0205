import { spawn } from "node:child_process";
import { join } from "node:path";
import { timeOfEndedChildren, treeMemory } from "./process-tree.ts";

/** What one run of a command cost. */
export interface CommandCost {
  /** From start to end, in milliseconds. */
  wall: number;
  /** Processor time of all its processes, in milliseconds; undefined where the system does not tell. */
  processor?: number;
  /** Highest memory of all its processes together, in bytes; undefined where the system does not tell. */
  memory?: number;
  /** Highest memory of any one of its processes, in bytes. */
  largest?: number;
  /** What it wrote to standard output. */
  output: string;
}

/** How often memory is looked at, in milliseconds: often enough for a peak, seldom enough not to disturb. */
const SAMPLE_EVERY = 25;

/** Absolute folder of the repository. */
export const engineDir = join(import.meta.dirname, "../../..");

/** Words that start the site's command line, as `npm run` does, for `child_process`. */
export function cliWords(...words: string[]): [program: string, words: string[]] {
  return [process.execPath, [join(engineDir, "renderer/run.mjs"), ...words]];
}

/** Runs the site's command line in a fresh process: {@link runMeasured}. */
export async function runCli(...words: string[]): Promise<CommandCost> {
  return runMeasured(...cliWords(...words), { cwd: engineDir });
}

/**
 * Runs a program in a fresh process and measures it with all the processes it starts. Run one at a time:
 * processor time is told apart by which children have ended in between.
 *
 * @param options  `code`: with which it ends when all is well; default 0.
 * @throws Error with the end of its output when it ends with another.
 */
export async function runMeasured(
  program: string,
  words: readonly string[],
  { code: expected = 0, ...options }: { cwd: string; env?: NodeJS.ProcessEnv; code?: number },
): Promise<CommandCost> {
  const processorBefore = timeOfEndedChildren();
  const started = performance.now();
  const child = spawn(program, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = { out: "", all: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.out += text;
    output.all += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.all += text;
  });
  let memory: number | undefined;
  let largest: number | undefined;
  const sampler = setInterval(() => {
    const now = child.pid && treeMemory(child.pid);
    if (!now) return;
    // The kernel keeps each process's own peak, which falls between two looks.
    largest = Math.max(largest ?? 0, now.highest);
    memory = Math.max(memory ?? 0, now.together, largest);
  }, SAMPLE_EVERY);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => clearInterval(sampler));
  const wall = performance.now() - started;
  const processorAfter = timeOfEndedChildren();
  if (code !== expected)
    throw new Error(`${words.join(" ")} ended with code ${code}:\n${output.all.slice(-3000)}`);
  return {
    wall,
    processor:
      processorBefore === undefined || processorAfter === undefined
        ? undefined
        : processorAfter - processorBefore,
    memory,
    largest,
    output: output.out,
  };
}
