import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const team = {
  "data/medecins.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id", "spécialité"],
    properties: {
      id: { type: "string", description: "Key." },
      spécialité: { type: "string", description: "What the doctor knows." },
      専門: { type: "string", description: "The same in Japanese." },
      "größe-m2": { type: "number", description: "Of the room." },
    },
  }),
  "data/medecins.yaml": "- id: ana\n  spécialité: Cardiologie\n  専門: 循環器\n  größe-m2: 12\n",
};

const page = (title: string): string =>
  `title: Home\ndescription: Home.\nblocks:\n  - type: hero\n    heading: Home\n  - type: card-grid\n    heading: Cards\n    source: medecins\n    item: { title: ${title} }\n`;

it.each(["spécialité", "専門", "größe-m2"])("a field named %s is shown as any other is", async (name) => {
  const site = await mockSite({ ...team, "pages/index.yaml": page(`"\${item.${name}}"`) });
  expect(summary(site)).toEqual([]);
  expect(JSON.stringify(site.page("/")!.blocks[1]!.props.items)).toMatch(/Cardio|循環器|12/);
});

it("and told as any other where it is mistyped", async () => {
  const site = await mockSite({ ...team, "pages/index.yaml": page('"${item.spécialite}"') });
  expect(site.problems.map(({ code, fix }) => [code, fix?.text])).toEqual([["bad-binding", "spécialité"]]);
});
