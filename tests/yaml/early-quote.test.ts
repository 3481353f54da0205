import { afterAll, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n${lines}`;

it.each([
  ['    text: "We are ${site.brand"}\n', '    text: "We are ${site.brand}"\n'],
  ['    text: "${site.brand"}\n', '    text: "${site.brand}"\n'],
  ["    text: '${site.brand'}\n", "    text: '${site.brand}'\n"],
  [
    '  - type: card-grid\n    source: jobs\n    item:\n      title: "${item.title"}\n',
    '  - type: card-grid\n    source: jobs\n    item:\n      title: "${item.title}"\n',
  ],
])("a text that is closed before its last binding is told once, and mended: %j", async (wrong, right) => {
  const { told, text, left } = await taken("pages/about.yaml", page(wrong));
  expect(told).toEqual([expect.stringContaining("Text follows after the closing quotation mark.")]);
  expect(text).toBe(page(right));
  expect(left).toEqual([]);
});
