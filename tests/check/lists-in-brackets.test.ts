import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (tags: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: notice\n    title: Hello\n    tags: ${tags}\n`;
const row = (skills: string): string =>
  `- slug: cook\n  title: Cook\n  department: Data\n  skills: ${skills}\n`;
const places = [
  ["pages/about.yaml", page],
  ["data/jobs.yaml", row],
] as const;

describe.each(places)("a list in brackets of %s", (file, of) => {
  it.each([
    ["[Rice; Beans]", "[Rice, Beans]", "missing-comma"],
    ["[Rice ; Green beans;Peas]", "[Rice, Green beans, Peas]", "missing-comma"],
    ["[, Rice]", "[Rice]", "surplus-sign"],
    ["[ ,Rice, Beans]", "[ Rice, Beans]", "surplus-sign"],
    ["[Rice, , Beans]", "[Rice, Beans]", "surplus-sign"],
  ])("%s is told once, and %s is offered", async (wrong, meant, code) => {
    const { told: lines, text, left } = await taken(file, of(wrong));
    expect(lines).toEqual([expect.stringContaining(` ${code} `)]);
    expect(text).toBe(of(meant));
    expect(left).toEqual([]);
  });

  it.each([
    "[Rice, Beans]",
    "[Rice; we cook it every day, Beans]",
    "[We wait; then we see what comes.]",
    '["Rice; Beans"]',
    "[Rice; Beans, Peas]",
    "[Rice, Beans, ]",
    "[]",
  ])("%s stays silent", async (list) => {
    expect(told(await mockSite({ [file]: of(list) }))).toEqual([]);
  });
});

describe.each(places)("a list between other signs in %s", (file, of) => {
  it.each(["(Rice, Beans)", "Rice, Beans]", "[Rice, Beans", "{ Rice, Beans }", '"[Rice, Beans]"'])(
    "%s is told once, and offered in brackets",
    async (wrong) => {
      const { told: lines, text, left } = await taken(file, of(wrong));
      expect(lines).toHaveLength(1);
      expect(text).toBe(of("[Rice, Beans]"));
      expect(left).toEqual([]);
    },
  );

  it("a text that goes on in the next line is not offered as its first", async () => {
    const { told: lines, text } = await taken(file, of("Rice\n      Beans"));
    expect(lines).toHaveLength(1);
    expect(text).toBeUndefined();
  });
});

it.each([
  ["tags: item.skills", "tags: ${item.skills}"],
  ['tags: ["${item.skills}"]', 'tags: "${item.skills}"'],
  ["tags: skill-${item.title}", 'tags: ["skill-${item.title}"]'],
])("a list that is bound: %s is offered as %s", async (wrong, meant) => {
  const bound = (tags: string): string =>
    `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: card-grid\n    source: jobs\n    item:\n      title: \${item.title}\n      ${tags}\n`;
  const { told: lines, text, left } = await taken("pages/about.yaml", bound(wrong));
  expect(lines).toHaveLength(1);
  expect(text).toBe(bound(meant));
  expect(left).toEqual([]);
});
