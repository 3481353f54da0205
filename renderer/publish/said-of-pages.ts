import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Titles, titleFaults, titlesOf } from "../check/check-titles.ts";
import { fileKey } from "../files/file-key.ts";
import type { KeptFile } from "./build-cache.ts";
import type { ListedPage } from "./found/llms-text.ts";

/** Titles and descriptions as others go by them than the pages that have them: all of a site. Plain JSON. */
export interface SaidOfPages {
  /** For the check. */
  titles: readonly Titles[];
  /** Canonical pages that may be indexed, in the order of their addresses. */
  listed: readonly ListedPage[];
}

/**
 * The same once some files say something else of their pages.
 *
 * @returns undefined where the check has something else to say of them than before, or a page is not among them.
 */
export function saidAnew(said: SaidOfPages, files: readonly KeptFile[]): SaidOfPages | undefined {
  const newTitles = new Map(
    files.flatMap(({ summary }) => (summary ? [[summary.file, titlesOf(summary)]] : [])),
  );
  const newPages = new Map(
    files.flatMap(({ pages }) => pages.map(({ report: { page } }) => [page.route, page])),
  );
  const titles = said.titles.map((one) => newTitles.get(one.file) ?? one);
  const known = new Set(said.titles.map(({ file }) => file));
  if (![...newTitles.keys()].every((file) => known.has(file))) return undefined;
  if (titleFaults(titles).join("\n") !== titleFaults(said.titles).join("\n")) return undefined;
  const listed = said.listed.map((one) => {
    const page = newPages.get(one.route);
    if (!page) return one;
    const { description: _, ...rest } = one;
    const { title, description } = page;
    return { ...rest, title, ...(description !== undefined && { description }) };
  });
  return { titles, listed };
}

/** Where that is kept for the next build into a folder: in the site's `.cache`, which is safe to delete. */
export function openSaidOfPages(siteDir: string, outDir: string) {
  const file = join(siteDir, ".cache", `said-${fileKey([], outDir)}.json`);
  return {
    read(): SaidOfPages | undefined {
      try {
        return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SaidOfPages) : undefined;
      } catch {
        return undefined;
      }
    },
    write(said: SaidOfPages): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(said));
    },
  };
}
