import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { blockFiles } from "../../renderer/publish/found/block-files.ts";
import { keepFound } from "../../renderer/publish/found/keep-found.ts";
import type { PageReport } from "../../renderer/publish/orders.ts";
import type { Output } from "../../renderer/publish/output.ts";
import { ViewError } from "../../renderer/publish/view-error.ts";
import { kindOfFile } from "../../renderer/serve/live-files.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

test("a feed below a list that goes on at further addresses leads to the first of them", async () => {
  const dir = writeSmallSite();
  write(
    dir,
    "pages/index.yaml",
    `title: Start
description: What the page Start of this small site tells its readers.
blocks:
  - type: hero
    heading: Start
  - type: card-grid
    heading: Notes
    pageSize: 40
    source: notes
    item: { title: "\${item.title}", text: "\${item.text}", href: "/notes/\${item.slug}" }
  - type: subscription
    label: Follow the notes
    path: /notes.atom
    title: Notes
    source: notes
    item: { title: "\${item.title}", date: "2027-01-12", text: "\${item.text}", href: "/notes/\${item.slug}" }
`,
  );
  const outDir = join(dir, "dist");
  const { built } = await buildSite({ dir, outDir });
  expect(built?.warnings.filter((one) => one.includes("notes.atom"))).toEqual([]);
  expect(readFileSync(join(outDir, "notes.atom"), "utf8")).toContain(
    '<link rel="alternate" type="text/html" href="https://small.example/"/>',
  );
});

test.each([
  ["/a", "/b"],
  ["/b", "/a"],
])("of two pages that write one file the first by its address has its way: %s, %s", async (...routes) => {
  const files = new Map<string, string>();
  const output = { write: (path: string, text: string) => files.set(path, text) } as unknown as Output;
  const keeper = keepFound(output);
  for (const route of routes) {
    const page = { file: `pages${route}.yaml`, route } as PageReport["page"];
    await keeper.add(page, {
      head: "",
      files: [{ path: "/news.atom", text: route }],
      warnings: [],
    } as unknown as PageReport["found"]);
  }
  expect([...files]).toEqual([["news.atom", "/a"]]);
  expect(keeper.warnings).toEqual([
    "pages/b.yaml  /b writes /news.atom with other content than /a, whose file is published.",
  ]);
});

describe("files.ts of a block", () => {
  const block = { type: "news", at: { file: "pages/news.yaml", line: 4 }, props: {} };
  const page = { layout: { before: [], after: [] }, blocks: [block] };
  const made = (files: () => unknown) =>
    blockFiles(new Map([["news", files as never]]), { page } as unknown as BlockContext);

  it("may make files, or none", () => {
    const feed = { path: "/news/feed.xml", text: "<feed/>" };
    expect(made(() => [feed])).toEqual([feed]);
    expect(made(() => undefined)).toEqual([]);
  });

  it.each([
    ["one file in no list", () => ({ path: "/feed.xml", text: "" }), "gives no list: return [{ path:"],
    [
      "a file by another name",
      () => [{ address: "/feed.xml", text: "" }],
      "makes a file without a path: each is",
    ],
    [
      "an address of elsewhere",
      () => [{ path: "feed.xml", text: "" }],
      'makes a file with the address "feed.xml".',
    ],
    [
      "no text",
      () => [{ path: "/feed.json", text: { a: 1 } }],
      "makes /feed.json without a text: each file is",
    ],
    ["what comes later", async () => [], "gives a promise. A page is made without waiting"],
  ])("is told where it gives %s", (_, files, expected) => {
    expect(() => made(files)).toThrow(ViewError);
    expect(() => made(files)).toThrow(`files.ts of the block "news" (pages/news.yaml:4) ${expected}`);
  });

  it("is named where it throws", () => {
    const fails = () => {
      throw new Error("out of order");
    };
    expect(() => made(fails)).toThrow('files.ts of the block "news" (pages/news.yaml:4) fails: out of order');
  });
});

it.each([
  ["/news/feed.xml", "text/xml; charset=utf-8"],
  ["/news/feed.json", "application/json; charset=utf-8"],
  ["/news.atom", "application/atom+xml; charset=utf-8"],
  ["/days.ics", "text/calendar; charset=utf-8"],
  ["/assets/view.js", undefined],
  ["/news", undefined],
  ["/@vite/client.json", undefined],
])("npm start looks for a block that makes %s as %s", (path, kind) => {
  expect(kindOfFile(path)).toBe(kind);
});
