import type { RouteRecord } from "../filling/routes.ts";
import type { Draft } from "../problems/draft.ts";
import { splitLink } from "../schema/links.ts";
import type { TextChecker } from "./check-texts.ts";
import type { AddProblem, Found, SiteFacts } from "./site-facts.ts";

/** Finds redirects that lead nowhere, in a circle, or to another redirect. */
export function checkRedirects(site: SiteFacts, { checkLink }: TextChecker, add: AddProblem): void {
  // What is wrong for many rows of one file is one mistake.
  const found = new Map<string, { record: RouteRecord; draft: Draft; more: number }>();
  for (const record of site.routes.records.values()) {
    if (record.kind !== "redirect" || record.to === undefined || !record.page.redirect) continue;
    const { span } = record.page.redirect;
    const report = ({ fix, ...rest }: Found): void => {
      const earlier = found.get(`${record.file} ${rest.code}`);
      if (earlier) {
        earlier.more += 1;
        return;
      }
      const draft: Draft = {
        ...rest,
        ...span,
        path: ["redirect"],
        ...(fix && !/\$\{/.test(record.page.redirect!.value) && { fix: { ...span, text: fix } }),
      };
      found.set(`${record.file} ${rest.code}`, { record, draft, more: 0 });
    };
    const broken = checkLink(record.to, undefined);
    if (broken) {
      report(broken.code === "broken-link" ? { ...broken, code: "broken-redirect" } : broken);
      continue;
    }
    const { path } = splitLink(record.to);
    const next = site.routes.records.get(path);
    if (next?.kind !== "redirect") continue;
    const seen = [record.route];
    let at: typeof next | undefined = next;
    while (at?.kind === "redirect" && !seen.includes(at.route)) {
      seen.push(at.route);
      at = site.routes.records.get(splitLink(at.to ?? "").path);
    }
    if (at?.kind === "redirect") report({ code: "redirect-loop", params: { routes: [...seen, at.route] } });
    else
      report({
        code: "redirect-chain",
        params: { path, ...(next.to !== undefined && { to: next.to }) },
        ...(seen.length === 2 && next.to && { fix: next.to }),
      });
  }
  for (const { record, draft, more } of found.values())
    add(record.file, { ...draft, more }, record.page.lines);
}
