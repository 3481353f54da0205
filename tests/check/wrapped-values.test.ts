import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n    text: ${lines}\n  - type: prose\n    text: Two\n`;
const row = (lines: string): string =>
  `- slug: cook\n  title: Cook\n  department: Data\n  summary: ${lines}\n  skills: []\n`;

describe("a value that goes on at the left edge is told once, and is moved", () => {
  it.each<[file: string, of: (lines: string) => string, first: string, ...rest: string[]]>([
    ["pages/about.yaml", page, "We work in London and", "Berlin and Chicago"],
    ["pages/about.yaml", page, "Our office is in London,", "United Kingdom, and Berlin"],
    ["pages/about.yaml", page, "We work in London.", "Each office answers its phone."],
    ["pages/about.yaml", page, "We work in London", "United Kingdom", "And elsewhere in the world"],
    ["pages/about.yaml", page, "our office is in London, ${site.brand}", "House, and in Berlin"],
    ["data/jobs.yaml", row, "3rd Floor, Naksha House,", "Residency Road, Bengaluru"],
    ["data/jobs.yaml", row, "Chief", "Executive Officer"],
    ["data/jobs.yaml", row, "Chief of the", "Executive Office in London"],
  ])("%s: %#", async (file, of, first, ...rest) => {
    const margin = file.startsWith("pages/") ? "      " : "    ";
    const { told: lines, text, left } = await taken(file, of([first, ...rest].join("\n")));
    expect(lines).toEqual([expect.stringContaining(" stray-text ")]);
    expect(lines[0]).toMatch(/If the text of "(?:text|summary)" goes on here, indent it/);
    expect(text).toBe(of([first, ...rest.map((line) => margin + line)].join("\n")));
    expect(left).toEqual([]);
  });
});

describe("words of somebody else are not made part of the value above", () => {
  it.each([
    page("We work in London.\nBest regards, Anna"),
    page("We work in London\nHi Anna, here is the page"),
    page("We work in London\n\nAnna wrote this part"),
    page("Two").replace(
      "    heading: About\n    text: Two",
      "    heading: About\n    align: start\nAnna wrote this part",
    ),
    `${page("Two")}Anna wrote this part.\n`.replace("text: Two\nAnna", "text: Two is enough.\nAnna"),
  ])("%j", async (text) => {
    const { told: lines, text: put } = await taken("pages/about.yaml", text);
    expect(lines).toEqual([expect.stringContaining(" stray-text ")]);
    expect(put).toBeUndefined();
  });
});

it("a comma at the end of another value is told as before", async () => {
  const site = await mockSite({ "pages/about.yaml": page("We work in London,") });
  expect(told(site)).toEqual([expect.stringContaining(" comma-at-end ")]);
});

it("a comma within the quotation marks of a text belongs to it", async () => {
  const site = await mockSite({ "pages/about.yaml": page('"We work in London,"') });
  expect(told(site)).toEqual([]);
});

it.each(["title", "description"])(
  "the value of %s on the line below it, at the left edge, is moved",
  async (name) => {
    const of = (behind: string): string =>
      page("Two")
        .replace(/^(title|description): .*$/m, "$1: About")
        .replace(new RegExp(`^${name}: .*$`, "m"), `${name}:${behind}What we are about`);
    const { told: lines, text, left } = await taken("pages/about.yaml", of("\n"));
    expect(lines).toEqual([expect.stringContaining(" stray-text ")]);
    expect(text).toBe(of("\n  "));
    expect(left).toEqual([]);
  },
);

it.each(["", "      at the pier.\n"])(
  "a text over lines whose quotation mark is not closed %j",
  async (more) => {
    const page = (end: string): string =>
      `title: News\ndescription: What is new.\nblocks:\n  - type: hero\n    text: "We moved\n      to new rooms\n${more.trimEnd()}${more && "\n"}`.trimEnd() +
      `${end}\n    heading: News\n`;
    const { told, text, left } = await taken("pages/about.yaml", page(""));
    expect(told).toEqual([expect.stringContaining('5:11 unclosed-quote «"We moved»')]);
    expect(text).toBe(page('"'));
    expect(left).toEqual([]);
  },
);
