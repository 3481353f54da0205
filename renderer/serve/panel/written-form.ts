import { join } from "node:path";
import type { FieldProblem, WrittenForm } from "../../editor/panel/panel-block.ts";
import type { Path } from "../../editor/protocol.ts";
import { createLineIndex } from "../../problems/line-index.ts";
import type { Site } from "../../site/site.ts";
import { framedProblems } from "../framed-problems.ts";

/** Where something stands in a file, as forms name it. @param start  Its offset. */
export function standsAt(
  site: Site,
  file: string,
  start: number,
): Pick<WrittenForm, "file" | "line" | "open"> {
  const { line, column } = createLineIndex(site.source(file) ?? "").position(start);
  return { file, line, open: `${join(site.dir, file)}:${line}:${column}` };
}

/** What is wrong at a place of a file and in it. */
export function problemsBelow(site: Site, file: string, path: Path): FieldProblem[] {
  const below = site.problems.filter((problem) => problem.file === file && isBelow(problem.path, path));
  return framedProblems(below, site.dir, site.source).map((problem) => ({
    ...problem,
    at: problem.path.slice(path.length),
  }));
}

export function isBelow(path: Path, above: Path): boolean {
  return above.every((step, depth) => step === path[depth]);
}
