import { afterAll, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const text = { type: "string", description: "Words." };
const files = {
  "blocks/clock/schema.json": JSON.stringify({
    title: "Clock",
    description: "How long it is until then.",
    type: "object",
    additionalProperties: false,
    properties: { time: text, loading: text, side: { enum: ["start", "end"], description: "Side." } },
  }),
  "blocks/clock/view.tsx": "export default () => null;\n",
  "blocks/box/schema.json": JSON.stringify({
    title: "Box",
    description: "A box.",
    type: "object",
    additionalProperties: false,
    properties: { size: text, times: text },
  }),
  "blocks/box/view.tsx": "export default () => null;\n",
};
const page = (line: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - type: clock\n    ${line}\n`;

// A hero has a heading, a card a title, a box a size.
it.each(["heading: Soon", "title: Soon", "size: large"])(
  "what another block calls an option of its own is no slip: %s",
  async (line) => {
    const { told, text: put } = await taken("pages/about.yaml", page(line), files);
    expect(told).toEqual([expect.stringMatching(/ unknown-option .*Options: time, loading, side/)]);
    expect(put).toBeUndefined();
  },
);

it.each([
  ["laoding: Soon", "loading: Soon"],
  ["tiem: Soon", "time: Soon"],
  ["times: Soon", "time: Soon"],
])("a slip is one, and so is a plural: %s", async (wrong, right) => {
  const { text: put, left } = await taken("pages/about.yaml", page(wrong), files);
  expect(put).toBe(page(right));
  expect(left).toEqual([]);
});
