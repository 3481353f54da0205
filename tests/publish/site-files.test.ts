import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { llmsText, withoutBrand } from "../../renderer/publish/found/llms-text.ts";
import { securityText, securityWarning } from "../../renderer/publish/found/security-text.ts";
import { robots, sitemaps } from "../../renderer/publish/found/sitemap.ts";

const parse = (xml = "") =>
  new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) }).parse(xml);

test("a sitemap lists absolute addresses", () => {
  const [file, ...more] = sitemaps(
    "https://site.example",
    ["/", "/a-b", "/über?&"].map((route) => ({ route })),
  );
  expect(more).toEqual([]);
  expect(file?.path).toBe("sitemap.xml");
  expect(parse(file?.text).urlset.url).toEqual([
    { loc: "https://site.example/" },
    { loc: "https://site.example/a-b" },
    { loc: "https://site.example/%C3%BCber?&" },
  ]);
});

test("a large site has an index of sitemaps, none longer than may be", () => {
  const routes = Array.from({ length: 7 }, (_, index) => `/page-${index}`);
  const [index, ...parts] = sitemaps(
    "https://site.example",
    routes.map((route) => ({ route })),
    3,
  );
  expect(parse(index?.text).sitemapindex.sitemap).toEqual([
    { loc: "https://site.example/sitemap-1.xml" },
    { loc: "https://site.example/sitemap-2.xml" },
    { loc: "https://site.example/sitemap-3.xml" },
  ]);
  expect(parts.map((part) => parse(part.text).urlset.url.length)).toEqual([3, 3, 1]);
});

test("robots.txt lets everybody read and names the sitemap", () => {
  expect(robots("https://site.example")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n",
  );
  expect(robots("")).toBe("User-agent: *\nAllow: /\n");
});

test("llms.txt names the site, then its pages by folder, each with its description", () => {
  const text = llmsText(
    {
      brand: "Site",
      tagline: "We  do\nthings.",
      origin: "https://site.example",
      lang: "en",
      others: "Pages",
    },
    [
      { route: "/", title: "Site | Home", description: "Start here." },
      { route: "/news", title: "All [news] | Site" },
      { route: "/news/one", title: "One", description: "The first." },
      { route: "/open-jobs/cook", title: "Cook" },
    ],
  );
  expect(text).toBe(`# Site

> We do things.

## Pages

- [Home](https://site.example/): Start here.
- [All \\[news\\]](https://site.example/news)

## All \\[news\\]

- [One](https://site.example/news/one): The first.

## Open jobs

- [Cook](https://site.example/open-jobs/cook)
`);
});

test("a title loses the company's name but never everything", () => {
  expect(withoutBrand("Careers | 2SD", "2SD")).toBe("Careers");
  expect(withoutBrand("2SD | Engineering", "2SD")).toBe("Engineering");
  expect(withoutBrand("2SD", "2SD")).toBe("2SD");
});

const security = { contact: "mailto:security@site.example", expires: "2027-09-30" };

test("security.txt has the fields of RFC 9116", () => {
  expect(securityText(security, "https://site.example", "en").split("\n")).toEqual([
    "Contact: mailto:security@site.example",
    "Expires: 2027-09-30T23:59:59Z",
    "Preferred-Languages: en",
    "Canonical: https://site.example/.well-known/security.txt",
    "",
  ]);
});

test("the build warns 30 days before security.txt runs out, and afterwards", () => {
  const on = (day: string) => securityWarning(security, Date.parse(`${day}T12:00:00Z`));
  expect(on("2027-08-30")).toBeUndefined();
  expect(on("2027-09-05")).toMatch(/^security\.txt runs out on 2027-09-30, in 25 days\./);
  expect(on("2027-09-29")).toMatch(/in 1 day\./);
  expect(on("2027-10-01")).toMatch(/^security\.txt ran out on 2027-09-30\./);
});
