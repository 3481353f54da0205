import type { RouteEntry } from "../model.ts";
import type { Span } from "../problems/draft.ts";
import { Findings, type FoundIn } from "../problems/findings.ts";
import type { Data } from "../schema/to-data.ts";
import { type BindContext, bindValue, selectRows } from "./bind-page.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import { segmentFault } from "./route-segments.ts";

/** What of a page file decides its addresses. Places are there when the file was read in full. */
export interface RoutedPage extends FoundIn {
  kind: "page" | "redirect" | "layout";
  each?: {
    collection: string;
    where?: { [key: string]: Data };
    sort?: string | string[];
    limit?: number;
    span?: Span;
  };
  aliases: readonly { value: string; span?: Span }[];
  redirect?: { value: string };
  /** Something is wrong with the file itself. */
  hasErrors?: boolean;
  spans?: ReadonlyMap<string, Span>;
}

/** One address with what is needed to make its page. */
export interface RouteRecord extends RouteEntry {
  page: RoutedPage;
  /** The row that the page is made from. */
  item?: RowInScope;
  /** Where the address is claimed in the file. */
  span?: Span;
}

/** All addresses of a site. */
export interface RouteTable {
  records: Map<string, RouteRecord>;
  /** Beginnings of addresses of pages whose rows cannot be read: links there are not called broken. */
  openPrefixes: string[];
  findings: Findings;
}

const MAX_SEGMENTS = 5;

/** The route pattern of a file: `pages/jobs/[slug].yaml` → `/jobs/[slug]`. */
export function patternOf(file: string): string {
  const path = file
    .replace(/^pages\//, "")
    .replace(/\.yaml$/, "")
    .replace(/(^|\/)index$/, "");
  return `/${path.replace(/\/$/, "")}`;
}

/**
 * Works out every address of a site from its page files, and what is wrong with them.
 *
 * @param isBroken  Whether the rows of a collection cannot be trusted.
 */
export function buildRoutes(
  pages: Iterable<RoutedPage>,
  context: BindContext,
  isBroken: (collection: string) => boolean,
): RouteTable {
  const builder = new RouteBuilder(context, isBroken);
  const files = [...pages].filter((page) => page.kind !== "layout");
  // Pages claim their own addresses before any alias, so that a clash is reported at the alias.
  for (const page of files) builder.addOwn(page);
  for (const page of files) builder.addAliases(page);
  return builder.table;
}

class RouteBuilder {
  readonly table: RouteTable = { records: new Map(), openPrefixes: [], findings: new Findings() };
  private readonly claimed = new Map<string, RouteRecord>();

  constructor(
    private readonly context: BindContext,
    private readonly isBroken: (collection: string) => boolean,
  ) {}

  addOwn(page: RoutedPage): void {
    const { findings } = this.table;
    const start = page.spans?.get("");
    const pattern = patternOf(page.file);
    const bad = pattern
      .split("/")
      .slice(1)
      .find((segment) => segment !== "" && !/^\[[^\]]*\]$/.test(segment) && segmentFault(segment));
    if (bad !== undefined) {
      findings.report(page, start, (span) => ({
        code: "bad-route",
        ...span,
        path: [],
        message: `"${bad}" cannot be part of an address: ${segmentFault(bad)}.`,
        hint: "Rename the file or folder.",
      }));
      return;
    }
    if (pattern.split("/").length - 1 > MAX_SEGMENTS) {
      findings.report(page, start, (span) => ({
        code: "bad-route",
        ...span,
        path: [],
        message: `The address ${pattern} has more than ${MAX_SEGMENTS} parts.`,
        hint: "Move the file up.",
      }));
      return;
    }
    const field = /\[([^\]]*)\]/.exec(pattern)?.[1];
    if (page.each) this.addEach(page, page.each, pattern, field);
    else if (field !== undefined) this.reportNoEach(page, pattern, field);
    else
      this.claim({
        route: pattern,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        ...(start && { span: start }),
        ...(page.redirect && { to: page.redirect.value }),
      });
  }

  private reportNoEach(page: RoutedPage, pattern: string, field: string): void {
    this.table.openPrefixes.push(beforeField(pattern));
    if (page.hasErrors) return;
    this.table.findings.report(page, page.spans?.get(""), (span) => ({
      code: "each-and-name",
      ...span,
      path: [],
      message: `The name of this file has [${field}] in it, but the page does not say which rows it is made of.`,
      hint: "Add each: with the name of a collection.",
    }));
  }

  private addEach(
    page: RoutedPage,
    each: NonNullable<RoutedPage["each"]>,
    pattern: string,
    field: string | undefined,
  ): void {
    if (field === undefined) {
      this.table.findings.report(page, each.span, (span) => ({
        code: "each-and-name",
        ...span,
        path: ["each"],
        message: "With each, the name of the file holds a field of the row in brackets.",
        hint: `Rename it to ${page.file.replace(/[^/]+$/, "[slug].yaml")}, for example.`,
      }));
      return;
    }
    if (this.isBroken(each.collection)) this.table.openPrefixes.push(beforeField(pattern));
    const { collection, where, sort, limit } = each;
    const all = new Map(this.context.store.rows(collection).map((row, index) => [row.value, index]));
    const query = {
      ...(where && { where: where as Data }),
      ...(sort && { sort: sort as Data }),
      ...(limit !== undefined && { limit }),
    };
    const scope: Scope = { page: { route: "", title: "" } };
    for (const item of selectRows(collection, query, scope, this.context)) {
      const segment = this.segmentOf(page, each, item, field);
      if (segment === "stop") return;
      if (segment === undefined) continue;
      const route = pattern.replace(/\[[^\]]*\]/, segment.text);
      this.claim({
        route,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        ...(each.span && { span: each.span }),
        item,
        row: all.get(item.value) ?? -1,
        ...(page.redirect && { to: this.fill(page.redirect.value, { item, page: { route, title: "" } }) }),
      });
    }
  }

  /** The part of the address that a row gives; undefined when it gives none, "stop" when no row will. */
  private segmentOf(
    page: RoutedPage,
    { collection, span: place }: NonNullable<RoutedPage["each"]>,
    item: RowInScope,
    field: string,
  ): { text: string } | undefined | "stop" {
    const value = (item.value as { [key: string]: Data })[field];
    const isText = typeof value === "string" || typeof value === "number";
    const fault = isText ? segmentFault(String(value)) : undefined;
    if (isText && !fault) return { text: String(value) };
    if (this.isBroken(collection)) return undefined;
    this.table.findings.report(page, place, (span) =>
      isText
        ? {
            code: "bad-route",
            ...span,
            path: ["each"],
            message: `The ${field} of ${item.label} cannot be part of an address: ${fault}.`,
          }
        : {
            code: "each-and-name",
            ...span,
            path: ["each"],
            message: `${item.label.replace(/^./, (first) => first.toUpperCase())} has no text "${field}", which the name of this file asks for.`,
            hint: "Use a field that every row has.",
          },
    );
    return isText ? undefined : "stop";
  }

  addAliases(page: RoutedPage): void {
    if (page.aliases.length === 0) return;
    const own = [...this.table.records.values()].filter(
      (record) => record.page === page && record.kind === "page",
    );
    for (const { value, span } of page.aliases) {
      for (const record of own) {
        const route = this.fill(value, {
          ...(record.item && { item: record.item }),
          page: { route: record.route, title: "" },
        });
        const bad = !route.startsWith("/")
          ? `it must start with a slash`
          : route.slice(1).split("/").map(segmentFault).find(Boolean);
        if (bad) {
          this.table.findings.report(page, span, (place) => ({
            code: "bad-route",
            ...place,
            path: ["aliases"],
            message: `"${route}" cannot be an address: ${bad}.`,
          }));
          break;
        }
        const { to: _, ...rest } = record;
        this.claim({ ...rest, route, kind: "alias", to: record.route, ...(span && { span }) });
      }
    }
  }

  private fill(value: string, scope: Scope): string {
    return String(bindValue(value, undefined, scope, this.context) ?? "");
  }

  private claim(record: RouteRecord): void {
    const key = record.route.normalize("NFKC").toLowerCase();
    const earlier = this.claimed.get(key);
    if (!earlier) {
      this.claimed.set(key, record);
      this.table.records.set(record.route, record);
      return;
    }
    const { each } = record.page;
    // The rows have the same key; that is said where they stand.
    if (record.item && earlier.file === record.file && each && this.isBroken(each.collection)) return;
    const claimants =
      earlier.file !== record.file
        ? `by ${earlier.file} and ${record.file}`
        : earlier.item === record.item
          ? `twice by ${record.file}`
          : `by ${earlier.item?.label} and ${record.item?.label}`;
    this.table.findings.report(record.page, record.span, (span) => ({
      code: "duplicate-route",
      ...span,
      path: [],
      message: `${record.route} is claimed ${claimants}. Keep one.`,
    }));
  }
}

/** The beginning of an address, up to what a row fills in. */
function beforeField(pattern: string): string {
  const at = pattern.indexOf("[");
  return at === -1 ? pattern : pattern.slice(0, at);
}
