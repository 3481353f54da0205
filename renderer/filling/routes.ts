import type { Problem, RouteEntry } from "../model.ts";
import type { RowInScope, Scope } from "../pages/bindings.ts";
import type { PageFile } from "../pages/page-file.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { SegmentFault } from "../problems/english/pages.ts";
import { createProblem } from "../problems/problem.ts";
import type { Data } from "../schema/to-data.ts";
import { type BindContext, bindValue, selectRows } from "./bind-page.ts";

/** One address with what is needed to make its page. */
export interface RouteRecord extends RouteEntry {
  page: PageFile;
  /** The row that the page is made from. */
  item?: RowInScope;
  /** Where the address is claimed in the file. */
  span: Span;
}

/** All addresses of a site. */
export interface RouteTable {
  records: Map<string, RouteRecord>;
  /** Beginnings of addresses of pages whose rows cannot be read: links there are not called broken. */
  openPrefixes: string[];
  problems: Map<string, Problem[]>;
}

/** One segment of an address: small letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SEGMENTS = 5;
const MAX_SEGMENT_LENGTH = 100;
/** Folders and files that the build or common hosts claim for themselves. */
const RESERVED = new Set(["assets", "api", "cdn-cgi", "con", "prn", "aux", "nul", "com1", "lpt1"]);

/** The route pattern of a file: `pages/jobs/[slug].yaml` → `/jobs/[slug]`. */
export function patternOf(file: string): string {
  const path = file
    .replace(/^pages\//, "")
    .replace(/\.yaml$/, "")
    .replace(/(^|\/)index$/, "");
  return `/${path.replace(/\/$/, "")}`;
}

/** Works out every address of a site from its page files, and what is wrong with them. */
export function buildRoutes(
  pages: Iterable<PageFile>,
  context: BindContext,
  isBroken: (collection: string) => boolean,
): RouteTable {
  const table: RouteTable = { records: new Map(), openPrefixes: [], problems: new Map() };
  const claimed = new Map<string, RouteRecord>();
  const report = (page: PageFile, draft: Draft): void => {
    const list = table.problems.get(page.file) ?? [];
    list.push(createProblem(page.file, draft, page.lines));
    table.problems.set(page.file, list);
  };
  const files = [...pages].filter((page) => page.kind !== "layout");
  // Pages claim their own addresses before any alias, so that a clash is reported at the alias.
  for (const page of files) addOwn(page);
  for (const page of files) addAliases(page);
  return table;

  function addOwn(page: PageFile): void {
    const pattern = patternOf(page.file);
    const start = page.spans.get("") ?? { start: 0, end: 0 };
    const bad = pattern
      .split("/")
      .slice(1)
      .find((segment) => segment !== "" && !/^\[[^\]]*\]$/.test(segment) && segmentFault(segment));
    if (bad !== undefined) {
      report(page, {
        code: "bad-route",
        params: { case: "file", segment: bad, fault: segmentFault(bad)! },
        ...start,
        path: [],
      });
      return;
    }
    if (pattern.split("/").length - 1 > MAX_SEGMENTS) {
      report(page, {
        code: "bad-route",
        params: { case: "too-many-parts", route: pattern, limit: MAX_SEGMENTS },
        ...start,
        path: [],
      });
      return;
    }
    const field = /\[([^\]]*)\]/.exec(pattern)?.[1];
    if (field === undefined && !page.each) {
      claim({
        route: pattern,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        span: start,
        ...(page.redirect && { to: page.redirect.value }),
      });
      return;
    }
    const open = pattern.slice(0, pattern.includes("[") ? pattern.indexOf("[") : undefined);
    if (!page.each) {
      table.openPrefixes.push(open);
      if (page.template)
        report(page, {
          code: "each-and-name",
          params: { case: "no-each", field: String(field) },
          ...start,
          path: [],
        });
      return;
    }
    const { collection, span } = page.each;
    if (field === undefined) {
      report(page, {
        code: "each-and-name",
        params: { case: "no-field", example: page.file.replace(/[^/]+$/, "[slug].yaml") },
        ...span,
        path: ["each"],
      });
      return;
    }
    if (isBroken(collection)) table.openPrefixes.push(open);
    addRows(page, pattern, field);
  }

  function addRows(page: PageFile, pattern: string, field: string): void {
    const { collection, where, sort, limit, span } = page.each!;
    const scope: Scope = { page: { route: "", title: "" } };
    const all = context.store.rows(collection);
    const rows = selectRows(
      collection,
      {
        ...(where && { where: where as Data }),
        ...(sort && { sort: sort as Data }),
        ...(limit !== undefined && { limit }),
      },
      scope,
      context,
    );
    for (const item of rows) {
      const value = (item.value as { [key: string]: Data })[field];
      if (typeof value !== "string" && typeof value !== "number") {
        if (isBroken(collection)) continue;
        report(page, {
          code: "each-and-name",
          params: { case: "no-text", field, row: item.name },
          ...span,
          path: ["each"],
        });
        return;
      }
      const fault = segmentFault(String(value));
      if (fault) {
        if (isBroken(collection)) continue;
        report(page, {
          code: "bad-route",
          params: { case: "row", field, row: item.name, fault },
          ...span,
          path: ["each"],
        });
        continue;
      }
      const route = pattern.replace(/\[[^\]]*\]/, String(value));
      claim({
        route,
        kind: page.kind === "redirect" ? "redirect" : "page",
        file: page.file,
        page,
        span,
        item,
        row: all.findIndex((row) => row.value === item.value),
        ...(page.redirect && {
          to: String(
            bindValue(page.redirect.value, undefined, { item, page: { route, title: "" } }, context, []),
          ),
        }),
      });
    }
  }

  function addAliases(page: PageFile): void {
    if (page.aliases.length === 0) return;
    const own = [...table.records.values()].filter(
      (record) => record.page === page && record.kind === "page",
    );
    for (const { value, span } of page.aliases) {
      for (const record of own) {
        const route = String(
          bindValue(
            value,
            undefined,
            { ...(record.item && { item: record.item }), page: { route: record.route, title: "" } },
            context,
            [],
          ) ?? "",
        );
        const bad: SegmentFault | undefined = !route.startsWith("/")
          ? { case: "no-slash" }
          : route.slice(1).split("/").map(segmentFault).find(Boolean);
        if (bad) {
          report(page, {
            code: "bad-route",
            params: { case: "alias", route, fault: bad },
            ...span,
            path: ["aliases"],
          });
          break;
        }
        const { to: _, ...rest } = record;
        claim({ ...rest, route, kind: "alias", to: record.route, span });
      }
    }
  }

  function claim(record: RouteRecord): void {
    const key = record.route.normalize("NFKC").toLowerCase();
    const earlier = claimed.get(key);
    if (!earlier) {
      claimed.set(key, record);
      table.records.set(record.route, record);
      return;
    }
    // The rows have the same key; that is said where they stand.
    if (
      record.item &&
      earlier.file === record.file &&
      record.page.each &&
      isBroken(record.page.each.collection)
    )
      return;
    const { route, file } = record;
    report(record.page, {
      code: "duplicate-route",
      params:
        earlier.file !== file
          ? { case: "files", route, files: [earlier.file, file] }
          : earlier.item === record.item
            ? { case: "twice", route, file }
            : { case: "rows", route, rows: [earlier.item?.name, record.item?.name] },
      ...record.span,
      path: [],
    });
  }
}

function segmentFault(segment: string): SegmentFault | undefined {
  if (segment === "") return { case: "empty" };
  if (!SLUG.test(segment)) return { case: "characters" };
  if (segment.length > MAX_SEGMENT_LENGTH) return { case: "too-long", limit: MAX_SEGMENT_LENGTH };
  if (RESERVED.has(segment)) return { case: "reserved" };
  return undefined;
}
