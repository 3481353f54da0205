import { afterAll, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const head =
  "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n";

it.each([
  [
    "a block as JSON above others",
    `${head}  - {\n      "type": "prose",\n      "text": "A"\n    }%\n  - type: prose\n    text: B\n`,
  ],
  ["the last block", `${head}  - {\n      "type": "prose",\n      "text": "A"\n    }%\n`],
  [
    "entries of a list",
    `${head}  - type: card-grid\n    items:\n      - {\n          "title": "One",\n          "tags": ["a", "b"]\n        }%\n      - { title: Two }\n`,
  ],
  [
    "a list of an option",
    `${head}  - type: card-grid\n    items: [\n      { "title": "One" }\n    ]%\n    heading: Cards\n`,
  ],
])("a comma behind the bracket that ends %s is told alone and goes", async (_, text) => {
  const { told, text: put, left } = await taken("pages/about.yaml", text.replace("%", ","));
  expect(told).toEqual([expect.stringMatching(/ comma-at-end «,» /)]);
  expect(put).toBe(text.replace("%", ""));
  expect(left).toEqual([]);
});
