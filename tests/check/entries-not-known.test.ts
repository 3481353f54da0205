import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const text = { type: "string", description: "Words." };
const files = {
  "blocks/shelf/schema.json": JSON.stringify({
    title: "Shelf",
    description: "A shelf.",
    type: "object",
    additionalProperties: false,
    required: ["items"],
    "x-source": "items",
    "x-rows": "rows",
    properties: {
      fields: {
        type: "array",
        description: "Fields.",
        uniqueItems: true,
        items: { type: "string", description: "A field.", "x-kind": "field" },
      },
      items: {
        type: "array",
        description: "Entries.",
        items: { type: "object", additionalProperties: false, properties: { title: text } },
      },
    },
  }),
  "blocks/shelf/view.tsx": "export default () => null;\n",
};
const page = (fields: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - type: shelf\n    source: jobs\n    fields: [${fields}]\n    item: { title: "\${item.title}" }\n`;
const codes = async (fields: string): Promise<string[]> =>
  told(await mockSite({ ...files, "pages/about.yaml": page(fields) })).map((one) => one.split(" ")[1]!);

it("two fields that there are not are no entry that stands there twice", async () => {
  expect(await codes("colour, weight")).toEqual(["unknown-field"]);
  expect(await codes("title, title")).toEqual(["repeated-entry"]);
});
