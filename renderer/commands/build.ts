import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { BundleError } from "../bundle/bundle.ts";
import { localText } from "../clock/moments.ts";
import { BrokenPictureError } from "../pictures/picture-store.ts";
import { type BuildReport, buildReport, holdsUntilChange, writeReport } from "../publish/build-report.ts";
import { buildSite } from "../publish/build-site.ts";
import { OutDirError } from "../publish/out-dir.ts";
import { openSameBuild } from "../publish/same-build.ts";
import { ViewError } from "../publish/view-error.ts";
import { settingsFromEnvironment } from "./environment.ts";
import { gatherNotes } from "./gather-notes.ts";
import { heedStrays } from "./heed-strays.ts";
import { counted, progress, say, seconds } from "./print.ts";
import { printBeginning, printProblems } from "./print-problems.ts";

export interface BuildCommand {
  /** Absolute site folder. */
  dir: string;
  /** Folder to write; default `dist` in the site folder. */
  out?: string;
  /** File to write a configuration for nginx to. */
  nginx?: string;
  /** The day or moment that the site is made for; missing: now. */
  asOf?: string;
  /** Drafts are to be seen. */
  drafts?: boolean;
  /** File to write the report to; default `.cache/build-report.json` in the site folder. */
  report?: string;
}

const NO_HOST =
  "No host for inquiries is configured: forms send to the site's own address. Set apiHost in data/site.yaml, or SITE_API_HOST for this build.";

/** `npm run build`: checks the site and writes it as static files. Returns the exit code. */
export async function build({ dir, out, nginx, drafts = false, ...more }: BuildCommand): Promise<number> {
  const settings = settingsFromEnvironment();
  const outDir = resolve(dir, out ?? "dist");
  const asOf = more.asOf ?? new Date().toISOString();
  const reportFile = resolve(dir, more.report ?? ".cache/build-report.json");
  const sameBuild = openSameBuild(dir, outDir, settings, { asOf, drafts });
  const same = nginx ? undefined : sameBuild.find();
  if (same) {
    printProblems({ problems: same.problems, source: (file) => readFileSync(resolve(dir, file), "utf8") });
    for (const note of gatherNotes(same.notes)) say(note);
    if (same.report) {
      const report = { ...same.report, asOf };
      writeReport(reportFile, report);
      sayNextChange(report);
    }
    say(
      `Nothing has changed since the last build: ${counted(same.pages, "page")} in ${seconds(performance.now())}: ${outDir}`,
    );
    return 0;
  }
  sameBuild.begin();
  const bar = progress("Page");
  const result = await heedStrays(dir, (signal) =>
    buildSite({
      dir,
      settings,
      outDir,
      folders: sameBuild.folders,
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
  const { site, built } = result;
  printProblems(site);
  if (!built) {
    printBeginning(dir);
    say("Nothing was built. Mend the errors above and build again.");
    return 1;
  }
  const { rendered, folders, warnings } = built;
  const pages = site.routes.length;
  const notes = site.settings.apiHost === "" ? [...warnings, NO_HOST] : warnings;
  for (const note of gatherNotes(notes)) say(note);
  const report = buildReport(site);
  writeReport(reportFile, report);
  sameBuild.end(
    { pages, problems: [...site.problems], notes, holds: holdsUntilChange(site), report },
    folders,
  );
  sayNextChange(report);
  // Counted from the start of the process, because that is how long one waited.
  const time = seconds(performance.now());
  const anew = rendered === pages ? "" : ` (${rendered.toLocaleString("en")} rendered anew)`;
  say(`Built ${counted(pages, "page")} in ${time}${anew}: ${outDir}`);
  return 0;
}

/** Sites on which nothing comes or goes have nothing to say of it. */
function sayNextChange({ nextChange, timeZone, changes }: BuildReport): void {
  if (nextChange === null) return;
  const files = changes[0]?.files.join(", ") ?? "";
  say(`Build again ${localText(Date.parse(nextChange), timeZone)} (${timeZone}, ${nextChange}): ${files}`);
}
