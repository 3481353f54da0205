import type { Span } from "../problems/draft.ts";
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
  const layout = page.summary.kind === "layout" ? undefined : site.pages.get(layoutFile(page.summary));
  const inLayout = new Set(layout?.summary.addresses[0]?.mentions.anchor);
  for (const { value, kind, place } of mentionsOf(contents, placed)) {
    if (kind !== "anchor") continue;
    const message = sayTwice(value, place);
    if (!message) {
      seen.set(value, place);
      continue;
    }
    note(place, (span) => ({ code: "duplicate-id", ...span, ...message }));
  }

  function sayTwice(value: string, place: Place | undefined): { message: string; hint?: string } | undefined {
    const earlier = seen.get(value);
    if (earlier && earlier.span.start === place?.span.start)
      return { message: `Several entries get the id "${value}"; each needs its own.` };
    if (seen.has(value))
      return {
        message: `The id "${value}" is used twice on this page; the first is on line ${lineOf(page, earlier?.span)}.`,
        hint: "Choose another one here.",
      };
    if (inLayout.has(value))
      return {
        message: `The id "${value}" is used by the layout around this page.`,
        hint: "Choose another one here.",
      };
    return undefined;
  }
}

/** Checks the headings of a page: one main heading, no level left out. */
export function checkOutline(
  page: CheckedPage,
  contents: PageContents,
  placed: PlacedContents | undefined,
  note: Note,
): void {
  let level = 0;
  let first: { place: Place | undefined } | undefined;
  for (const [index, digit] of [...contents.headings].entries()) {
    const heading = Number(digit);
    const place = placed?.headings[index];
    if (heading === 1) {
      if (first) {
        const line = lineOf(page, first.place?.span);
        note(place, (span) => ({
          code: "second-h1",
          ...span,
          message: `This page has a second main heading; the first is on line ${line}.`,
          hint: "Keep one, so that visitors and search engines know what the page is about.",
        }));
      }
      first ??= { place };
    } else if (level > 0 && heading > level + 1) {
      const before = level;
      note(place, (span) => ({
        code: "skipped-heading",
        ...span,
        message: `This heading is of level ${heading}, but the one before it is of level ${before}.`,
        hint: `Give the part before it a heading of level ${before + 1}, so that no level is left out.`,
      }));
    }
    level = heading;
  }
  if (first || contents.headings === "" || contents.bodies.length > 0) return;
  const span = keySpan(page, "title");
  note(span && { span, path: [] }, (place) => ({
    code: "missing-h1",
    ...place,
    message: "This page has no main heading.",
    hint: "Use a block that makes one, such as a hero, as the first block.",
  }));
}

function lineOf({ source }: CheckedPage, span: Span | undefined): number | undefined {
  return span && source?.lines.position(span.start).line;
}
