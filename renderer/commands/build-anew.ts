import { resolve } from "node:path";
import { BundleError } from "../bundle/bundle.ts";
import { BrokenPictureError } from "../pictures/picture-store.ts";
import { buildReport, holdsUntilChange, writeReport } from "../publish/build-report.ts";
import { buildSite } from "../publish/build-site.ts";
import { OutDirError } from "../publish/out-dir.ts";
import type { SameBuild } from "../publish/same-build.ts";
import type { Thread } from "../publish/threads.ts";
import { ViewError } from "../publish/view-error.ts";
import { gatherNotes } from "./gather-notes.ts";
import { heedStrays } from "./heed-strays.ts";
import { counted, progress, say, seconds } from "./print.ts";
import { printBeginning, printProblems } from "./print-problems.ts";
import { sayAgain } from "./say-again.ts";
import { sayNextChange } from "./say-next-change.ts";

/** What is built, with everything settled that a command may leave open. */
export interface SettledBuild {
  /** Absolute site folder. */
  dir: string;
  /** Absolute folder to write. */
  outDir: string;
  /** File to write a configuration for nginx to. */
  nginx?: string;
  settings: Readonly<Record<string, string>>;
  /** The path below which visitors find this build; missing: that of the site's address. */
  basePath: string | undefined;
  /** The day or moment that the site is made for. */
  asOf: string;
  drafts: boolean;
  /** Absolute file to write the report to. */
  reportFile: string;
}

const NO_HOST =
  "No host for inquiries is configured: forms send to the site's own address. Set apiHost in data/site.yaml, or SITE_API_HOST for this build.";

/**
 * Builds a site of which something has changed, and says what came of it. Returns the exit code.
 *
 * @param started  Threads that wait for it.
 */
export async function buildAnew(
  { dir, outDir, nginx, settings, basePath, asOf, drafts, reportFile }: SettledBuild,
  sameBuild: SameBuild,
  started: readonly Thread[],
): Promise<number> {
  // For nginx rules are written as well, which nobody has kept.
  const standing = nginx ? undefined : sameBuild.standing;
  sameBuild.begin();
  const bar = progress("Page");
  const result = await heedStrays(dir, (signal) =>
    buildSite({
      dir,
      settings,
      outDir,
      basePath,
      started,
      folders: sameBuild.folders,
      standing,
      changed: sameBuild.changed,
      looked: sameBuild.looked,
      asOf,
      drafts,
      signal,
      ...(nginx && { nginx: resolve(dir, nginx) }),
      onProgress: bar.update,
    }),
  ).catch((error: unknown) => {
    const isExpected = [OutDirError, BrokenPictureError, BundleError, ViewError].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected) throw error;
    say((error as Error).message);
  });
  bar.end();
  if (!result) return 1;
  if (result.rewritten) {
    const { rendered, folders, ...anew } = result.rewritten;
    const { summary } = standing!;
    sayAgain(summary, { dir, reportFile, asOf });
    sameBuild.end(summary, folders, anew);
    sayBuilt(summary.pages, rendered, outDir);
    return 0;
  }
  const { site, built } = result;
  printProblems(site);
  if (!built) {
    printBeginning(dir);
    say("Nothing was built. Mend the errors above and build again.");
    return 1;
  }
  const { rendered, folders, isSearched, said, collections, warnings } = built;
  const pages = site.routes.length;
  const notes = site.settings.apiHost === "" ? [...warnings, NO_HOST] : warnings;
  for (const note of gatherNotes(notes)) say(note);
  const report = buildReport(site);
  writeReport(reportFile, report);
  sameBuild.end(
    { pages, problems: [...site.problems], notes, holds: holdsUntilChange(site), report, isSearched },
    folders,
    { said, collections },
  );
  sayNextChange(report);
  sayBuilt(pages, rendered, outDir);
  return 0;
}

function sayBuilt(pages: number, rendered: number, outDir: string): void {
  // Counted from the start of the process, because that is how long one waited.
  const time = seconds(performance.now());
  const anew = rendered === pages ? "" : ` (${rendered.toLocaleString("en")} rendered anew)`;
  say(`Built ${counted(pages, "page")} in ${time}${anew}: ${outDir}`);
}
