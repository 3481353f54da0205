import { ALWAYS, both, type Shown } from "../clock/shown.ts";
import { type CheckedSite, layoutFile } from "./checked-site.ts";
import type { PageContents } from "./page-contents.ts";

/** When each anchor of an address is there. */
export type Anchors = ReadonlyMap<string, readonly Shown[]>;

/**
 * Places that links may lead to, by address: those of the page and of the layout around it. Gathered for the addresses
 * that somebody asks about; undefined where a layout cannot be read, since nobody knows what it would show.
 */
export function anchorsByRoute(site: CheckedSite): (route: string) => Anchors | undefined {
  let pages: Map<string, { contents: PageContents; shell: PageContents | undefined }> | undefined;
  const anchors = new Map<string, Anchors>();
  return (route) => {
    pages ??= pagesByRoute(site);
    const page = pages.get(route);
    if (!page) return undefined;
    let found = anchors.get(route);
    if (!found) {
      found = gather(page.shell ? [page.contents, page.shell] : [page.contents]);
      anchors.set(route, found);
    }
    return found;
  };
}

function pagesByRoute(site: CheckedSite) {
  const pages = new Map<string, { contents: PageContents; shell: PageContents | undefined }>();
  for (const { summary } of site.pages.values()) {
    if (summary.kind !== "page") continue;
    const layout = site.pages.get(layoutFile(summary));
    // What a layout would show that is missing or cannot be read, nobody knows.
    if (!layout || layout.source?.hasErrors) continue;
    const shell = layout.summary.addresses[0];
    for (const list of [summary.addresses, summary.later ?? []])
      for (const contents of list) pages.set(contents.route, { contents, shell });
  }
  return pages;
}

function gather(all: readonly PageContents[]): Anchors {
  const found = new Map<string, Shown[]>();
  for (const one of all) addAnchors(one, found);
  return found;
}

function addAnchors({ mentions, times, shown = ALWAYS }: PageContents, found: Map<string, Shown[]>): void {
  const add = (anchor: string, when: Shown): void => {
    found.set(anchor, [...(found.get(anchor) ?? []), both(shown, when)]);
  };
  if (!times) for (const anchor of mentions.anchor ?? []) add(anchor, ALWAYS);
  else for (const [kind, value, when] of times) if (kind === "anchor") add(value, when);
}
