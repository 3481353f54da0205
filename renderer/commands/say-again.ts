import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { reportAsOf, writeReport } from "../publish/build-report.ts";
import type { BuildSummary } from "../publish/same-build.ts";
import { gatherNotes } from "./gather-notes.ts";
import { say } from "./print.ts";
import { printProblems } from "./print-problems.ts";
import { sayNextChange } from "./say-next-change.ts";

/**
 * Says what the last build said, because it still holds, and writes its report for now.
 *
 * @param dir  Absolute site folder. @param reportFile  Absolute. @param asOf  What the site is made for.
 */
export function sayAgain(
  { problems, notes, report }: BuildSummary,
  { dir, reportFile, asOf }: { dir: string; reportFile: string; asOf: string },
): void {
  printProblems({ problems, source: (file) => readFileSync(resolve(dir, file), "utf8") });
  for (const note of gatherNotes(notes)) say(note);
  if (!report) return;
  writeReport(reportFile, reportAsOf(report, asOf));
  sayNextChange(report);
}
