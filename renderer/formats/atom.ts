import { absoluteLinks } from "./absolute-links.ts";
import { escapeXml } from "./escape.ts";

/** One entry of a feed. All addresses are absolute. */
export interface FeedEntry {
  title: string;
  /** Address of the page; also the entry's lasting name. */
  url: string;
  /** Day of publication, as year-month-day. */
  published: string;
  /** Day of the last change of substance; default: the day of publication. */
  updated?: string;
  /** Plain text. */
  summary?: string;
  /** The whole text: sanitised HTML. */
  html?: string;
  author?: string;
  categories?: readonly string[];
}

/** A feed of what a site publishes. All addresses are absolute. */
export interface Feed {
  title: string;
  subtitle?: string;
  lang: string;
  /** Address of the feed itself; also its lasting name. */
  self: string;
  /** Address of the site, without a slash at its end: needed where it stands below a path of its host. */
  site?: string;
  /** Address of the page that lists the same entries. */
  page: string;
  /** Author of the entries that name none. */
  author: { name: string; url: string };
  icon?: string;
  entries: readonly FeedEntry[];
}

/** An Atom feed after RFC 4287, newest entry first. The feed is as new as its newest entry; no clock is read. */
export function atomFeed(feed: Feed): string {
  const entries = feed.entries.toSorted((a, b) => changed(b).localeCompare(changed(a)));
  const newest = entries.map(changed)[0] ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">
${element("title", feed.title)}${element("subtitle", feed.subtitle)}${element("id", feed.self)}${element("updated", moment(newest))}${element("icon", feed.icon)}<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
<author>
${element("name", feed.author.name)}${element("uri", feed.author.url)}</author>
${entries.map((entry) => entryXml(entry, feed.site)).join("")}</feed>
`;
}

function entryXml(entry: FeedEntry, site?: string): string {
  const categories = (entry.categories ?? []).map((term) => `<category term="${escapeXml(term)}"/>\n`);
  const author = entry.author && `<author>\n${element("name", entry.author)}</author>\n`;
  const content =
    entry.html && `<content type="html">${escapeXml(absoluteLinks(entry.html, entry.url, site))}</content>\n`;
  return `<entry>
${element("title", entry.title)}${element("id", entry.url)}<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
${element("published", moment(entry.published))}${element("updated", moment(changed(entry)))}${author ?? ""}${categories.join("")}${element("summary", entry.summary)}${content ?? ""}</entry>
`;
}

const changed = (entry: FeedEntry) => entry.updated ?? entry.published;

const moment = (day: string) => `${day}T00:00:00Z`;

function element(name: string, value: string | undefined): string {
  return value === undefined ? "" : `<${name}>${escapeXml(value)}</${name}>\n`;
}
