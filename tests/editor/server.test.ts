import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeOf } from "../../renderer/editor/change-of.ts";
import type { EditPage } from "../../renderer/editor/edit-page.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { textOption } from "../../renderer/serve/editor-schema.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { openedSite } from "../writer/opened-site.ts";

let site: Site;
let careers: EditPage;

afterAll(removeMockSites);
beforeAll(async () => {
  site = await openSite({ dir: join(import.meta.dirname, "../..") });
  careers = editPage(site, "/careers")!;
});

const valueOn = (page: EditPage, path: string) => page.values.find((value) => value.path.join(".") === path);

it("tells of each value where it is written and what it may be", () => {
  expect(valueOn(careers, "blocks.1.props.heading")).toEqual({
    path: ["blocks", 1, "props", "heading"],
    origin: "own",
    file: "pages/careers/index.yaml",
    written: ["blocks", 1, "heading"],
    isFreeText: true,
    maxLength: 120,
    canBeLeftOut: true,
    label: "Heading",
  });
  expect(valueOn(careers, "blocks.0.props.heading")).toMatchObject({
    origin: "bound",
    source: "Careers at ${site.brand} Technologies",
    pieces: [
      { literal: "Careers at " },
      { binding: "site.brand", from: { kind: "setting", path: ["brand"] } },
      { literal: " Technologies" },
    ],
  });
  expect(valueOn(careers, "blocks.1.props.items.0.props.title")?.pieces).toMatchObject([
    { binding: "item.title", from: { kind: "row", collection: "jobs", title: "Jobs", path: ["title"] } },
  ]);
});

it("gives the source of Markdown", () => {
  const value = careers.values.find(({ kind, origin }) => kind?.startsWith("markdown") && origin === "own");
  expect(value?.path.at(-1)).toBe("html");
  expect(value?.source).not.toContain("<");
});

it("names blocks of the layout as shared, and their types in words", () => {
  const header = careers.blocks.find(({ type }) => type === "header");
  expect(header).toMatchObject({ file: "pages/_layout.yaml", isShared: true });
  expect(careers.types.header?.title).toBe("Header");
});

it("has nothing of addresses that are no page", () => {
  expect(editPage(site, "/nothing-here")?.page.file).toBe("pages/404.yaml");
});

it("the day of a row that a text writes out is typed in its form, words around it where they stand", async () => {
  const own = await mockSite({
    "data/courses.schema.json": JSON.stringify({
      type: "object",
      additionalProperties: false,
      required: ["id", "day"],
      properties: {
        id: { type: "string", description: "Key." },
        day: { type: "string", format: "date", description: "Day." },
      },
    }),
    "data/courses.yaml": "- { id: knots, day: 2027-03-12 }\n",
    "pages/days.yaml":
      'title: Days of courses\ndescription: Days.\nblocks:\n  - type: hero\n    heading: Days\n  - type: card-grid\n    source: courses\n    item: { title: A, tags: ["${item.day}", "On ${item.day}"] }\n',
  });
  expect(summary(own)).toEqual([]);
  const page = editPage(own, "/days")!;
  const tags = "blocks.1.props.items.0.tags";
  expect(page.page.blocks[1]?.props).toMatchObject({
    items: [{ tags: ["March 12, 2027", "On March 12, 2027"] }],
  });
  expect(valueOn(page, `${tags}.0`)?.isFreeText).toBe(false);
  expect(valueOn(page, `${tags}.1`)?.isFreeText).toBe(true);
});

it.each([
  ["data/jobs.yaml", "- slug: writer\n  title: Writer\n  summary: Texts.\n"],
  ["data/jobs.csv", "slug,title,summary\nwriter,Writer,Texts.\n"],
])(
  "a text of a row in %s that is emptied on a page goes out of its row, where that may be",
  async (file, rows) => {
    const { site, apply, text } = await openedSite({
      "data/jobs.yaml": null,
      [file]: rows,
      "data/jobs.schema.json": JSON.stringify({
        type: "object",
        additionalProperties: false,
        required: ["slug", "title"],
        "x-key": "slug",
        properties: { slug: { type: "string" }, title: { type: "string" }, summary: { type: "string" } },
      }),
      "pages/jobs.yaml":
        'title: Jobs\ndescription: Jobs.\nblocks:\n  - type: card-grid\n    source: jobs\n    item: { title: "${item.title}", text: "${item.summary}", tags: ["On ${item.summary}"] }\n',
    });
    const page = editPage(site, "/jobs")!;
    const of = (path: string) => valueOn(page, `blocks.0.props.items.0.${path}`)!;
    expect(of("text.html").canBeLeftOut).toBe(true);
    expect(of("title").canBeLeftOut).toBeUndefined();
    expect(of("tags.0").canBeLeftOut).toBeUndefined();
    await apply(
      changeOf("/jobs", { value: of("text.html"), text: "", isWhole: false, told: page.told }),
      "Texts.",
    );
    expect(text(file)).toBe(rows.replace("  summary: Texts.\n", "").replace(",Texts.", ","));
  },
);

it("knows texts from choices, addresses and names", () => {
  const schema = {
    properties: {
      heading: { type: "string", minLength: 1, maxLength: 60 },
      tone: { enum: ["plain", "ink"] },
      href: { type: "string", "x-kind": "link" as const },
      day: { type: "string", pattern: "^[0-9]{4}$" },
      either: { anyOf: [{ type: "string", maxLength: 9 }, { type: "integer" }] },
      items: { type: "array", items: { properties: { allLabel: { type: "string" } } } },
    },
  };
  expect(textOption(schema, ["heading"])).toEqual({
    isFreeText: true,
    maxLength: 60,
    canBeLeftOut: true,
    label: "Heading",
  });
  for (const name of ["tone", "href", "day"]) expect(textOption(schema, [name]).isFreeText).toBe(false);
  expect(textOption(schema, ["either"])).toMatchObject({ isFreeText: true, maxLength: 9 });
  expect(textOption(schema, ["items", 3, "allLabel"])).toEqual({
    isFreeText: true,
    canBeLeftOut: true,
    label: "All label",
  });
  expect(textOption(schema, ["no", "such"]).isFreeText).toBe(false);
});
