import { ALWAYS, both, type Shown } from "../clock/shown.ts";
import { type CheckedSite, layoutFile } from "./checked-site.ts";
import type { PageContents } from "./page-contents.ts";

/** When each anchor of an address is there. */
export type Anchors = ReadonlyMap<string, readonly Shown[]>;

/** Places that links may lead to, by address: those of the page and of the layout around it. Where a layout cannot be read, nobody knows. */
export function collectAnchors(site: CheckedSite): Map<string, Anchors> {
  const anchors = new Map<string, Anchors>();
  for (const { summary } of site.pages.values()) {
    if (summary.kind !== "page") continue;
    const layout = site.pages.get(layoutFile(summary));
    // What a layout would show that is missing or cannot be read, nobody knows.
    if (!layout || layout.source?.hasErrors) continue;
    const shell = layout.summary.addresses[0];
    for (const contents of [...summary.addresses, ...(summary.later ?? [])]) {
      const found = new Map<string, Shown[]>();
      for (const one of shell ? [contents, shell] : [contents]) addAnchors(one, found);
      anchors.set(contents.route, found);
    }
  }
  return anchors;
}

function addAnchors({ mentions, times, shown = ALWAYS }: PageContents, found: Map<string, Shown[]>): void {
  const add = (anchor: string, when: Shown): void => {
    found.set(anchor, [...(found.get(anchor) ?? []), both(shown, when)]);
  };
  if (!times) for (const anchor of mentions.anchor ?? []) add(anchor, ALWAYS);
  else for (const [kind, value, when] of times) if (kind === "anchor") add(value, when);
}
