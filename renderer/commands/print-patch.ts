import pc from "picocolors";
import { say } from "./print.ts";

/** Prints what would change in a file as a patch that `git apply` understands. */
export async function printPatch(file: string, before: string, after: string): Promise<void> {
  const { createTwoFilesPatch } = await import("diff");
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 2,
  });
  // A program that reads it gets every byte as it is.
  if (process.stdout.isTTY) say(patch, paintChange);
  else process.stdout.write(`${patch}\n`);
}

function paintChange(line: string): string {
  return line.startsWith("+") ? pc.green(line) : line.startsWith("-") ? pc.red(line) : line;
}
