import type { Draft } from "../problems/draft.ts";
import { withMore } from "../problems/words.ts";
import { splitLink } from "../schema/links.ts";
import type { TextChecker } from "./check-texts.ts";
import { type CheckedPage, type CheckedSite, type Found, type Report, whereIs } from "./checked-site.ts";

/** Finds redirects that lead nowhere, in a circle, or to another redirect. */
export function checkRedirects(site: CheckedSite, { checkLink }: TextChecker, report: Report): void {
  // What is wrong for many rows of one file is one mistake.
  const found = new Map<string, { page: CheckedPage; fault: Found; more: number }>();
  for (const record of site.routes.records.values()) {
    const page = site.pages.get(record.file);
    if (record.kind !== "redirect" || record.to === undefined || !page) continue;
    const note = (fault: Found): void => {
      const earlier = found.get(`${record.file} ${fault.code}`);
      if (earlier) earlier.more += 1;
      else found.set(`${record.file} ${fault.code}`, { page, fault, more: 0 });
    };
    const broken = checkLink(record.to, undefined);
    if (broken) {
      note({
        ...broken,
        code: broken.code === "broken-link" ? "broken-redirect" : broken.code,
        message: broken.message.replace(/^The link/, "The redirect"),
      });
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
    if (at?.kind === "redirect")
      note({
        code: "redirect-loop",
        message:
          at.route === record.route && seen.length === 1
            ? `${record.route} redirects to itself.`
            : `This redirect never ends: ${[...seen, at.route].join(" → ")}.`,
        hint: "Send visitors to a page.",
      });
    else
      note({
        code: "redirect-chain",
        message: `${path} redirects on to ${next.to}.`,
        hint: "Send visitors straight to where they end up.",
        ...(seen.length === 2 && next.to && { fix: next.to }),
      });
  }
  for (const { page, fault, more } of found.values()) {
    const { fix, ...rest } = fault;
    const { redirect } = page.summary;
    report(whereIs(page), page.source?.redirect?.span, (span) => {
      const draft: Draft = {
        ...rest,
        ...span,
        path: ["redirect"],
        ...(fix && !redirect?.value.includes("${") && { fix: { ...span, text: fix } }),
      };
      return withMore(draft, more);
    });
  }
}
