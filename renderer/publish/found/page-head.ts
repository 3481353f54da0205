import { escapeHtml } from "../../formats/escape.ts";
import { perLanguage } from "../../formats/per-language.ts";
import { SHARE_SIZE } from "../../formats/picture-files.ts";
import type { BlockFile, PageDefinition, StructuredData } from "../../model.ts";

/** What a page's head says to those who pass the page on or look after it. */
export interface HeadParts {
  page: PageDefinition;
  brand: string;
  /** Of the site; empty when it is not known. */
  origin: string;
  /** The path below which the site stands. */
  basePath: string;
  /** Absolute canonical address. */
  canonical: string;
  /** Absolute address of the share image, its text, and whether it has the size of one. */
  image?: { address: string; alt: string; hasShareSize: boolean };
  /** What search engines are told about the article that the page is, if it is one. */
  article?: StructuredData;
  /** Files of the page's blocks that feed readers look for. */
  alternates: readonly BlockFile[];
}

/** Elements of the head: card for sharing, feeds. Complete lines of HTML. */
export function pageHead(parts: HeadParts): string {
  const { page, image, article } = parts;
  const properties: [string, string | undefined][] = [
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:type", article ? "article" : "website"],
    // Without an origin there is no address to pass on.
    ["og:url", parts.canonical.startsWith("/") ? undefined : parts.canonical],
    ["og:site_name", parts.brand],
    ["og:locale", localeOf(page.untranslated?.lang ?? page.lang)],
    ["og:image", image?.address],
    ["og:image:width", image?.hasShareSize ? String(SHARE_SIZE.width) : undefined],
    ["og:image:height", image?.hasShareSize ? String(SHARE_SIZE.height) : undefined],
    ["og:image:alt", image?.alt],
    ["article:published_time", textOf(article?.datePublished)],
    ["article:modified_time", textOf(article?.dateModified)],
    ["article:section", textOf(article?.articleSection)],
    ...(textOf(article?.keywords)?.split(", ") ?? []).map((tag): [string, string] => ["article:tag", tag]),
  ];
  return [
    ...properties.map(([property, content]) =>
      content ? `<meta property="${property}" content="${escapeHtml(content)}">\n` : "",
    ),
    ...neighbours(parts),
    ...translations(page, parts.origin),
    `<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">\n`,
    ...parts.alternates.map(
      ({ path, alternate }) =>
        `<link rel="alternate" type="${escapeHtml(alternate?.type ?? "")}" title="${escapeHtml(alternate?.title ?? "")}" href="${escapeHtml(parts.basePath + path)}">\n`,
    ),
  ].join("");
}

/** Links to the addresses at which a list of the page goes on, for browsers and search engines. */
function neighbours({ page: { pages }, basePath }: HeadParts): string[] {
  if (!pages) return [];
  const { number, routes } = pages;
  const link = (rel: string, route: string | undefined) =>
    route === undefined ? "" : `<link rel="${rel}" href="${escapeHtml(basePath + route)}">\n`;
  return [link("prev", routes[number - 2]), link("next", routes[number])];
}

/**
 * The page in all its languages, itself included, and which one is for everybody else. Search engines go by addresses
 * in full, and by a page that its versions name back.
 */
function translations({ alternates = [], untranslated }: PageDefinition, origin: string): string[] {
  const translated = alternates.filter(({ isUntranslated }) => !isUntranslated);
  const first = translated[0];
  if (untranslated || !first || translated.length < 2) return [];
  const link = (lang: string, route: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(origin + route)}">\n`;
  return [...translated.map(({ lang, route }) => link(lang, route)), link("x-default", first.route)];
}

/**
 * The language of a page as share cards call it: `de_DE`. The format asks for a country; where the tag names none it is
 * that of most speakers. Without it a page is taken for American English, so English alone needs none.
 */
const localeOf = perLanguage((lang): string | undefined => {
  const { language, region } = new Intl.Locale(lang);
  const country = region ?? (language === "en" ? undefined : new Intl.Locale(lang).maximize().region);
  return country && `${language}_${country}`;
});

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Elements that are the same on every page: icons, manifest, colours of the browser's own bars. */
export function siteHead(icons: string, light: string, dark: string, basePath = ""): string {
  return `${icons}<link rel="manifest" href="${basePath}/site.webmanifest">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">
`;
}
