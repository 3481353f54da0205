import { isThere } from "../clock/shown.ts";
import { suggest } from "../problems/suggest.ts";
import { resolveLink } from "../schema/links.ts";
import type { Data } from "../schema/to-data.ts";
import type { BindContext } from "./bind-context.ts";
import { selectRows } from "./bind-page.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import type { RouteClaims } from "./route-claims.ts";
import { beforeField, patternOfPage } from "./route-patterns.ts";
import { segmentFault, segmentsOf } from "./route-segments.ts";
import type { RoutedPage } from "./routes.ts";

type Each = NonNullable<RoutedPage["each"]>;

/** The addresses of pages that are made one for each row, by a field of the row. */
export class RowRoutes {
  constructor(private readonly claims: RouteClaims) {}

  /** @param field  Name of the field that stands in brackets in the pattern; missing where there are none. */
  add(page: RoutedPage, each: Each, pattern: string, field: string | undefined): void {
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
}

/** What a field of a row says, if it can be a part of an address at all. */
function segmentIn({ value }: RowInScope, field: string): string | undefined {
  const said = (value as { [key: string]: Data })[field];
  return typeof said === "string" || typeof said === "number" ? String(said) : undefined;
}

/** The name of a file with the field that its brackets mean: one of nearly that name, or behind the word for the row. */
function meantFile(file: string, field: string, { value }: RowInScope): { meant?: string } {
  const fields = Object.keys(value as object);
  const bare = field.split(".").at(-1)!;
  const guess = fields.includes(bare) ? bare : suggest(field, fields);
  return guess === undefined ? {} : { meant: file.replace(`[${field}]`, `[${guess}]`) };
}
