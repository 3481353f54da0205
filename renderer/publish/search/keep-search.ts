import { basedHtml } from "../../formats/based-html.ts";
import { versionFile } from "../../languages/version-files.ts";
import { INDEX_ADDRESS } from "../../runtime/search/index-format.ts";
import type { Site } from "../../site/site.ts";
import { withoutBrand } from "../found/llms-text.ts";
import type { PageReport } from "../orders.ts";
import { documentPath, type Output, payloadPath } from "../output.ts";
import { makeIndex, type SearchedPage } from "./make-index.ts";
import { type ListedPart, listFolder, type PageList, pageList } from "./page-list.ts";
import { mainOf, type PageText, pageText } from "./page-text.ts";
import { withList } from "./search-wishes.ts";
import { openTextCache } from "./text-cache.ts";

/** Gathers the pages of a site while they are written, and makes them searchable when one of them has a search. */
export interface SearchKeeper {
  /** @param key That of the page's contents. */
  add(report: PageReport, key: string): void;
  /** A page asks for one of them. */
  readonly isSearched: boolean;
  /** Writes an index and the lists of pages for each language; nothing where no page asks for them. */
  finish(site: Pick<Site, "settings" | "languages">): void;
}

/**
 * @param job Stands for all that is the same for every page.
 */
export function keepSearch(
  output: Output,
  { siteDir, outDir, basePath }: { siteDir: string; outDir: string; basePath: string },
  job: string,
): SearchKeeper {
  const pages: { route: string; title: string; lang: string; key: string; isFallback: boolean }[] = [];
  const lists: { route: string; lang: string }[] = [];
  /** Languages of which a page has a search. */
  const searched = new Set<string>();

  /** The texts of all pages, those that stayed as they were out of the notes of the last build. */
  const readTexts = () => {
    const cache = openTextCache(siteDir, outDir, job);
    const texts = pages.map(({ route, key }) => ({
      route,
      key,
      text: cache.find(route, key) ?? pageText(mainOf(output.read(documentPath(route)))),
    }));
    cache.write(texts);
    return new Map(texts.map(({ route, text }) => [route, text]));
  };

  return {
    add({ page, search }, key) {
      if (search?.index) searched.add(page.lang);
      if (search?.list) lists.push({ route: page.route, lang: page.lang });
      // Who searches in a language finds what nobody has translated at its address there.
      if (page.index && (page.isCanonical || page.isFallback))
        pages.push({
          route: page.route,
          title: page.title,
          lang: page.lang,
          key,
          isFallback: page.isFallback === true,
        });
    },
    get isSearched() {
      return searched.size > 0 || lists.length > 0;
    },
    finish({ settings, languages }) {
      if (!this.isSearched) return;
      // Pages come in the order in which they were done; the files must not tell.
      pages.sort((a, b) => (a.route < b.route ? -1 : 1));
      const texts = searched.size > 0 ? readTexts() : new Map<string, PageText>();
      const own: ListedPart = { lang: settings.lang, path: "" };
      for (const part of [own, ...languages]) {
        const named = pages
          .filter(({ lang }) => lang === part.lang)
          .map(({ route, title, isFallback }) => ({
            route,
            title: withoutBrand(title, settings.brand),
            ...(isFallback && { lang: settings.lang }),
          }));
        if (searched.has(part.lang)) {
          const read = named.map(
            (page): SearchedPage => ({ ...page, ...(texts.get(page.route) ?? NO_TEXT) }),
          );
          const address = part === own ? INDEX_ADDRESS : versionFile(INDEX_ADDRESS, part.lang);
          for (const { path, text } of makeIndex(read, address, basePath)) {
            // The names of pieces tell their content: what is there is right.
            if (path === address || !output.has(path.slice(1))) keepFile(output, path.slice(1), text);
          }
        }
        const routes = lists.filter(({ lang }) => lang === part.lang).map(({ route }) => route);
        if (routes.length === 0) continue;
        writeLists(output, routes.sort(), basedPageList(pageList(named, part), basePath), listFolder(part));
      }
    },
  };
}

function basedPageList({ html, parts }: PageList, basePath: string): PageList {
  return {
    html: basedHtml(html, basePath),
    parts: parts.map(({ name, html }) => ({ name, html: basedHtml(html, basePath) })),
  };
}

const NO_TEXT: PageText = { sections: [] };

/** Writes a file, unless the last build has written the same. */
function keepFile(output: Output, path: string, text: string): void {
  if (!output.has(path) || output.read(path) !== text) output.write(path, text);
}

/** Puts the list of all pages where pages ask for it. Its parts look like the first of them. */
function writeLists(
  output: Output,
  routes: readonly string[],
  { html, parts }: PageList,
  folder: string,
): void {
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
    keepFile(output, folder.slice(1) + name, withList(unlisted, part));
}
