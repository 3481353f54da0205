import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

it.each([
  ["as it is written by hand", "| id | name |\n| --- | --- |\n| ana | Ana |\n| ben | Ben |\n"],
  ["in columns", "| id  | name |\n|:----|-----:|\n| ana | Ana  |\n| ben | Ben  |\n"],
  ["without its outer signs", "id | name\n--- | ---\nana | Ana\nben | Ben\n"],
])("a table of Markdown is read as its rows: %s", async (_, table) => {
  const site = await mockSite({
    "data/team.yaml": null,
    "data/team.csv": table,
    "pages/about.yaml":
      'title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: "${count.team} people"\n',
  });
  expect(told(site)).toEqual([]);
  expect(JSON.stringify(site.page("/about"))).toContain("2 people");
});

it("a row of dashes in one cell alone is one that lacks its others", async () => {
  const site = await mockSite({
    "data/team.yaml": null,
    "data/team.csv": "id,name\nana,Ana\n---,\nben,Ben\n",
  });
  expect(told(site).length).toBeGreaterThan(0);
});
