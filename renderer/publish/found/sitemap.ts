import { escapeXml } from "../../formats/escape.ts";

/** Addresses that one sitemap may hold, by the protocol of sitemaps.org. */
const MOST_ADDRESSES = 50_000;

/** A page in the sitemap. */
export interface MappedPage {
  route: string;
  /** The page in all its languages, the site's own first, itself included; missing where there is one. */
  alternates?: { lang: string; route: string }[];
}

/** A text file and where it belongs, relative to the output folder. */
export interface TextFile {
  path: string;
  text: string;
}

/**
 * The sitemap: one file, or an index and as many parts as are needed. No `lastmod`: a wrong one is worse than
 * none, and the day of a build is not the day of a change.
 *
 * @param routes Canonical pages that may be indexed.
 * @param most   Addresses in one file.
 */
export function sitemaps(origin: string, routes: readonly MappedPage[], most = MOST_ADDRESSES): TextFile[] {
  const address = (route: string) => escapeXml(origin + encodeURI(route));
  const link = (lang: string, route: string) =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${address(route)}"/>`;
  const urlset = (part: readonly MappedPage[]) =>
    xml(
      "urlset",
      part.map(({ route, alternates = [] }) => {
        const [first] = alternates;
        const links = alternates.map((one) => link(one.lang, one.route));
        if (first) links.push(link("x-default", first.route));
        return `<url><loc>${address(route)}</loc>${links.join("")}</url>\n`;
      }),
      part.some(({ alternates }) => alternates),
    );
  if (routes.length <= most) return [{ path: "sitemap.xml", text: urlset(routes) }];
  const parts = Array.from({ length: Math.ceil(routes.length / most) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: urlset(routes.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ path }) => `<sitemap><loc>${address(`/${path}`)}</loc></sitemap>\n`);
  return [{ path: "sitemap.xml", text: xml("sitemapindex", entries) }, ...parts];
}

function xml(root: string, entries: readonly string[], hasLinks = false): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>
${entries.join("")}</${root}>
`;
}

/** `robots.txt`: everything may be read; where the sitemap is. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ""}`;
}
