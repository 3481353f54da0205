import type { Fault, Span } from "../problems/draft.ts";
import { type CheckedPage, type CheckedSite, keySpan, layoutFile } from "./checked-site.ts";
import {
  mentionsOf,
  type Note,
  type PageContents,
  type Place,
  type PlacedContents,
} from "./page-contents.ts";

/** Finds ids that stand twice on a page, or on the page and in its layout. */
export function checkIds(
  site: CheckedSite,
  page: CheckedPage,
  contents: PageContents,
  placed: PlacedContents | undefined,
  note: Note,
): void {
  const seen = new Map<string, Place | undefined>();
  const layout = page.summary.kind !== "page" ? undefined : site.pages.get(layoutFile(page.summary));
  const inLayout = new Set(layout?.summary.addresses[0]?.mentions.anchor);
  for (const { value, kind, place } of mentionsOf(contents, placed)) {
    if (kind !== "anchor") continue;
    // Twice in one list is told in the list.
    const earlier = place?.list && seen.get(value)?.span.start === place.span.start;
    const fault = earlier ? undefined : twice(value, place);
    if (fault) note(place, () => fault);
    else seen.set(value, place);
  }

  function twice(id: string, place: Place | undefined): Fault<"duplicate-id"> | undefined {
    const earlier = seen.get(id)?.span;
    const line = lineOf(page, earlier);
    if (earlier && earlier.start === place?.span.start)
      return { code: "duplicate-id", params: { id, seen: "entries" } };
    const isHeading = isOfHeading(id, place);
    if (seen.has(id))
      return { code: "duplicate-id", params: { id, seen: "page", line, ...(isHeading && { isHeading }) } };
    return inLayout.has(id) ? { code: "duplicate-id", params: { id, seen: "layout" } } : undefined;
  }
}

/** Whether a place is made by a link of a text to one of its headings, so that nobody has written it as an id. */
const isOfHeading = (id: string, place: Place | undefined): boolean =>
  place?.node?.kind === "scalar" && !place.isBound && place.node.source !== id;

/** Checks the headings of a page: one main heading and none above it, no level left out. */
export function checkOutline(
  page: CheckedPage,
  contents: PageContents,
  placed: PlacedContents | undefined,
  note: Note,
): void {
  let level = 0;
  const main = contents.headings.indexOf("1");
  if (main > 0)
    note(placed?.headings[0], () => ({
      code: "heading-above-main",
      params: { level: Number(contents.headings[0]) },
    }));
  let first: { place: Place | undefined } | undefined;
  for (const [index, digit] of [...contents.headings].entries()) {
    const heading = Number(digit);
    const place = placed?.headings[index];
    const isSecond = first !== undefined;
    if (heading === 1) {
      if (first) {
        const line = lineOf(page, first.place?.span);
        note(place, () => ({ code: "second-h1", params: { line } }));
      }
      first ??= { place };
    } else if (level > 0 && heading > level + 1) {
      const params = { level: heading, before: level };
      note(place, () => ({ code: "skipped-heading", params }));
    }
    // A second main heading is meant as one below it, and so are those that follow.
    level = heading === 1 && isSecond ? 2 : heading;
  }
  if (first || contents.headings === "" || contents.bodies.length > 0) return;
  const span = keySpan(page, "title");
  note(span && { span, path: [] }, () => ({ code: "missing-h1" }));
}

/** Line of a place, from 1. A page without places is never told about, so its line does not matter. */
function lineOf({ source }: CheckedPage, span: Span | undefined): number {
  return (span && source?.lines.position(span.start).line) ?? 1;
}
