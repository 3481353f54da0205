import { join } from "node:path";
import type { Problem } from "../model.ts";
import { codeFrame } from "../problems/code-frame.ts";
import type { FramedProblem } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";

/** A problem with the lines around it, as the live page and the editor show it. */
export function framedProblem(problem: Problem, site: Site): FramedProblem {
  const { line, column } = problem.range.start;
  return {
    ...problem,
    frame: codeFrame(site.source(problem.file) ?? "", problem.range),
    open: `${join(site.dir, problem.file)}:${line}:${column}`,
  };
}
