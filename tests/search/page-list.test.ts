import { expect, it } from "vitest";
import { pageList } from "../../renderer/publish/search/page-list.ts";
import { withList } from "../../renderer/publish/search/search-wishes.ts";
import { LIST_MARKS } from "../../renderer/runtime/list-marks.ts";

const pages = (...routes: string[]) => routes.map((route) => ({ route, title: `Title of ${route}` }));
const ENGLISH = { lang: "en", path: "" };
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it("groups pages by folder, under the page at its head", () => {
  const { html, parts } = pageList(pages("/", "/a & b", "/news", "/news/one", "/open-roles/two"), ENGLISH);
  expect(parts).toEqual([]);
  expect(html).toBe(
    '<ul><li><a href="/">Title of /</a></li><li><a href="/a%20&amp;%20b">Title of /a &amp; b</a></li></ul>' +
      '<h3><a href="/news">Title of /news</a></h3><ul><li><a href="/news/one">Title of /news/one</a></li></ul>' +
      '<h3>Open roles</h3><ul><li><a href="/open-roles/two">Title of /open-roles/two</a></li></ul>',
  );
});

it("lists each of 10,000 pages once, on pages of at most some 500 links", () => {
  const routes = Array.from({ length: 10_000 }, (_, number) => `/section-${number % 7}/page-${number}`);
  const { html, parts } = pageList(pages("/", ...routes.sort()), ENGLISH);
  expect(links(html)).toHaveLength(1 + 7);
  const files = new Map(parts.map(({ name, html: part }) => [`/search/${name}`, part]));
  for (const address of links(html).filter((href) => href?.endsWith(".html")))
    expect(files.has(address ?? "")).toBe(true);
  const listed = parts.flatMap(({ html: part }) => links(part)).filter((href) => !href?.endsWith(".html"));
  expect(listed.toSorted()).toEqual(routes);
  for (const { html: part } of parts) expect(links(part).length).toBeLessThan(520);
});

it("groups pages of another language below its home page, and has files of its own for them", () => {
  const german = { lang: "de", path: "/de" };
  const { html } = pageList(pages("/de", "/de/neues", "/de/neues/eins"), german);
  expect(html).toBe(
    '<ul><li><a href="/de">Title of /de</a></li></ul>' +
      '<h3><a href="/de/neues">Title of /de/neues</a></h3><ul><li><a href="/de/neues/eins">Title of /de/neues/eins</a></li></ul>',
  );
  const routes = Array.from({ length: 400 }, (_, number) => `/de/neues/${number}`);
  expect(links(pageList(pages(...routes.sort()), german).html)).toEqual(["/search/de/all-neues.html"]);
});

it("stands wherever a page asks for it, and nowhere else", () => {
  const place = LIST_MARKS.join("<h3></h3>");
  const html = withList(`<p>One</p>${place}<p>Two</p>${place}<p>Three</p>`, "<ul>$&</ul>");
  const filled = LIST_MARKS.join("<ul>$&</ul>");
  expect(html).toBe(`<p>One</p>${filled}<p>Two</p>${filled}<p>Three</p>`);
  expect(withList("<p>None</p>", "<ul></ul>")).toBe("<p>None</p>");
});
