import type { SiteSettings } from "../../site/site.ts";
import { withoutBrand } from "../found/llms-text.ts";
import { documentPath, type Output, payloadPath } from "../output.ts";
import type { PageReport } from "../page-maker.ts";
import { makeIndex, type SearchedPage } from "./make-index.ts";
import { LIST_FOLDER, type PageList, pageList } from "./page-list.ts";
import { mainOf, pageText } from "./page-text.ts";
import { withList } from "./search-wishes.ts";
import { openTextCache } from "./text-cache.ts";

/** Gathers the pages of a site while they are written, and makes them searchable when one of them has a search. */
export interface SearchKeeper {
  /** @param key That of the page's contents. */
  add(report: PageReport, key: string): void;
  /** Writes the index and the lists of pages; nothing when no page asks for them. */
  finish(site: Pick<SiteSettings, "brand" | "lang">): void;
}

/**
 * @param job Stands for all that is the same for every page.
 */
export function keepSearch(output: Output, siteDir: string, outDir: string, job: string): SearchKeeper {
  const pages: { route: string; title: string; key: string }[] = [];
  const lists: string[] = [];
  let isSearched = false;

  /** The texts of all pages, those that stayed as they were out of the notes of the last build. */
  const readTexts = () => {
    const cache = openTextCache(siteDir, outDir, job);
    const texts = pages.map(({ route, title, key }) => ({
      route,
      title,
      key,
      text: cache.find(route, key) ?? pageText(mainOf(output.read(documentPath(route)))),
    }));
    cache.write(texts);
    return texts;
  };

  return {
    add({ page, search }, key) {
      if (search?.index) isSearched = true;
      if (search?.list) lists.push(page.route);
      if (page.index && page.isCanonical) pages.push({ route: page.route, title: page.title, key });
    },
    finish({ brand, lang }) {
      if (!isSearched && lists.length === 0) return;
      // Pages come in the order in which they were done; the files must not tell.
      pages.sort((a, b) => (a.route < b.route ? -1 : 1));
      const named = pages.map((page) => ({ ...page, title: withoutBrand(page.title, brand) }));
      if (isSearched) {
        const titles = new Map(named.map(({ route, title }) => [route, title]));
        const searched: SearchedPage[] = readTexts().map(({ route, text }) => ({
          route,
          title: titles.get(route) ?? "",
          ...text,
        }));
        for (const { path, text } of makeIndex(searched)) keepFile(output, path.slice(1), text);
      }
      if (lists.length > 0) writeLists(output, lists.sort(), pageList(named, lang));
    },
  };
}

/** Writes a file, unless the last build has written the same. */
function keepFile(output: Output, path: string, text: string): void {
  if (!output.has(path) || output.read(path) !== text) output.write(path, text);
}

/** Puts the list of all pages where pages ask for it. Its parts look like the first of them. */
function writeLists(output: Output, routes: readonly string[], { html, parts }: PageList): void {
  for (const route of routes) {
    const path = documentPath(route);
    const document = output.read(path);
    keepFile(output, path, withList(document, html));
    if (route === "/404") continue;
    const payload = JSON.parse(output.read(payloadPath(route))) as { html: string };
    keepFile(output, payloadPath(route), JSON.stringify({ ...payload, html: withList(payload.html, html) }));
  }
  if (parts.length === 0) return;
  const frame = output.read(documentPath(routes[0] ?? "/"));
  const unlisted = frame.includes('<meta name="robots"')
    ? frame
    : frame.replace("<title>", '<meta name="robots" content="noindex">\n<title>');
  for (const { name, html: part } of parts)
    keepFile(output, LIST_FOLDER.slice(1) + name, withList(unlisted, part));
}
