import { resolve } from "node:path";
import { claimFolder } from "../publish/claim-folder.ts";
import { openSameBuild } from "../publish/same-build.ts";
import { startEarly } from "../publish/threads.ts";
import { settingsFromEnvironment } from "./environment.ts";
import { counted, say, seconds } from "./print.ts";
import { sayAgain } from "./say-again.ts";

export interface BuildCommand {
  /** Absolute site folder. */
  dir: string;
  /** Folder to write; default `dist` in the site folder. */
  out?: string;
  /** File to write a configuration for nginx to. */
  nginx?: string;
  /** The path below which visitors find this build; default: that of the site's address. */
  base?: string;
  /** The day or moment that the site is made for; missing: now. */
  asOf?: string;
  /** Drafts are to be seen. */
  drafts?: boolean;
  /** File to write the report to; default `.cache/build-report.json` in the site folder. */
  report?: string;
}

/** `npm run build`: checks the site and writes it as static files. Returns the exit code. */
export async function build(command: BuildCommand): Promise<number> {
  const outDir = resolve(command.dir, command.out ?? "dist");
  const giveBack = await claimFolder(outDir, () =>
    say(`Another build is writing ${outDir}. This one goes on when that has ended.`),
  );
  try {
    return await buildInto(outDir, command);
  } finally {
    await giveBack();
  }
}

async function buildInto(
  outDir: string,
  { dir, nginx, base, drafts = false, ...more }: BuildCommand,
): Promise<number> {
  const settings = settingsFromEnvironment();
  const asOf = more.asOf ?? new Date().toISOString();
  const reportFile = resolve(dir, more.report ?? ".cache/build-report.json");
  const sameBuild = openSameBuild(dir, outDir, settings, { asOf, drafts, basePath: base });
  const same = nginx ? undefined : sameBuild.find();
  if (same) {
    sayAgain(same, { dir, reportFile, asOf });
    say(
      `Nothing has changed since the last build: ${counted(same.pages, "page")} in ${seconds(performance.now())}: ${outDir}`,
    );
    return 0;
  }
  const started = await startEarly(dir, outDir, sameBuild.looked);
  // What makes pages is read when there is something to make, and while threads read it as well.
  const { buildAnew } = await import("./build-anew.ts");
  return buildAnew(
    { dir, outDir, settings, basePath: base, asOf, drafts, reportFile, ...(nginx && { nginx }) },
    sameBuild,
    started,
  );
}
