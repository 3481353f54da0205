import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import subscriptionFiles from "./files.ts";
import type { Props } from "./props.ts";

const context = {
  origin: "https://www.site.example",
  canonical: "https://www.site.example/insights/articles",
  page: { description: "What we write." },
  site: { brand: "2SD", url: "https://www.site.example", lang: "en" },
} as unknown as BlockContext;

const items = [
  {
    title: "One",
    href: "/insights/one",
    date: "2025-03-04",
    updated: "2025-03-05",
    text: "In short.",
    body: { html: "<p>In <b>full</b>.</p>", sources: [] },
    author: "Ana",
    tags: ["Data"],
  },
  { title: "Two", href: "https://other.example/two", date: "2025-02-01", text: "Elsewhere." },
];

test("a feed names itself, its page and its maker, and holds every entry with its full text", () => {
  const [file, ...rest] = subscriptionFiles(
    { path: "/insights.atom", title: "Articles", items } as unknown as Props,
    context,
  );
  expect(rest).toEqual([]);
  expect(file).toMatchObject({
    path: "/insights.atom",
    alternate: { type: "application/atom+xml", title: "Articles" },
  });
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(file!.text);
  expect(feed).toMatchObject({ title: "Articles", subtitle: "What we write.", author: { name: "2SD" } });
  expect(feed.author.uri).toBe("https://www.site.example/");
  expect(feed.link.map((link: Record<string, string>) => link["@_href"])).toEqual(
    expect.arrayContaining([
      "https://www.site.example/insights.atom",
      "https://www.site.example/insights/articles",
    ]),
  );
  const [one, two] = feed.entry;
  expect(one).toMatchObject({ title: "One", author: { name: "Ana" } });
  expect(one.link["@_href"]).toBe("https://www.site.example/insights/one");
  expect(one.published).toContain("2025-03-04");
  expect(one.updated).toContain("2025-03-05");
  expect(JSON.stringify(one)).toContain("In <b>full</b>.");
  expect(JSON.stringify(one)).toContain("In short.");
  expect(JSON.stringify(one.category)).toContain("Data");
  expect(two.link["@_href"]).toBe("https://other.example/two");
});
