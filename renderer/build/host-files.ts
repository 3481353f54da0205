import type { RouteEntry } from "../model.ts";
import { escapeHtml } from "./escape-html.ts";

/** A page for hosts that know no redirects: sends the visitor on at once, and shows a link. */
export function redirectHtml(to: string, lang: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body>
</html>
`;
}

/** Redirects in the format of Netlify and Cloudflare Pages. */
export function redirectsFile(routes: readonly RouteEntry[]): string {
  return routes
    .filter((entry) => entry.kind === "redirect")
    .map((entry) => `${entry.route} ${entry.to} 301\n`)
    .join("");
}

/** Headers in the format of Netlify and Cloudflare Pages: names with a hash never change, all else is asked for. */
export function headersFile(): string {
  return `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cache-Control: public, max-age=0, must-revalidate
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** Addresses for search engines: canonical pages that may be indexed. */
export function sitemap(origin: string, routes: readonly string[]): string {
  const urls = routes.map((route) => `<url><loc>${escapeHtml(origin + route)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
