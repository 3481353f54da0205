import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { absoluteLinks } from "../../renderer/formats/absolute-links.ts";
import { atomFeed, type Feed } from "../../renderer/formats/atom.ts";

const feed: Feed = {
  title: "Articles & more",
  lang: "en-GB",
  self: "https://site.example/articles.atom",
  page: "https://site.example/articles",
  author: { name: "Site", url: "https://site.example/" },
  entries: [
    {
      title: "Older <b>",
      url: "https://site.example/a",
      published: "2025-01-02",
      summary: "“Quotes” & \u0007 a bell",
      html: '<p>See <a href="/b?x=1&amp;y=2">b</a> and <img src="c.svg" alt="]]>"></p>',
      author: "Ann O’Brien",
      categories: ["R&D"],
    },
    { title: "Newer", url: "https://site.example/b", published: "2025-03-04", updated: "2025-04-05" },
  ],
};

const parse = (xml: string) =>
  new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ["entry", "link", "category"].includes(name),
  }).parse(xml).feed;

test("a feed is valid XML and says what went in, newest first", () => {
  const xml = atomFeed(feed);
  expect(XMLValidator.validate(xml)).toBe(true);
  const read = parse(xml);
  expect(read.title).toBe("Articles & more");
  expect(read["@_xml:lang"]).toBe("en-GB");
  expect(read.updated).toBe("2025-04-05T00:00:00Z");
  expect(read.entry.map((entry: { title: string }) => entry.title)).toEqual(["Newer", "Older <b>"]);
  expect(read.entry[1]).toMatchObject({
    id: "https://site.example/a",
    published: "2025-01-02T00:00:00Z",
    updated: "2025-01-02T00:00:00Z",
    author: { name: "Ann O’Brien" },
    summary: "“Quotes” &  a bell",
  });
  expect(read.entry[1].category[0]["@_term"]).toBe("R&D");
});

test("links and pictures in a feed lead to the site from anywhere", () => {
  const [, entry] = parse(atomFeed(feed)).entry;
  expect(entry.content["@_type"]).toBe("html");
  expect(entry.content["#text"]).toBe(
    '<p>See <a href="https://site.example/b?x=1&amp;y=2">b</a> and <img src="https://site.example/c.svg" alt="]]>"></p>',
  );
  expect(absoluteLinks('<a href="mailto:a@b.example">m</a><a href="#x">x</a>', "https://s.example/p")).toBe(
    '<a href="mailto:a@b.example">m</a><a href="https://s.example/p#x">x</a>',
  );
});

test("an empty feed is valid and the same on every day", () => {
  const xml = atomFeed({ ...feed, entries: [] });
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(parse(xml).updated).toBe("1970-01-01T00:00:00Z");
});
