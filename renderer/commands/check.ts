import { relative } from "node:path";
import { compileEngine } from "../compile-engine.mjs";
import { keptRowsOf } from "../data/kept-rows.ts";
import { staleProps } from "../generate/stale-props.ts";
import type { Problem } from "../model.ts";
import { withEditPaths } from "../serve/edit-path.ts";
import { openUnreadSite } from "../site/open-site.ts";
import type { SiteOptions } from "../site/site.ts";
import { counted, say, seconds } from "./print.ts";
import { printBeginning, printProblems } from "./print-problems.ts";

/** Ways of printing problems. */
export const checkFormats = ["text", "json", "github", "sarif", "junit"] as const;
export type CheckFormat = (typeof checkFormats)[number];

export interface CheckOptions extends Pick<SiteOptions, "asOf" | "drafts"> {
  dir: string;
  format: CheckFormat;
  /** Where `npm start` answers for whoever reads the problems, without a slash at the end. */
  editor?: string;
}

/** Where it answers unless somebody says otherwise: whoever reads a pull request has it on the own machine. */
const EDITOR = "http://127.0.0.1:5173";

/**
 * `npm run check`: reads the whole site and prints every problem.
 *
 * @returns Exit code: 1 when there is an error, 0 otherwise; warnings alone do not fail.
 */
export async function check({ dir, format, editor, ...time }: CheckOptions): Promise<number> {
  // It is read once: of a page that nothing has to be said of, a summary is enough.
  const kept = keptRowsOf(dir, await compileEngine());
  const site = (await openUnreadSite({ dir, checkOnly: true, ...time }, { kept })).finish();
  const problems = withEditPaths(site, site.problems);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  if (format !== "text") {
    process.stdout.write(await formatFor(format, problems, { dir, editor: editor ?? EDITOR }));
    return errors > 0 ? 1 : 0;
  }
  printProblems({ problems, source: (file) => site.source(file) }, editor);
  printBeginning(dir);
  const stale = await staleProps(dir, site.blockTypes.values());
  if (stale.length > 0) say(sayStale(stale));
  const { pages, collections, blockTypes } = site.counts;
  // Counted from the start of the process, because that is how long the author waited.
  const read = `Read ${counted(pages, "page")}, ${counted(collections, "collection")}, ${counted(blockTypes, "block type")} in ${seconds(performance.now())}.`;
  say(`${read} ${summarise(site.problems, errors)}`);
  return errors > 0 ? 1 : 0;
}

/** No page shows it, so that it is no problem of the site; the view of the block may read options that are gone. */
function sayStale(files: readonly string[]): string {
  const [are, their] = files.length === 1 ? ["is", "its"] : ["are", "their"];
  return `${files.join(", ")} ${are} not what ${their} schema.json says. Run npm run generate.`;
}

function summarise(problems: readonly Problem[], errors: number): string {
  if (problems.length === 0) return "No problems.";
  const files = new Set(problems.map((problem) => problem.file)).size;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [counted(errors, "error")] : []),
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
  ];
  return `${parts.join(" and ")} in ${counted(files, "file")}.`;
}

async function formatFor(
  format: Exclude<CheckFormat, "text">,
  problems: readonly Problem[],
  { dir, editor }: { dir: string; editor: string },
): Promise<string> {
  const inside = relative(process.cwd(), dir).replaceAll("\\", "/");
  const prefix = inside === "" || inside.startsWith("..") ? "" : `${inside}/`;
  switch (format) {
    case "json":
      return (await import("../problems/format-json.ts")).formatJson(problems);
    case "github":
      return (await import("../problems/format-github.ts")).formatGithub(problems, prefix, editor);
    case "sarif":
      return (await import("../problems/format-sarif.ts")).formatSarif(problems, prefix);
    case "junit":
      return (await import("../problems/format-junit.ts")).formatJunit(problems, []);
  }
}
