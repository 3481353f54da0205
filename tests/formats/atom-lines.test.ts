import { expect, test } from "vitest";
import { atomFeed, type Feed } from "../../renderer/formats/atom.ts";

const feed: Feed = {
  title: "Articles",
  lang: "en",
  self: "https://site.example/articles.atom",
  page: "https://site.example/articles",
  author: { name: "Site", url: "https://site.example/" },
  entries: [{ title: "One", url: "https://site.example/one", published: "2025-01-02" }],
};

const bare = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Articles</title>
<id>https://site.example/articles.atom</id>
<updated>2025-01-02T00:00:00Z</updated>
<link rel="self" type="application/atom+xml" href="https://site.example/articles.atom"/>
<link rel="alternate" type="text/html" href="https://site.example/articles"/>
<author>
<name>Site</name>
<uri>https://site.example/</uri>
</author>
<entry>
<title>One</title>
<id>https://site.example/one</id>
<link rel="alternate" type="text/html" href="https://site.example/one"/>
<published>2025-01-02T00:00:00Z</published>
<updated>2025-01-02T00:00:00Z</updated>
</entry>
</feed>
`;

test("a feed of which little is known says that and nothing else", () => {
  expect(atomFeed(feed)).toBe(bare);
});

test("everything that may be known has its place, signs marked", () => {
  const entry = {
    title: "Two & three",
    url: "https://site.example/two?a=1&b=2",
    published: "2025-03-04",
    updated: "2025-04-05",
    summary: "<short>",
    html: '<a href="/c">"c"</a>',
    author: "Ann",
    categories: ["R&D", "AI"],
  };
  const icon = "https://site.example/favicon.svg";
  const full = atomFeed({ ...feed, subtitle: "What we write.", icon, entries: [...feed.entries, entry] });
  const lines = full.split("\n");
  expect(lines.slice(2, 7)).toEqual([
    "<title>Articles</title>",
    "<subtitle>What we write.</subtitle>",
    "<id>https://site.example/articles.atom</id>",
    "<updated>2025-04-05T00:00:00Z</updated>",
    "<icon>https://site.example/favicon.svg</icon>",
  ]);
  expect(lines.slice(lines.indexOf("<entry>"), lines.indexOf("</entry>"))).toEqual([
    "<entry>",
    "<title>Two &amp; three</title>",
    "<id>https://site.example/two?a=1&amp;b=2</id>",
    '<link rel="alternate" type="text/html" href="https://site.example/two?a=1&amp;b=2"/>',
    "<published>2025-03-04T00:00:00Z</published>",
    "<updated>2025-04-05T00:00:00Z</updated>",
    "<author>",
    "<name>Ann</name>",
    "</author>",
    '<category term="R&amp;D"/>',
    '<category term="AI"/>',
    "<summary>&lt;short&gt;</summary>",
    '<content type="html">&lt;a href=&quot;https://site.example/c&quot;&gt;&quot;c&quot;&lt;/a&gt;</content>',
  ]);
  // The older entry follows without a line between.
  expect(full.split("</entry>\n").slice(1)).toEqual([
    bare.slice(bare.indexOf("<entry>"), bare.indexOf("</entry>")),
    "</feed>\n",
  ]);
});
