import { afterAll, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const files = {
  "blocks/shelf/schema.json": JSON.stringify({
    title: "Shelf",
    description: "A shelf.",
    type: "object",
    additionalProperties: false,
    properties: {
      count: { type: "string", description: "How many are shown.", "x-word": "filter-list.count" },
      text: { type: "string", description: "Words." },
    },
  }),
  "blocks/shelf/view.tsx": "export default () => null;\n",
};
const page = (line: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - type: shelf\n    ${line}\n`;
const right = page('count: "{shown} of {total} books"');

it.each([
  ["bindings", "${shown} of ${total} books"],
  ["double braces", "{{shown}} of {{ total }} books"],
  ["signs of percent", "%shown% of %total% books"],
  ["braces with spaces", "{ shown } of { total } books"],
  ["one of the two", "{shown} of ${total} books"],
])("places that are filled in are told once when they are written as %s", async (_, wrong) => {
  const { told, text, left } = await taken("pages/about.yaml", page(`count: "${wrong}"`), files);
  expect(told).toEqual([expect.stringContaining("stands between braces alone, not as ")]);
  expect(text).toBe(right);
  expect(left).toEqual([]);
});

it.each(['count: "{shown} of {total}, ${site.brand}"', 'text: "%shown% and 100 % of it"'])(
  "nothing is odd in %s",
  async (line) => {
    const { told } = await taken("pages/about.yaml", page(line), files);
    expect(told).toEqual([]);
  },
);
