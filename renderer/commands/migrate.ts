import type { FileChange } from "../edit/operation.ts";
import type { Problem } from "../model.ts";
import { planOperation } from "../operations/plan-operation.ts";
import { textsOf, writeChanges } from "../operations/write-changes.ts";
import type { Params } from "../problems/draft.ts";
import { openSite } from "../site/open-site.ts";
import type { Site } from "../site/site.ts";
import { counted, say } from "./print.ts";
import { printPatch } from "./print-patch.ts";

/** What it takes to write all blocks of a site as they are today. */
export interface PlannedMigration {
  changes: readonly FileChange[];
  /** Types of the blocks that are migrated, one for each, by file. */
  blocks: ReadonlyMap<string, readonly string[]>;
  /** Sentences about blocks that cannot be. */
  refused: readonly string[];
}

/**
 * `npm run migrate`: gives all blocks of pages and layouts that are written in an older form the form of today.
 * When one of them cannot be migrated, no file is written.
 *
 * @returns Exit code: 1 when a block could not be migrated.
 */
export async function migrate({ dir, isDryRun }: { dir: string; isDryRun: boolean }): Promise<number> {
  const site = await openSite({ dir, checkOnly: true });
  const unknown = site.problems.filter(isUnknownBlock);
  for (const { file, range, message } of unknown) say(`${file}:${range.start.line}  ${message}`);
  if (unknown.length > 0) {
    say(
      "Nothing was written: what the pages have of this block today cannot be told. Mend it, then run it again.",
    );
    return 1;
  }
  const { changes, blocks, refused } = planMigration(site);
  for (const sentence of refused) say(sentence);
  if (refused.length > 0) {
    say("Nothing was written. Write these blocks in their new form by hand; their README.md shows it.");
    return 1;
  }
  if (changes.length === 0) {
    say("All blocks are written as they are today.");
    return 0;
  }
  if (isDryRun) for (const { file, before, after } of textsOf(changes)) await printPatch(file, before, after);
  else {
    writeChanges(site, changes);
    for (const [file, types] of blocks) say(`${file}: ${types.join(", ")}`);
  }
  const count = [...blocks.values()].reduce((sum, types) => sum + types.length, 0);
  const verb = isDryRun ? "would be migrated" : "migrated";
  say(`${counted(count, "block")} ${verb} in ${counted(blocks.size, "file")}.`);
  return 0;
}

/** A block whose schema or steps cannot be read, so that nobody knows which pages have an older form of it. */
function isUnknownBlock({ code, params }: Problem): boolean {
  const { of } = params as Partial<Params<"bad-schema">>;
  return code === "bad-schema" && (of === "block" || of === "migrations");
}

/** Works out the form of today for all blocks of a site; nothing is written. */
export function planMigration(site: Site): PlannedMigration {
  const changes: FileChange[] = [];
  const refused: string[] = [];
  const blocks = new Map<string, readonly string[]>();
  const files = new Set(site.problems.filter(({ code }) => code === "old-form").map(({ file }) => file));
  for (const file of files) {
    const outcome = planOperation(site.files, { kind: "migrate", file });
    if ("refused" in outcome) {
      refused.push(outcome.refused);
      continue;
    }
    changes.push(...outcome.changes);
    blocks.set(file, outcome.migrated ?? []);
  }
  return { changes, blocks, refused };
}
