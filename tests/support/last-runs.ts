import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What vitest has noted of a file of tests. */
interface LastRun {
  file: string;
  /** Milliseconds. */
  duration: number;
  failed: boolean;
}

/** The files of a vitest project as they last ran in this checkout. Empty when none has. */
export function lastRuns(dir: string, project: string): LastRun[] {
  const cache = join(dir, "node_modules/.vite/vitest");
  // One folder for each name of a root project; the same file may have run under several.
  const notes = existsSync(cache) ? readdirSync(cache).map((name) => join(cache, name, "results.json")) : [];
  const prefix = `${project}:`;
  const runs = notes
    .filter((path) => existsSync(path))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .flatMap((path) => {
      const { results } = JSON.parse(readFileSync(path, "utf8")) as {
        results: [string, Omit<LastRun, "file">][];
      };
      return results.map(([name, run]) => ({ name, ...run }));
    })
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, duration, failed }) => ({ file: name.slice(prefix.length), duration, failed }));
  return [...new Map(runs.map((run) => [run.file, run])).values()];
}
