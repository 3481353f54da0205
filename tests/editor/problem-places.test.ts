import { expect, it } from "vitest";
import type { EditPage } from "../../renderer/editor/edit-page.ts";
import { keyOfProblem, placeOfProblem, placeProblems } from "../../renderer/editor/problem-places.ts";
import type { FramedProblem } from "../../renderer/runtime/live/protocol.ts";

const file = "pages/about.yaml";
const value = { origin: "own", file, isFreeText: true, label: "" } as const;
/** A field of the fourth row of a collection. */
const job = (field: string) => ({ kind: "row", path: [field], at: { file: "data/jobs.yaml", path: [3] } });
/** A page with two blocks; the second one, of a layout, comes first on the page. */
const page = {
  page: { file },
  blocks: [
    {
      path: ["layout", "before", 0],
      type: "header",
      file: "pages/_layout.yaml",
      written: ["blocks", 0],
      isShared: true,
    },
    { path: ["blocks", 0], type: "cards", file, written: ["blocks", 1], isShared: false },
    {
      path: ["blocks", 0, "props", "items", 0],
      type: "card",
      file,
      written: ["blocks", 1, "items", 0],
      isShared: false,
    },
  ],
  values: [
    { ...value, path: ["blocks", 0, "props", "heading"], written: ["blocks", 1, "heading"] },
    {
      ...value,
      kind: "markdown",
      path: ["blocks", 0, "props", "items", 0, "props", "text", "html"],
      written: ["blocks", 1, "items", 0, "text"],
    },
    {
      ...value,
      origin: "bound",
      path: ["blocks", 0, "props", "items", 0, "props", "title"],
      written: ["blocks", 1, "items", 0, "title"],
      pieces: [{ binding: "item.title", from: job("title") }],
    },
    {
      ...value,
      origin: "bound",
      path: ["blocks", 0, "props", "intro"],
      written: ["blocks", 1, "intro"],
      pieces: [
        { literal: "Join " },
        { binding: "site.brand", from: { kind: "setting", path: ["brand"] } },
        { literal: " as " },
        { binding: "item.title", from: job("title") },
      ],
    },
  ],
} as unknown as EditPage;

it("finds the value that a problem is about, though files and pages count blocks differently", () => {
  expect(placeOfProblem(page, { file, path: ["blocks", 1, "heading"] })).toEqual({
    path: ["blocks", 0, "props", "heading"],
    block: ["blocks", 0],
    option: ["heading"],
  });
});

it("finds blocks inside others, and Markdown at its option", () => {
  expect(placeOfProblem(page, { file, path: ["blocks", 1, "items", 0, "text"] })).toEqual({
    path: ["blocks", 0, "props", "items", 0, "props", "text"],
    block: ["blocks", 0, "props", "items", 0],
    option: ["text"],
  });
});

it("stays at the block where no value stands, and leaves out what is elsewhere", () => {
  expect(placeOfProblem(page, { file, path: ["blocks", 1, "toen"] })).toEqual({
    path: ["blocks", 0],
    block: ["blocks", 0],
    option: ["toen"],
  });
  expect(placeOfProblem(page, { file: "pages/_layout.yaml", path: ["blocks", 0] })).toEqual({
    path: ["layout", "before", 0],
    block: ["layout", "before", 0],
  });
  expect(placeOfProblem(page, { file, path: ["title"] })).toBeUndefined();
  expect(placeOfProblem(page, { file: "pages/other.yaml", path: ["blocks", 1] })).toBeUndefined();
});

it("gathers what is wrong at one place", () => {
  const problem = (code: string) =>
    ({ file, path: ["blocks", 1, "heading"], code }) as unknown as FramedProblem;
  expect(placeProblems(page, [problem("a"), problem("b")])).toMatchObject([
    { key: "blocks/0/props/heading", problems: [{ code: "a" }, { code: "b" }] },
  ]);
});

it("finds every text that shows a field of a row, or a setting", () => {
  const problem = (at: string, path: (string | number)[]) =>
    ({ file: at, path, code: "a" }) as unknown as FramedProblem;
  const keysOf = (...args: Parameters<typeof problem>) =>
    placeProblems(page, [problem(...args)]).map(({ key }) => key);
  const title = "blocks/0/props/items/0/props/title";
  expect(keysOf("data/jobs.yaml", [3, "title"])).toEqual([title, "blocks/0/props/intro"]);
  expect(keysOf("data/site.yaml", ["brand"])).toEqual(["blocks/0/props/intro"]);
  expect(keysOf("data/jobs.yaml", [2, "title"])).toEqual([]);
});

it("shows what is wrong with a row as a whole, or with a field that no text shows, at the first text of it", () => {
  const first = {
    path: ["blocks", 0, "props", "items", 0, "props", "title"],
    block: ["blocks", 0, "props", "items", 0],
    option: ["title"],
  };
  expect(placeOfProblem(page, { file: "data/jobs.yaml", path: [3] })).toEqual(first);
  expect(placeOfProblem(page, { file: "data/jobs.yaml", path: [3, "place"] })).toEqual(first);
});

it("finds the block of which a version says nothing, by its id", () => {
  const blocks = [{ type: "prose", id: "week", props: {} }];
  const original = "pages/hours.yaml";
  const version = {
    page: { file: "pages/hours.de.yaml", lang: "de", blocks },
    blocks: [{ path: ["blocks", 0], type: "prose", file: original, written: ["blocks", 0], isShared: true }],
    values: [],
  } as unknown as EditPage;
  const missing = { file: "pages/hours.de.yaml", path: ["blocks", "week"] };
  expect(placeOfProblem(version, missing)).toEqual({ path: ["blocks", 0], block: ["blocks", 0] });
  expect(placeOfProblem(version, { ...missing, file: "pages/about.de.yaml" })).toBeUndefined();
  expect(placeOfProblem(version, { ...missing, path: ["blocks", "night"] })).toBeUndefined();
});

it("finds the field of the page itself: by its key, and by what the file lacks as a whole", () => {
  const lacking = { file, path: [], code: "missing-description" };
  expect(keyOfProblem(page, { file, path: ["title"], code: "long-title" })).toEqual(["title"]);
  expect(keyOfProblem(page, lacking)).toEqual(["description"]);
  expect(keyOfProblem(page, { ...lacking, code: "unreachable-page" })).toBeUndefined();
  expect(keyOfProblem(page, { ...lacking, file: "pages/other.yaml" })).toBeUndefined();
  expect(keyOfProblem(page, { file, path: ["blocks", 7], code: "unknown-option" })).toBeUndefined();
  const untranslated = { path: ["description"], origin: "own", isUntranslated: true };
  const version = { ...page, values: [untranslated] } as unknown as EditPage;
  expect(keyOfProblem(version, { ...lacking, code: "missing-translation" })).toEqual(["description"]);
  expect(keyOfProblem(page, { ...lacking, code: "missing-translation" })).toBeUndefined();
});
