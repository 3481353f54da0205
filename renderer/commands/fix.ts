import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pc from "picocolors";
import { RULES_FILE } from "../check/house-rules.ts";
import type { Problem } from "../model.ts";
import { applyFixes } from "../problems/apply-fixes.ts";
import { engineBlocks, openSite } from "../site/site.ts";
import { counted, say } from "./print.ts";

/** A fix can bring to light what another one can mend; more rounds than this have never been needed. */
const MOST_ROUNDS = 10;

/** What `fixSite` did or would do. */
export interface FixReport {
  /** Files that changed, relative to the site folder, before and after. */
  files: Map<string, { before: string; after: string }>;
  applied: number;
}

/**
 * Applies all safe corrections of a site, in rounds, until none is left.
 *
 * @param isDryRun True: a copy of the texts is corrected instead, and the site's own files stay as they are.
 */
export async function fixSite(dir: string, { isDryRun }: { isDryRun: boolean }): Promise<FixReport> {
  if (!isDryRun) return fixFiles(dir, dir);
  const copy = mkdtempSync(join(tmpdir(), "dry-run-"));
  try {
    for (const name of ["pages", "data", RULES_FILE])
      if (existsSync(join(dir, name))) cpSync(join(dir, name), join(copy, name), { recursive: true });
    if (existsSync(join(dir, "public"))) symlinkSync(join(dir, "public"), join(copy, "public"), "junction");
    return await fixFiles(copy, dir);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param blocksOf  The site whose own blocks count. */
async function fixFiles(dir: string, blocksOf: string): Promise<FixReport> {
  const own = join(blocksOf, "blocks");
  const blockDirs = own === engineBlocks ? [engineBlocks] : [engineBlocks, own];
  const site = await openSite({ dir, blockDirs, checkOnly: true });
  const report: FixReport = { files: new Map(), applied: 0 };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changed: string[] = [];
    for (const [file, problems] of byFile(site.problems)) {
      const path = join(dir, file);
      const before = readFileSync(path, "utf8");
      const { text, applied } = applyFixes(before, problems);
      if (applied === 0 || text === before) continue;
      writeFileSync(path, text);
      report.files.set(file, { before: report.files.get(file)?.before ?? before, after: text });
      report.applied += applied;
      changed.push(file);
    }
    if (changed.length === 0) break;
    await site.update(changed);
  }
  return report;
}

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.fix) files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  }
  return files;
}

/** Tells what was fixed; with `isDryRun` shows it as a diff that `git apply` understands. */
export async function printFixes(report: FixReport, isDryRun: boolean): Promise<void> {
  if (report.applied === 0) {
    say("There is nothing that can be fixed safely without you.");
    return;
  }
  if (isDryRun) {
    const { createTwoFilesPatch } = await import("diff");
    for (const [file, { before, after }] of report.files) {
      say(
        coloured(
          createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 2 }),
        ),
      );
    }
  }
  const verb = isDryRun ? "could be fixed" : "fixed";
  say(`${counted(report.applied, "problem")} ${verb} in ${counted(report.files.size, "file")}.`);
}

function coloured(patch: string): string {
  if (!process.stdout.isTTY) return patch;
  return patch
    .split("\n")
    .map((line) => (line.startsWith("+") ? pc.green(line) : line.startsWith("-") ? pc.red(line) : line))
    .join("\n");
}
