import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../model.ts";
import { formatText } from "../problems/format-text.ts";

/** Says where to begin when a folder holds no site at all. */
export function printBeginning(dir: string): void {
  if (["pages", "data"].some((name) => existsSync(join(dir, name)))) return;
  process.stderr.write(
    'There is no site in this folder: it has neither pages/ nor data/. "new site NAME" writes a small whole one.\n',
  );
}

/** Prints all problems of a site to the error output and returns how many of them are errors. */
export function printProblems(site: {
  problems: readonly Problem[];
  source(file: string): string | undefined;
}): number {
  if (site.problems.length > 0) {
    const colour = Boolean(process.stderr.isTTY) && process.env.NO_COLOR === undefined;
    process.stderr.write(`${formatText(site.problems, { source: (file) => site.source(file), colour })}\n`);
  }
  return site.problems.filter((problem) => problem.severity === "error").length;
}
