import type { Fault, Span } from "../problems/draft.ts";
import { type CheckedPage, type CheckedSite, keySpan, layoutFile } from "./checked-site.ts";
import {
  mentionsOf,
  type Note,
  type PageContents,
  type Place,
  type PlacedContents,
} from "./page-contents.ts";

/** What an address of a page shows, and where to tell of it. */
export interface Shows {
  page: CheckedPage;
  contents: PageContents;
  placed: PlacedContents | undefined;
  note: Note;
  /** Where a place of what was read lies in the file; missing: where it lies there. */
  toSource?(offset: number): number;
}

/** Finds ids that stand twice on a page, or on the page and in its layout. */
export function checkIds(site: CheckedSite, shows: Shows): void {
  const { page, contents, placed, note } = shows;
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
    const line = lineOf(shows, earlier);
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

/** A heading that is out of order, by its number on the page; `since`: of the other one that makes it so. */
interface OutOfOrder {
  code: "heading-above-main" | "second-h1" | "skipped-heading";
  at: number;
  since: number;
}

/** Checks the headings of a page: one main heading and none above it, no level left out. */
export function checkOutline(shows: Shows): void {
  const { page, contents } = shows;
  checkOrder(shows, () => true);
  if (contents.headings === "" || contents.headings.includes("1") || contents.bodies.length > 0) return;
  const span = keySpan(page, "title");
  shows.note(span && { span, path: [] }, () => ({ code: "missing-h1" }));
}

/**
 * Checks the order of the headings that are there.
 *
 * @param isSure  Whether no heading that is missing can be why one is out of order.
 */
export function checkOrder(shows: Shows, isSure: (fault: OutOfOrder) => boolean): void {
  const { contents, placed, note } = shows;
  const { headings } = contents;
  for (const fault of outOfOrder(headings)) {
    if (!isSure(fault)) continue;
    const { code, at, since } = fault;
    note(placed?.headings[at], () => {
      const level = Number(headings[at]);
      if (code === "heading-above-main") return { code, params: { level } };
      if (code === "skipped-heading") return { code, params: { level, before: levelAt(headings, since) } };
      return { code, params: { line: lineOf(shows, placed?.headings[since]?.span) } };
    });
  }
}

/** Headings that are out of order, by the levels of all of them. */
function outOfOrder(headings: string): OutOfOrder[] {
  const found: OutOfOrder[] = [];
  const main = headings.indexOf("1");
  if (main > 0) found.push({ code: "heading-above-main", at: 0, since: main });
  for (let at = 1; at < headings.length; at += 1) {
    if (headings[at] === "1") {
      if (main < at) found.push({ code: "second-h1", at, since: main });
    } else if (Number(headings[at]) > levelAt(headings, at - 1) + 1)
      found.push({ code: "skipped-heading", at, since: at - 1 });
  }
  return found;
}

/** The level of a heading; a second main heading is meant as one below it, and so are those that follow. */
const levelAt = (headings: string, at: number): number =>
  headings[at] === "1" && headings.indexOf("1") < at ? 2 : Number(headings[at]);

/** Line of a place, from 1. A page without places is never told about, so its line does not matter. */
function lineOf({ page, toSource = (offset) => offset }: Shows, span: Span | undefined): number {
  return (span && page.source?.lines.position(toSource(span.start)).line) ?? 1;
}
