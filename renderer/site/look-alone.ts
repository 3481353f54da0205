import { type Look, lookAhead, lookAtPage } from "../check/look-at-page.ts";
import { type PageSummary, summarizePage } from "../check/page-summary.ts";
import type { RouteRecord } from "../filling/routes.ts";
import type { PageFile } from "../pages/page-file.ts";
import type { OpenBase } from "./open-base.ts";

/** A page file that was read by itself, with the addresses that it asks for. */
export interface PageAlone {
  page: PageFile;
  records: RouteRecord[];
  /** Addresses that show nothing now. */
  hidden: RouteRecord[];
}

/** A page file that was looked at by itself, at all of its addresses. */
interface LookedAlone {
  looks: Look[];
  /** Missing when something in the file has to be spoken about. */
  summary?: PageSummary;
}

/** Fills in a page file for its own addresses. @param base  That of the file's language. */
export function lookAlone({ page, records, hidden }: PageAlone, base: OpenBase): LookedAlone {
  const { template } = page;
  const canLook = template && page.kind === "page";
  const isTimed = base.isTimed(page);
  const own = canLook ? records.filter(({ kind }) => kind === "page") : [];
  const looks = own.map((record) => lookAtPage(template!, { ...record, isTimed }, base.bindContext));
  const ahead = canLook ? hidden.filter(({ kind }) => kind === "page") : [];
  const later = ahead.map((record) => lookAhead(template!, record, base.bindContext));
  const hasNothingToSay =
    page.problems.length === 0 && page.switchOffs.length === 0 && looks.every(({ isInOrder }) => isInOrder);
  if (!hasNothingToSay) return { looks };
  const contents = looks.map((look) => look.contents);
  return { looks, summary: summarizePage(page, contents, later) };
}
