import { type Look, type LookAt, lookAhead, lookAtPage } from "../check/look-at-page.ts";
import type { PageContents } from "../check/page-contents.ts";
import { type PageSummary, summarizePage } from "../check/page-summary.ts";
import type { BindContext } from "../filling/bind-context.ts";
import type { FilledPage } from "../filling/fill-page.ts";
import { joinReads, type Reads, type ReadsOfFile } from "../filling/reads.ts";
import type { RouteRecord } from "../filling/routes.ts";
import type { PageFile } from "../pages/page-file.ts";
import { noteReads } from "./noted-look.ts";
import type { OpenBase } from "./open-base.ts";
import { isTimedPage } from "./page-needs.ts";

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

/** What was found at one address. */
export interface LookedAddress {
  contents: PageContents;
  /** Nothing has to be said about how it is filled in. */
  isInOrder: boolean;
  /** Missing where that was not wanted, or nobody can tell. */
  reads?: Reads;
  /** Missing where it was known. */
  filled?: FilledPage;
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

/** Looks at a page file by itself, one address after the other. */
export class AloneLooker {
  private readonly own: RouteRecord[];
  private readonly isTimed: boolean;
  private readonly ahead: RouteRecord[];

  /** @param base  That of the file's language. @param notesReads  It is wanted what is read. */
  constructor(
    private readonly alone: PageAlone,
    private readonly base: OpenBase,
    private readonly notesReads = false,
  ) {
    const { page, records, hidden } = alone;
    const canLook = page.template && page.kind === "page";
    this.isTimed = isTimedPage(base, page);
    this.own = canLook ? records.filter(({ kind }) => kind === "page") : [];
    this.ahead = canLook ? hidden.filter(({ kind }) => kind === "page") : [];
  }

  /** How many addresses it has that show it themselves. */
  get count(): number {
    return this.own.length;
  }

  /** Fills it in for one of them. */
  look(index: number): LookedAddress {
    const { page } = this.alone;
    const { isTimed } = this;
    const lookAt = (at: LookAt, context: BindContext) =>
      lookAtPage(page.template!, { ...at, isTimed }, context);
    const at = this.own[index]!;
    const context = this.base.bindContext;
    const found = this.notesReads ? noteReads(at, context, isTimed, lookAt) : { look: lookAt(at, context) };
    const { look, reads } = found as ReturnType<typeof noteReads<Look>>;
    // What comes later reads more than that.
    return { ...look, ...(reads && this.ahead.length === 0 && { reads }) };
  }

  /** @returns undefined when something in the file itself has to be spoken about. */
  sumUp(addresses: PageContents[]): PageSummary | undefined {
    const { page } = this.alone;
    if (page.problems.length > 0 || page.switchOffs.length > 0) return undefined;
    const later = this.ahead.map((record) => lookAhead(page.template!, record, this.base.bindContext));
    return summarizePage(page, addresses, later);
  }

  /** Sums it up as a whole. @param known  Addresses that need not be looked at again. */
  lookAtAll(known: readonly KnownAddress[] = []): LookedAlone {
    const before = new Map(known.map((one) => [one.contents.route, one]));
    const looks = this.own.map(({ route }, index): LookedAddress => {
      const { contents, reads } = before.get(route) ?? {};
      return contents ? { contents, isInOrder: true, reads: new Set(reads) } : this.look(index);
    });
    // What many addresses were filled in with takes much memory; filling in again is cheap.
    const filled = looks.length === 1 ? looks[0]?.filled : undefined;
    const isInOrder = looks.every((look) => look.isInOrder);
    const summary = isInOrder ? this.sumUp(looks.map(({ contents }) => contents)) : undefined;
    const reads = looks.flatMap((look) => look.reads ?? []);
    return {
      ...(filled && { filled }),
      ...(summary && { summary }),
      ...(summary && this.notesReads && reads.length === looks.length && { reads: joinReads(reads) }),
    };
  }
}
