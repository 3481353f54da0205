import { showsPage } from "../../filling/routes.ts";
import { escapeHtml } from "../../formats/escape.ts";
import type { Site } from "../../site/site.ts";
import { documentPath, type Output } from "../output.ts";

/** What visitors of a page that is gone get where the site has no page for what is missing. It runs no script. */
export function gonePage(brand: string, lang: string, basePath = ""): string {
  const home = `${basePath}/`;
  const name = escapeHtml(brand || home);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>410 | ${name}</title>
<meta name="robots" content="noindex">
</head>
<body><p>410</p><p><a href="${escapeHtml(home)}">${name}</a></p></body>
</html>
`;
}

/**
 * For hosts that know no status but 200 and 404: at the address of a page that is gone stands what visitors get
 * where there is no page.
 */
export function writeGone({ routes, settings }: Site, output: Output, basePath: string): void {
  const gone = routes.filter(({ kind }) => kind === "gone");
  if (gone.length === 0) return;
  const hasOwn = routes.some((entry) => entry.route === "/404" && showsPage(entry));
  const html = hasOwn ? output.read(documentPath("/404")) : gonePage(settings.brand, settings.lang, basePath);
  if (!hasOwn) output.write(documentPath("/404"), html);
  // There it has an address of its own, which is not to be found.
  const hidden = /<meta name="robots" content="noindex/.test(html)
    ? html
    : html.replace("</head>", '<meta name="robots" content="noindex">\n</head>');
  for (const { route } of gone) output.write(documentPath(route), hidden);
}
