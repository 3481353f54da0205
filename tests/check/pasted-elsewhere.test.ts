import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = `title: About
description: What About is.
blocks:
  - type: hero
    heading: About
    align: start
    actions:
      - label: Home
        href: /
      - label: Team
        href: "#roles"
  - type: card-grid
    id: roles
    heading: Roles
    columns: 2
    items:
      - title: One
        text: The first card
        tags:
          - small
          - red
      - title: Two
        href: /
`;
const rows = `- slug: cook
  title: Cook
  department: Data
  skills:
    - Rice
    - Beans
- slug: waiter
  title: Waiter
  department: Data
  skills:
    - Trays
`;

/** Lines of a text once more below themselves, so many columns to the right. */
function pasted(text: string, from: number, to: number, by: number): string {
  const lines = text.split("\n");
  const copy = lines
    .slice(from - 1, to)
    .map((line) => (by > 0 ? " ".repeat(by) + line : line.slice(Math.min(-by, line.search(/\S/)))));
  return lines.toSpliced(to, 0, ...copy).join("\n");
}

describe("lines that were pasted once more in another column are told once, and go", () => {
  it.each<[name: string, file: string, text: string, from: number, to: number, by: number]>([
    ["an option at the left edge", "pages/about.yaml", page, 5, 5, -4],
    ["an option further right", "pages/about.yaml", page, 6, 6, 2],
    ["an option further left", "pages/about.yaml", page, 15, 15, -2],
    ["an entry further left", "pages/about.yaml", page, 8, 9, -2],
    ["an entry further right", "pages/about.yaml", page, 8, 9, 2],
    ["an entry at the left edge", "pages/about.yaml", page, 8, 9, -6],
    ["an entry with a list", "pages/about.yaml", page, 17, 21, -2],
    ["the first line of an entry at the left edge", "pages/about.yaml", page, 10, 10, -6],
    ["a block at the left edge", "pages/about.yaml", page, 4, 11, -2],
    ["a row further right", "data/jobs.yaml", rows, 1, 6, 2],
    ["a field at the left edge", "data/jobs.yaml", rows, 3, 3, -2],
    ["the entry of a list of texts", "data/jobs.yaml", rows, 5, 5, -2],
  ])("%s", async (_, file, text, from, to, by) => {
    const { told, text: put, left } = await taken(file, pasted(text, from, to, by));
    expect(told).toEqual([expect.stringMatching(/ (?:doubled-line|duplicate-name) /)]);
    expect(put).toBe(text);
    expect(left).toEqual([]);
  });

  it("a copy that says something else is moved", async () => {
    const lines = ["    - label: Jobs", '      href: "/"'];
    const of = (put: string[]): string =>
      page.replace("  - type: card-grid", `${put.join("\n")}\n  - type: card-grid`);
    const { text, left } = await taken("pages/about.yaml", of(lines));
    expect(text).toBe(of(lines.map((line) => `  ${line}`)));
    expect(left).toEqual([]);
  });
});

describe("lines that say the same in other columns stay silent where they are meant", () => {
  it.each([
    "  - type: section\n    heading: Two\n    blocks:\n      - type: section\n        heading: Two\n        blocks:\n          - type: prose\n            text: Two\n",
    "  - type: prose\n    text: |\n      heading: Two\n        heading: Two\n",
  ])("%s", async (blocks) => {
    const text = `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n${blocks}`;
    expect(
      summary(await mockSite({ "pages/about.yaml": text })).filter((one) => /doubled/.test(one)),
    ).toEqual([]);
  });
});

describe("an entry that a list may not have twice comes with one of the two to be taken away", () => {
  const notice = (tags: string): string =>
    `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: notice\n    title: Hello\n    tags:${tags}\n`;

  it.each([
    [" [a, a]", " [a]"],
    [" [a, b, a]", " [a, b]"],
    [" [a, a, b]", " [a, b]"],
    ["\n      - a\n      - a", "\n      - a"],
    [
      '\n      - a\n      - b\n      - a # again\n    date: "2027-01-01"',
      '\n      - a\n      - b\n    date: "2027-01-01"',
    ],
    ['\n      - a b\n      - "a b"\n      - c', "\n      - a b\n      - c"],
  ])("%j", async (wrong, meant) => {
    const { told, text, left } = await taken("pages/about.yaml", notice(wrong));
    expect(told).toEqual([expect.stringContaining(" repeated-entry ")]);
    expect(text).toBe(notice(meant));
    expect(left).toEqual([]);
  });
});

it("an entry that stands twice is an error where it brings about one", async () => {
  const block = "  - type: prose\n    id: end\n    text: The end of it.\n";
  const text = `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n${block}${block}`;
  const site = await mockSite({ "pages/about.yaml": text });
  expect(site.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["error doubled-line"]);
});
