import { isThere } from "../clock/shown.ts";
import { plainName } from "../formats/plain-name.ts";
import type { PagedList } from "../pages/page-file.ts";
import type { Span } from "../problems/draft.ts";
import type { SegmentFault } from "../problems/english/addresses.ts";
import { suggest } from "../problems/suggest.ts";
import { resolveLink } from "../schema/links.ts";
import type { Data } from "../schema/to-data.ts";
import type { BindContext } from "./bind-context.ts";
import { selectRows } from "./bind-page.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import { RouteClaims } from "./route-claims.ts";
import { beforeField, endingOf, patternOfPage } from "./route-patterns.ts";
import { badSegment, likelyRoutes, segmentFault, segmentsOf } from "./route-segments.ts";
import type { RoutedPage, RouteTable } from "./routes.ts";

const MAX_SEGMENTS = 12;

type Each = NonNullable<RoutedPage["each"]>;

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
  const claims = new RouteClaims(context, isBroken);
  const builder = new RouteBuilder(claims);
  const files = [...pages].filter(({ kind }) => kind === "page" || kind === "redirect");
  // Pages claim their own addresses before any alias, so that a clash is reported at the alias.
  for (const page of files) builder.addOwn(page);
  for (const page of files) builder.addAliases(page);
  return claims.table;
}

class RouteBuilder {
  constructor(private readonly claims: RouteClaims) {}

  addOwn(page: RoutedPage): void {
    const start = page.spans?.get("");
    const name = startOf(page);
    const pattern = patternOfPage(page);
    const bad = badSegment(pattern);
    if (bad !== undefined && page.each && !/\[[^\]]*\]/.test(pattern)) {
      this.addEach(page, page.each, pattern, undefined);
      return;
    }
    if (bad !== undefined) {
      this.openMeant(pattern);
      this.claims.report(page, name, (span) => ({
        code: "bad-route",
        ...span,
        path: [],
        params: {
          case: "file",
          segment: bad,
          fault: segmentFault(bad, segmentsOf(pattern).indexOf(bad))!,
          ...nameMeant(page.file, bad),
        },
      }));
      return;
    }
    if (segmentsOf(pattern).length > MAX_SEGMENTS) {
      this.claims.report(page, name, (span) => ({
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
      this.claims.claim({
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
    if (this.claims.isBroken(collection, page.lang) || page.hasErrors)
      this.claims.table.openPrefixes.push(start);
    const query = { ...(where && { where: where as Data }), ...(limit !== undefined && { limit }) };
    const rows = selectRows(
      collection,
      query,
      { page: { route: pattern, title: "" } },
      this.claims.contextOf(page),
    );
    const count = Math.max(1, Math.ceil(rows.length / size));
    const routes = Array.from({ length: count }, (_, index) =>
      index === 0 ? pattern : `${start}${index + 1}`,
    );
    const span = page.spans?.get("");
    for (const [index, route] of routes.entries())
      this.claims.claim({
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
    // Whoever typed a letter with a mark by mistake links to it without one.
    const unmarked = pattern.normalize("NFD").replace(/\p{M}/gu, "");
    for (const written of new Set([pattern, unmarked])) {
      const meant = written
        .split("/")
        .map((segment) => plainName(segment.replace(/\.(?:ya?ml|html?|mdx?)$/i, "")))
        .join("/");
      for (const route of likelyRoutes(meant.replace(/\/index$/, "") || "/"))
        this.claims.table.openRoutes.add(route);
    }
    if (pattern.includes("[")) this.claims.table.openPrefixes.push(beforeField(pattern));
  }

  private reportNoEach(page: RoutedPage, pattern: string, field: string): void {
    this.claims.table.openPrefixes.push(beforeField(pattern));
    if (page.hasErrors) return;
    this.claims.report(page, page.spans?.get(""), (span) => ({
      code: "each-and-name",
      ...span,
      path: [],
      params: { case: "no-each", field },
    }));
  }

  private addEach(page: RoutedPage, each: Each, pattern: string, field: string | undefined): void {
    if (field === undefined) {
      this.claims.table.openPrefixes.push(pattern.slice(0, pattern.lastIndexOf("/") + 1));
      // An address that is written down is what lacks it, not the name of the file.
      const own = page.spans?.get("route");
      this.claims.report(page, own ?? each.span, (span) => ({
        code: "each-and-name",
        ...span,
        path: [own ? "route" : "each"],
        params: own
          ? { case: "no-field-in-route", example: `${pattern.replace(/\/$/, "")}/[slug]` }
          : { case: "no-field", example: page.file.replace(/[^/]+$/, "[slug].yaml") },
      }));
      return;
    }
    if (this.claims.isBroken(each.collection, page.lang) || page.hasErrors)
      this.claims.table.openPrefixes.push(beforeField(pattern));
    const { collection, where, sort, limit } = each;
    const query = {
      ...(where && { where: where as Data }),
      ...(sort && { sort: sort as Data }),
      ...(limit !== undefined && { limit }),
    };
    const scope: Scope = { page: { route: "", title: "" } };
    const context = this.claims.contextOf(page);
    const items = selectRows(collection, query, scope, context);
    items.push(...this.rowsOfOtherTimes(collection, query, scope, context));
    // A page for none of the rows is asked for by mistake.
    if (items.length === 0) {
      this.claims.table.openPrefixes.push(beforeField(pattern));
      this.reportNone(page, each, context);
    }
    const at = segmentsOf(pattern).indexOf(`[${field}]`);
    const isOneOdd = items.some((item) => {
      const segment = segmentIn(item, field);
      return segment !== undefined && segmentFault(segment, at) === undefined;
    });
    for (const item of items) {
      const segment = this.segmentOf(page, each, item, field, isOneOdd);
      if (segment === "stop") return;
      if (segment === undefined) continue;
      const route = pattern.replace(/\[[^\]]*\]/, segment);
      this.claims.claim({
        route,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        ...(each.span && { span: each.span }),
        item,
        row: item.index ?? -1,
        ...(item.shown && { shown: item.shown }),
        ...(page.redirect && {
          to: resolveLink(
            this.claims.fill(page.redirect.value, { item, page: { route, title: "" } }, page),
            route,
          ),
        }),
      });
    }
  }

  /** None of the rows that there are is chosen. */
  private reportNone(page: RoutedPage, { collection, where }: Each, context: BindContext): void {
    if (where === undefined || this.claims.isBroken(collection, page.lang) || page.hasErrors) return;
    const scope: Scope = { page: { route: "", title: "" } };
    if (selectRows(collection, {}, scope, context).length === 0) return;
    this.claims.report(page, page.spans?.get("where"), (span) => ({
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
    const { clock } = this.claims;
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
    const at = segmentsOf(patternOfPage(page)).indexOf(`[${field}]`);
    const fault = segment === undefined ? undefined : segmentFault(segment, at);
    if (segment !== undefined && !fault) return segment;
    if (this.claims.isBroken(collection, page.lang)) return undefined;
    this.claims.table.openPrefixes.push(beforeField(patternOfPage(page)));
    if (!fault)
      this.claims.report(page, place, (span) => ({
        code: "each-and-name",
        params: { case: "no-text", field, row: item.name, ...meantFile(page.file, field, item) },
        ...span,
        path: ["each"],
      }));
    else {
      const params = { case: "row" as const, field, row: item.name, fault };
      const own = isOneOdd ? this.claims.placeOf(page, item, field) : undefined;
      if (own) this.claims.reportRow(own, { code: "bad-route", params });
      else
        this.claims.report(page, place, (span) => ({ code: "bad-route", params, ...span, path: ["each"] }));
    }
    return segment === undefined ? "stop" : undefined;
  }

  addAliases(page: RoutedPage): void {
    if (page.aliases.length === 0) return;
    const own = [...this.claims.table.records.values()].filter(
      (record) =>
        record.page === page &&
        (record.kind === "page" || record.kind === "gone" || record.hasEnded) &&
        (record.pages?.number ?? 1) === 1,
    );
    // What comes later has its further addresses from then on.
    own.push(...this.claims.table.hidden.filter((record) => record.page === page && record.kind === "page"));
    for (const { value, span } of page.aliases) {
      for (const record of own) {
        const route = this.claims.fill(
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
          for (const { route: one } of own) this.claims.table.openEndings.add(endingOf(one));
          // What is wrong with a binding in it is told where it stands.
          if (page.hasErrors && value.includes("${")) break;
          const named = value.includes("${") ? {} : meantFor(route);
          this.claims.report(page, span, (place) => ({
            code: "bad-route",
            ...place,
            path: ["aliases"],
            params: { case: "alias", route, fault: bad, ...named },
            ...(named.meant !== undefined && { offer: { ...place, text: `/${named.meant}` } }),
          }));
          break;
        }
        const { to: _, ...rest } = record;
        this.claims.claim({ ...rest, route, kind: "alias", to: record.route, ...(span && { span }) });
      }
    }
  }
}

/** An address or a part of one in letters that it may hold, where that is another. */
function meantFor(written: string): { meant?: string } {
  if (written.includes("[")) return {};
  const parts = written
    .replace(/^https?:\/\/[^/]+/, "")
    .split("/")
    .flatMap((part) => plainName(part) || []);
  const isSound = parts.length > 0 && parts.every((part, at) => segmentFault(part, at) === undefined);
  return isSound ? { meant: parts.join("/") } : {};
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

/** The name of a file with the field that its brackets mean: one of nearly that name, or behind the word for the row. */
function meantFile(file: string, field: string, { value }: RowInScope): { meant?: string } {
  const fields = Object.keys(value as object);
  const bare = field.split(".").at(-1)!;
  const guess = fields.includes(bare) ? bare : suggest(field, fields);
  return guess === undefined ? {} : { meant: file.replace(`[${field}]`, `[${guess}]`) };
}

/** The folder that is called by a part of an address, and a name that can be one; of a file its path with such a name. */
function nameMeant(file: string, segment: string): { folder?: string; meant?: string } {
  const parts = file.split("/");
  const index = parts.indexOf(segment);
  const meant = plainName(segment);
  const isSound = segmentFault(meant, index - 1) === undefined && !segment.includes("[");
  if (index < 1 || index === parts.length - 1) {
    const name = file.slice(0, file.lastIndexOf("/") + 1) + meant;
    return isSound && !/\.(?:ya?ml|html?|mdx?)$/i.test(segment) ? { meant: `${name}.yaml` } : {};
  }
  return { folder: parts.slice(0, index + 1).join("/"), ...(isSound && { meant }) };
}
