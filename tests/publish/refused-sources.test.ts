import { expect, it } from "vitest";
import type { PageDefinition } from "../../renderer/model.ts";
import { refusedSources } from "../../renderer/publish/refused-sources.ts";
import type { RenderedBlock } from "../../renderer/runtime/server.tsx";

const page = {
  route: "/walks",
  file: "pages/walks.yaml",
  frames: ["https://maps.example.com"],
  blocks: [{ type: "walk", props: {}, at: { file: "pages/walks.yaml", line: 7 } }],
} as unknown as PageDefinition;

const told = (html: string, toldStyles: readonly string[] = []) =>
  refusedSources(page, [{ html } as RenderedBlock], "https://farm.example", new Set(toldStyles));

it.each([
  ["a picture", '<p>Walks</p><img alt="" src="https://cdn.example.com/a.jpg"/>', "cdn.example.com"],
  [
    "a picture for wide windows",
    '<source media="(x)" srcset="//cdn.example.com/a.jpg 2x"/>',
    "cdn.example.com",
  ],
  [
    "what stands for a film",
    '<video poster="https://cdn.example.com:8080/a.jpg"></video>',
    "cdn.example.com:8080",
  ],
  ["a frame that no option names", '<iframe src="https://shop.example.com/"></iframe>', "shop.example.com"],
])("a block that shows %s of another host is told at its line", (_, html, host) => {
  expect(told(html)).toEqual([
    expect.stringContaining(`pages/walks.yaml:7  /walks shows a file of ${host}, which browsers refuse`),
  ]);
});

it("a block that brings a style attribute, of a package for one, is told at its line", () => {
  const list = '<ul class="a" style="transform:translateX(0)"><li style="width:50%">Walks</li></ul>';
  expect(told(list)).toEqual([
    expect.stringMatching(
      /^pages\/walks\.yaml:7 {2}\/walks has <ul style="transform:translateX\(0\)">, which browsers refuse/,
    ),
  ]);
  expect(told(`${list}<img src="https://cdn.example.com/a.jpg"/>`)).toHaveLength(2);
});

it("nothing is said of a style attribute that the check tells of in the code of its block", () => {
  const html = '<div data-block="columns"><div data-block="walk"><p style="width:50%">Walks</p></div></div>';
  expect(told(html, ["walk"])).toEqual([]);
  expect(told(html, ["columns"])).toHaveLength(1);
});

it.each([
  ["files of the site", '<img src="/a.jpg"/><img src="https://farm.example/a.jpg"/>'],
  [
    "links, and pictures whose address waits",
    '<a href="https://x.example/">x</a><img src="/a" data-src="https://x.example/a"/>',
  ],
  ["a frame that an option names", '<iframe src="https://maps.example.com/?q=1"></iframe>'],
  ["words of styles", '<pre>&lt;p style="color: red"&gt;</pre><script>{"a":" style=\\"b\\""}</script>'],
  ["words", '<pre>&lt;img src="https://x.example/a.jpg"&gt;</pre>'],
])("nothing is said of %s", (_, html) => expect(told(html)).toEqual([]));
