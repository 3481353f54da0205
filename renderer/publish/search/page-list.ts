import { escapeHtml } from "../../formats/escape.ts";
import { folderName } from "../found/llms-text.ts";

/** A page as the list of all pages names it. */
export interface NamedPage {
  route: string;
  title: string;
  /** Tag of the language of the title, where the page itself is in another one. */
  lang?: string;
}

/** The list of all pages, and the parts of it that are files of their own when there are many. */
export interface PageList {
  html: string;
  /** Parts by file name, such as `all-insights.html`. */
  parts: { name: string; html: string }[];
}

/** More pages than this are not listed on one page. */
const ON_ONE_PAGE = 300;

/** Links on a page that holds a part of the list. */
const ON_A_PART = 500;

/** The part of a site that a list names. */
export interface ListedPart {
  /** Tag of its language, which sorts it. */
  lang: string;
  /** What the addresses of that language begin with, such as `/de`; empty in the site's own. */
  path: string;
}

/** Folder of the files that a list is cut into: `/search/`, `/search/de/`. */
export function listFolder({ lang, path }: ListedPart): string {
  return path === "" ? "/search/" : `/search/${lang}/`;
}

/** Pages of one folder, with the page that stands at its head. */
interface Group {
  folder: string;
  head: NamedPage | undefined;
  pages: NamedPage[];
}

/**
 * The list of all pages in HTML: pages right below the home page, then a group for each folder. Many pages are
 * listed by folder on pages of their own, which are files, so that the browser follows the links without a script.
 *
 * @param pages In the order of their addresses. @param most Pages that are listed on one page.
 */
export function pageList(pages: readonly NamedPage[], part: ListedPart, most = ON_ONE_PAGE): PageList {
  const { alone, groups } = groupPages(pages, part);
  const files = listFolder(part);
  if (pages.length <= most)
    return {
      html: linksTo(alone) + groups.map((group) => headed(group, linksTo(group.pages))).join(""),
      parts: [],
    };
  const large = [
    ...(alone.length > most ? [{ folder: "pages", head: undefined, pages: alone }] : []),
    ...groups,
  ];
  const parts = large.flatMap((group) => partsOf(group, files));
  const entries = large.map(
    ({ folder, head, pages: { length } }) =>
      `<li><a href="${partAddress(files, folder, 0)}">${escapeHtml(head?.title ?? folderName(folder))}</a> (${length})</li>`,
  );
  return { html: `${alone.length > most ? "" : linksTo(alone)}<ul>${entries.join("")}</ul>`, parts };
}

function groupPages(
  pages: readonly NamedPage[],
  { lang, path }: ListedPart,
): { alone: NamedPage[]; groups: Group[] } {
  const below = (route: string) => route.slice(path.length + 1);
  const isHome = ({ route }: NamedPage) => below(route) === "";
  const folders = new Map<string, NamedPage[]>();
  const top: NamedPage[] = [];
  for (const page of pages) {
    const [folder = "", ...rest] = below(page.route).split("/");
    if (rest.length === 0) top.push(page);
    else if (folders.has(folder)) folders.get(folder)?.push(page);
    else folders.set(folder, [page]);
  }
  const heads = new Map(top.map((page) => [below(page.route), page]));
  const byTitle = (list: NamedPage[]) => list.toSorted((a, b) => a.title.localeCompare(b.title, lang));
  return {
    // The home page first.
    alone: [
      ...top.filter(isHome),
      ...byTitle(top.filter((page) => !isHome(page) && !folders.has(below(page.route)))),
    ],
    groups: [...folders].map(([folder, inside]) => ({
      folder,
      head: heads.get(folder),
      pages: byTitle(inside),
    })),
  };
}

function headed({ folder, head }: Group, links: string): string {
  return `<h3>${head ? link(head) : escapeHtml(folderName(folder))}</h3>${links}`;
}

function partsOf(group: Group, files: string): PageList["parts"] {
  const { folder, pages } = group;
  const count = Math.ceil(pages.length / ON_A_PART);
  const others = Array.from(
    { length: count },
    (_, at) => `<li><a href="${partAddress(files, folder, at)}">${at + 1}</a></li>`,
  );
  const way = count > 1 ? `<ul class="parts">${others.join("")}</ul>` : "";
  return Array.from({ length: count }, (_, at) => ({
    name: partName(folder, at),
    html: headed(group, linksTo(pages.slice(at * ON_A_PART, (at + 1) * ON_A_PART)) + way),
  }));
}

const partName = (folder: string, at: number) => `all-${folder}${at > 0 ? `-${at + 1}` : ""}.html`;

function partAddress(files: string, folder: string, at: number): string {
  return escapeHtml(encodeURI(files + partName(folder, at)));
}

function linksTo(pages: readonly NamedPage[]): string {
  return pages.length > 0 ? `<ul>${pages.map((page) => `<li>${link(page)}</li>`).join("")}</ul>` : "";
}

function link({ route, title, lang }: NamedPage): string {
  const own = lang === undefined ? "" : ` lang="${escapeHtml(lang)}"`;
  return `<a href="${escapeHtml(encodeURI(route))}"${own}>${escapeHtml(title)}</a>`;
}
