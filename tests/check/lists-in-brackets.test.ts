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
