import { escapeXml } from "../../formats/escape.ts";

/** Addresses that one sitemap may hold, by the protocol of sitemaps.org. */
const MOST_ADDRESSES = 50_000;

/** A text file and where it belongs, relative to the output folder. */
export interface TextFile {
  path: string;
  text: string;
}

/**
 * The sitemap: one file, or an index and as many parts as are needed. No `lastmod`: a wrong one is worse than
 * none, and the day of a build is not the day of a change.
 *
 * @param routes Canonical routes that may be indexed.
 * @param most   Addresses in one file.
 */
export function sitemaps(origin: string, routes: readonly string[], most = MOST_ADDRESSES): TextFile[] {
  const address = (route: string) => escapeXml(origin + encodeURI(route));
  const urlset = (part: readonly string[]) =>
    xml(
      "urlset",
      part.map((route) => `<url><loc>${address(route)}</loc></url>\n`),
    );
  if (routes.length <= most) return [{ path: "sitemap.xml", text: urlset(routes) }];
  const parts = Array.from({ length: Math.ceil(routes.length / most) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: urlset(routes.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ path }) => `<sitemap><loc>${address(`/${path}`)}</loc></sitemap>\n`);
  return [{ path: "sitemap.xml", text: xml("sitemapindex", entries) }, ...parts];
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</${root}>
`;
}

/** `robots.txt`: everything may be read; where the sitemap is. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ""}`;
}
