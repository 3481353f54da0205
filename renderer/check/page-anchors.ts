import { type CheckedSite, layoutFile } from "./checked-site.ts";

/** Places that links may lead to, by address: those of the page and of the layout around it. Where a layout cannot be read, nobody knows. */
export function collectAnchors(site: CheckedSite): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const { summary } of site.pages.values()) {
    if (summary.kind !== "page") continue;
    const layout = site.pages.get(layoutFile(summary));
    // What a layout would show that is missing or cannot be read, nobody knows.
    if (!layout || layout.source?.hasErrors) continue;
    const shell = layout.summary.addresses[0];
    for (const { route, mentions } of summary.addresses)
      anchors.set(route, new Set([...(mentions.anchor ?? []), ...(shell?.mentions.anchor ?? [])]));
  }
  return anchors;
}
