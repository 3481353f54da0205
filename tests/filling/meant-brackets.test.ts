import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const schema = '{ "properties": { "id": { "type": "string" }, "slug": { "type": "string" } } }';
const hints = async (name: string, each = "stops"): Promise<string[]> => {
  const { problems } = await mockSite({
    "data/stops.schema.json": schema,
    "data/stops.yaml": "- id: a\n  slug: b\n",
    [`pages/stops/${name}.yaml`]: `each: ${each}\ntitle: A\nblocks:\n  - type: hero\n    heading: A\n`,
  });
  return problems
    .filter(({ code }) => code === "each-and-name" || code === "unknown-collection")
    .map(({ hint, fix }) => (fix ? fix.text : hint!));
};

it.each([
  ["[Slug]", "Rename it to pages/stops/[slug].yaml."],
  ["[item.slug]", "Rename it to pages/stops/[slug].yaml."],
  ["[title]", "Use a field that every row has."],
])("a file whose brackets hold %s is told with the field that is meant", async (name, hint) =>
  expect(await hints(name)).toEqual([hint]),
);

it("rows that are named as in a loop are those of the collection", async () => {
  expect(await hints("[slug]", "stop of stops")).toEqual(["stops"]);
});
