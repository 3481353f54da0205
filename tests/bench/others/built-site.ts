import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "../measure/compressed-server.ts";
import { median } from "../measure/median.ts";
import type { SourceSite } from "./read-source.ts";

/** Bytes of a page as they travel, compressed with brotli. */
export interface PageBytes {
  /** The document, with the styles inside it. */
  html: number;
  /** The document and the style sheets that it links to. */
  withStyles: number;
}

/** Bytes and number of all files in a folder. */
export function folderSize(dir: string): { bytes: number; files: number } {
  const sizes = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}

/** What a visitor of one page fetches of text and styles: medians over the given pages. */
export async function pageBytes(outDir: string, files: readonly string[]): Promise<PageBytes> {
  const pages = await Promise.all(files.map((file) => bytesOfPage(outDir, file)));
  return {
    html: median(pages.map(({ html }) => html)),
    withStyles: median(pages.map(({ withStyles }) => withStyles)),
  };
}

async function bytesOfPage(outDir: string, file: string): Promise<PageBytes> {
  const page = readFileSync(join(outDir, file), "utf8");
  const html = (await brotli(page)).length;
  const sheets = [...page.matchAll(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g)].map(
    ([link]) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? "",
  );
  const styles = await Promise.all(
    sheets.map(async (sheet) => (await brotli(readFileSync(join(outDir, sheet)))).length),
  );
  return { html, withStyles: styles.reduce((sum, bytes) => sum + bytes, html) };
}

/** Files of built pages of the corpus, evenly spread; without the first page and the one for unknown addresses. */
export function samplePages(source: SourceSite, most: number): string[] {
  const paths = source.products?.map(({ range, slug }) => `${range}/${slug}`) ?? ownPages(source);
  const step = Math.max(1, (paths.length - 1) / (most - 1));
  const count = Math.min(most, paths.length);
  return Array.from({ length: count }, (_, index) => `${paths[Math.round(index * step)]}/index.html`);
}

function ownPages({ pages }: SourceSite): string[] {
  return pages.map(({ path }) => path).filter((path) => path !== "index" && path !== "404");
}
