import { ALWAYS, both } from "../clock/shown.ts";
import type { Reference } from "../data/reference.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import { checkIds, checkOutline } from "./check-outline.ts";
import { isOver, type Source } from "./check-times.ts";
import {
  type CheckedPage,
  type CheckedSite,
  correctionsOf,
  type Found,
  type Report,
  whereIs,
  withoutCorrections,
} from "./checked-site.ts";
import {
  type Mention,
  type MentionKind,
  mentionsOfAllTimes,
  type Note,
  type PageContents,
  type Place,
  type PlacedContents,
} from "./page-contents.ts";

/** Checks of single texts and files, which remember what they have seen. */
interface Checkers {
  checkText(value: string, kind: MentionKind, route: string | undefined, source?: Source): Found | undefined;
  checkReference(reference: Pick<Reference, "target" | "value">): Found | undefined;
  checkBody(file: string, hasMainHeading: boolean): void;
}

/**
 * Makes the check of what a page file shows at its addresses.
 *
 * @param badValues  Kind and value of what is wrong in data: it is said there, not again where it is shown.
 */
export function createPageChecker(
  site: CheckedSite,
  checkers: Checkers,
  badValues: ReadonlySet<string>,
  report: Report,
): { check(page: CheckedPage): void; checkBodies(page: CheckedPage): void } {
  return { check, checkBodies };

  /** Of a page in order nothing but the files of its texts is looked at, which may have changed by themselves. */
  function checkBodies({ summary }: CheckedPage): void {
    for (const { bodies, headings } of summary.addresses)
      for (const files of bodies) {
        const there = files.find((file) => site.publicFiles.has(file));
        if (there !== undefined) checkers.checkBody(there, headings.includes("1"));
      }
  }

  function check(page: CheckedPage): void {
    // The same text may be wrong for many rows; it is one mistake.
    const found = new Map<string, { draft: Draft; told: Set<string> }>();
    const take = (draft: Draft): void => {
      const key = `${draft.start}:${draft.end}:${draft.code}`;
      const params = JSON.stringify(draft.params);
      const earlier = found.get(key);
      if (earlier) earlier.told.add(params);
      else found.set(key, { draft, told: new Set([params]) });
    };
    const note: Note = (place, make) => {
      if (place) take({ ...make(place.span), ...place.span, path: place.path });
      else report(whereIs(page), undefined, (span) => ({ ...make(span), ...span, path: [] }));
    };
    for (const [index, contents] of page.summary.addresses.entries()) {
      const placed = page.placed?.[index];
      for (const { isBound, ...draft } of placed?.drafts ?? [])
        if (!(isBound && isKnownOfData(draft as Draft))) take(draft as Draft);
      checkMentions(contents, placed);
      checkFiles(contents, placed);
      checkIds(site, page, contents, placed, note);
      if (page.summary.kind === "page" && site.hasSoundBlocks) checkOutline(page, contents, placed, note);
    }
    for (const [index, contents] of (page.summary.later ?? []).entries())
      checkMentions(contents, page.placedLater?.[index]);
    checkRefs(page, note);
    for (const { draft, told } of found.values())
      report(whereIs(page), draft, () => ({ ...draft, more: told.size - 1 }));

    /** A row's or setting's own picture or address is wrong, which is said where it stands. */
    function isKnownOfData({ code, params }: Draft): boolean {
      const kind = code === "bad-image" ? "image" : code === "bad-link" ? "link" : undefined;
      return (
        kind !== undefined && Object.values(params ?? {}).some((value) => badValues.has(`${kind}:${value}`))
      );
    }

    function checkMentions(contents: PageContents, placed: PlacedContents | undefined): void {
      for (const mention of mentionsOfAllTimes(contents, placed)) {
        const { kind, value, place, shown = ALWAYS } = mention;
        const source: Source = { shown: both(contents.shown ?? ALWAYS, shown), by: "page" };
        if (isOver(source.shown, site.clock)) continue;
        // Of what a page does not set, the list itself tells; anchors are those of the page around it.
        if (place?.list && !place.list.isSet && !value.startsWith("#")) continue;
        if (place?.isBound && badValues.has(`${kind}:${value}`)) continue;
        const route = page.summary.kind === "shared" ? undefined : contents.route;
        const fault = checkers.checkText(value, kind, route, source);
        if (fault) note(place, (span) => atMention(fault, mention, span));
      }
    }

    function checkFiles({ bodies, headings }: PageContents, placed: PlacedContents | undefined): void {
      for (const [index, files] of bodies.entries()) {
        const place = placed?.bodies[index];
        if (place?.list && !place.list.isSet) continue;
        const there = files.find((file) => site.publicFiles.has(file));
        if (there === undefined) note(place, () => noFile(files, place));
        else checkers.checkBody(there, headings.includes("1"));
      }
    }
  }

  function checkRefs({ summary, source }: CheckedPage, note: Note): void {
    for (const [index, [target, value]] of summary.refs.entries()) {
      const fault = checkers.checkReference({ target, value });
      if (!fault) continue;
      const ref = source?.refs[index];
      note(ref && { span: ref, path: ref.path }, (span) => ({
        ...withoutCorrections(fault),
        ...correctionsOf(fault, span),
      }));
    }
  }
}

/** A fault of a text, told where the text is written; what is bound to a row cannot be put right here. */
function atMention(found: Found, { kind, place }: Mention, span: Span): ReturnType<Parameters<Note>[1]> {
  const isOwnText = !place?.isBound && !kind.startsWith("markdown-");
  return {
    ...withoutCorrections(found),
    ...(place?.isBound && place.row && { origin: { row: place.row, says: "also" as const } }),
    ...(isOwnText && correctionsOf(found, span)),
  };
}

function noFile(files: readonly string[], place: Place | undefined): Fault {
  return {
    code: "missing-file",
    params: { files: files.map((file) => `public${file}`), ...(place?.row && { row: place.row }) },
  };
}
