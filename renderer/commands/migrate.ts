import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrateBlock } from "../edit/migrate-block.ts";
import { type ChangedFile, writeSiteFiles } from "../files/write-files.ts";
import type { Problem } from "../model.ts";
import { openSite, type Site } from "../site/site.ts";
import { counted, say } from "./print.ts";
import { printPatch } from "./print-patch.ts";

/** One file of a site with its blocks in the form of today. */
export interface MigratedFile {
  /** Relative to the site folder. */
  file: string;
  before: string;
  after: string;
  /** Types of the blocks that were migrated, one for each. */
  blocks: string[];
}

/** A block that could not be migrated. */
export interface FailedMigration {
  file: string;
  /** From 1. */
  line: number;
  type: string;
  reason: string;
}

/**
 * `npm run migrate`: gives all blocks of pages and layouts that are written in an older form the form of today.
 * When one of them cannot be migrated, no file is written.
 *
 * @returns Exit code: 1 when a block could not be migrated.
 */
export async function migrate({ dir, isDryRun }: { dir: string; isDryRun: boolean }): Promise<number> {
  const { files, failed } = migrateSite(await openSite({ dir, checkOnly: true }));
  for (const { file, line, type, reason } of failed)
    say(`${file}:${line}  The ${type} block cannot be migrated: ${reason}.`);
  if (failed.length > 0) {
    say("Nothing was written. Write these blocks in their new form by hand; their README.md shows it.");
    return 1;
  }
  if (files.length === 0) {
    say("All blocks are written as they are today.");
    return 0;
  }
  if (isDryRun) for (const { file, before, after } of files) await printPatch(file, before, after);
  else {
    writeSiteFiles(files.map((one) => changeOf(dir, one)));
    for (const { file, blocks } of files) say(`${file}: ${blocks.join(", ")}`);
  }
  const blocks = files.reduce((sum, one) => sum + one.blocks.length, 0);
  const verb = isDryRun ? "would be migrated" : "migrated";
  say(`${counted(blocks, "block")} ${verb} in ${counted(files.length, "file")}.`);
  return 0;
}

/** Works out the form of today for all blocks of a site; nothing is written. */
export function migrateSite(site: Site): { files: MigratedFile[]; failed: FailedMigration[] } {
  const files: MigratedFile[] = [];
  const failed: FailedMigration[] = [];
  const names = new Set(site.problems.filter(isOldForm).map(({ file }) => file));
  for (const file of names) {
    const before = readFileSync(join(site.dir, file), "utf8");
    const result = migrateText(site, file, before);
    if ("reason" in result) failed.push(result);
    else files.push(result);
  }
  return { files, failed };
}

function migrateText(site: Site, file: string, before: string): MigratedFile | FailedMigration {
  let text = before;
  const blocks: string[] = [];
  for (;;) {
    // Blocks within a block are known once that one is in order.
    const problem = site.problemsOf(file, text).find(isOldForm);
    if (!problem) return { file, before, after: text, blocks };
    const { type } = problem.params as { type: string };
    const { line } = problem.range.start;
    try {
      const path = problem.path.slice(0, -1);
      text = migrateBlock(text, path, site.blockTypes.get(type)?.migrations ?? []);
      blocks.push(type);
    } catch (error) {
      return { file, line, type, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

function isOldForm({ code }: Problem): boolean {
  return code === "old-form";
}

function changeOf(dir: string, { file, before, after }: MigratedFile): ChangedFile {
  return { path: join(dir, file), shown: file, before: Buffer.from(before), after: Buffer.from(after) };
}
