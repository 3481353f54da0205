import { describe, expect, it } from "vitest";
import { absoluteAddress, absoluteLinks } from "../../renderer/formats/absolute-links.ts";
import {
  basedAddress,
  basedCss,
  basedJson,
  basedList,
  basedSources,
  basePathOf,
} from "../../renderer/formats/base-path.ts";
import { basedHtml } from "../../renderer/formats/based-html.ts";

const BASE = "/department";

it.each([
  ["https://www.example.org", ""],
  ["https://www.example.org/", ""],
  ["https://www.example.org/department", "/department"],
  ["https://www.example.org/department/", "/department"],
  ["http://localhost:8080/a/b//", "/a/b"],
  ["https://www.example.org?x=/a", ""],
  ["https://www.example.org/a?x", ""],
  ["https://www.example.org/index.html", ""],
  ["https://www.example.org/a/../b", ""],
  ['https://www.example.org/a"b', ""],
  ["https://www.example.org/a%20b", ""],
  ["https://www.example.org/a//b", ""],
  ["https://www.example.org/v1.2/~x/a-b_c", "/v1.2/~x/a-b_c"],
  ["", ""],
  [undefined, ""],
])("the base path of a site at %s is %s", (url, path) => {
  expect(basePathOf(url)).toBe(path);
});

describe("an address", () => {
  it.each([
    ["/", "/department/"],
    ["/about?x=1#team", "/department/about?x=1#team"],
    // The same name as the path: a page of the site as any other.
    ["/department/about", "/department/department/about"],
    [" /about", "/department/about"],
  ])("%s leaves the build as %s", (address, based) => {
    expect(basedAddress(address, BASE)).toBe(based);
    expect(basedAddress(address, "")).toBe(address);
  });

  it.each([
    "//host/a",
    "/\\host",
    "https://www.example.org/a",
    "#top",
    "?q=1",
    "about",
    "../a",
    "mailto:a@b.example",
    "",
  ])("%s stays as it is", (address) => expect(basedAddress(address, BASE)).toBe(address));

  it("is found in lists, among sources of pictures, and in JSON", () => {
    expect(basedList("/a https://b.example /c", BASE)).toBe("/department/a https://b.example /department/c");
    expect(basedSources("/a.webp 480w, /b,c.webp 960w,/d.webp 2x, //e/f 3x", BASE)).toBe(
      "/department/a.webp 480w, /department/b,c.webp 960w,/department/d.webp 2x, //e/f 3x",
    );
    expect(basedJson('{"urls":["/a","https://b/"]}', BASE)).toBe('{"urls":["/department/a","https://b/"]}');
  });

  it("in full has the address of the site before it", () => {
    const site = "https://www.example.org/department";
    expect(absoluteAddress("/a", site)).toBe("https://www.example.org/department/a");
    expect(absoluteAddress("https://b.example/", site)).toBe("https://b.example/");
    expect(absoluteLinks('<a href="/a">x</a>', `${site}/b`, site)).toBe(`<a href="${site}/a">x</a>`);
  });
});

it.each([
  ["a{background:url(/p.svg)}", "a{background:url(/department/p.svg)}"],
  [`a{b:url("/p.svg"),url( '/q.svg' )}`, `a{b:url("/department/p.svg"),url( '/department/q.svg' )}`],
  ['@import "/a.css";', '@import "/department/a.css";'],
  [
    'a{b:image-set("/p.png" 1x,url(/q.png) 2x)}',
    'a{b:image-set("/department/p.png" 1x,url(/department/q.png) 2x)}',
  ],
  ["a{b:url(//h/p.svg) url(data:image/svg+xml,/) url(#m)}", undefined],
  ['a::after{content:"url(/p.svg)"}/* url(/p) */', undefined],
  ['a::after{content:"/"}', undefined],
])("styles: %s", (css, based) => {
  expect(basedCss(css, BASE)).toBe(based ?? css);
  expect(basedCss(css, "")).toBe(css);
});

it.each([
  ['<a class="x" href="/a">/a</a>', '<a class="x" href="/department/a">/a</a>'],
  [
    "<a href='/a'><img src=/b.png alt=/c></a>",
    "<a href='/department/a'><img src=/department/b.png alt=/c></a>",
  ],
  ['<A HREF = "/a" title="href=/b">', '<A HREF = "/department/a" title="href=/b">'],
  [
    '<img srcset="/a 1x, /b 2x"><video poster="/p">',
    '<img srcset="/department/a 1x, /department/b 2x"><video poster="/department/p">',
  ],
  [
    '<form action="/a"><button formaction="/b">',
    '<form action="/department/a"><button formaction="/department/b">',
  ],
  [
    '<use xlink:href="/i.svg#a"/><g mask="url(/m.svg#m)">',
    '<use xlink:href="/department/i.svg#a"/><g mask="url(/department/m.svg#m)">',
  ],
  ['<object data="/a"></object><p data="/b">', '<object data="/department/a"></object><p data="/b">'],
  [
    '<meta http-equiv="refresh" content="0; url=/a">',
    '<meta http-equiv="refresh" content="0; url=/department/a">',
  ],
  ["<style>a{b:url(/c)}</style>", "<style>a{b:url(/department/c)}</style>"],
  [
    '<script type="speculationrules">{"u":["/a"]}</script>',
    '<script type="speculationrules">{"u":["/department/a"]}</script>',
  ],
  ['<!-- <a href="/a"> --><p title="<a href=/b>">x < /a href="/c"</p>', undefined],
  ['<script>"<a href=\'/a\'>"</script><textarea><a href="/a"></textarea>', undefined],
  ['<a href="//h/a" data-href="/b" id="/c">', undefined],
  ['<a href="/a', undefined],
])("HTML: %s", (html, based) => {
  expect(basedHtml(html, BASE)).toBe(based ?? html);
  expect(basedHtml(html, "")).toBe(html);
});

it("what is no HTML is read once, however long it is", () => {
  // Each in the square of its length would outlast the test.
  for (const text of ["<!--".repeat(200_000), "<a ".repeat(200_000), "<style>".repeat(100_000)])
    expect(basedHtml(`${text}/`, BASE)).toBe(`${text}/`);
});
