import { type LookAt, lookAhead, lookAtPage } from "../check/look-at-page.ts";
import type { PageContents } from "../check/page-contents.ts";
import { type PageSummary, summarizePage } from "../check/page-summary.ts";
import type { FilledPage } from "../filling/fill-page.ts";
import { joinReads, type Reads, type ReadsOfFile } from "../filling/reads.ts";
import type { RouteRecord } from "../filling/routes.ts";
import type { PageFile } from "../pages/page-file.ts";
import { noteReads } from "./noted-look.ts";
import type { OpenBase } from "./open-base.ts";

/** A page file that was read by itself, with the addresses that it asks for. */
export interface PageAlone {
  page: PageFile;
  records: RouteRecord[];
  /** Addresses that show nothing now. */
  hidden: RouteRecord[];
}

/** An address in order that is known to show what it showed. Plain data. */
export interface KnownAddress {
  contents: PageContents;
  reads: string[];
}

/** A page file that was looked at by itself, at all of its addresses. */
interface LookedAlone {
  /** Where it has one address: its page, unless that was known. */
  filled?: FilledPage;
  /** Missing when something in the file has to be spoken about. */
  summary?: PageSummary;
  /** What each address in the summary has read; missing where that was not wanted, or nobody can tell. */
  reads?: ReadsOfFile;
}

/** How a file is looked at. */
interface LookOptions {
  /** It is wanted what is read. */
  notesReads?: boolean;
  /** Addresses that need not be looked at again. */
  known?: readonly KnownAddress[];
}

/** Fills in a page file for its own addresses. @param base  That of the file's language. */
export function lookAlone(
  { page, records, hidden }: PageAlone,
  base: OpenBase,
  { notesReads = false, known = [] }: LookOptions = {},
): LookedAlone {
  const { template } = page;
  const canLook = template && page.kind === "page";
  const isTimed = base.isTimed(page);
  const own = canLook ? records.filter(({ kind }) => kind === "page") : [];
  const lookAt = (at: LookAt, context = base.bindContext) =>
    lookAtPage(template!, { ...at, isTimed }, context);
  const before = new Map(known.map((one) => [one.contents.route, one]));
  const looks = own.map((record) => {
    const { contents, reads } = before.get(record.route) ?? {};
    if (contents) return { look: { contents, isInOrder: true }, reads: new Set(reads) as Reads };
    return notesReads ? noteReads(record, base.bindContext, isTimed, lookAt) : { look: lookAt(record) };
  });
  const ahead = canLook ? hidden.filter(({ kind }) => kind === "page") : [];
  const later = ahead.map((record) => lookAhead(template!, record, base.bindContext));
  const hasNothingToSay =
    page.problems.length === 0 &&
    page.switchOffs.length === 0 &&
    looks.every(({ look: { isInOrder } }) => isInOrder);
  // What many addresses were filled in with takes much memory; filling in again is cheap.
  const filled =
    looks.length === 1 && looks[0] && "filled" in looks[0].look ? looks[0].look.filled : undefined;
  if (!hasNothingToSay) return { ...(filled && { filled }) };
  const contents = looks.map(({ look }) => look.contents);
  const reads = looks.flatMap(({ reads }) => reads ?? []);
  return {
    ...(filled && { filled }),
    summary: summarizePage(page, contents, later),
    ...(notesReads && later.length === 0 && reads.length === looks.length && { reads: joinReads(reads) }),
  };
}
