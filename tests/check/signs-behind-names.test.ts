import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const card = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: card-grid\n    items:\n${lines}      - title: Two\n        text: More\n`;
const row = (lines: string): string => `- slug: cook\n  title: Cook\n  department: Data\n${lines}`;

interface Case {
  file?: string;
  wrong: string;
  meant: string;
  code: string;
}

const check = async ({ file = "pages/about.yaml", wrong, meant, code }: Case): Promise<void> => {
  const { told, text, left } = await taken(file, wrong);
  expect(told).toEqual([expect.stringContaining(` ${code} `)]);
  expect(text).toBe(meant);
  expect(left).toEqual([]);
};

describe("a text in quotation marks that has a colon, behind a name without its own", () => {
  it.each([
    ["missing-space", 'title:"Workshop: from map to agent"'],
    ["missing-colon", 'title="Workshop: from map to agent"'],
    ["missing-colon", 'title = "Workshop: from map to agent"'],
    ["missing-colon", 'title; "Workshop: from map to agent"'],
    ["missing-colon", 'title "Workshop: from map to agent"'],
  ])("%s: %s", async (code, line) => {
    const of = (first: string): string => card(`      - ${first}\n        text: Small\n`);
    await check({ wrong: of(line), meant: of('title: "Workshop: from map to agent"'), code });
  });

  it.each([
    ['title "Workshop: from map', 'title: "Workshop: from map"'],
    ['title "Workshop from map', 'title: "Workshop from map"'],
    ["title 'Workshop from map", "title: 'Workshop from map'"],
    ['title="Workshop: from map', 'title: "Workshop: from map"'],
  ])("is told once, where the second mark is lost as well: %s", async (line, meant) => {
    const of = (first: string): string => card(`      - ${first}\n        text: Small\n`);
    const { told, text, left } = await taken("pages/about.yaml", of(line));
    expect(told).toEqual([expect.stringContaining(" missing-colon ")]);
    expect(text).toBe(of(meant));
    expect(left).toEqual([]);
  });

  it("is told of its dash alone, where that has no space behind it", async () => {
    const of = (dash: string): string =>
      card(`      ${dash}title: "Workshop: from map"\n        text: Small\n`);
    await check({ wrong: of("-"), meant: of("- "), code: "glued-dash" });
  });

  it("stays silent behind a name with a colon and a space", async () => {
    const text = card('      - title : "Workshop: one"\n        text: "a = \\"b: c\\""\n');
    expect(summary(await mockSite({ "pages/about.yaml": text }))).toEqual([]);
  });
});

describe("a dash in front of a single value is left out", () => {
  it.each(["One", "One and two", "2027 and on"])("in the first line of an entry: %s", (value) =>
    check({
      wrong: card(`      - title: - ${value}\n        text: Small\n`),
      meant: card(`      - title: ${value}\n        text: Small\n`),
      code: "list-on-line",
    }),
  );

  it.each([
    ["slug: - cook", "slug: cook"],
    ["title: - Cook", "title: Cook"],
    ["department: - Data", "department: Data"],
  ])("in a row: %s", (wrong, meant) =>
    check({
      file: "data/jobs.yaml",
      wrong: row("  skills: []\n").replace(meant, wrong),
      meant: row("  skills: []\n"),
      code: "list-on-line",
    }),
  );

  it.each([
    ["year: - 2024", "year: 2024"],
    ["apply: - /about", "apply: /about"],
    ["apply: - https://www.example.com/about", "apply: https://www.example.com/about"],
  ])("of a number or address: %s", (wrong, meant) =>
    check({
      file: "data/jobs.yaml",
      wrong: row(`  skills: []\n  ${wrong}\n`),
      meant: row(`  skills: []\n  ${meant}\n`),
      code: "list-on-line",
    }),
  );

  it("where a list is wanted, it moves to a line of its own", async () => {
    await check({
      wrong: card("      - tags: - a\n          - b\n        title: One\n"),
      meant: card("      - tags:\n          - a\n          - b\n        title: One\n"),
      code: "list-on-line",
    });
  });
});
