import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const codes = async (lines: string): Promise<string[]> => {
  const text = `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n${lines}`;
  return (await mockSite({ "pages/about.yaml": text })).problems.map(({ code }) => code);
};

it.each([
  "    heading: Borrow books,\n    text: and almost anything else\n",
  "    heading: Ihr Tier,\n    text: übrigens, ist hier gut aufgehoben.\n",
  "    heading: Books,\n    text: anything.\n",
])("a comma is meant where the sentence goes on in the option below: %j", async (lines) => {
  expect(await codes(lines)).toEqual([]);
});

it.each([
  "    heading: Visit us,\n    align: start\n",
  "    heading: Visit us,\n    text: We are here.\n",
  "    heading: Visit us,\n",
])("it is none of the text's own in %j", async (lines) => {
  expect(await codes(lines)).toEqual(["comma-at-end"]);
});
