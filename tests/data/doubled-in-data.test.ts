import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const jobs = { "data/jobs.yaml": null };
const json = `[
  {
    "slug": "cook",
    "title": "Cook",
    "department": "Data",
    "skills": ["Rice", "Beans"]
  },
  {
    "slug": "waiter",
    "title": "Waiter",
    "department": "Data",
    "skills": []
  }
]
`;
const twice = (text: string, line: number): string => {
  const lines = text.split("\n");
  return lines.toSpliced(line, 0, lines[line - 1]!).join("\n");
};

describe("a line of JSON that stands there twice can be taken away", () => {
  it.each([3, 4, 5, 9])("line %i", async (line) => {
    const { told: lines, text, left } = await taken("data/jobs.json", twice(json, line), jobs);
    expect(lines).toEqual([expect.stringContaining(" duplicate-name ")]);
    expect(text).toBe(json);
    expect(left).toEqual([]);
  });

  it("the last of a row with its comma", async () => {
    const wrong = json.replace('"skills": []\n', '"skills": [],\n    "skills": []\n');
    const { text, left } = await taken("data/jobs.json", wrong, jobs);
    expect(text).toBe(json);
    expect(left).toEqual([]);
  });

  it("not one that says something else", async () => {
    const { told: lines, text } = await taken(
      "data/jobs.json",
      json.replace('    "title": "Cook",\n', '    "title": "Cook",\n    "title": "Chef",\n'),
      jobs,
    );
    expect(lines).toEqual([expect.stringContaining(" duplicate-name ")]);
    expect(text).toBeUndefined();
  });
});

describe("spaces of word processors in JSON", () => {
  it.each([
    json.replace('"title": "Cook"', '"title":\u00a0"Cook"'),
    json.replace('    "slug": "cook"', '\u00a0\u00a0\u00a0\u00a0"slug": "cook"'),
    json
      .replace('"Rice", "Beans"', '"Rice",\u202f"Beans"')
      .replace('"title": "Cook"', '"title":\u00a0"Cook"'),
  ])("are told as such, and all of them are put right: %#", async (wrong) => {
    const { told: lines, text, left } = await taken("data/jobs.json", wrong, jobs);
    expect(lines).toEqual([expect.stringContaining("A space of a word processor stands here")]);
    expect(text).toBe(json);
    expect(left).toEqual([]);
  });

  it("stay in a text", async () => {
    const site = await mockSite({ ...jobs, "data/jobs.json": json.replace('"Cook"', '"Cook\u00a01"') });
    expect(told(site)).toEqual([]);
  });
});

describe("a row of a table that stands there twice can be taken away", () => {
  const team = { "data/team.yaml": null };
  const rows = "id,name\nana,Ana\nben,Ben\n";

  it.each([
    ["below itself", "id,name\nana,Ana\nana,Ana\nben,Ben\n", rows],
    ["at the end", "id,name\nana,Ana\nben,Ben\nana,Ana\n", rows],
    ["without a line break", "id,name\nana,Ana\nben,Ben\nben,Ben", rows],
    [
      "in quotation marks",
      'id,name\nana,"Ana, B"\nben,Ben\nana,"Ana, B"\n',
      'id,name\nana,"Ana, B"\nben,Ben\n',
    ],
  ])("%s", async (_, wrong, meant) => {
    const { told: lines, text, left } = await taken("data/team.csv", wrong, team);
    expect(lines).toEqual([expect.stringContaining(" duplicate-key ")]);
    expect(text).toBe(meant);
    expect(left).toEqual([]);
  });

  it.each(["id,name\nana,Ana\nana,Anna\nben,Ben\n", 'id,name\nana,"A\nB"\nana,"A\nC"\nben,Ben\n'])(
    "not one that says something else: %j",
    async (wrong) => {
      const { told: lines, text } = await taken("data/team.csv", wrong, team);
      expect(lines).toEqual([expect.stringContaining(" duplicate-key ")]);
      expect(text).toBeUndefined();
    },
  );
});

it("a line with the same remark behind it twice can go as well", async () => {
  const wrong = "- id: ana\n  name: Ana # of London\n  name: Ana # of London\n- id: ben\n  name: Ben\n";
  const { text, left } = await taken("data/team.yaml", wrong);
  expect(text).toBe("- id: ana\n  name: Ana # of London\n- id: ben\n  name: Ben\n");
  expect(left).toEqual([]);
});

it("a language of the site that stands there twice is told once, with the entry to take away", async () => {
  const settings =
    "brand: B\nurl: https://www.example.com\nlang: en\nlanguages:\n  - lang: ja\n    strict: false\n";
  const wrong = settings.replace("  - lang: ja\n", "  - lang: ja\n  - lang: ja\n");
  const { told: lines, text, left } = await taken("data/site.yaml", wrong);
  expect(lines).toEqual([expect.stringMatching(/:6:5 doubled-line /)]);
  expect(text).toBe(settings);
  expect(left).toEqual([]);
});
