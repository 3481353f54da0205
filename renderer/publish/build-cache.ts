import { createHash } from "node:crypto";
import {
  appendFileSync,
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
import type { ReadsOfFile } from "../filling/reads.ts";
import type { Dependencies } from "../site/site-state.ts";
import type { PageReport } from "./orders.ts";

/** What is kept of a page file for the next build. */
export interface KeptFile {
  /** Size and time of the file. */
  stamp: string;
  /** Missing when the file has to be read again, because there is something to say about it. */
  summary?: PageSummary;
  /** `UnreadSite.dependenciesOf` that. */
  dependencies?: Dependencies;
  /** What the addresses in it have read, and `UnreadSite.digestOf` each; missing where nobody can tell. */
  reads?: ReadsOfFile & { gave: string[] };
  /** The pages that it makes. */
  pages: { route: string; key: string; report: PageReport }[];
}

/** What the last build into a folder has written, so that the next one does only what is new. */
export interface BuildCache {
  /** There is a last build with the same views, settings and engine. */
  readonly isUsable: boolean;
  /** A file as the last build read it. */
  find(file: string): KeptFile | undefined;
  /** Size and time of a file as the last build read it. */
  stampOf(file: string): string | undefined;
  /** Notes a file of this build; without `kept` it is as the last build noted it. */
  keep(file: string, kept?: KeptFile): void;
  /** Before files of the site change: a build that is cut off is not built upon. */
  begin(): void;
  /** Makes the notes of this build those for the next one. */
  end(): void;
  /**
   * Makes the notes of the last build, with those of some files anew, the ones for the next: in place of `begin`, `keep`
   * and `end`. @param change  Changes the files of the site; when it is cut off, nothing is built upon it.
   */
  amend(files: ReadonlyMap<string, KeptFile>, change: () => void): void;
  /** This build comes to nothing. */
  drop(): void;
}

/** Notes go to the disk in pieces of about so many characters: a large site's do not fit into memory twice. */
const PIECE = 1_000_000;

/**
 * Opens the notes of the last build. They lie in the site's `.cache` folder, which is safe to delete: a line that
 * says what all pages have in common, then lines of files with their stamps. Of a file the last line counts.
 *
 * @param job Stands for all that is the same for every page.
 */
export function openBuildCache(siteDir: string, outDir: string, job: string): BuildCache {
  const path = notesOf(siteDir, outDir);
  const fresh = `${path}.new`;
  const read = existsSync(outDir) ? readLines(path, job) : undefined;
  const last = read?.byFile;
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
      return line === undefined ? undefined : keptIn(line);
    },
    stampOf(file) {
      const line = last?.get(file);
      return line?.slice(0, line.indexOf("\t"));
    },
    keep(file, kept) {
      const line = `${file}\t${kept ? lineOf(kept) : last?.get(file)}`;
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
    amend(files, change) {
      renameSync(path, fresh);
      change();
      const changed = [...files].map(([file, kept]) => `${file}\t${lineOf(kept)}\n`);
      const { byFile = new Map<string, string>(), count = 0 } = read ?? {};
      // Until half of the lines no longer count.
      if (count + changed.length < 2 * byFile.size) appendFileSync(fresh, changed.join(""));
      else {
        for (const file of byFile.keys()) this.keep(file, files.get(file));
        flush();
        close();
      }
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

/** What stands in the line of a file behind its name. */
function lineOf({ stamp, ...rest }: KeptFile): string {
  return `${stamp}\t${JSON.stringify(rest)}`;
}

function keptIn(line: string): KeptFile {
  const tab = line.indexOf("\t");
  return { stamp: line.slice(0, tab), ...(JSON.parse(line.slice(tab + 1)) as Omit<KeptFile, "stamp">) };
}

/** The last line of each file, and how many lines there are; undefined when there are none for this job. */
function readLines(path: string, job: string): { byFile: Map<string, string>; count: number } | undefined {
  if (!existsSync(path)) return undefined;
  const [first, ...lines] = readFileSync(path, "utf8").split("\n");
  if (first !== job) return undefined;
  const byFile = new Map<string, string>();
  let count = 0;
  for (const line of lines) {
    const tab = line.indexOf("\t");
    if (tab < 0) continue;
    byFile.set(line.slice(0, tab), line.slice(tab + 1));
    count += 1;
  }
  return { byFile, count };
}
