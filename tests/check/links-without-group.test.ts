import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const text = { type: "string", description: "Words." };
const link = { $ref: "../../renderer/schema/common.json#/definitions/link" };
const listOf = (required: string[], properties: object) => ({
  type: "array",
  description: "Entries.",
  items: { type: "object", additionalProperties: false, required, properties },
});
const files = {
  "blocks/sheet/schema.json": JSON.stringify({
    title: "Sheet",
    description: "The end of a page.",
    type: "object",
    additionalProperties: false,
    required: ["brand"],
    properties: {
      brand: text,
      groups: listOf(["heading", "items"], {
        heading: text,
        items: listOf(["label", "href"], { label: text, href: link }),
      }),
      social: listOf(["label", "href", "icon"], { label: text, href: link, icon: text }),
    },
  }),
  "blocks/sheet/view.tsx": "export default () => null;\n",
};
const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - type: sheet\n    brand: Ours\n${lines}`;

describe("links that belong into groups are told with the list of groups, which they are offered in", () => {
  it.each([
    [
      "    links:\n      - { label: Home, href: / }\n      - { label: Team, href: /about }\n",
      "    groups:\n      - heading: Links\n        items:\n          - { label: Home, href: / }\n          - { label: Team, href: /about }\n",
    ],
    [
      "    quickLinks:\n    - label: Home\n      href: /\n",
      "    groups:\n      - heading: Quick links\n        items:\n          - label: Home\n            href: /\n",
    ],
  ])("%j", async (wrong, right) => {
    const { told, text: put, left } = await taken("pages/about.yaml", page(wrong), files);
    expect(told).toEqual([
      expect.stringContaining(
        'There is "groups", a list of groups: each has "heading", and below "items" entries such as these.',
      ),
    ]);
    expect(put).toBe(page(right));
    expect(left).toEqual([]);
  });

  it("also by the words of other systems", async () => {
    const links = "    links:\n      - { title: Home, url: / }\n      - { title: Team, url: /about }\n";
    const { told } = await taken("pages/about.yaml", page(links), files);
    expect(told).toEqual([expect.stringContaining('There is "groups", a list of groups')]);
  });
});

it("a list whose entries lack what its own need is not offered by that name", async () => {
  const groups = "    groups:\n      - heading: Ours\n        items:\n          - { label: Home, href: / }\n";
  const links = "    elsewhere:\n      - { label: Home, href: / }\n";
  const { told } = await taken("pages/about.yaml", page(groups + links), files);
  expect(told).toEqual([expect.stringContaining('has no option "elsewhere"')]);
  expect(told[0]).not.toContain('social"?');
});
