import pc from "picocolors";
import { say } from "./print.ts";

/**
 * Prints what would change in a file as a patch that `git apply` understands.
 *
 * @param before  Missing: the file is new. @param after  Missing: it goes.
 */
export async function printPatch(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const { createTwoFilesPatch } = await import("diff");
  const old = before === undefined ? "/dev/null" : `a/${file}`;
  const fresh = after === undefined ? "/dev/null" : `b/${file}`;
  const patch = createTwoFilesPatch(old, fresh, before ?? "", after ?? "", undefined, undefined, {
    context: 2,
  });
  // A program that reads it gets every byte as it is.
  if (process.stdout.isTTY) say(patch, paintChange);
  else process.stdout.write(`${patch}\n`);
}

function paintChange(line: string): string {
  return line.startsWith("+") ? pc.green(line) : line.startsWith("-") ? pc.red(line) : line;
}
