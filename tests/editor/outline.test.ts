import { expect, it } from "vitest";
import type { EditBlock, EditPage } from "../../renderer/editor/edit-page.ts";
import { outerOf, outlineOf, placeOfHash, trailOf } from "../../renderer/editor/outline-tree.ts";
import type { Path } from "../../renderer/editor/protocol.ts";
import type { BlockDefinition } from "../../renderer/model.ts";

const block = (type: string, props: Record<string, unknown>): BlockDefinition => ({ type, props });
const card = block("card", { title: "A card" });
const written = (path: Path, type: string, at: Path, file = "pages/about.yaml"): EditBlock => ({
  path,
  type,
  file,
  written: at,
  isShared: file !== "pages/about.yaml",
});

const page: EditPage = {
  page: {
    route: "/about",
    canonical: "/about",
    file: "pages/about.yaml",
    title: "About",
    lang: "en",
    skip: "Skip",
    index: true,
    layout: { name: "layout", before: [block("header", { brand: "2SD" })], after: [] },
    blocks: [block("hero", { text: { html: "<p>We <b>draw</b></p>" } }), block("grid", { items: [card] })],
  },
  values: [],
  blocks: [
    written(["layout", "before", 0], "header", ["blocks", 0], "pages/_layout.yaml"),
    written(["blocks", 0], "hero", ["blocks", 0]),
    written(["blocks", 1], "grid", ["blocks", 2]),
    written(["blocks", 1, "props", "items", 0], "card", ["blocks", 2, "items", 0]),
  ],
  types: { hero: { title: "Hero", description: "", schema: {} } },
};

it("is a tree of what stands on the page, in words", () => {
  const parts = outlineOf(page).map(({ title, blocks }) => ({
    title,
    blocks: blocks.map(({ title: name, words, inner }) => [name, words, inner.map((one) => one.words)]),
  }));
  expect(parts).toEqual([
    { title: "Layout, above the page", blocks: [["header", "2SD", []]] },
    {
      title: "Page",
      blocks: [
        ["Hero", "We draw", []],
        ["grid", "", ["A card"]],
      ],
    },
  ]);
});

it("says of blocks in the entries of a list in which one each stands", () => {
  const items = [
    { label: "Families", blocks: [block("prose", { text: "Free." }), block("list", {})] },
    { title: "Schools", block: block("prose", { heading: "Come" }) },
    { blocks: [block("prose", { text: "Nameless." })] },
  ];
  const at: Path = ["blocks", 0, "props", "items"];
  const inner = [
    [...at, 0, "blocks", 0],
    [...at, 0, "blocks", 1],
    [...at, 1, "block"],
    [...at, 2, "blocks", 0],
  ];
  const tabs: EditPage = {
    ...page,
    page: { ...page.page, blocks: [block("tabs", { label: "For whom", items })] },
    blocks: [["blocks", 0], ...inner].map((path) => written(path, "prose", path)),
  };
  const [own] = outlineOf(tabs).find(({ key }) => key === "blocks")!.blocks;
  expect(own?.words).toBe("For whom");
  expect(own?.inner.map(({ words }) => words)).toEqual([
    "Families: Free.",
    "Families",
    "Schools: Come",
    "Nameless.",
  ]);
});

it("knows what lies around a block", () => {
  const inner = ["blocks", 1, "props", "items", 0];
  expect(outerOf(page.blocks, inner)?.type).toBe("grid");
  expect(outerOf(page.blocks, ["blocks", 0])).toBeUndefined();
  expect(trailOf(page.blocks, inner).map(({ type }) => type)).toEqual(["grid", "card"]);
});

it("opens at the place that a problem names: numbers are those of the file", () => {
  expect(placeOfHash("#blocks.2.items.0.title", page)).toEqual({
    block: ["blocks", 1, "props", "items", 0],
    option: ["title"],
  });
  expect(placeOfHash("#blocks.0", page)).toEqual({ block: ["blocks", 0], option: [] });
  expect(placeOfHash("#blocks.1.heading", page)).toBeUndefined();
  expect(placeOfHash("", page)).toBeUndefined();
});

it("opens at blocks of the shell and those inside them, and at their options", () => {
  const shell = [
    written(["layout", "before", 0], "header", ["blocks", 0], "pages/_layout.yaml"),
    written(
      ["layout", "before", 0, "props", "items", 1],
      "menu",
      ["blocks", 0, "items", 1],
      "pages/_layout.yaml",
    ),
  ];
  const place = (hash: string) => placeOfHash(hash, { ...page, blocks: [...shell, ...page.blocks] });
  expect(place("#layout.before.0.brand.text")).toEqual({
    block: ["layout", "before", 0],
    option: ["brand", "text"],
  });
  expect(place("#layout.before.0.items.1.label")).toEqual({
    block: ["layout", "before", 0, "props", "items", 1],
    option: ["label"],
  });
  expect(place("#layout.after.0")).toBeUndefined();
});
