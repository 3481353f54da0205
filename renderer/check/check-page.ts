import { ALWAYS, both } from "../clock/shown.ts";
import type { Reference } from "../data/reference.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import { findLinkFault } from "../schema/links.ts";
import { mapDraft } from "../yaml/map-draft.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { HeadingsAround } from "./check-bodies.ts";
import { checkIds, checkOutline } from "./check-outline.ts";
import { checkRest } from "./check-rest.ts";
import { isOver, type Source } from "./check-times.ts";
import type { TranslatedBodies } from "./check-translated-bodies.ts";
import {
  asPart,
  type CheckedPage,
  type CheckedSite,
  correctionsOf,
  type Found,
  inYaml,
  type Report,
  whereIs,
  withoutCorrections,
} from "./checked-site.ts";
import { foundInTemplate } from "./in-template.ts";
import { isLacking, isOfLacking } from "./lacking-rows.ts";
import { fileNamed, withMeantPage } from "./meant-address.ts";
import type { WantedBody } from "./misnamed-bodies.ts";
import {
  type Mention,
  type MentionKind,
  mentionsOfAllTimes,
  type Note,
  type PageContents,
  type Place,
  type PlacedContents,
} from "./page-contents.ts";
import type { PageSummary } from "./page-summary.ts";
import { pairBody } from "./paired-bodies.ts";
import { siteNames } from "./site-names.ts";

/** Checks of single texts and files, which remember what they have seen. */
interface Checkers {
  checkText(value: string, kind: MentionKind, route: string | undefined, source?: Source): Found | undefined;
  checkReference(reference: Pick<Reference, "target" | "value">): Found | undefined;
  checkBody(file: string, headings: HeadingsAround, marker?: string): void;
  bodies: Pick<TranslatedBodies, "check" | "note" | "leaveOpen" | "findMisnamed">;
}

/** Kinds of texts that are looked at in rows and settings themselves. */
const DATA_KINDS: readonly Reference["kind"][] = ["icon", "image", "link", "markdown-part", "ref"];

/** The file that a page shows for a text, and what is wrong with it. */
interface ShownBody {
  /** Missing when none of those that the page names is there. */
  shown?: string;
  fault?: Fault;
  /** Of a missing one: it was said elsewhere. */
  isTold?: boolean;
}

/**
 * Makes the check of what a page file shows at its addresses.
 *
 * @param badValues  Kind and value of what is wrong in data, and the rows that refer to nothing: it is said there, not
 *                   again where it is shown.
 */
export function createPageChecker(
  site: CheckedSite,
  checkers: Checkers,
  badValues: ReadonlySet<string>,
  report: Report,
): { check(page: CheckedPage): void; checkBodies(page: CheckedPage): void } {
  const isThere = (file: string): boolean => site.publicFiles.has(file);
  return { check, checkBodies };

  /** Of a page in order nothing but the files of its texts is looked at, which may have changed by themselves. */
  function checkBodies({ summary }: CheckedPage): void {
    for (const [at, contents] of summary.addresses.entries())
      for (const index of contents.bodies.keys()) {
        const { shown } = bodyOf(summary, at, index);
        if (shown !== undefined)
          checkers.checkBody(shown, headingsAround(contents, index), contents.markers?.[index]);
      }
  }

  /** The file that a page shows, and what has to be said of it where the page names it. */
  function bodyOf(summary: PageSummary, at: number, index: number): ShownBody {
    const { lang, isFallback, addresses } = summary;
    const files = addresses[at]?.bodies[index] ?? [];
    const { bodies } = checkers;
    // Which row the address is of is not known, nor what its text would be called.
    if (site.routes.contested.has(addresses[at]?.route ?? "")) {
      bodies.leaveOpen(files);
      return { isTold: true };
    }
    // A name that the page writes itself is as likely the mistake as that of the file; one that rows give is not.
    const findMisnamed = (wanted: WantedBody): boolean =>
      summary.each !== undefined && bodies.findMisnamed(wanted);
    if (lang === undefined || isFallback) {
      const shown = files.find(isThere);
      if (shown !== undefined) return { shown };
      return isFallback || findMisnamed({ files }) ? { isTold: true } : {};
    }
    const { shown, original, isMissing } = pairBody(summary, [at, index], site.pages, isThere);
    // Without its original a translation is not missed by itself.
    if (shown === undefined)
      return isMissing || findMisnamed({ files, lang, ...(original && { original }) })
        ? { isTold: true }
        : {};
    bodies.note(shown);
    const fault = original === undefined ? undefined : bodies.check({ shown, original }, lang, files);
    return { shown, ...(fault && { fault }) };
  }

  function check(page: CheckedPage): void {
    // The same text may be wrong for many rows; it is one mistake.
    const found = new Map<string, { draft: Draft; told: Set<string> }>();
    const take = (draft: Draft): void => {
      if (isOfLacking(draft, badValues)) return;
      const key = `${draft.start}:${draft.end}:${draft.code}`;
      const params = JSON.stringify(draft.params);
      const earlier = found.get(key);
      if (earlier) earlier.told.add(params);
      else found.set(key, { draft, told: new Set([params]) });
    };
    let address: number | undefined;
    const note: Note = (place, make) => {
      if (place) take({ ...make(place.span), ...place.span, path: place.path });
      else {
        const where = { ...whereIs(page), ...(address !== undefined && { address }) };
        report(where, undefined, (span) => ({ ...make(span), ...span, path: [] }));
      }
    };
    for (const [index, contents] of page.summary.addresses.entries()) {
      address = index;
      const placed = page.placed?.[index];
      checkFilled(placed);
      checkMentions(contents, placed);
      checkFiles(contents, placed, index);
      const shows = { page, contents, placed, note };
      checkIds(site, shows);
      if (page.summary.kind === "page" && site.hasSoundBlocks) checkOutline(shows);
    }
    address = undefined;
    for (const [index, contents] of (page.summary.later ?? []).entries())
      checkMentions(contents, page.placedLater?.[index]);
    checkRefs(page, note);
    tell((draft) => draft);
    const { rest } = page;
    if (!rest) return;
    for (const { contents, placed } of rest.addresses) {
      checkFilled(placed);
      checkMentions(contents, placed);
      lookForFiles(contents, placed);
      checkRest(site, rest, { page, contents, placed, note, toSource: rest.toSource });
    }
    const isTold = toldIn(page);
    tell((draft) => {
      const there = mapDraft(draft, rest.toSource);
      return isTold(there) ? undefined : there;
    });

    /** Reports what was found up to here. */
    function tell(placed: (draft: Draft) => Draft | undefined): void {
      for (const { draft, told } of found.values()) {
        const there = placed(draft);
        if (there) report(whereIs(page), there, () => ({ ...there, more: told.size - 1 }));
      }
      found.clear();
    }

    /** What is wrong with what is filled in. */
    function checkFilled(placed: PlacedContents | undefined): void {
      for (const { isBound, isPreset: _, value, node, ...draft } of placed?.drafts ?? []) {
        if (!isBound || value === undefined) take(draft as Draft);
        else if (!isKnownOfData(value)) take(atBinding(draft as Draft, value, node, site));
      }
    }

    /** A text of a row or setting is wrong, which is said where it stands. */
    function isKnownOfData(value: string): boolean {
      return [...DATA_KINDS, "setting"].some((kind) => badValues.has(`${kind}:${value}`));
    }

    function checkMentions(contents: PageContents, placed: PlacedContents | undefined): void {
      for (const mention of mentionsOfAllTimes(contents, placed)) {
        const { kind, value, place, shown = ALWAYS } = mention;
        const source: Source = { shown: both(contents.shown ?? ALWAYS, shown), by: "page" };
        if (isOver(source.shown, site.clock)) continue;
        // Of what a page does not set, the list itself tells; anchors are those of the page around it.
        if (place?.list && !place.list.isSet && !value.startsWith("#")) continue;
        if (place?.isBound && (badValues.has(`${kind}:${value}`) || isLacking(place.row, badValues)))
          continue;
        const route = page.summary.kind === "shared" ? undefined : contents.route;
        const fault = checkers.checkText(value, kind, route, source);
        if (fault) note(place, (span) => atMention(fault, mention, span));
      }
    }

    /** Files of texts alone, where what is written is all that can be wrong. */
    function lookForFiles({ bodies }: PageContents, placed: PlacedContents | undefined): void {
      const { lang, each } = page.summary;
      if (lang !== undefined || each !== undefined) return;
      for (const [index, files] of bodies.entries()) {
        const place = placed?.bodies[index];
        // One that is wrong by itself, or filled in, has left no path.
        const isWritten = files.length > 0 && files.every((file) => file.startsWith("/"));
        if (isWritten && !place?.list && !files.some(isThere)) note(place, () => noFile(files, place, site));
      }
    }

    function checkFiles(contents: PageContents, placed: PlacedContents | undefined, at: number): void {
      for (const [index, files] of contents.bodies.entries()) {
        const place = placed?.bodies[index];
        if (place?.list && !place.list.isSet) continue;
        const { shown, fault, isTold } = bodyOf(page.summary, at, index);
        if (shown === undefined) {
          if (!isTold) note(place, () => noFile(files, place, site));
          continue;
        }
        if (fault) note(place, () => fault);
        checkers.checkBody(shown, headingsAround(contents, index), contents.markers?.[index]);
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

/** Of a page with mistakes: whether a line has one already, which a second sentence would only be said beside. */
function toldIn({ source }: CheckedPage): (draft: Draft) => boolean {
  const lines = new Set(source?.problems.map(({ range }) => range.start.line));
  return ({ start }) => source !== undefined && lines.has(source.lines.position(start).line);
}

/** A fault of a text, told where the text is written; what comes from a row cannot be put right here. */
function atMention(
  found: Found,
  { kind, value, place }: Mention,
  span: Span,
): ReturnType<Parameters<Note>[1]> {
  const inTemplate = place?.isBound && !place.list ? foundInTemplate(found, value, place.node) : undefined;
  if (inTemplate)
    return {
      ...withoutCorrections(inTemplate.found),
      ...correctionsOf(inTemplate.found, span, inTemplate.write),
    };
  // A link that stands in its text as it is can be put right there, whatever is filled in around it.
  const isOwnText = kind.startsWith("markdown-") ? place?.isExact === true : !place?.isBound;
  return {
    ...withoutCorrections(found),
    ...(place?.isBound && place.row && { origin: { row: place.row, says: "also" as const } }),
    ...(isOwnText && correctionsOf(found, span, place?.isExact ? asPart : inYaml)),
  };
}

/** A fault of a text that is filled in, put right in its template where that can be told. */
function atBinding(draft: Draft, value: string, node: TreeNode | undefined, site: CheckedSite): Draft {
  if (draft.code !== "bad-link") return draft;
  const { origin: _, ...rest } = draft;
  const bare = findLinkFault(value);
  const found = bare && foundInTemplate(withMeantPage(bare, value, site), value, node);
  if (!found) return draft;
  return {
    ...rest,
    ...withoutCorrections(found.found),
    ...correctionsOf(found.found, draft, found.write),
  } as Draft;
}

function headingsAround({ headings, above }: PageContents, index: number): HeadingsAround {
  return { hasMain: headings.includes("1"), above: above?.[index] };
}

function noFile(files: readonly string[], place: Place | undefined, site: CheckedSite): Fault {
  const [file] = files.length === 1 ? files : [];
  const guess = file && (fileNamed(file, site) ?? siteNames(site).files.meant(file));
  return {
    code: "missing-file",
    params: {
      files: files.map((file) => `public${file}`),
      ...(place?.row && { row: place.row }),
      ...(guess && { guess }),
    },
  };
}
