import { ALWAYS, both, type Clock, meet, phaseOf, type Shown } from "../clock/shown.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import { Findings } from "../problems/findings.ts";
import { editDistance } from "../problems/suggest.ts";
import { resolveLink } from "../schema/links.ts";
import type { BindContext, RowPlace } from "./bind-context.ts";
import { bindValue } from "./bind-page.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import { endingOf, patternOfPage } from "./route-patterns.ts";
import type { RoutedPage, RouteRecord, RouteTable } from "./routes.ts";

/** To find where a row says something its whole file is read; what is wrong with so many rows is told often enough. */
const MOST_PLACES = 10;

/** An address that is the same however it is written. */
const PLAIN = /^[a-z0-9/-]*$/;

/** The page of a folder, which a file beside the folder would take the address of: it has grown pages around it. */
const besideFolder = (file: string): string => file.replace(/\.yaml$/, "/index.yaml");

/** Of two files, the one whose name is less like the address comes first: it is the one that has taken it from the other. */
function byLikeness(records: readonly RouteRecord[]): RouteRecord[] {
  const far = ({ route, file }: RouteRecord): number => {
    const name = /([^/]+?)(?:\/index)?(?:\.[a-z]{2}(?:-[A-Za-z]+)?)?\.yaml$/.exec(file)?.[1] ?? "";
    const last = route.slice(route.lastIndexOf("/") + 1);
    return editDistance(name, last) / Math.max(name.length, last.length, 1);
  };
  return records.toSorted((a, b) => far(b) - far(a));
}

/**
 * Who has which address, and what is wrong where two ask for one. A page that has an end or is a draft takes its
 * address at times only.
 */
export class RouteClaims {
  readonly table: RouteTable = {
    records: new Map(),
    hidden: [],
    ended: [],
    times: new Map(),
    openPrefixes: [],
    openRoutes: new Set(),
    openEndings: new Set(),
    contested: new Set(),
    findings: new Findings(),
  };
  readonly clock: Clock | undefined;
  private readonly told = new Set<string>();
  private readonly claimed = new Map<string, RouteRecord[]>();
  private places = 0;

  /** @param isBroken  Whether the rows of a collection, as they are in a language, cannot be trusted. */
  constructor(
    private readonly context: BindContext,
    readonly isBroken: (collection: string, lang?: string) => boolean,
  ) {
    this.clock = context.clock;
  }

  /** What is wrong for many rows of one file is one mistake. */
  report(page: RoutedPage, span: Span | undefined, make: (span: Span) => Draft): void {
    const key = `${page.file} ${span?.start} ${span && make(span).code}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.table.findings.report(page, span, make);
  }

  /** Where a row of the file's collection says a field. */
  placeOf(page: RoutedPage, { index }: RowInScope, field: string): RowPlace | undefined {
    if (index === undefined || !page.each || this.places >= MOST_PLACES) return undefined;
    this.places += 1;
    return this.contextOf(page).placeOf?.(page.each.collection, index, field);
  }

  reportRow({ span, ...where }: RowPlace, fault: Fault): void {
    const key = `${where.file} ${span.start} ${fault.code}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.table.findings.report(where, span, (place) => ({ ...fault, ...place, path: [] }));
  }

  contextOf({ lang }: RoutedPage): BindContext {
    return (lang !== undefined && this.context.in?.(lang)) || this.context;
  }

  fill(value: string, scope: Scope, page: RoutedPage): string {
    return String(bindValue(value, undefined, scope, this.contextOf(page)) ?? "");
  }

  claim(asked: RouteRecord): void {
    const shown = both(asked.page.shown ?? ALWAYS, asked.shown ?? ALWAYS);
    const record = shown === ALWAYS ? asked : { ...asked, shown };
    const key = PLAIN.test(record.route) ? record.route : record.route.normalize("NFKC").toLowerCase();
    const claims = this.claimed.get(key) ?? [];
    const earlier = claims.find((one) => meet(one.shown ?? ALWAYS, shown));
    if (!earlier) {
      this.claimed.set(key, [...claims, record]);
      this.enter(record, shown);
      return;
    }
    const { each } = record.page;
    // The rows have the same key; that is said where they stand.
    if (
      record.item &&
      earlier.file === record.file &&
      each &&
      this.isBroken(each.collection, record.page.lang)
    )
      return;
    const { route, file } = record;
    const rows = earlier.item !== record.item && earlier.file === file ? [record, earlier] : [];
    if (rows.length > 0) this.table.contested.add(earlier.route);
    const field = /\[([^\]]*)\]/.exec(patternOfPage(record.page))?.[1];
    const places = rows.flatMap(
      ({ kind, item, page }) =>
        (kind !== "alias" && item && field !== undefined && this.placeOf(page, item, field)) || [],
    );
    // What one language alone says is the mistake, and else the later row.
    const place = places.find(({ isVersion }) => isVersion) ?? places[0];
    if (place) {
      const names = [earlier.item?.name, record.item?.name];
      this.reportRow(place, { code: "duplicate-route", params: { case: "rows", route, rows: names } });
      return;
    }
    // An address that somebody wrote down is the mistake, not one that follows from a name.
    const named = byLikeness([record, earlier]).find(
      ({ kind, page }) => kind === "page" && page.spans?.has("route"),
    );
    const { page, span: own } = named ?? (file === besideFolder(earlier.file) ? earlier : record);
    for (const { kind, to } of [earlier, record])
      if (kind === "alias" && to !== undefined) this.table.openEndings.add(endingOf(to));
    this.report(page, named ? page.spans?.get("route") : own, (span) => ({
      code: "duplicate-route",
      ...span,
      path: [],
      params:
        earlier.file !== file
          ? { case: "files", route, files: [earlier.file, file] }
          : earlier.item === record.item
            ? { case: "twice", route, file }
            : { case: "rows", route, rows: [earlier.item?.name, record.item?.name] },
    }));
  }

  /** Puts an address into the table as it is by the clock. */
  private enter(record: RouteRecord, shown: Shown): void {
    const { records, hidden } = this.table;
    const { route, page } = record;
    if (shown === ALWAYS) {
      records.set(route, record);
      return;
    }
    const scope: Scope = { ...(record.item && { item: record.item }), page: { route, title: "" } };
    const then =
      page.then && shown.until !== undefined
        ? resolveLink(this.fill(page.then.value, scope, page), route)
        : undefined;
    const times = this.table.times.get(route) ?? [];
    this.table.times.set(route, [...times, { shown, ...(then && { then }) }]);
    const phase = this.clock ? phaseOf(shown, this.clock) : "there";
    if (phase === "there") records.set(route, record);
    else if (phase !== "after") hidden.push(record);
    else this.end(record, then);
  }

  /** Puts in what is at the address of a page that has ended, unless something took its place or comes below. */
  private end(record: RouteRecord, then: string | undefined): void {
    const { records, ended } = this.table;
    const { route } = record;
    ended.push(record);
    if (!records.has(route)) {
      const { pages: _, to: __, ...rest } = record;
      records.set(
        route,
        then ? { ...rest, kind: "redirect", to: then, hasEnded: true } : { ...rest, kind: "gone" },
      );
    }
  }
}
