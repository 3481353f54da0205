import { afterAll, expect, test } from "vitest";
import { highlighted, mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const block = (name: string, places: string[]): Record<string, string> => ({
  [`blocks/${name}/view.tsx`]: "export default () => null;\n",
  [`blocks/${name}/schema.json`]: JSON.stringify({
    type: "object",
    description: `A ${name}.`,
    additionalProperties: false,
    "x-place": places,
    properties: { label: { type: "string", description: "What it says." } },
  }),
});
/** A part of lists, and what stands once at the top of every page. */
const placed = { ...block("badge", ["inside"]), ...block("menu", ["top", "once", "first"]) };

const page = (...blocks: string[]): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n${blocks.map((block) => `  - ${block}\n`).join("")}`;
const layout = (...types: string[]): string =>
  `blocks:\n${types.map((type) => `  - type: ${type}\n`).join("")}`;
const HERO = "{ type: hero, heading: Home, actions: [{ label: About, href: /about }] }";

const cases: Record<string, [files: Record<string, string>, message: string, marked: string]> = {
  "a part of lists on its own": [
    { "pages/index.yaml": page(HERO, "{ type: badge, label: New }") },
    "The badge block is a part of other blocks and does not stand on its own.",
    "badge",
  ],
  "a part of lists on its own in a layout": [
    { "pages/_layout.yaml": "blocks:\n  - type: page\n  - { type: badge, label: New }\n" },
    "The badge block is a part of other blocks and does not stand on its own.",
    "badge",
  ],
  "a block of the page inside another": [
    { "pages/index.yaml": page(HERO, "{ type: section, blocks: [{ type: menu }] }") },
    "The menu block stands on its own, not inside another block.",
    "menu",
  ],
  "a second one in the layout": [
    { "pages/_layout.yaml": layout("menu", "page", "menu") },
    "This is a second menu block; the first is on line 2.",
    "menu",
  ],
  "a second one on the page": [
    { "pages/_layout.yaml": layout("menu", "page"), "pages/index.yaml": page("{ type: menu }", HERO) },
    "This is a second menu block on the page: its layout has one.",
    "menu",
  ],
  "a block above what is always at the top": [
    { "pages/_layout.yaml": "blocks:\n  - { type: prose, text: Sale }\n  - type: menu\n  - type: page\n" },
    "The prose block stands above the menu block, which keeps the top of the page for itself.",
    "prose",
  ],
  "the page above what is always at the top": [
    { "pages/_layout.yaml": layout("page", "menu") },
    "The page block stands above the menu block, which keeps the top of the page for itself.",
    "page",
  ],
};

test.each(Object.entries(cases))("tells %s, once and at its place", async (_, [files, message, marked]) => {
  const site = await mockSite({ ...placed, ...files });
  expect(site.problems.map((problem) => problem.message)).toEqual([message]);
  expect(site.problems.map((problem) => highlighted(site, problem))).toEqual([marked]);
});

test("parts in other blocks, one menu at the top and one on a page whose layout has none are in order", async () => {
  const site = await mockSite({
    ...placed,
    "pages/_layout.yaml": layout("menu", "page"),
    "pages/_bare.yaml": layout("page"),
    "pages/index.yaml": page(HERO, "{ type: section, blocks: [{ type: badge, label: New }] }"),
    "pages/about.yaml": `layout: bare\n${page("{ type: menu }", HERO).replace(/Home/g, "About")}`,
  });
  expect(site.problems).toEqual([]);
});
