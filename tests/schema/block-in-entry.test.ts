import { afterAll, expect, it } from "vitest";
import { mockBlocks } from "../support/mock-blocks.ts";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

/** A list of tiles, each of which may be a block instead. */
const files = {
  "blocks/tiles/schema.json": JSON.stringify({
    title: "Tiles",
    description: "Tiles.",
    type: "object",
    additionalProperties: false,
    properties: {
      items: {
        description: "Tiles.",
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          properties: {
            text: { description: "Text.", type: "string" },
            block: {
              description: "A block in place of the text.",
              $ref: "../../renderer/schema/common.json#/definitions/block",
            },
          },
        },
      },
    },
    "x-source": "items",
  }),
  "blocks/tiles/view.tsx": mockBlocks["blocks/prose/view.tsx"]!,
};
const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: tiles\n${lines}`;

it.each([
  [
    "on lines",
    "    items:\n      - type: prose\n        text: Hello\n        id: there\n",
    "    items:\n      - block:\n          type: prose\n          text: Hello\n          id: there\n",
  ],
  [
    "between braces",
    "    items:\n      - { type: prose, text: Hello }\n",
    "    items:\n      - { block: { type: prose, text: Hello } }\n",
  ],
  [
    "twice",
    "    items:\n      - { type: prose, text: Hello }\n      - { type: prose, text: There }\n",
    "    items:\n      - { block: { type: prose, text: Hello } }\n      - { block: { type: prose, text: There } }\n",
  ],
  [
    "of rows",
    '    source: jobs\n    item:\n      type: prose\n      text: "${item.title}"\n',
    '    source: jobs\n    item:\n      block:\n        type: prose\n        text: "${item.title}"\n',
  ],
])("a block that is an entry itself, %s, is offered below the option that takes it", async (_, is, meant) => {
  const { told, text, left } = await taken("pages/about.yaml", page(is), files);
  expect(told).toEqual([expect.stringContaining('a block stands below "block" in it.')]);
  expect(text).toBe(page(meant));
  expect(left).toEqual([]);
});
