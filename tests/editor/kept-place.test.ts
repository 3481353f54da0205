import { expect, it } from "vitest";
import type { EditPage } from "../../renderer/editor/edit-page.ts";
import { isInFile, keptPlace } from "../../renderer/editor/kept-place.ts";
import type { KeptText } from "../../renderer/editor/kept-texts.ts";

type Blocks = readonly [name: string, type: string, heading: string][];

const page = (...blocks: Blocks): EditPage =>
  ({
    page: {
      route: "/about",
      title: "About",
      blocks: blocks.map(([, type, heading]) => ({ type, props: { heading } })),
    },
    values: [["title"], ...blocks.map((_, at) => ["blocks", at, "props", "heading"])].map((path) => ({
      path,
      origin: "own",
      isFreeText: true,
      label: "Heading",
    })),
    blocks: blocks.map(([name, type], at) => ({
      path: ["blocks", at],
      name,
      type,
      file: "pages/about.yaml",
      written: ["blocks", at],
      isShared: false,
    })),
    types: {},
  }) as unknown as EditPage;

const typed: KeptText = {
  route: "/about",
  value: { path: ["blocks", 1, "props", "heading"], origin: "own", isFreeText: true, label: "Heading" },
  block: { path: ["blocks", 1], name: "run.2", type: "cards" },
  text: "Four ways in and out",
  old: "Four ways in",
  isWhole: false,
  step: "typing 1",
};

it("finds the text of its block, wherever that stands by now", () => {
  const moved = page(["run.9", "hero", "New"], ["run.1", "hero", "Welcome"], ["run.2", "cards", "Five ways"]);
  expect(keptPlace(typed, moved)).toEqual({ path: ["blocks", 2, "props", "heading"], said: "Five ways" });
});

it("takes no other text for one whose block is gone", () => {
  expect(keptPlace(typed, page(["run.1", "hero", "Welcome"]))).toBeUndefined();
  expect(keptPlace(typed, page(["run.1", "hero", "Welcome"], ["run.3", "prose", "Slowly"]))).toBeUndefined();
  expect(keptPlace(typed, page(["run.1", "hero", "Welcome"], ["run.3", "cards", "Prices"]))).toBeUndefined();
  expect(keptPlace(typed, page(["run.2", "prose", "Slowly"]))).toBeUndefined();
});

it("knows a block that has come back, or that another run of the server names, by what it said", () => {
  const back = page(["run.1", "hero", "Welcome"], ["other.7", "cards", "Four ways in"]);
  expect(keptPlace(typed, back)?.path).toEqual(typed.value.path);
});

it("finds a block that was moved or changed while the server was away, and names all blocks anew", () => {
  const welcome: Blocks[number] = ["new.1", "hero", "Welcome"];
  const moved = page(welcome, ["new.2", "cards", "Prices"], ["new.3", "cards", "Four ways in"]);
  expect(keptPlace(typed, moved)?.path).toEqual(["blocks", 2, "props", "heading"]);
  const changed = page(welcome, ["new.2", "cards", "Six ways in"]);
  expect(keptPlace(typed, changed)).toEqual({ path: typed.value.path, said: "Six ways in" });
  expect(keptPlace(typed, page(welcome, ["new.2", "prose", "Slowly"]))).toBeUndefined();
  const twice = page(["new.1", "cards", "Four ways in"], welcome, ["new.3", "cards", "Four ways in"]);
  expect(keptPlace(typed, twice)).toBeUndefined();
});

it("knows that somebody has put it there", () => {
  const there = page(["run.1", "hero", "Welcome"], ["run.2", "cards", "Four ways in and out"]);
  expect(isInFile(typed, keptPlace(typed, there))).toBe(true);
  expect(isInFile(typed, undefined)).toBe(false);
});

it("finds what the page itself says, and nothing on the page that stands in its place", () => {
  const { block: _, ...title } = { ...typed, value: { ...typed.value, path: ["title"] } };
  expect(keptPlace(title, page())).toEqual({ path: ["title"], said: "About" });
  expect(keptPlace({ ...title, route: "/gone" }, page())).toBeUndefined();
});
