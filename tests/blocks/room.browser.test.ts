import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stringify } from "yaml";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { smallWords } from "../accessibility/measure/layout.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { writeExamplePages } from "../support/examples-of.ts";
import { copySite } from "../support/site-copy.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

/*
 * More entries than their makers had in mind, and pictures of other shapes: everything keeps the room that it needs
 * to be read.
 */
const many = <Entry>(count: number, entry: (number: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index + 1));

const facts = (count: number) => ({
  type: "facts",
  items: many(count, (number) => ({ term: `Property ${number}`, text: "Stainless steel" })),
});
const steps = (count: number) => ({
  type: "list",
  look: "steps",
  heading: "How",
  items: many(count, (number) => ({ title: `Station ${number}`, text: "Something is done here." })),
});
const panel = {
  type: "card-grid",
  heading: "News",
  items: [
    {
      block: {
        type: "feature-panel",
        title: "Articles",
        items: many(3, (number) => ({
          title: `Understanding administration ${number}`,
          cover: { icon: "newspaper" },
        })),
      },
    },
  ],
};
const media = (src: string) => ({
  type: "media",
  heading: "Ours",
  text: "How it looks.",
  image: { src, alt: "A shape" },
});

const footer = (count: number) => ({
  type: "footer",
  brand: "Sonnleitner",
  groups: many(count, (number) => ({
    heading: `Group ${number}`,
    items: [{ label: "About", href: "/about" }],
  })),
  contact: { heading: "Get in Touch", email: "hello@bakery.example" },
});

const blocks = {
  "few-facts": facts(3),
  facts: facts(14),
  "few-steps": steps(4),
  steps: steps(9),
  panel,
  table: {
    type: "table",
    caption: "Loads",
    columns: [
      { label: "Part" },
      { label: "Load", align: "end" },
      { label: "Seal" },
      { label: "Mass", align: "end" },
    ],
    items: [["6200", "5.4", "Rubber", "0.03"]],
  },
  "wide-table": {
    type: "table",
    caption: "Loads",
    narrow: "scroll",
    columns: many(12, (number) => ({ label: `Property ${number}` })),
    items: [many(12, (number) => `Value ${number}`)],
  },
  group: {
    type: "disclosure-list",
    title: "Cases",
    text: "Some of them.",
    items: [{ title: "The dyke", blocks: [{ type: "prose", text: "It was raised." }] }],
  },
  views: {
    type: "filter-list",
    label: "Fields",
    items: [
      {
        type: "per-view",
        grid: { type: "card", title: "Bridges", text: "In short." },
        list: { type: "card", title: "Bridges", text: "At length." },
      },
    ],
  },
  map: {
    type: "map",
    items: many(3, (number) => ({
      region: `Region ${number}`,
      entityName: "Works",
      address: "14 Yard Street",
      email: `works${number}@works.example`,
      phone: "+44 20 7946 0210",
      coordinates: [number * 9, 50 - number],
    })),
  },
  "four-groups": footer(4),
  "one-group": footer(1),
  high: media("/images/high.svg"),
  low: media("/images/low.svg"),
};

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#888"/></svg>`;

const dir = mkdtempSync(join(tmpdir(), "room-"));
let site: SiteUnderTest;
let page: Page;
beforeAll(async () => {
  copySite(dir);
  mkdirSync(join(dir, "public/images"), { recursive: true });
  writeFileSync(join(dir, "public/images/high.svg"), drawing(500, 2500));
  writeFileSync(join(dir, "public/images/low.svg"), drawing(1500, 1000));
  writeExamplePages(dir, []);
  for (const [name, block] of Object.entries(blocks))
    writeFileSync(
      join(dir, `pages/${name}.yaml`),
      stringify({
        title: `Room for ${name}`,
        description: `A page that shows ${name} and nothing else, to see what room they get.`,
        layout: "bare",
        index: false,
        blocks: [block],
      }),
    );
  await buildSite({ dir, outDir: join(dir, "dist") });
  site = await serveBuiltSite(dir);
  page = await site.open("/robots.txt");
});
afterAll(async () => {
  await site?.close();
  rmSync(dir, { recursive: true, force: true });
});

async function boxesOf(route: keyof typeof blocks, width: number, text: RegExp) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site.address}/${route}`);
  const boxes = await Promise.all((await page.getByText(text).all()).map((one) => one.boundingBox()));
  return boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
}

const rows = (boxes: { y: number }[]) => new Set(boxes.map(({ y }) => Math.round(y))).size;

it.each([768, 1024, 1440])("facts stand in as many rows as they need, %i px", async (width) => {
  const boxes = await boxesOf("facts", width, /^Property \d+$/);
  expect(boxes).toHaveLength(14);
  expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThan(80);
  expect(rows(boxes)).toBeGreaterThan(1);
  expect(rows(await boxesOf("few-facts", width, /^Property \d+$/))).toBe(1);
});

it("steps run across while they have room, and else down", async () => {
  expect(rows(await boxesOf("few-steps", 1024, /^Station \d$/))).toBe(1);
  const boxes = await boxesOf("steps", 1024, /^Station \d$/);
  expect(rows(boxes)).toBe(9);
  expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThan(120);
});

it.each([320, 390])(
  "titles beside small pictures have the greater part of the panel, %i px",
  async (width) => {
    const boxes = await boxesOf("panel", width, /^Understanding administration \d$/);
    expect(boxes).toHaveLength(3);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThan(width * 0.38);
  },
);

it.each([390, 1440])(
  "a whole picture is no higher than a window, however high it is, %i px",
  async (width) => {
    for (const route of ["high", "low"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.address}/${route}`);
      const box = await page.getByRole("img", { name: "A shape" }).boundingBox();
      const [wide, high] = [box?.width ?? 0, box?.height ?? 0];
      expect(high).toBeLessThan(800);
      expect(high / wide).toBeCloseTo(route === "high" ? 5 : 2 / 3, 0);
      if (route === "low") expect(wide).toBeGreaterThan(width * 0.35);
    }
  },
);

it("what is in a row of a stacked table begins at one edge", async () => {
  const boxes = await boxesOf("table", 390, /^(5\.4|Rubber|0\.03)$/);
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
});

it.each([320, 1440])("a group of entries by itself stands on the sheet, %i px", async (width) => {
  const [title] = await boxesOf("group", width, /^Cases$/);
  expect(title?.x).toBeGreaterThan(width / 20);
  const [entry] = await boxesOf("group", width, /^The dyke$/);
  expect((entry?.x ?? width) + (entry?.width ?? width)).toBeLessThan(width - width / 20);
});

it("what has another form for each view stands in one, also where the list offers no views", async () => {
  await boxesOf("views", 390, /^Bridges$/);
  expect(
    await page
      .getByText(/^(In short|At length)\.$/)
      .filter({ visible: true })
      .allTextContents(),
  ).toEqual(["In short."]);
});

it.each([320, 768, 1024, 1120, 1440])("numbers on the globe can be read, %i px", async (width) => {
  await boxesOf("map", width, /^Region 1$/);
  await wakeBlocks(page);
  expect(await smallWords(page)).toEqual([]);
});

it.each([1024, 1440])(
  "groups of a footer and the contact stand in one row and fill it, %i px",
  async (width) => {
    const inRow = /^(Group \d|Get in Touch)$/;
    const four = await boxesOf("four-groups", width, inRow);
    expect(four).toHaveLength(5);
    expect(rows(four)).toBe(1);
    const last = four.at(-1);
    const one = await boxesOf("one-group", width, inRow);
    expect(rows(one)).toBe(1);
    // Nothing is left empty after the last.
    for (const box of [last, one.at(-1)])
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width * 0.85);
  },
);

it("a table that scrolls on the screen is on paper with all its columns", async () => {
  await page.emulateMedia({ media: "print" });
  try {
    const boxes = await boxesOf("wide-table", 720, /^Value \d+$/);
    expect(boxes).toHaveLength(12);
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThan(720);
  } finally {
    await page.emulateMedia({ media: null });
  }
});
