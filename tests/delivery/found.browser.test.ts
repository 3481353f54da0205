import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { StructuredData } from "../../renderer/model.ts";
import { faultsOf } from "../../renderer/publish/found/structured-data-rules.ts";

/*
 * What the built site tells the world, read back from dist/ by other programs. No browser is needed; the name puts
 * these tests after the build.
 */
const dist = join(import.meta.dirname, "../../dist");
const read = (path: string) => readFileSync(join(dist, path), "utf8");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
const documents = files.filter((path) => path.endsWith("index.html") || path === "404.html");

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/) ?? "";
const isRedirect = (html: string) => html.includes('http-equiv="refresh"');
const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex">');
const origin = new URL(canonicalOf(read("index.html"))).origin;

/** The file of an address of the site. */
const fileOf = (address: string) => {
  const path = decodeURI(new URL(address, origin).pathname).slice(1);
  return /\.[a-z0-9]+$/.test(path) ? path : join(path, "index.html");
};
const sitemap = (new XMLParser().parse(read("sitemap.xml")).urlset.url as { loc: string }[]).map(
  ({ loc }) => loc,
);

function graphOf(html: string): StructuredData[] {
  const json = attribute(html, /<script type="application\/ld\+json">([^<]+)<\/script>/);
  return json ? JSON.parse(json)["@graph"] : [];
}

describe("sitemap.xml", () => {
  test("lists each page that may be indexed, once, by its canonical address, and nothing else", () => {
    const canonical = documents
      .map(read)
      .filter((html) => !isRedirect(html) && isIndexed(html))
      .map(canonicalOf);
    expect([...sitemap].sort()).toEqual([...new Set(canonical)].sort());
    for (const address of sitemap) expect(canonicalOf(read(fileOf(address)))).toBe(address);
  });
});

describe.each(documents)("%s", (path) => {
  const html = read(path);

  test("has what finds it", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="[a-z]{2}/);
    expect(html.indexOf("<meta charset")).toBeLessThan(200);
    if (isRedirect(html)) {
      expect(isIndexed(html)).toBe(false);
      return;
    }
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(html).toMatch(
      /<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#[0-9a-f]{6}">/,
    );
    expect(attribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonicalOf(html));
    expect(attribute(html, /<meta property="og:title" content="([^"]+)"/)).toBe(
      attribute(html, /<title>([^<]+)<\/title>/),
    );
  });

  test("tells search engines only what is complete", () => {
    for (const node of graphOf(html)) expect(faultsOf(node), node["@type"]).toEqual([]);
  });

  test("names only feeds that exist", () => {
    for (const [, href = ""] of html.matchAll(/<link rel="alternate" type="[^>]*href="([^"]+)"/g))
      expect(existsSync(join(dist, href)), href).toBe(true);
  });
});

const indexed = documents.filter((path) => !isRedirect(read(path)) && isIndexed(read(path)));

test.each(indexed)("%s has a share image that exists and is small enough", (path) => {
  const html = read(path);
  const image = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
  expect(image.startsWith(`${origin}/`)).toBe(true);
  expect(statSync(join(dist, new URL(image).pathname)).size).toBeLessThan(300_000);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(attribute(html, /<meta property="og:image:alt" content="([^"]+)"/)).toBeTruthy();
});

describe("what the pages say to search engines", () => {
  const typesOn = (path: string) => graphOf(read(path)).map((node) => node["@type"]);

  test("home says who we are", () => {
    expect(typesOn("index.html")).toEqual(["Organization", "WebSite"]);
  });

  test("an article, a list of events and a closed job", () => {
    expect(typesOn("insights/yogi-platform-launch/index.html")).toEqual(["BreadcrumbList", "BlogPosting"]);
    expect(typesOn("insights/events/index.html").filter((type) => type === "Event")).toHaveLength(3);
    // All seven jobs are closed: search engines want no posting for those.
    expect(typesOn("jobs/data-engineer/index.html")).not.toContain("JobPosting");
  });

  test("an article that is shared says when it came out and what it is about", () => {
    const html = read("insights/agents-that-write-to-the-crm/index.html");
    const told = [...html.matchAll(/<meta property="article:(\w+)" content="([^"]+)">/g)];
    expect(told.map(([, name, content]) => [name, content])).toEqual([
      ["published_time", "2025-07-01"],
      ["section", "Artificial Intelligence"],
      ["tag", "Agents"],
      ["tag", "CRM"],
      ["tag", "Language Models"],
    ]);
    expect(read("about/index.html")).not.toContain('property="article:');
  });

  test("every page below a list says where it stands", () => {
    for (const path of documents.filter((file) => /^(jobs|showcases)\/[^/]+\/index\.html$/.test(file)))
      expect(typesOn(path), path).toContain("BreadcrumbList");
  });

  test("every article has a picture", () => {
    const articles = documents.flatMap((path) =>
      graphOf(read(path)).filter((node) => node["@type"] === "BlogPosting"),
    );
    expect(articles.length).toBeGreaterThanOrEqual(20);
    for (const article of articles) expect(existsSync(join(dist, fileOf(String(article.image))))).toBe(true);
  });
});

describe("feeds and calendars", () => {
  test("the Atom feed has every article, with its text and a lasting name that is a page", () => {
    const xml = read("insights/articles.atom");
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(feed.entry).toHaveLength(20);
    const ids = feed.entry.map((entry: { id: string }) => entry.id);
    expect(new Set(ids).size).toBe(20);
    for (const entry of feed.entry) {
      expect(sitemap).toContain(entry.id);
      expect(entry.content["#text"].length).toBeGreaterThan(500);
      expect(entry.content["#text"]).not.toMatch(/(href|src)="\//);
    }
  });

  test("the calendar of all events and the files of single ones agree", () => {
    const events = (path: string) =>
      new ICAL.Component(ICAL.parse(read(path)))
        .getAllSubcomponents("vevent")
        .map((component) => new ICAL.Event(component));
    const all = events("insights/events.ics");
    expect(all).toHaveLength(3);
    for (const event of all) {
      const [single] = events(`insights/events/${event.uid.split("@")[0]}.ics`);
      expect(single?.toString()).toBe(event.toString());
    }
    const workshop = all.find((event) => event.uid.startsWith("agentic-workflow-workshop"));
    expect(workshop?.startDate.toJSDate().toISOString()).toBe("2025-07-25T13:00:00.000Z");
  });
});

test("the web manifest names icons that exist", () => {
  const manifest = JSON.parse(read("site.webmanifest"));
  expect(
    manifest.icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose]),
  ).toEqual([
    ["any", undefined],
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src } of manifest.icons) expect(existsSync(join(dist, src))).toBe(true);
  for (const path of ["favicon.ico", "apple-touch-icon.png"]) expect(existsSync(join(dist, path))).toBe(true);
});

test("llms.txt links to every page of the sitemap and to nothing else", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# 2SD\n\n> .+\n\n## Pages\n/);
  const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, address]) => address);
  // What is there in the site's own language; the sitemap tells of the others.
  const own = sitemap.filter((address) => !/^https?:\/\/[^/]+\/de(?:\/|$)/.test(address));
  expect(links.sort()).toEqual(own.sort());
});

test("security.txt says where to report a weakness, until when", () => {
  const fields = new Map(
    read(".well-known/security.txt")
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
  expect(fields.get("Contact")).toMatch(/^(mailto:|https:)/);
  expect(fields.get("Expires")).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59Z$/);
  expect(fields.get("Canonical")).toBe(`${origin}/.well-known/security.txt`);
});
