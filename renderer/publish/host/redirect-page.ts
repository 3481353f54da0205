import { basedAddress } from "../../formats/base-path.ts";
import { escapeHtml } from "../../formats/escape.ts";
import type { Site } from "../../site/site.ts";
import type { Words } from "../../words/words.ts";
import { documentPath, type Output, payloadPath } from "../output.ts";

/**
 * A page for hosts that know no redirects: sends the visitor on at once, and shows a link. It runs no script
 * and its policy allows none.
 *
 * @param origin Address of the public site, empty when it is not known. @param basePath Where this build stands.
 */
export function redirectPage(to: string, lang: string, words: Words, origin: string, basePath = ""): string {
  const target = escapeHtml(basedAddress(to, basePath));
  // A page of another site has its own address.
  const canonical = escapeHtml(/^https?:/i.test(to) ? to : origin + to);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words["page.moved"])}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><p>${escapeHtml(words["page.movedTo"]).replace("{link}", () => `<a href="${target}">${target}</a>`)}</p></body>
</html>
`;
}

/** Writes a page, and what client navigation asks for, at the address of each redirect. */
export function writeRedirects(site: Site, output: Output, basePath: string): void {
  const origin = site.settings.url.replace(/\/$/, "");
  for (const { kind, route, to = "/" } of site.routes) {
    if (kind !== "redirect") continue;
    output.write(documentPath(route), redirectPage(to, site.settings.lang, site.words, origin, basePath));
    output.write(payloadPath(route), JSON.stringify({ kind: "redirect", to: basedAddress(to, basePath) }));
  }
}
