import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { BundleError } from "../bundle/bundle.ts";
import { BrokenPictureError } from "../pictures/picture-store.ts";
import { buildSite } from "../publish/build-site.ts";
import { OutDirError } from "../publish/out-dir.ts";
import { openSameBuild } from "../publish/same-build.ts";
import { settingsFromEnvironment } from "./environment.ts";
import { gatherNotes } from "./gather-notes.ts";
import { counted, progress, say, seconds } from "./print.ts";
import { printBeginning, printProblems } from "./print-problems.ts";

export interface BuildCommand {
  /** Absolute site folder. */
  dir: string;
  /** Folder to write; default `dist` in the site folder. */
  out?: string;
  /** File to write a configuration for nginx to. */
  nginx?: string;
}

const NO_HOST =
  "No host for inquiries is configured: forms send to the site's own address. Set apiHost in data/site.yaml, or SITE_API_HOST for this build.";

/** `npm run build`: checks the site and writes it as static files. Returns the exit code. */
export async function build({ dir, out, nginx }: BuildCommand): Promise<number> {
  const settings = settingsFromEnvironment();
  const outDir = resolve(dir, out ?? "dist");
  const sameBuild = openSameBuild(dir, outDir, settings);
  const same = nginx ? undefined : sameBuild.find();
  if (same) {
    printProblems({ problems: same.problems, source: (file) => readFileSync(resolve(dir, file), "utf8") });
    for (const note of gatherNotes(same.notes)) say(note);
    say(
      `Nothing has changed since the last build: ${counted(same.pages, "page")} in ${seconds(performance.now())}: ${outDir}`,
    );
    return 0;
  }
  sameBuild.begin();
  const bar = progress("Page");
  const result = await buildSite({
    dir,
    settings,
    outDir,
    ...(nginx && { nginx: resolve(dir, nginx) }),
    onProgress: bar.update,
  }).catch((error: unknown) => {
    const isExpected = [OutDirError, BrokenPictureError, BundleError].some((kind) => error instanceof kind);
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
  const { rendered, warnings } = built;
  const pages = site.routes.length;
  const notes = site.settings.apiHost === "" ? [...warnings, NO_HOST] : warnings;
  for (const note of gatherNotes(notes)) say(note);
  sameBuild.end({ pages, problems: [...site.problems], notes });
  // Counted from the start of the process, because that is how long one waited.
  const time = seconds(performance.now());
  const anew = rendered === pages ? "" : ` (${rendered.toLocaleString("en")} rendered anew)`;
  say(`Built ${counted(pages, "page")} in ${time}${anew}: ${outDir}`);
  return 0;
}
