import { ALWAYS, both, type Shown } from "../clock/shown.ts";
import { type CheckedPage, type CheckedSite, layoutFile } from "./checked-site.ts";
import type { PageContents } from "./page-contents.ts";

/** Places of an address that links may lead to. */
export interface Anchors {
  /** When each of them is there. */
  there: ReadonlyMap<string, readonly Shown[]>;
  /** Whether one that is not may be in what cannot be read of a page with a mistake. */
  mayBe(anchor: string): boolean;
}

interface ShownAt {
  contents: PageContents;
  shell: PageContents | undefined;
  mayBe: Anchors["mayBe"];
}

const never = () => false;

/**
 * Places that links may lead to, by address: those of the page and of the layout around it. Gathered for the addresses
 * that somebody asks about; undefined where a layout cannot be read, or what a page is filled in from, since nobody knows
 * what they would show.
 */
export function anchorsByRoute(site: CheckedSite): (route: string) => Anchors | undefined {
  let pages: Map<string, ShownAt> | undefined;
  const anchors = new Map<string, Anchors>();
  return (route) => {
    pages ??= pagesByRoute(site);
    const page = pages.get(route);
    if (!page) return undefined;
    let found = anchors.get(route);
    if (!found) {
      const { contents, shell, mayBe } = page;
      found = { there: gather(shell ? [contents, shell] : [contents]), mayBe };
      anchors.set(route, found);
    }
    return found;
  };
}

function pagesByRoute(site: CheckedSite): Map<string, ShownAt> {
  const pages = new Map<string, ShownAt>();
  for (const page of site.pages.values()) {
    const { summary } = page;
    if (summary.kind !== "page") continue;
    const layout = site.pages.get(layoutFile(summary));
    // What a layout would show that is missing or cannot be read, nobody knows.
    if (!layout || layout.source?.hasErrors) continue;
    const shell = layout.summary.addresses[0];
    for (const { contents, mayBe } of contentsOf(page)) pages.set(contents.route, { contents, shell, mayBe });
  }
  return pages;
}

/** What a page shows at its addresses, now or later, or as much of it as can be read. */
function contentsOf({ summary, rest }: CheckedPage): Pick<ShownAt, "contents" | "mayBe">[] {
  if (rest?.isFilled)
    return rest.addresses.map(({ contents }) => ({ contents, mayBe: (anchor) => rest.mayName(anchor) }));
  return [...summary.addresses, ...(summary.later ?? [])].map((contents) => ({ contents, mayBe: never }));
}

function gather(all: readonly PageContents[]): Anchors["there"] {
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
