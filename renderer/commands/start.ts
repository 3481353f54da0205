import pc from "picocolors";
import { startDevServer } from "../serve/dev-server.ts";
import { sayStrays } from "./heed-strays.ts";
import { say, seconds } from "./print.ts";
import { printBeginning, printProblems } from "./print-problems.ts";

/** `npm start`: the site for authoring, until the process ends. */
export async function start({
  dir,
  port,
  asOf,
}: {
  dir: string;
  port?: number;
  asOf?: string;
}): Promise<number> {
  sayStrays(dir);
  const server = await startDevServer({
    dir,
    // While the site is written, inquiries stay on this machine: the local receiver takes them.
    settings: { apiHost: "" },
    port: port ?? 5173,
    isWarmed: true,
    ...(asOf !== undefined && { asOf }),
    onCheck(site, milliseconds, changed) {
      if (changed.length > 0)
        say(`${namesOf(changed)} saved, checked in ${Math.round(milliseconds)} ms`, pc.dim);
      else say(`Read ${site.routes.length} routes in ${seconds(milliseconds)}.`);
      printProblems(site);
      if (changed.length === 0) printBeginning(dir);
    },
  });
  say(`The site is at ${server.resolvedUrls?.local[0]}  (Ctrl+C ends it)`);
  return new Promise(() => {});
}

/** Files named at once: a word that was replaced everywhere is in a thousand. */
const MOST_NAMED = 6;

function namesOf(files: readonly string[]): string {
  const more = files.length - MOST_NAMED;
  return more > 1 ? `${files.slice(0, MOST_NAMED).join(", ")} and ${more} more files` : files.join(", ");
}
