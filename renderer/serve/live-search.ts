import { withoutBrand } from "../publish/found/llms-text.ts";
import { openPageRenderer } from "../publish/render-page.ts";
import { type IndexFile, makeIndex } from "../publish/search/make-index.ts";
import { pageList } from "../publish/search/page-list.ts";
import { mainOf, pageText } from "../publish/search/page-text.ts";
import { startJob } from "../publish/write-job.ts";
import { LIVE_LIST } from "../runtime/list-marks.ts";
import { INDEX_ADDRESS, PIECES_ADDRESS } from "../runtime/search/index-format.ts";
import type { Site } from "../site/site.ts";

/** The search of a site that is being written: made when somebody searches, and again after a change. */
export interface LiveSearch {
  isFor(path: string): boolean;
  /** A part of the index, or the list of all pages as HTML; undefined for what is no part of them now. */
  find(path: string): Promise<{ type: string; text: string } | undefined>;
  /** The site has changed. */
  forget(): void;
}

export function liveSearch(site: Site): LiveSearch {
  let index: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    isFor: (path) => path === INDEX_ADDRESS || path === LIVE_LIST || path.startsWith(PIECES_ADDRESS),
    async find(path) {
      if (path === LIVE_LIST) return { type: "text/html; charset=utf-8", text: listOf(site) };
      index ??= indexOf(site);
      // The next question tries again.
      index.catch(() => {
        index = undefined;
      });
      const text = (await index).get(path);
      return text === undefined ? undefined : { type: "application/json", text };
    },
    forget() {
      index = undefined;
    },
  };
}

function* searchablePages(site: Site) {
  for (const { kind, route } of site.routes) {
    const page = kind === "page" && route !== "/404" ? site.page(route) : undefined;
    if (page?.index) yield page;
  }
}

async function indexOf(site: Site): Promise<ReadonlyMap<string, string>> {
  const { job } = await startJob(site, "");
  const render = await openPageRenderer(await job);
  const pages = [...searchablePages(site)].map((page) => ({
    route: page.route,
    title: withoutBrand(page.title, site.settings.brand),
    ...pageText(mainOf(render(page).html)),
  }));
  return new Map(makeIndex(pages).map(({ path, text }: IndexFile) => [path, text]));
}

function listOf(site: Site): string {
  const pages = [...searchablePages(site)].map(({ route, title }) => ({
    route,
    title: withoutBrand(title, site.settings.brand),
  }));
  return pageList(pages, site.settings.lang, Number.POSITIVE_INFINITY).html;
}
