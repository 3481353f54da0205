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

/**
 * Prints all problems of a site to the error output and returns how many of them are errors.
 *
 * @param editor  Where `npm start` answers; each problem then says where its editor opens it.
 */
export function printProblems(
  site: { problems: readonly Problem[]; source(file: string): string | undefined },
  editor?: string,
): number {
  if (site.problems.length > 0) {
    const colour = Boolean(process.stderr.isTTY) && process.env.NO_COLOR === undefined;
    const source = (file: string) => site.source(file);
    const text = formatText(site.problems, { source, colour, ...(editor !== undefined && { editor }) });
    process.stderr.write(`${text}\n`);
  }
  return site.problems.filter((problem) => problem.severity === "error").length;
}
