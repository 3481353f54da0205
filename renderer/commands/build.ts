import { resolve } from "node:path";
import { buildSite } from "../build/build-site.ts";
import { openSite } from "../content/site.ts";
import { settingsFromEnvironment } from "./environment.ts";
import { counted, progress, say, seconds } from "./print.ts";
import { printProblems } from "./print-problems.ts";

export interface BuildCommand {
  /** Absolute site folder. */
  dir: string;
  /** Folder to write; default `dist` in the site folder. */
  out?: string;
  /** File to write a configuration for nginx to. */
  nginx?: string;
}

/** `npm run build`: checks the site and writes it as static files. Returns the exit code. */
export async function build({ dir, out, nginx }: BuildCommand): Promise<number> {
  const site = await openSite({ dir, settings: settingsFromEnvironment() });
  if (printProblems(site) > 0) {
    say("Nothing was built. Mend the errors above and build again.");
    return 1;
  }
  const outDir = resolve(dir, out ?? "dist");
  const bar = progress("Rendering page");
  const { pages, rendered, warnings } = await buildSite(site, {
    outDir,
    ...(nginx && { nginx: resolve(dir, nginx) }),
    onProgress: bar.update,
  });
  bar.end();
  for (const warning of warnings) say(warning);
  if (site.settings.apiHost === "") {
    say(
      "No host for inquiries is configured: forms send to the site's own address. Set apiHost in data/site.yaml, or SITE_API_HOST for this build.",
    );
  }
  // Counted from the start of the process, because that is how long one waited.
  const time = seconds(performance.now());
  say(
    `Built ${counted(pages, "page")} in ${time} (${rendered.toLocaleString("en")} rendered anew): ${outDir}`,
  );
  return 0;
}
