import { ALWAYS, both, type Clock, isThere, meet, phaseOf, type Shown } from "../clock/shown.ts";
import type { PagedList } from "../pages/page-file.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import type { SegmentFault } from "../problems/english/pages.ts";
import { Findings } from "../problems/findings.ts";
import { resolveLink } from "../schema/links.ts";
import type { Data } from "../schema/to-data.ts";
import type { BindContext, RowPlace } from "./bind-context.ts";
import { bindValue, selectRows } from "./bind-page.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import { likelyRoutes, segmentFault, slugOf } from "./route-segments.ts";

import type { RoutedPage, RouteRecord, RouteTable } from "./routes.ts";

const MAX_SEGMENTS = 5;

type Each = NonNullable<RoutedPage["each"]>;

/** The route pattern of a file: `pages/jobs/[slug].yaml` → `/jobs/[slug]`. */
export function patternOf(file: string): string {
  const path = file
    .replace(/^pages\//, "")
    .replace(/\.yaml$/, "")
    .replace(/(^|\/)index$/, "");
  return `/${path.replace(/\/$/, "")}`;
}

/** The route pattern of a page: a version in another language has one of its own. */
export function patternOfPage({ file, pattern }: { file: string; pattern?: string }): string {
  return pattern ?? patternOf(file);
}

/**
 * Works out every address of a site from its page files, and what is wrong with them.
 *
 * @param isBroken  Whether the rows of a collection, as they are in a language, cannot be trusted.
 */
export function buildRoutes(
  pages: Iterable<RoutedPage>,
  context: BindContext,
  isBroken: (collection: string, lang?: string) => boolean,
): RouteTable {
  const builder = new RouteBuilder(context, isBroken);
  const files = [...pages].filter(({ kind }) => kind === "page" || kind === "redirect");
  if (context.clock) builder.clock = context.clock;
  // Pages claim their own addresses before any alias, so that a clash is reported at the alias.
  for (const page of files) builder.addOwn(page);
  for (const page of files) builder.addAliases(page);
  return builder.table;
}

class RouteBuilder {
  readonly table: RouteTable = {
    records: new Map(),
    hidden: [],
    times: new Map(),
    openPrefixes: [],
    openRoutes: new Set(),
    openEndings: new Set(),
    findings: new Findings(),
  };
  private readonly told = new Set<string>();
  private readonly claimed = new Map<string, RouteRecord[]>();
  /** A page that has an end or is a draft takes its address at times only. */
  clock: Clock | undefined;

  constructor(
    private readonly context: BindContext,
    private readonly isBroken: (collection: string, lang?: string) => boolean,
  ) {}

  addOwn(page: RoutedPage): void {
    const start = page.spans?.get("");
    const name = startOf(page);
    const pattern = patternOfPage(page);
    const bad = pattern
      .split("/")
      .slice(1)
      .find((segment) => segment !== "" && !/^\[[^\]]*\]$/.test(segment) && segmentFault(segment));
    if (bad !== undefined && page.each && !/\[[^\]]*\]/.test(pattern)) {
      this.addEach(page, page.each, pattern, undefined);
      return;
    }
    if (bad !== undefined) {
      this.openMeant(pattern);
      this.report(page, name, (span) => ({
        code: "bad-route",
        ...span,
        path: [],
        params: { case: "file", segment: bad, fault: segmentFault(bad)! },
      }));
      return;
    }
    if (pattern.split("/").length - 1 > MAX_SEGMENTS) {
      this.report(page, name, (span) => ({
        code: "bad-route",
        ...span,
        path: [],
        params: { case: "too-many-parts", route: pattern, limit: MAX_SEGMENTS },
      }));
      return;
    }
    const field = /\[([^\]]*)\]/.exec(pattern)?.[1];
    if (page.each) this.addEach(page, page.each, pattern, field);
    else if (field !== undefined) this.reportNoEach(page, pattern, field);
    else if (page.paged) this.addPaged(page, page.paged, pattern);
    else
      this.claim({
        route: pattern,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        ...(start && { span: start }),
        ...(page.redirect && { to: resolveLink(page.redirect.value, pattern) }),
      });
  }

  /** A page whose list goes on at `/page/2`, `/page/3` … */
  private addPaged(page: RoutedPage, paged: PagedList, pattern: string): void {
    const { collection, where, limit, size } = paged;
    const start = `${pattern === "/" ? "" : pattern}/page/`;
    if (this.isBroken(collection, page.lang) || page.hasErrors) this.table.openPrefixes.push(start);
    const query = { ...(where && { where: where as Data }), ...(limit !== undefined && { limit }) };
    const rows = selectRows(collection, query, { page: { route: pattern, title: "" } }, this.contextOf(page));
    const count = Math.max(1, Math.ceil(rows.length / size));
    const routes = Array.from({ length: count }, (_, index) =>
      index === 0 ? pattern : `${start}${index + 1}`,
    );
    const span = page.spans?.get("");
    for (const [index, route] of routes.entries())
      this.claim({
        route,
        kind: "page",
        file: page.file,
        page,
        pages: { number: index + 1, count, routes },
        ...(span && { span }),
      });
  }

  /** The page was meant to stand at an address that can be one: `/About us` → `/about-us`. */
  private openMeant(pattern: string): void {
    const meant = pattern
      .split("/")
      .map((segment) => slugOf(segment.replace(/\.(?:ya?ml|html?|mdx?)$/i, "")))
      .join("/");
    for (const route of likelyRoutes(meant.replace(/\/index$/, "") || "/")) this.table.openRoutes.add(route);
    if (pattern.includes("[")) this.table.openPrefixes.push(beforeField(pattern));
  }

  /** What is wrong for many rows of one file is one mistake. */
  private report(page: RoutedPage, span: Span | undefined, make: (span: Span) => Draft): void {
    const key = `${page.file} ${span?.start} ${span && make(span).code}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.table.findings.report(page, span, make);
  }

  private reportNoEach(page: RoutedPage, pattern: string, field: string): void {
    this.table.openPrefixes.push(beforeField(pattern));
    if (page.hasErrors) return;
    this.report(page, page.spans?.get(""), (span) => ({
      code: "each-and-name",
      ...span,
      path: [],
      params: { case: "no-each", field },
    }));
  }

  private addEach(page: RoutedPage, each: Each, pattern: string, field: string | undefined): void {
    if (field === undefined) {
      this.table.openPrefixes.push(pattern.slice(0, pattern.lastIndexOf("/") + 1));
      this.report(page, each.span, (span) => ({
        code: "each-and-name",
        ...span,
        path: ["each"],
        params: { case: "no-field", example: page.file.replace(/[^/]+$/, "[slug].yaml") },
      }));
      return;
    }
    if (this.isBroken(each.collection, page.lang) || page.hasErrors)
      this.table.openPrefixes.push(beforeField(pattern));
    const { collection, where, sort, limit } = each;
    const query = {
      ...(where && { where: where as Data }),
      ...(sort && { sort: sort as Data }),
      ...(limit !== undefined && { limit }),
    };
    const scope: Scope = { page: { route: "", title: "" } };
    const context = this.contextOf(page);
    const items = selectRows(collection, query, scope, context);
    items.push(...this.rowsOfOtherTimes(collection, query, scope, context));
    // A page for none of the rows is asked for by mistake.
    if (items.length === 0) {
      this.table.openPrefixes.push(beforeField(pattern));
      this.reportNone(page, each, context);
    }
    const isOneOdd = items.some((item) => {
      const segment = segmentIn(item, field);
      return segment !== undefined && segmentFault(segment) === undefined;
    });
    for (const item of items) {
      const segment = this.segmentOf(page, each, item, field, isOneOdd);
      if (segment === "stop") return;
      if (segment === undefined) continue;
      const route = pattern.replace(/\[[^\]]*\]/, segment);
      this.claim({
        route,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        ...(each.span && { span: each.span }),
        item,
        row: item.index ?? -1,
        ...(item.shown && { shown: item.shown }),
        ...(page.redirect && {
          to: resolveLink(this.fill(page.redirect.value, { item, page: { route, title: "" } }, page), route),
        }),
      });
    }
  }

  /** None of the rows that there are is chosen. */
  private reportNone(page: RoutedPage, { collection, where }: Each, context: BindContext): void {
    if (where === undefined || this.isBroken(collection, page.lang) || page.hasErrors) return;
    const scope: Scope = { page: { route: "", title: "" } };
    if (selectRows(collection, {}, scope, context).length === 0) return;
    this.report(page, page.spans?.get("where"), (span) => ({
      code: "nothing-chosen",
      ...span,
      path: ["where"],
      params: { collection },
    }));
  }

  /** Rows that are still to come, and those that were: they have addresses as well. */
  private rowsOfOtherTimes(
    collection: string,
    query: { where?: Data; sort?: Data },
    scope: Scope,
    context: BindContext,
  ): RowInScope[] {
    const { clock } = this;
    if (!clock) return [];
    const { where, sort } = query;
    const everything = context.everything?.() ?? context;
    const chosen = { ...(where && { where }), ...(sort && { sort }) };
    return selectRows(collection, chosen, scope, everything).filter(({ shown }) => !isThere(shown, clock));
  }

  /**
   * The part of the address that a row gives; undefined when it gives none, "stop" when no row will.
   *
   * @param isOneOdd  Other rows give one, so that the row is the mistake and not the name of the file.
   */
  private segmentOf(
    page: RoutedPage,
    { collection, span: place }: Each,
    item: RowInScope,
    field: string,
    isOneOdd: boolean,
  ): string | undefined | "stop" {
    const segment = segmentIn(item, field);
    const fault = segment === undefined ? undefined : segmentFault(segment);
    if (segment !== undefined && !fault) return segment;
    if (this.isBroken(collection, page.lang)) return undefined;
    this.table.openPrefixes.push(beforeField(patternOfPage(page)));
    if (!fault)
      this.report(page, place, (span) => ({
        code: "each-and-name",
        params: { case: "no-text", field, row: item.name },
        ...span,
        path: ["each"],
      }));
    else {
      const params = { case: "row" as const, field, row: item.name, fault };
      const own = isOneOdd ? this.placeOf(page, item, field) : undefined;
      if (own) this.reportRow(own, { code: "bad-route", params });
      else this.report(page, place, (span) => ({ code: "bad-route", params, ...span, path: ["each"] }));
    }
    return segment === undefined ? "stop" : undefined;
  }

  /** Where a row of the file's collection says a field. */
  private placeOf(page: RoutedPage, { index }: RowInScope, field: string): RowPlace | undefined {
    if (index === undefined || !page.each) return undefined;
    return this.contextOf(page).placeOf?.(page.each.collection, index, field);
  }

  private reportRow({ span, ...where }: RowPlace, fault: Fault): void {
    const key = `${where.file} ${span.start} ${fault.code}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.table.findings.report(where, span, (place) => ({ ...fault, ...place, path: [] }));
  }

  addAliases(page: RoutedPage): void {
    if (page.aliases.length === 0) return;
    const own = [...this.table.records.values()].filter(
      (record) =>
        record.page === page &&
        (record.kind === "page" || record.kind === "gone" || record.hasEnded) &&
        (record.pages?.number ?? 1) === 1,
    );
    // What comes later has its further addresses from then on.
    own.push(...this.table.hidden.filter((record) => record.page === page && record.kind === "page"));
    for (const { value, span } of page.aliases) {
      for (const record of own) {
        const route = this.fill(
          value,
          {
            ...(record.item && { item: record.item }),
            page: { route: record.route, title: "" },
          },
          page,
        );
        const bad: SegmentFault | undefined = !route.startsWith("/")
          ? { case: "no-slash" }
          : route.slice(1).split("/").map(segmentFault).find(Boolean);
        if (bad) {
          for (const { route: one } of own) this.table.openEndings.add(endingOf(one));
          // What is wrong with a binding in it is told where it stands.
          if (page.hasErrors && value.includes("${")) break;
          this.report(page, span, (place) => ({
            code: "bad-route",
            ...place,
            path: ["aliases"],
            params: { case: "alias", route, fault: bad },
          }));
          break;
        }
        const { to: _, ...rest } = record;
        this.claim({ ...rest, route, kind: "alias", to: record.route, ...(span && { span }) });
      }
    }
  }

  private contextOf({ lang }: RoutedPage): BindContext {
    return (lang !== undefined && this.context.in?.(lang)) || this.context;
  }

  private fill(value: string, scope: Scope, page: RoutedPage): string {
    return String(bindValue(value, undefined, scope, this.contextOf(page)) ?? "");
  }

  private claim(asked: RouteRecord): void {
    const shown = both(asked.page.shown ?? ALWAYS, asked.shown ?? ALWAYS);
    const record = shown === ALWAYS ? asked : { ...asked, shown };
    const key = record.route.normalize("NFKC").toLowerCase();
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
    const named = [record, earlier].find(({ kind, page }) => kind === "page" && page.spans?.has("route"));
    const { page, span: own } = named ?? record;
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
    // What took the place of the ended page is there already, or comes below.
    else if (!records.has(route)) {
      const { pages: _, to: __, ...rest } = record;
      records.set(
        route,
        then ? { ...rest, kind: "redirect", to: then, hasEnded: true } : { ...rest, kind: "gone" },
      );
    }
  }
}

/** What a field of a row says, if it can be a part of an address at all. */
function segmentIn({ value }: RowInScope, field: string): string | undefined {
  const said = (value as { [key: string]: Data })[field];
  return typeof said === "string" || typeof said === "number" ? String(said) : undefined;
}

/** What is wrong with the name of a file is told at its beginning. */
function startOf({ lines }: RoutedPage): Span | undefined {
  return lines && { start: 0, end: 0 };
}

/** The last part of an address. */
function endingOf(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1);
}

/** The beginning of an address, up to what a row fills in. */
function beforeField(pattern: string): string {
  const at = pattern.indexOf("[");
  return at === -1 ? pattern : pattern.slice(0, at);
}
