import { join } from "node:path";
import type { Problem } from "../model.ts";
import { codeFrame } from "../problems/code-frame.ts";
import type { FramedProblem } from "../runtime/live/protocol.ts";

/**
 * A problem with what the live page shows and opens of it.
 *
 * @param dir  Absolute site folder. @param textOf  Text of a file of the site.
 */
export function framedProblem(
  problem: Problem,
  dir: string,
  textOf: (file: string) => string | undefined,
): FramedProblem {
  const { line, column } = problem.range.start;
  return {
    ...problem,
    frame: codeFrame(textOf(problem.file) ?? "", problem.range),
    open: `${join(dir, problem.file)}:${line}:${column}`,
  };
}
