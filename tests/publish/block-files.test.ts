import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { keepFound } from "../../renderer/publish/found/keep-found.ts";
import type { PageReport } from "../../renderer/publish/orders.ts";
import type { Output } from "../../renderer/publish/output.ts";
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
