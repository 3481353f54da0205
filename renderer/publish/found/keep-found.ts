import { availableParallelism } from "node:os";
import { SHARE_SIZE } from "../../formats/picture-files.ts";
import type { Site } from "../../site/site.ts";
import type { PageReport } from "../orders.ts";
import type { Output } from "../output.ts";
import type { ShareImage } from "./find-page.ts";
import type { ListedPage } from "./llms-text.ts";
import { siteFiles } from "./site-files.ts";

/** Gathers what finds the site while its pages are written. */
export interface FoundKeeper {
  /** Takes in a canonical page; its share image is drawn in the background. */
  add(page: PageReport["page"], found: PageReport["found"]): Promise<void>;
  /** Writes what needs all pages, and waits for what is still being drawn. */
  finish(site: Site): Promise<void>;
  /** Canonical pages that may be indexed; sorted once all is finished. */
  readonly listed: readonly ListedPage[];
  readonly warnings: string[];
}

/** A file of a block; of several pages that write one, the first by its address has its way, in whatever order they come. */
interface WrittenFile {
  page: PageReport["page"];
  text: string;
}

const listOf = ({ goesOnFrom, route }: PageReport["page"]): string => goesOnFrom ?? route;

/** @param basePath The path below which the site stands. */
export function keepFound(output: Output, basePath = ""): FoundKeeper {
  const pages: ListedPage[] = [];
  const warnings: string[] = [];
  const written = new Map<string, WrittenFile>();
  const pictures = new Set<Promise<void>>();

  const draw = async ({ path, svg }: ShareImage) => {
    // The name tells the content: what is there from the last build is right.
    if (output.has(path)) return;
    const { drawPng } = await import("./draw-png.ts");
    output.write(path, await drawPng(svg, SHARE_SIZE.width));
  };

  return {
    listed: pages,
    warnings,
    async add(page, found) {
      warnings.push(...found.warnings);
      for (const { path, text } of found.files) {
        const known = written.get(path);
        const isFirst = known === undefined || page.route < known.page.route;
        // Where a list goes on, its feed is that of the address at which it begins.
        if (known && known.text !== text && listOf(known.page) !== listOf(page)) {
          const [first, later] = isFirst ? [page, known.page] : [known.page, page];
          warnings.push(
            `${later.file}  ${later.route} writes ${path} with other content than ${first.route}, whose file is published.`,
          );
        }
        if (!isFirst) continue;
        written.set(path, { page, text });
        if (known?.text !== text) output.write(path.slice(1), text);
      }
      if (!page.index) return;
      const { route, title, description, alternates } = page;
      pages.push({ route, title, description, ...(alternates && { alternates }) });
      if (!found.shareImage) return;
      // The drawing threads are few: more pictures waiting would only take memory.
      while (pictures.size >= availableParallelism()) await Promise.race(pictures);
      const picture = draw(found.shareImage).finally(() => pictures.delete(picture));
      pictures.add(picture);
    },
    async finish(site) {
      // Pages come in the order in which they were done; the files must not tell.
      pages.sort((a, b) => (a.route < b.route ? -1 : 1));
      const { files, warnings: more } = await siteFiles(site, pages, basePath);
      warnings.sort();
      warnings.push(...more);
      for (const { path, content } of files) output.write(path, content);
      await Promise.all(pictures);
    },
  };
}
