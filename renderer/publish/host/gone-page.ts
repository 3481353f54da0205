import { escapeHtml } from "../../formats/escape.ts";

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
