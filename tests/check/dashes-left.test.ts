import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n${lines}`;
const grid = (lines: string): string => page(`  - type: card-grid\n    items:\n${lines}`);
const ONE = "      - title: One\n";
const TWO = "      - title: Two\n";
const TAGS = `${ONE}        tags:\n`;

describe("a dash with nothing behind it can be taken away, where there are other entries", () => {
  it.each<[name: string, file: string, wrong: string, meant: string]>([
    ["between entries", "pages/about.yaml", grid(`${ONE}      -\n${TWO}`), grid(ONE + TWO)],
    ["in front of them", "pages/about.yaml", grid(`      -\n${ONE}`), grid(ONE)],
    ["behind them", "pages/about.yaml", grid(`${ONE}      - \n`), grid(ONE)],
    [
      "behind an entry with a list",
      "pages/about.yaml",
      grid(`${TAGS}          - a\n      -\n`),
      grid(`${TAGS}          - a\n`),
    ],
    [
      "among texts",
      "pages/about.yaml",
      grid(`${TAGS}          - a\n          -\n          - b\n`),
      grid(`${TAGS}          - a\n          - b\n`),
    ],
    [
      "among blocks",
      "pages/about.yaml",
      page("  -\n  - type: prose\n    text: Two\n"),
      page("  - type: prose\n    text: Two\n"),
    ],
    [
      "among rows",
      "data/team.yaml",
      "- id: ana\n  name: Ana\n-\n- id: ben\n  name: Ben\n",
      "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n",
    ],
    [
      "behind the last row",
      "data/team.yaml",
      "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n-\n",
      "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n",
    ],
    [
      "at the column of its name",
      "data/jobs.yaml",
      "- slug: cook\n  title: Cook\n  department: Data\n  skills:\n  - Rice\n  -\n",
      "- slug: cook\n  title: Cook\n  department: Data\n  skills:\n  - Rice\n",
    ],
  ])("%s", async (_, file, wrong, meant) => {
    const { told, text, left } = await taken(file, wrong);
    expect(told).toEqual([expect.stringMatching(/ (?:empty-value|wrong-type|not-a-block) /)]);
    expect(told[0]).toMatch(/is empty|has no value/);
    expect(text).toBe(meant);
    expect(left).toEqual([]);
  });

  it("not the only one of its list", async () => {
    const { text } = await taken("pages/about.yaml", grid(`${TAGS}          -\n`));
    expect(text).toBeUndefined();
  });
});

it.each<[file: string, of: (dash: string) => string]>([
  ["pages/about.yaml", (dash) => grid(`${TAGS}          - a\n          ${dash}b\n`)],
  [
    "data/jobs.yaml",
    (dash) => `- slug: cook\n  title: Cook\n  department: Data\n  skills:\n  - Rice\n  ${dash}Beans\n`,
  ],
])("an entry of words whose dash lacks its space is told as that in %s", async (file, of) => {
  const { told, text, left } = await taken(file, of("-"));
  expect(told).toEqual([expect.stringContaining(" glued-dash ")]);
  expect(text).toBe(of("- "));
  expect(left).toEqual([]);
});
