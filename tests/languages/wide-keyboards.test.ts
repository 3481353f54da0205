import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const original = `title: About
description: What About is.
blocks:
  - type: hero
    id: team
    heading: About
    actions: [{ label: About, href: /about }, { label: Home, href: / }]
`;
const version = `title: { of: About, text: 概要 }
description: { of: What About is., text: 概要とは }
blocks:
  team:
    heading: { of: About, text: 概要 }
    actions:
      - label: { of: About, text: 概要 }
      - label: { of: Home, text: ホーム }
`;

/** What is said of the version with a line written otherwise, and the version with the fix made. */
async function read(line: string, written: string) {
  const text = version.replace(line, written);
  const site = await mockSite({
    "data/site.yaml": "brand: 2SD\nurl: https://www.example.com\nlang: en\nlanguages: [{ lang: de }]\n",
    "pages/about.yaml": original,
    "pages/about.de.yaml": text,
  });
  const own = site.problems.filter(({ file }) => file === "pages/about.de.yaml");
  const [fix] = own.flatMap(({ fix }) => fix ?? []);
  const mended = fix && text.slice(0, fix.range.start.offset) + fix.text + text.slice(fix.range.end.offset);
  return [own.map(({ code }) => code), mended];
}

describe("a version that was written on a Japanese keyboard is mended", () => {
  it.each([
    ["title: {", "title：{"],
    ["title: { of: About, text: 概要 }", "title：｛ of：About，text：概要 ｝"],
    ["blocks:", "blocks："],
    ["  team:", "  team："],
    ["heading: { of: About, text:", "heading: { of: About, text："],
    ["heading: {", "heading: ｛"],
    ["概要 }\n    actions", "概要 ｝\n    actions"],
  ])("%s as %s", async (line, written) =>
    expect(await read(line, written)).toEqual([["look-alike"], version]),
  );
  it.each([
    ["heading: {", "heading:　{"],
    ["- label: { of: A", "-　label: { of: A"],
  ])("%s as %s", async (line, written) =>
    expect(await read(line, written)).toEqual([["no-break-space"], version]),
  );
});

it("what it says in wide signs stays", async () =>
  expect(await read("text: 概要とは", "text: 概要：東京、大阪（要予約）")).toEqual([[], undefined]));
