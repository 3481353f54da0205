import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { PageSummary } from "../check/page-summary.ts";
import type { PageReport } from "./page-maker.ts";

/** What is kept of a page file for the next build. */
export interface KeptFile {
  /** Size and time of the file. */
  stamp: string;
  /** `UnreadSite.dependenciesOf` its summary. */
  dependencies: string;
  /** Missing when the file has to be read again, because there is something to say about it. */
  summary?: PageSummary;
  /** The pages that it makes. */
  pages: { route: string; key: string; report: PageReport }[];
}

/** What the last build into a folder has written, so that the next one does only what is new. */
export interface BuildCache {
  /** There is a last build with the same views, settings and engine. */
  readonly isUsable: boolean;
  /** A file as the last build read it. */
  find(file: string): KeptFile | undefined;
  /** Notes a file of this build; without `kept` it is as the last build noted it. */
  keep(file: string, kept?: KeptFile): void;
  /** Before files of the site change: a build that is cut off is not built upon. */
  begin(): void;
  /** Makes the notes of this build those for the next one. */
  end(): void;
  /** This build comes to nothing. */
  drop(): void;
}

/** Notes go to the disk in pieces of about so many characters: a large site's do not fit into memory twice. */
const PIECE = 1_000_000;

/**
 * Opens the notes of the last build. They lie in the site's `.cache` folder, which is safe to delete: a line that
 * says what all pages have in common, then one line for each file.
 *
 * @param job Stands for all that is the same for every page.
 */
export function openBuildCache(siteDir: string, outDir: string, job: string): BuildCache {
  const path = notesOf(siteDir, outDir);
  const fresh = `${path}.new`;
  const last = existsSync(outDir) ? readLines(path, job) : undefined;
  let lines = [job];
  let length = 0;
  let output: number | undefined;
  const flush = () => {
    if (output === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      output = openSync(fresh, "w");
    }
    writeSync(output, `${lines.join("\n")}\n`);
    lines = [];
    length = 0;
  };
  const close = () => {
    if (output !== undefined) closeSync(output);
    output = undefined;
  };
  return {
    isUsable: last !== undefined,
    find(file) {
      const line = last?.get(file);
      return line === undefined ? undefined : (JSON.parse(line) as KeptFile);
    },
    keep(file, kept) {
      const line = `${file}\t${kept ? JSON.stringify(kept) : last?.get(file)}`;
      lines.push(line);
      length += line.length;
      if (length > PIECE) flush();
    },
    begin() {
      rmSync(path, { force: true });
    },
    end() {
      flush();
      close();
      renameSync(fresh, path);
    },
    drop() {
      close();
      rmSync(fresh, { force: true });
    },
  };
}

/** Whether there are notes of a last build into a folder, whatever they are worth. */
export function hasNotes(siteDir: string, outDir: string): boolean {
  return existsSync(outDir) && existsSync(notesOf(siteDir, outDir));
}

function notesOf(siteDir: string, outDir: string): string {
  const name = createHash("sha256").update(outDir).digest("hex").slice(0, 12);
  return join(siteDir, ".cache", `build-${name}.txt`);
}

/** Notes by file; undefined when there are none for this job. */
function readLines(path: string, job: string): Map<string, string> | undefined {
  if (!existsSync(path)) return undefined;
  const [first, ...lines] = readFileSync(path, "utf8").split("\n");
  if (first !== job) return undefined;
  return new Map(
    lines
      .filter((line) => line.includes("\t"))
      .map((line) => {
        const tab = line.indexOf("\t");
        return [line.slice(0, tab), line.slice(tab + 1)];
      }),
  );
}
