import { plainName } from "../formats/plain-name.ts";
import type { SegmentFault } from "../problems/english/addresses.ts";
import type { RouteClaims } from "./route-claims.ts";
import { endingOf } from "./route-patterns.ts";
import { segmentFault } from "./route-segments.ts";
import type { RoutedPage } from "./routes.ts";

/** Claims the further addresses of a page, once all pages have claimed their own. */
export function claimAliases(page: RoutedPage, claims: RouteClaims): void {
  if (page.aliases.length === 0) return;
  const own = [...claims.table.records.values()].filter(
    (record) =>
      record.page === page &&
      (record.kind === "page" || record.kind === "gone" || record.hasEnded) &&
      (record.pages?.number ?? 1) === 1,
  );
  // What comes later has its further addresses from then on.
  own.push(...claims.table.hidden.filter((record) => record.page === page && record.kind === "page"));
  for (const { value, span } of page.aliases) {
    for (const record of own) {
      const route = claims.fill(
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
        for (const { route: one } of own) claims.table.openEndings.add(endingOf(one));
        // What is wrong with a binding in it is told where it stands.
        if (page.hasErrors && value.includes("${")) break;
        const named = value.includes("${") ? {} : meantFor(route);
        claims.report(page, span, (place) => ({
          code: "bad-route",
          ...place,
          path: ["aliases"],
          params: { case: "alias", route, fault: bad, ...named },
          ...(named.meant !== undefined && { offer: { ...place, text: `/${named.meant}` } }),
        }));
        break;
      }
      const { to: _, ...rest } = record;
      claims.claim({ ...rest, route, kind: "alias", to: record.route, ...(span && { span }) });
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
