import { plainName } from "../formats/plain-name.ts";
import type { PagedList } from "../pages/page-file.ts";
import type { Span } from "../problems/draft.ts";
import { resolveLink } from "../schema/links.ts";
import type { Data } from "../schema/to-data.ts";
import { claimAliases } from "./alias-routes.ts";
import type { BindContext } from "./bind-context.ts";
import { selectRows } from "./bind-page.ts";
import { RouteClaims } from "./route-claims.ts";
import { beforeField, patternOfPage } from "./route-patterns.ts";
import { badSegment, likelyRoutes, segmentFault, segmentsOf } from "./route-segments.ts";
import type { RoutedPage, RouteTable } from "./routes.ts";
import { RowRoutes } from "./row-routes.ts";

const MAX_SEGMENTS = 12;

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
  for (const page of files) claimAliases(page, claims);
  return claims.table;
}

class RouteBuilder {
  private readonly rows: RowRoutes;

  constructor(private readonly claims: RouteClaims) {
    this.rows = new RowRoutes(claims);
  }

  addOwn(page: RoutedPage): void {
    const start = page.spans?.get("");
    const name = startOf(page);
    const pattern = patternOfPage(page);
    const bad = badSegment(pattern);
    if (bad !== undefined && page.each && !/\[[^\]]*\]/.test(pattern)) {
      this.rows.add(page, page.each, pattern, undefined);
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
    if (page.each) this.rows.add(page, page.each, pattern, field);
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
}

/** What is wrong with the name of a file is told at its beginning. */
function startOf({ lines }: RoutedPage): Span | undefined {
  return lines && { start: 0, end: 0 };
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
