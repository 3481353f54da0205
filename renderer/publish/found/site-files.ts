import { join } from "node:path";
import { basePathOf } from "../../formats/base-path.ts";
import type { Site } from "../../site/site.ts";
import { colorOf, readThemeColors } from "../../theme/theme-colors.ts";
import { drawIcons, manifestIcons } from "./icons.ts";
import { type ListedPage, llmsText } from "./llms-text.ts";
import { type SecuritySettings, securityText, securityWarning } from "./security-text.ts";
import { robots, sitemaps } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** A file of the site and where it belongs, relative to the output folder. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** The overview for language models: of these files the only one that says what pages are called. */
export function overviewFile(
  { settings, words }: Pick<Site, "settings" | "words">,
  pages: readonly ListedPage[],
): SiteFile & { content: string } {
  const identity = {
    brand: settings.brand || (pages[0]?.title ?? ""),
    tagline: taglineOf(settings),
    origin: settings.url.replace(/\/$/, ""),
    lang: settings.lang,
    others: words["page.others"],
  };
  // Versions in other languages say the same once more.
  const own = pages.filter(({ route, alternates = [] }) => (alternates[0]?.route ?? route) === route);
  return { path: "llms.txt", content: llmsText(identity, own) };
}

const taglineOf = ({ tagline }: Site["settings"]): string | undefined =>
  typeof tagline === "string" ? tagline : undefined;

const notReadBelow = (hasSecurity: boolean): string =>
  `Below a path nobody looks for robots.txt${hasSecurity ? " and .well-known/security.txt" : ""}. Name sitemap.xml in the robots.txt at the root of the host, or tell search engines its address.`;

/**
 * The files that the world expects of a site: sitemap, robots.txt, web manifest, icons, security.txt, llms.txt.
 *
 * @param pages Canonical pages that may be indexed.
 * @param basePath The path below which the site stands.
 * @returns Files, and sentences for whoever builds the site.
 */
export async function siteFiles(
  site: Site,
  pages: readonly ListedPage[],
  basePath = "",
): Promise<{ files: SiteFile[]; warnings: string[] }> {
  const { settings } = site;
  const origin = settings.url.replace(/\/$/, "");
  const publicDir = join(site.dir, "public");
  const colors = readThemeColors(site.theme);
  const files: SiteFile[] = [
    { path: "robots.txt", content: robots(origin) },
    {
      path: "site.webmanifest",
      content: webManifest({
        name: typeof settings.legalName === "string" ? settings.legalName : settings.brand,
        shortName: settings.brand,
        description: taglineOf(settings),
        lang: settings.lang,
        background: colorOf(colors.light, "paper"),
        theme: colorOf(colors.light, "paper"),
        icons: manifestIcons(publicDir, basePath),
        home: `${basePath}/`,
      }),
    },
    overviewFile(site, pages),
    ...(await drawIcons(publicDir)).map(({ path, bytes }) => ({ path, content: bytes })),
  ];
  // Both need absolute addresses.
  if (origin) {
    files.push(...sitemaps(origin, pages).map(({ path, text }) => ({ path, content: text })));
  }
  const warnings: string[] = [];
  // A preview tells nobody anything.
  if (basePath !== "" && basePath === basePathOf(settings.url))
    warnings.push(notReadBelow(settings.security !== undefined));
  const security = settings.security as SecuritySettings | undefined;
  if (security) {
    files.push({
      path: ".well-known/security.txt",
      content: securityText(security, origin, settings.lang),
    });
    const warning = securityWarning(security, site.clock.moment);
    if (warning) warnings.push(warning);
  }
  return { files, warnings };
}
