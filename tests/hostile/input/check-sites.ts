/**
 * A process that checks one site after the other, so that what a hostile one does to memory or time is done to
 * this process and seen from outside. Reads a folder per line, answers with one line of JSON per folder.
 */

import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Problem } from "../../../renderer/model.ts";
import { openSite } from "../../../renderer/site/open-site.ts";

/** What checking one site came to. */
export interface Verdict {
  problems: readonly Problem[];
  /** Addresses that the site answers. */
  routes: string[];
  /** Stack trace, when the check threw. */
  crash?: string;
}

for await (const dir of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await check(dir))}\n`);
}

async function check(dir: string): Promise<Verdict> {
  try {
    const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
    // A page that passes has to be made, too.
    const isFine = !site.problems.some((problem) => problem.severity === "error");
    if (isFine) for (const { route, kind } of site.routes) if (kind !== "redirect") site.page(route);
    return { problems: site.problems, routes: site.routes.map(({ route }) => route) };
  } catch (error) {
    return { problems: [], routes: [], crash: String((error as Error).stack) };
  }
}
