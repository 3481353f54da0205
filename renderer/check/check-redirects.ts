import { ALWAYS, type Shown } from "../clock/shown.ts";
import type { RouteRecord } from "../filling/routes.ts";
import { findLinkFault, resolveLink, splitLink } from "../schema/links.ts";
import type { TextChecker } from "./check-texts.ts";
import {
  type CheckedPage,
  type CheckedSite,
  correctionsOf,
  type Found,
  type Report,
  whereIs,
  withoutCorrections,
} from "./checked-site.ts";

/** Finds redirects that lead nowhere, in a circle, or to another redirect. */
export function checkRedirects(site: CheckedSite, { checkLink }: TextChecker, report: Report): void {
  const { url } = (site.settings.data ?? {}) as { url?: unknown };
  const own = typeof url === "string" ? url.replace(/\/$/, "") : "";
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
    if (/^(mailto|tel|sms):/i.test(record.to)) {
      note({ code: "bad-link", params: { case: "no-page", address: record.to } });
      continue;
    }
    // The site's own name in front changes nothing.
    const to = own && record.to.startsWith(`${own}/`) ? record.to.slice(own.length) : record.to;
    const broken = checkLink(to, undefined, { shown: timeOf(record), by: "redirect" });
    if (broken) {
      note(broken.code === "broken-link" ? { ...broken, code: "broken-redirect" } : broken);
      continue;
    }
    const path = splitLink(to).path.replace(/(.)\/$/, "$1");
    const next = site.routes.records.get(path);
    // Where the other is written wrongly, it says so itself.
    if (next?.kind !== "redirect" || findLinkFault(next.to ?? "")?.code === "bad-link") continue;
    const seen = [record.route];
    let at: typeof next | undefined = next;
    while (at?.kind === "redirect" && !seen.includes(at.route)) {
      seen.push(at.route);
      at = site.routes.records.get(splitLink(at.to ?? "").path);
    }
    if (at?.kind === "redirect") note({ code: "redirect-loop", params: { routes: [...seen, at.route] } });
    else
      note({
        code: "redirect-chain",
        params: { path, ...(next.to !== undefined && { to: next.to }) },
        ...(seen.length === 2 && next.to && { fix: next.to }),
      });
  }
  for (const page of site.pages.values()) {
    const { then, kind, file, addresses, aliases } = page.summary;
    const end = then && splitLink(resolveLink(then.value, "/")).path;
    const own = end !== undefined && kind === "page" ? ownRoute(end, addresses, aliases) : undefined;
    if (own !== undefined)
      found.set(`${file} redirect-loop`, {
        page,
        fault: { code: "redirect-loop", params: { routes: [own, own] } },
        more: 0,
      });
    const broken = then && kind === "page" ? checkLink(resolveLink(then.value, "/"), undefined) : undefined;
    if (
      broken?.code === "broken-link" &&
      !found.has(`${file} broken-redirect`) &&
      !then!.value.includes("${")
    )
      found.set(`${file} broken-redirect`, { page, fault: { ...broken, code: "broken-redirect" }, more: 0 });
  }
  for (const { page, fault, more } of found.values()) {
    const isEnd = page.summary.kind !== "redirect";
    const redirect = isEnd ? page.summary.then : page.summary.redirect;
    const place = isEnd ? page.source?.then : page.source?.redirect;
    report(whereIs(page), place?.span, (span) => ({
      ...withoutCorrections(fault),
      ...span,
      path: [isEnd ? "then" : "redirect"],
      ...(!redirect?.value.includes("${") && correctionsOf(fault, span)),
      more,
    }));
  }
}

/** The address of a page that is at another one of its own: whoever is sent there once it has ended comes back. */
function ownRoute(
  path: string,
  addresses: readonly { route: string }[],
  aliases: readonly { value: string }[],
): string | undefined {
  const [first] = addresses;
  const isOwn = addresses.some(({ route }) => route === path) || aliases.some(({ value }) => value === path);
  return isOwn ? (first?.route ?? path) : undefined;
}

/** When an address leads on: that of an ended page does so from its end on. */
function timeOf({ hasEnded, shown = ALWAYS }: RouteRecord): Shown {
  if (!hasEnded) return shown;
  return shown.until === undefined ? ALWAYS : { from: shown.until };
}
