import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const grid = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n${lines}    item: { title: "\${item.title}" }\n`;

describe("an order that is written as a group becomes a field with or without a minus", () => {
  it.each([
    ["    sort: { field: year, order: desc }\n", "    sort: -year\n"],
    ["    sort: { by: year, direction: ASC }\n", "    sort: year\n"],
    ["    sort: { year: -1 }\n", "    sort: -year\n"],
    ["    sort:\n      field: year\n      order: descending\n", "    sort: -year\n"],
    ["    sort:\n      - field: title\n        direction: asc\n", "    sort:\n      - title\n"],
    ["    sort: { field: -year }\n", "    sort: -year\n"],
    ["    sort: { key: year, reverse: true }\n", "    sort: -year\n"],
    ["    sort: { order: year }\n", "    sort: year\n"],
  ])("%j", async (wrong, right) => {
    const { told, text, left } = await taken("pages/about.yaml", grid(wrong));
    expect(told).toEqual([expect.stringContaining(" sort-direction ")]);
    expect(text).toBe(grid(right));
    expect(left).toEqual([]);
  });

  it.each(["{ field: salary, order: desc }", "{ year: desc, title: asc, slug: asc }", "{ year: soon }"])(
    "%s says no order that there is",
    async (order) => {
      const { told } = await taken("pages/about.yaml", grid(`    sort: ${order}\n`));
      expect(told).toEqual([expect.stringContaining('"sort" must be the name of a field')]);
    },
  );
});

describe("a condition that is written as a group of its parts becomes a field and its value", () => {
  it.each([
    ["    where: { field: department, equals: Data }\n", "    where: { department: Data }\n"],
    [
      '    where:\n      field: department\n      operator: "=="\n      value: Data\n',
      "    where: { department: Data }\n",
    ],
    ["    where:\n      - { field: year, is: 2024 }\n", "    where: { year: 2024 }\n"],
    ["    where: year == 2024\n", "    where: { year: 2024 }\n"],
    [
      "    where:\n      - department: Data\n      - year: 2024\n",
      "    where: { department: Data, year: 2024 }\n",
    ],
  ])("%j", async (wrong, right) => {
    const { told, text, left } = await taken("pages/about.yaml", grid(wrong));
    expect(told).toEqual([expect.stringContaining('"where" must name a field and the value it must have.')]);
    expect(text).toBe(grid(right));
    expect(left).toEqual([]);
  });

  it("what is compared with more or less is told by its names", async () => {
    const { told } = await taken(
      "pages/about.yaml",
      grid('    where: { field: year, op: ">", value: 2024 }\n'),
    );
    expect(told).toEqual([expect.stringContaining('has no field "field"')]);
  });
});
