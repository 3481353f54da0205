import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Collection } from "../../renderer/data/collection.ts";
import { fillComputedFields } from "../../renderer/data/computed-fields.ts";
import { RowStore } from "../../renderer/filling/row-store.ts";
import { rowName } from "../../renderer/problems/english/names.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import type { Computed } from "../../renderer/schema/schema-types.ts";
import type { Data } from "../../renderer/schema/to-data.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const dir = writeMockSite();
mkdirSync(join(dir, "public/texts"), { recursive: true });

type Row = { [field: string]: Data };
const collection = (rows: Row[], rule?: Computed, key = "id"): Collection => ({
  name: "notes",
  file: "data/notes.yaml",
  key,
  rows,
  schema: { properties: { id: { type: "string" }, ...(rule && { out: { "x-computed": rule } }) } },
  references: [],
  shown: new Map(),
  instants: new Set(),
  switchOffs: [],
  problems: [],
  isBroken: false,
  isUnreadable: false,
  lines: createLineIndex(""),
});
const compute = (rows: Row[], rule: Computed, key?: string) => {
  fillComputedFields(collection(rows, rule, key), dir, "en");
  return rows.map(({ out }) => out);
};

describe("the reading time of a file", () => {
  const minutes = (text: string): Data | undefined => {
    writeFileSync(join(dir, "public/texts/note.html"), text);
    return compute([{ id: "note" }], { "reading-time": "/texts/${id}.html" })[0];
  };
  it.each([
    ["", 1],
    ["word ".repeat(220), 1],
    ["word ".repeat(221), 2],
    [`word\n\tword ${"- * — ".repeat(300)}`, 1],
    [`<p>${"<b>a</b>b ".repeat(110)}</p>`, 1],
    [`<p>${"<b>a</b>b ".repeat(111)}</p>`, 2],
    [`<style>${"a ".repeat(500)}</style>word<SCRIPT defer>${"a ".repeat(500)}</SCRIPT>`, 1],
    [`<head><title>${"a ".repeat(500)}</title>\n</head>\nword`, 1],
    [`<header>${"a ".repeat(221)}</header>`, 2],
    [`<p class="${"a ".repeat(500)}">word</p>`, 1],
    ["é 7 名 ".repeat(74), 2],
  ])("%#: is %j minutes, at 220 words a minute", (text, expected) => expect(minutes(text)).toBe(expected));

  it("is left out when there is no file, whatever the row says", () => {
    const rows: Row[] = [{ id: "none", out: 7 }, {}];
    expect(compute(rows, { "reading-time": "/texts/${id}-x.html" })).toEqual([undefined, undefined]);
    expect(rows).toEqual([{ id: "none" }, {}]);
  });
  it("finds its file by several fields", () => {
    writeFileSync(join(dir, "public/texts/a-2024.html"), "word");
    expect(
      compute([{ id: "a", the_year: 2024 }], { "reading-time": "/texts/${id}-${the_year}.html" }),
    ).toEqual([1]);
  });
});

it("counts the entries of a list, none where there is no list", () => {
  const rows: Row[] = [{ tags: ["a", "b"] }, { tags: [] }, { tags: "a" }, {}];
  expect(compute(rows, { count: "tags" })).toEqual([2, 0, 0, 0]);
});

describe("related rows", () => {
  const rows = (): Row[] => [
    { id: "a", topic: "x", tags: ["p", "q"], date: 1 },
    { id: "b", topic: "x", tags: [], date: 3 },
    { id: "c", topic: "y", tags: ["q"], date: 2 },
    { id: "d", topic: "z", date: 5 },
    { id: "e", topic: "x", tags: ["p"], date: 4 },
  ];
  it.each<[string, Computed, string[]]>([
    ["share a value, in the order of the file", { related: ["topic"] }, ["be", "ae", "", "", "ab"]],
    ["share an entry of a list", { related: ["tags"] }, ["ce", "", "a", "", "a"]],
    ["share either", { related: ["topic", "tags"] }, ["bce", "ae", "a", "", "ab"]],
    ["are sorted", { related: ["topic", "tags"], sort: "-date" }, ["ebc", "ea", "a", "", "ba"]],
    ["are limited", { related: ["topic", "tags"], limit: 1 }, ["b", "a", "a", "", "a"]],
    ["are sorted, then limited", { related: ["topic"], sort: "-date", limit: 1 }, ["e", "e", "", "", "b"]],
    ["may be none", { related: ["topic"], limit: 0 }, ["", "", "", "", ""]],
  ])("%s", (_, rule, expected) =>
    expect(compute(rows(), rule).map((keys) => (keys as string[]).join(""))).toEqual(expected),
  );
  it("are named by the key of the collection", () => {
    const two: Row[] = [{ slug: "a", topic: 1 }, { slug: "b", topic: 1 }, { topic: 1 }];
    expect(compute(two, { related: ["topic"] }, "slug")).toEqual([
      ["b", null],
      ["a", null],
      ["a", "b"],
    ]);
  });
});

describe("the rows of a site", () => {
  const notes = collection([{ id: "a", tags: ["x", "y"] }, { tags: "z" }, { id: "b", tags: ["z"] }], {
    count: "tags",
  });
  const { schema: _, ...open } = collection([{ id: "1" }]);
  const opened = (): RowStore => {
    const store = new RowStore();
    store.renew(
      new Map([
        ["notes", notes],
        ["open", { ...open, name: "open" }],
      ]),
      dir,
    );
    return store;
  };

  it("have their computed fields, their schema and a name", () => {
    const store = opened();
    expect(store.rows("notes").map(({ value, name }) => [value, rowName(name)])).toEqual([
      [{ id: "a", tags: ["x", "y"], out: 2 }, 'the row "a" of notes'],
      [{ tags: "z", out: 0 }, "row 2 of notes"],
      [{ id: "b", tags: ["z"], out: 1 }, 'the row "b" of notes'],
    ]);
    expect(store.rows("notes")[0]!.schema).toBe(notes.schema);
    expect(store.rows("ghost")).toEqual([]);
  });
  it("are found by key, when it is known what they are", () => {
    const store = opened();
    expect(store.row("notes", "b")).toEqual({ value: notes.rows[2], schema: notes.schema });
    expect(store.row("notes", "c")).toBeUndefined();
    expect(store.row("ghost", "b")).toBeUndefined();
    expect(store.row("open", "1")).toBeUndefined();
  });
  it("are counted, and the entries of their lists", () => {
    const store = opened();
    expect([store.count("notes"), store.count("notes", "tags"), store.count("notes", "id")]).toEqual([
      3, 3, 0,
    ]);
    expect([store.count("ghost"), store.count("ghost", "tags")]).toEqual([0, 0]);
  });
  it("are none before they are read", () => {
    const store = new RowStore();
    expect([store.rows("notes"), store.site]).toEqual([[], { value: {}, schema: undefined }]);
  });
  it("are forgotten when the data changes", () => {
    const changing = new RowStore();
    changing.renew(new Map([["notes", collection([{ id: "a" }])]]), dir);
    changing.answers.set("any", []);
    changing.renew(new Map([["other", collection([{ id: "b" }])]]), dir);
    expect([changing.rows("notes"), changing.row("notes", "a"), changing.count("notes")]).toEqual([
      [],
      undefined,
      0,
    ]);
    expect(changing.answers.size).toBe(0);
    expect(changing.rows("other")).toHaveLength(1);
  });
});
