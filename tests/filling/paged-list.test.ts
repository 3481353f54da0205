import { afterAll, expect, test } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const tiles = {
  "blocks/tiles/view.tsx": "export default () => null;\n",
  "blocks/tiles/schema.json": JSON.stringify({
    type: "object",
    description: "Tiles.",
    additionalProperties: false,
    "x-source": "items",
    "x-pages": "size",
    properties: {
      size: { type: "integer", minimum: 1, description: "How many." },
      items: {
        type: "array",
        description: "Tiles.",
        items: {
          type: "object",
          additionalProperties: false,
          properties: { title: { type: "string", description: "Title." } },
        },
      },
    },
  }),
};
const archive = (query: string) => ({
  ...tiles,
  "pages/index.yaml":
    "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: All, href: /archive }, { label: About, href: /about }]\n",
  "pages/archive.yaml": `title: Archive\ndescription: What was.\naliases: [/old]\nblocks:\n  - { type: hero, heading: Archive }\n  - type: tiles\n    source: jobs\n    sort: title\n    item: { title: "\${item.title}" }\n${query}`,
});
const titles = (props: Record<string, unknown> | undefined) =>
  ((props?.items ?? []) as { title: string }[]).map(({ title }) => title);

test("a list goes on at addresses of its own", async () => {
  const site = await mockSite(archive("    size: 2\n"));
  expect(site.problems).toEqual([]);
  expect(site.routes.map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/archive", "/archive/page/2", "/old"]),
  );
  const routes = ["/archive", "/archive/page/2"];
  const [first, second] = routes.map((route) => site.page(route));
  expect(titles(first?.blocks[1]?.props)).toEqual(["Data Engineer", "ML Engineer"]);
  expect(titles(second?.blocks[1]?.props)).toEqual(["Writer"]);
  expect(second?.blocks[1]?.props.pages).toEqual({ number: 2, count: 2, routes });
  expect([first?.title, second?.title]).toEqual(["Archive", "Archive – page 2"]);
  expect(second?.canonical).toBe("/archive/page/2");
  expect(site.page("/old")?.blocks).toEqual(first?.blocks);
});

test("a list that fits stays at one address", async () => {
  const site = await mockSite(archive("    size: 3\n"));
  expect(site.page("/archive/page/2")).toBeUndefined();
  expect(site.page("/archive")?.blocks[1]?.props.pages).toBeUndefined();
  expect(titles(site.page("/archive")?.blocks[1]?.props)).toHaveLength(3);
});

test("where and limit decide how many addresses there are", async () => {
  const site = await mockSite(archive("    size: 1\n    where: { department: Data }\n    limit: 5\n"));
  expect(site.page("/archive/page/2")).toBeDefined();
  expect(site.page("/archive/page/3")).toBeUndefined();
  expect(site.problems).toEqual([]);
});

test("a list that is written out cannot be spread", async () => {
  const site = await mockSite({
    ...tiles,
    "pages/about.yaml":
      "title: About\ndescription: What About is.\nblocks:\n  - { type: hero, heading: About }\n  - type: tiles\n    size: 2\n    items: [{ title: One }]\n",
  });
  expect(site.problems.map(({ message, range }) => [message, range.start.line])).toEqual([
    ['The tiles block needs "source" because it has "size".', 6],
  ]);
});

test("rows that come and go change the addresses of an open site", async () => {
  const site = await mockSite(archive("    size: 2\n"));
  const { writeFileSync } = await import("node:fs");
  writeFileSync(
    `${site.dir}/data/jobs.yaml`,
    "- { slug: one, title: One, department: Data, skills: [] }\n- { slug: two, title: Two, department: Data, skills: [] }\n",
  );
  await site.update(["data/jobs.yaml"]);
  expect(site.page("/archive/page/2")).toBeUndefined();
  expect(titles(site.page("/archive")?.blocks[1]?.props)).toEqual(["One", "Two"]);
});
