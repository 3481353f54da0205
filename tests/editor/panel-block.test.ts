import { afterAll, beforeAll, expect, test } from "vitest";
import { foundWords } from "../../renderer/editor/panel/controls/found-words.ts";
import type { Path } from "../../renderer/editor/protocol.ts";
import { pageSchema } from "../../renderer/pages/page-schema.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { answerQuery, panelAnchors, panelChoices } from "../../renderer/serve/panel/panel-choices.ts";
import { panelPage } from "../../renderer/serve/panel/panel-page.ts";
import type { Site } from "../../renderer/site/site.ts";
import { copyOfSite } from "../authors/real-site.ts";

let copy: Awaited<ReturnType<typeof copyOfSite>>;
let site: Site;
beforeAll(async () => {
  copy = await copyOfSite();
  ({ site } = copy);
});
afterAll(() => copy.remove());

const blockAt = (route: string, ...path: Path) => panelBlock(site, route, path)!;

test("a block's options are told as they are written, with what each binding is filled with", () => {
  const hero = blockAt("/careers", "blocks", 0);
  expect(hero).toMatchObject({
    type: "hero",
    file: "pages/careers/index.yaml",
    values: { heading: "Careers at ${site.brand} Technologies" },
    list: { path: ["blocks"], index: 0 },
    notes: {
      heading: {
        kind: "bound",
        pieces: [
          { literal: "Careers at " },
          { binding: "site.brand", says: "2SD", from: "Settings · Brand", target: { settings: ["brand"] } },
          { literal: " Technologies" },
        ],
      },
    },
  });
  expect(hero.yaml.startsWith("type: hero\n")).toBe(true);
});

test("what fills a block from a collection is part of it, and its entry has a form of its own", () => {
  const list = blockAt("/careers", "blocks", 1);
  expect(list.values).toMatchObject({ source: "jobs" });
  expect(list.notes.items).toEqual({ kind: "computed", from: "the collection" });
  const item = blockAt("/careers", "blocks", 1, "props", "item");
  expect(item).toMatchObject({ type: "card", options: ["blocks", 1, "props", "item"] });
  expect(item.values.title).toBe("${item.title}");
});

test("a block of the layout is found through any page, an unknown one nowhere", () => {
  expect(blockAt("/careers", "layout", "before", 0).file).toBe("pages/_layout.yaml");
  expect(panelBlock(site, "/careers", ["blocks", 99])).toBeUndefined();
  expect(panelBlock(site, "/nowhere", ["blocks", 0])).toBeUndefined();
  expect(panelBlock(site, "/careers", ["blocks", 0, "props", "constructor"])).toBeUndefined();
});

test("pickers are offered what there is", () => {
  const choices = panelChoices(site);
  expect(choices.pages).toContainEqual(
    expect.objectContaining({ route: "/careers", title: "Careers at 2SD" }),
  );
  expect(new Set(choices.pages.map(({ route }) => route)).size).toBe(choices.pages.length);
  const jobs = choices.collections.find(({ name }) => name === "jobs")!;
  expect(jobs.fields.find(({ name }) => name === "department")?.values).toContain("Consulting");
  expect(panelAnchors(site, "/careers")).toContainEqual({ id: "roles", label: expect.any(String) });
});

test("a query says how many rows it finds, and what the first are called", () => {
  expect(answerQuery(site, { source: "jobs", where: { department: "Consulting" }, limit: 1 })).toEqual({
    of: "jobs",
    count: 1,
    all: jobs(),
    first: [expect.any(String)],
  });
  expect(answerQuery(site, { source: "nothing" })).toBeUndefined();
});

test.each([
  [7, 12, "7 of 12 jobs"],
  [12, 12, "All 12 jobs"],
  [1, 1, "1 of 1 jobs"],
  [0, 12, "None of 12 jobs"],
  [0, 0, "There are no jobs yet."],
])("what a query finds is counted in words: %i of %i", (count, all, words) => {
  expect(foundWords({ of: "jobs", count, all })).toBe(words);
});

test("every key of a page has a field, and says what holds where it is not written", () => {
  const form = panelPage(site, "/careers")!;
  const names = Object.keys(pageSchema.properties ?? {});
  expect([...form.fields.map(({ name }) => name), "title", "description", "blocks"].sort()).toEqual(
    names.sort(),
  );
  const layout = form.fields.find(({ name }) => name === "layout");
  expect(layout).toMatchObject({ preset: "layout", control: { choices: [{ value: "layout" }] } });
  expect(panelPage(site, "/nowhere")).toBeUndefined();
});

test("a page that is made from rows says which, with the fields of the collection", () => {
  const form = panelPage(site, "/jobs/data-engineer")!;
  expect(form.values.each).toBe("jobs");
  expect(form.fields.filter(({ part }) => part === "query").map(({ name }) => name)).toEqual([
    "each",
    "where",
    "sort",
    "limit",
  ]);
});

function jobs(): number {
  return panelChoices(site).collections.find(({ name }) => name === "jobs")!.count;
}
