import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSameBuild } from "../../renderer/publish/same-build.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { contentsOf } from "./small-site.ts";

/** Builds as the command does. @returns How many pages were rendered, and whether nothing else was done. */
export async function buildLikeCommand(
  dir: string,
  outDir: string,
  asOf: string,
): Promise<{ rendered: number; isAlone: boolean }> {
  const last = openSameBuild(dir, outDir, {}, { asOf });
  const { standing, folders, looked } = last;
  last.begin();
  const result = await buildSite({ dir, outDir, asOf, standing, folders, looked });
  if (result.rewritten) {
    last.end(standing!.summary, result.rewritten.folders, result.rewritten);
    return { rendered: result.rewritten.rendered, isAlone: true };
  }
  const { site, built } = result;
  expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const { folders: left, rendered, warnings, isSearched } = built!;
  const said = { pages: site.routes.length, problems: [...site.problems], notes: warnings, isSearched };
  last.end(said, left, built);
  return { rendered, isAlone: false };
}

/** What is there is what a build from nothing writes, and the next one has nothing to do, with what it said. */
export async function expectLikeAnew(
  dir: string,
  outDir: string,
  asOf: string,
  told?: string,
): Promise<void> {
  const anew = join(dir, "anew");
  const { site, built } = await buildSite({ dir, outDir: anew, asOf });
  expect(contentsOf(outDir), told).toEqual(contentsOf(anew));
  // A check reads each page file as a whole, a build those of many pages in parts.
  expect(site.problems, told).toEqual((await openSite({ dir, asOf, checkOnly: true })).problems);
  expect(openSameBuild(dir, outDir, {}, { asOf }).find(), told).toMatchObject({
    pages: site.routes.length,
    problems: site.problems,
    notes: built!.warnings,
  });
  rmSync(anew, { recursive: true });
}
