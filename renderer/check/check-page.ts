import type { Reference } from "../data/reference.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { withMore } from "../problems/words.ts";
import { checkIds, checkOutline } from "./check-outline.ts";
import { type CheckedPage, type CheckedSite, type Found, type Report, whereIs } from "./checked-site.ts";
import {
  type Mention,
  type MentionKind,
  mentionsOf,
  type Note,
  type PageContents,
  type Place,
  type PlacedContents,
} from "./page-contents.ts";

/** Checks of single texts and files, which remember what they have seen. */
interface Checkers {
  checkText(value: string, kind: MentionKind, route: string | undefined): Found | undefined;
  checkReference(reference: Pick<Reference, "target" | "value">): Found | undefined;
  checkBody(file: string): Pick<Draft, "code" | "message" | "hint"> | undefined;
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
): (page: CheckedPage) => void {
  return (page) => {
    // The same text may be wrong for many rows; it is one mistake.
    const found = new Map<string, { draft: Draft; messages: Set<string> }>();
    const take = (draft: Draft): void => {
      const key = `${draft.start}:${draft.end}:${draft.code}`;
      const earlier = found.get(key);
      if (earlier) earlier.messages.add(draft.message);
      else found.set(key, { draft, messages: new Set([draft.message]) });
    };
    const note: Note = (place, make) => {
      if (place) take({ ...make(place.span), path: place.path });
      else report(whereIs(page), undefined, (span) => ({ ...make(span), path: [] }));
    };
    for (const [index, contents] of page.summary.addresses.entries()) {
      const placed = page.placed?.[index];
      for (const draft of placed?.drafts ?? []) take(draft);
      checkMentions(contents, placed);
      checkFiles(contents, placed);
      checkIds(site, page, contents, placed, note);
      if (page.summary.kind === "page") checkOutline(page, contents, placed, note);
    }
    checkRefs(page, note);
    for (const { draft, messages } of found.values())
      report(whereIs(page), draft, () => withMore(draft, messages.size - 1));

    function checkMentions(contents: PageContents, placed: PlacedContents | undefined): void {
      for (const mention of mentionsOf(contents, placed)) {
        const { kind, value, place } = mention;
        if (place?.isBound && badValues.has(`${kind}:${value}`)) continue;
        const fault = checkers.checkText(value, kind, contents.route);
        if (fault) note(place, (span) => atMention(fault, mention, span));
      }
    }

    function checkFiles({ bodies }: PageContents, placed: PlacedContents | undefined): void {
      for (const [index, files] of bodies.entries()) {
        const place = placed?.bodies[index];
        const there = files.find((file) => site.publicFiles.has(file));
        const fault = there === undefined ? noFile(files, place) : checkers.checkBody(there);
        if (fault) note(place, (span) => ({ ...fault, ...span }));
      }
    }
  };

  function checkRefs({ summary, source }: CheckedPage, note: Note): void {
    for (const [index, [target, value]] of summary.refs.entries()) {
      const fault = checkers.checkReference({ target, value });
      if (!fault) continue;
      const { fix, ...rest } = fault;
      const ref = source?.refs[index];
      note(ref && { span: ref, path: ref.path }, ({ start, end }) => ({
        ...rest,
        start,
        end,
        ...(fix && { fix: { start, end, text: fix } }),
      }));
    }
  }
}

/** A fault of a text, told where the text is written; what is bound to a row cannot be put right here. */
function atMention({ fix, ...rest }: Found, { kind, place }: Mention, span: Span): Omit<Draft, "path"> {
  const isOwnText = !place?.isBound && !kind.startsWith("markdown-");
  return {
    ...rest,
    ...span,
    ...(place?.isBound &&
      place.row && { hint: `The value comes from ${place.row}.${rest.hint ? ` ${rest.hint}` : ""}` }),
    ...(fix && isOwnText && { fix: { ...span, text: fix.startsWith("#") ? `"${fix}"` : fix } }),
  };
}

function noFile(
  files: readonly string[],
  place: Place | undefined,
): Pick<Draft, "code" | "message" | "hint"> {
  return {
    code: "missing-file",
    message: `There is no file for this text${place?.row ? ` of ${place.row}` : ""}: ${files.map((file) => `public${file}`).join(", ")}.`,
    hint: "Add one of the files.",
  };
}
