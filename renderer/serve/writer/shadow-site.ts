import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Problem } from "../../model.ts";
import { openSite } from "../../site/open-site.ts";
import { makeScratchCopy } from "../../site/scratch-copy.ts";
import type { Site } from "../../site/site.ts";
import type { PlannedFile } from "./step.ts";

/**
 * What would be wrong with a site after a change that everything stands on, such as one of its settings: a second
 * site with the change in it is read, and thrown away.
 */
export async function problemsElsewhere(
  site: Site,
  planned: readonly PlannedFile[],
): Promise<readonly Problem[]> {
  const copy = makeScratchCopy(
    site.dir,
    planned.map(({ file }) => file),
  );
  try {
    for (const { file, after } of planned) {
      const path = join(copy.dir, file);
      if (after) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, after);
      } else rmSync(path, { force: true });
    }
    const second = await openSite({ dir: copy.dir, checkOnly: true, drafts: site.clock.drafts });
    return second.problems;
  } finally {
    copy.remove();
  }
}
