import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Problem } from "../../model.ts";
import { blockFolders } from "../../pages/block-folders.ts";
import { openSite, type Site } from "../../site/site.ts";
import type { PlannedFile } from "./step.ts";

/** What is copied: a change may be in it. The rest of a site is linked, and what is linked must not be written to. */
const COPIED: readonly string[] = ["pages", "data"];

/**
 * What would be wrong with a site after a change that everything stands on, such as one of its settings: a second
 * site with the change in it is read, and thrown away.
 */
export async function problemsElsewhere(
  site: Site,
  planned: readonly PlannedFile[],
): Promise<readonly Problem[]> {
  const dir = mkdtempSync(join(tmpdir(), "site-preview-"));
  const [, ownBlocks = ""] = blockFolders(site.dir);
  const copied = new Set([...COPIED, ...planned.map(({ file }) => file.split("/")[0] ?? "")]);
  try {
    for (const { name } of readdirSync(site.dir, { withFileTypes: true })) {
      // The engine's own folder holds those of its site one step deeper.
      const from = name === "blocks" ? ownBlocks : join(site.dir, name);
      if (copied.has(name)) cpSync(from, join(dir, name), { recursive: true, verbatimSymlinks: true });
      else if (name !== ".cache" && name !== "dist") symlinkSync(from, join(dir, name), "junction");
    }
    for (const { file, after } of planned) {
      const path = join(dir, file);
      if (after) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, after);
      } else rmSync(path, { force: true });
    }
    const second = await openSite({ dir, checkOnly: true, drafts: site.clock.drafts });
    return second.problems;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
