import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageSummary } from "../content/page-summary.ts";
import type { PageReport } from "./page-writer.ts";

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
  /** Notes a file of this build. */
  keep(file: string, kept: KeptFile): void;
  /** Before files of the site change: a build that is cut off is not built upon. */
  begin(): void;
  /** Stores this build for the next one. */
  end(): void;
}

interface Stored {
  job: string;
  files: Record<string, KeptFile>;
}

/**
 * Opens the notes of the last build. They lie in the site's `.cache` folder, which is safe to delete.
 *
 * @param job Stands for all that is the same for every page.
 */
export function openBuildCache(siteDir: string, outDir: string, job: string): BuildCache {
  const name = createHash("sha256").update(outDir).digest("hex").slice(0, 12);
  const path = join(siteDir, ".cache", `build-${name}.json`);
  const last = existsSync(outDir) ? read(path) : undefined;
  const isUsable = last?.job === job;
  const files: Record<string, KeptFile> = {};
  return {
    isUsable,
    find: (file) => (isUsable && Object.hasOwn(last.files, file) ? last.files[file] : undefined),
    keep(file, kept) {
      files[file] = kept;
    },
    begin() {
      rmSync(path, { force: true });
    },
    end() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify({ job, files } satisfies Stored));
      renameSync(`${path}.new`, path);
    },
  };
}

function read(path: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}

/** Size and time of a file. */
export function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : "";
}
