import { afterAll, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n${lines}`;

it.each([
  ["    text: \"Visit us'\n", '    text: "Visit us"\n'],
  ["    text: 'Visit us: today\"\n", "    text: 'Visit us: today'\n"],
  [
    "    text: \"At ${site.brand}'\n  - type: prose\n    text: B\n",
    '    text: "At ${site.brand}"\n  - type: prose\n    text: B\n',
  ],
])("a text that is closed with the other mark gets the one that opens it: %j", async (wrong, right) => {
  const { told, text, left } = await taken("pages/about.yaml", page(wrong));
  expect(told).toEqual([expect.stringContaining("The quotation mark that opens here is not closed.")]);
  expect(text).toBe(page(right));
  expect(left).toEqual([]);
});
