import { splitLink } from "../schema/links.ts";
import type { BodyReader } from "./check-bodies.ts";
import {
  type CheckedPage,
  type CheckedSite,
  keySpan,
  layoutFile,
  type Report,
  whereIs,
} from "./checked-site.ts";
import type { PageContents } from "./page-contents.ts";

/** Addresses named in one problem; the rest is counted. */
const SHOWN = 3;

/** What this check goes by of a page. */
export function waysOf(page: CheckedPage): unknown {
  const { kind, index, lang, addresses } = page.summary;
  const ways = addresses.map(({ mentions, bodies, shown }) => [
    mentions.link,
    mentions["markdown-link"],
    bodies,
    shown?.draft,
  ]);
  return [kind, index, lang, layoutFile(page.summary), ways];
}

/** And of the texts under `public/` that pages show: what was read of each, another one when the file has changed. */
export function linkedTexts(site: CheckedSite, readBody: BodyReader): unknown[] {
  const read: unknown[] = [];
  for (const { summary } of site.pages.values())
    for (const { bodies } of summary.addresses)
      for (const files of bodies) {
        const file = files.find((path) => site.publicFiles.has(path));
        if (file) read.push(readBody(file).parts);
      }
  return read;
}

/**
 * Finds pages that no visitor can come to: no path of links leads there from the home page. Pages that are kept
 * out of search engines may be meant for those who were given the address, so nothing is said about them.
 */
export function checkReach(site: CheckedSite, readBody: BodyReader, report: Report): void {
  const shown = shownAddresses(site);
  if (!shown.has("/")) return;
  const reached = reachedFrom(["/"], site, readBody, shown);
  const lost = new Map<CheckedPage, string[]>();
  for (const [route, { page, contents }] of shown) {
    // What is not finished need not be linked to yet.
    // The switch between languages leads to a version wherever its original can be reached.
    if (page.summary.lang !== undefined) continue;
    if (reached.has(route) || route === "/404" || !page.summary.index || contents.shown?.draft) continue;
    const there = lost.get(page);
    if (there) there.push(route);
    else lost.set(page, [route]);
  }
  for (const [page, routes] of lost) {
    report(whereIs(page), page.source?.each?.span ?? keySpan(page), (span) => ({
      code: "unreachable-page",
      ...span,
      path: [],
      params: {
        routes: routes.slice(0, SHOWN),
        more: Math.max(0, routes.length - SHOWN),
        ...(page.summary.each && { of: page.summary.each.collection }),
      },
    }));
  }
}

type ShownAddresses = ReadonlyMap<string, { page: CheckedPage; contents: PageContents }>;

function shownAddresses(site: CheckedSite): ShownAddresses {
  const shown = new Map<string, { page: CheckedPage; contents: PageContents }>();
  for (const page of site.pages.values())
    if (page.summary.kind === "page")
      for (const contents of page.summary.addresses) shown.set(contents.route, { page, contents });
  return shown;
}

/** Addresses to which paths of links lead from some, these included. */
export function reachedFrom(
  starts: readonly string[],
  site: CheckedSite,
  readBody: BodyReader,
  shown: ShownAddresses = shownAddresses(site),
): ReadonlySet<string> {
  const reached = new Set(starts);
  const queue = [...starts];
  const shells = new Set<string>();
  const reach = (route: string): void => {
    if (reached.has(route)) return;
    reached.add(route);
    queue.push(route);
  };
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const own = shown.get(route);
    if (!own) continue;
    for (const there of addressesFrom(own.contents, site, readBody)) reach(there);
    const shell = layoutFile(own.page.summary);
    if (shells.has(shell)) continue;
    shells.add(shell);
    for (const there of addressesFromLayout(shell, site, readBody)) reach(there);
  }
  return reached;
}

/** Addresses of pages to which what an address shows leads, its layout aside. */
export function* addressesFrom(
  contents: PageContents,
  site: CheckedSite,
  readBody: BodyReader,
): Generator<string> {
  for (const path of linkedPaths(contents)) yield* pageAt(path, site);
  for (const files of contents.bodies) {
    const file = files.find((path) => site.publicFiles.has(path));
    if (!file) continue;
    for (const { href } of readBody(file).parts.links)
      if (href.startsWith("/")) yield* pageAt(splitLink(href).path, site);
  }
}

/** The same for a layout, by its file. */
export function* addressesFromLayout(
  file: string,
  site: CheckedSite,
  readBody: BodyReader,
): Generator<string> {
  for (const one of site.pages.get(file)?.summary.addresses ?? []) yield* addressesFrom(one, site, readBody);
}

/** The address of the page that is shown at a path, where there is one. */
function pageAt(path: string, site: CheckedSite): string[] {
  // A redirect or an alias shows another page; a handful of steps is more than any sound chain has.
  let record = site.routes.records.get(path);
  for (let step = 0; record && record.kind !== "page" && step < 5; step += 1)
    record = site.routes.records.get(splitLink(record.to ?? "").path);
  return record ? [record.route] : [];
}

const linked = new WeakMap<PageContents, ReadonlySet<string>>();

/** Paths on this site that an address links to, worked out once for what it shows. */
function linkedPaths(contents: PageContents): ReadonlySet<string> {
  const known = linked.get(contents);
  if (known) return known;
  const paths = new Set<string>();
  for (const kind of ["link", "markdown-link"] as const)
    for (const href of contents.mentions[kind] ?? [])
      if (href.startsWith("/")) paths.add(splitLink(href).path);
  linked.set(contents, paths);
  return paths;
}
