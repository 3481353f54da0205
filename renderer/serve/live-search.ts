import { versionFile } from "../languages/version-files.ts";
import type { PageDefinition } from "../model.ts";
import { withoutBrand } from "../publish/found/llms-text.ts";
import { openPageRenderer } from "../publish/render-page.ts";
import { type IndexFile, makeIndex } from "../publish/search/make-index.ts";
import { type ListedPart, type NamedPage, pageList } from "../publish/search/page-list.ts";
import { mainOf, pageText } from "../publish/search/page-text.ts";
import { startJob } from "../publish/write-job.ts";
import { LIVE_LIST } from "../runtime/list-marks.ts";
import { INDEX_ADDRESS, PIECES_ADDRESS } from "../runtime/search/index-format.ts";
import type { Site } from "../site/site.ts";
import { visitorsPage } from "./visitors-page.ts";

/** The search of a site that is being written: made when somebody searches, and again after a change. */
export interface LiveSearch {
  isFor(path: string): boolean;
  /** A part of an index, or a list of all pages as HTML; undefined for what is no part of them now. */
  find(path: string): Promise<{ type: string; text: string } | undefined>;
  /** The site has changed. */
  forget(): void;
}

/** The address of the list of all pages, with the tag of a language behind it. */
const LISTS = `${LIVE_LIST}/`;

export function liveSearch(site: Site): LiveSearch {
  const indexes = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const partOf = (path: string): ListedPart | undefined =>
    partsOf(site).find((part) => path === indexAddress(part));
  const open = (part: ListedPart) => {
    const there = indexes.get(part.lang) ?? indexOf(site, part);
    indexes.set(part.lang, there);
    // The next question tries again.
    there.catch(() => indexes.delete(part.lang));
    return there;
  };
  return {
    isFor: (path) =>
      partOf(path) !== undefined ||
      path === LIVE_LIST ||
      path.startsWith(LISTS) ||
      path.startsWith(PIECES_ADDRESS),
    async find(path) {
      if (path === LIVE_LIST || path.startsWith(LISTS)) {
        const [own, ...others] = partsOf(site);
        const part = others.find(({ lang }) => path === LISTS + lang) ?? own;
        return { type: "text/html; charset=utf-8", text: listOf(site, part) };
      }
      const part = partOf(path);
      // A piece is asked for after the list that names it.
      for (const index of part ? [open(part)] : indexes.values()) {
        const text = (await index).get(path);
        if (text !== undefined) return { type: "application/json", text };
      }
      return undefined;
    },
    forget() {
      indexes.clear();
    },
  };
}

/** The languages of a site, its own first. */
function partsOf({ settings, languages }: Site): [ListedPart, ...ListedPart[]] {
  return [{ lang: settings.lang, path: "" }, ...languages];
}

function indexAddress({ lang, path }: ListedPart): string {
  return path === "" ? INDEX_ADDRESS : versionFile(INDEX_ADDRESS, lang);
}

function* searchablePages(site: Site, { lang }: ListedPart) {
  for (const { kind, route } of site.routes) {
    const page = kind === "page" && route !== "/404" ? site.page(route) : undefined;
    if (page?.index && page.lang === lang) yield visitorsPage(page);
  }
}

async function indexOf(site: Site, part: ListedPart): Promise<ReadonlyMap<string, string>> {
  const { job } = await startJob(site, "");
  const render = await openPageRenderer(await job);
  const pages = [...searchablePages(site, part)].map((page) => ({
    ...namedPage(page, site),
    ...pageText(mainOf(render(page).html)),
  }));
  return new Map(makeIndex(pages, indexAddress(part)).map(({ path, text }: IndexFile) => [path, text]));
}

function namedPage({ route, title, untranslated }: PageDefinition, { settings }: Site): NamedPage {
  const named = { route, title: withoutBrand(title, settings.brand) };
  return untranslated ? { ...named, lang: untranslated.lang } : named;
}

function listOf(site: Site, part: ListedPart): string {
  const pages = [...searchablePages(site, part)].map((page) => namedPage(page, site));
  return pageList(pages, part, Number.POSITIVE_INFINITY).html;
}
