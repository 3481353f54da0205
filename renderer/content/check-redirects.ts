import type { TextChecker } from "./check-texts.ts";
import type { Draft } from "./draft.ts";
import { splitLink } from "./links.ts";
import type { AddProblem, Found, SiteFacts } from "./site-facts.ts";

/** Finds redirects that lead nowhere, in a circle, or to another redirect. */
export function checkRedirects(site: SiteFacts, { checkLink }: TextChecker, add: AddProblem): void {
  for (const record of site.routes.records.values()) {
    if (record.kind !== "redirect" || record.to === undefined || !record.page.redirect) continue;
    const { span } = record.page.redirect;
    const report = (draft: Found): void =>
      add(
        record.file,
        {
          ...draft,
          ...span,
          path: ["redirect"],
          ...(draft.fix &&
            !/\$\{/.test(record.page.redirect!.value) && { fix: { ...span, text: draft.fix } }),
        } as Draft,
        record.page.lines,
      );
    const broken = checkLink(record.to, undefined);
    if (broken) {
      report({
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
      report({
        code: "redirect-loop",
        message:
          at.route === record.route && seen.length === 1
            ? `${record.route} redirects to itself.`
            : `This redirect never ends: ${[...seen, at.route].join(" → ")}.`,
        hint: "Send visitors to a page.",
      });
    else
      report({
        code: "redirect-chain",
        message: `${path} redirects on to ${next.to}.`,
        hint: "Send visitors straight to where they end up.",
        ...(seen.length === 2 && next.to && { fix: next.to }),
      });
  }
}
