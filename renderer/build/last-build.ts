import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageReport } from "./page-writer.ts";

/** What the last build into a folder has written, so that the next one does only what is new. */
export interface LastBuild {
  /** There is a finished last build. */
  exists: boolean;
  /** Starts a build; pages of a last one with another key of the whole job are not reused. */
  begin(jobKey: string): void;
  /** The report of a page that is on disk already; `key` stands for everything the page is made of. */
  find(route: string, key: string): PageReport | undefined;
  /** Notes a page of this build, found or written. */
  keep(report: PageReport): void;
  /** Stores this build for the next one. */
  end(): void;
}

interface Kept {
  key: string;
  report: PageReport;
}

/**
 * Opens the notes of the last build. They lie in the site's `.cache` folder, which is safe to delete; while a
 * build is under way there are none, so that one that was cut off is not built upon.
 */
export function openLastBuild(siteDir: string, outDir: string): LastBuild {
  const name = createHash("sha256").update(outDir).digest("hex").slice(0, 12);
  const file = join(siteDir, ".cache", `build-${name}.json`);
  const last = read(file);
  const exists = last !== undefined && existsSync(outDir);
  let jobKey = "";
  const keys = new Map<string, string>();
  const pages: Record<string, Kept> = {};
  return {
    exists,
    begin(key) {
      jobKey = key;
      rmSync(file, { force: true });
    },
    find(route, key) {
      keys.set(route, key);
      if (!exists || last?.jobKey !== jobKey) return undefined;
      const kept = Object.hasOwn(last.pages, route) ? last.pages[route] : undefined;
      return kept?.key === key ? kept.report : undefined;
    },
    keep(report) {
      const { route } = report.page;
      pages[route] = { key: keys.get(route) ?? "", report };
    },
    end() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ jobKey, pages }));
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): { jobKey: string; pages: Record<string, Kept> } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
