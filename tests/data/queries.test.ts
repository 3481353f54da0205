import { describe, expect, it } from "vitest";
import { filterRows, sortRows } from "../../renderer/data/queries.ts";
import type { Data } from "../../renderer/schema/to-data.ts";

const rows: { [field: string]: Data }[] = [
  { id: "a", team: "Data", tags: ["x", "y"], year: 2024 },
  { id: "b", team: "Web", tags: [], year: 2025 },
  { id: "c", tags: ["y"] },
  { id: "d", team: "Data", tags: ["z"], year: 2024 },
];
const ids = (list: readonly Data[]) => list.map((row) => (row as { id: string }).id).join("");

describe("rows are chosen", () => {
  it.each([
    [{ team: "Data" }, "ad"],
    [{ team: ["Data", "Web"] }, "abd"],
    [{ tags: "y" }, "ac"],
    [{ tags: ["z", "x"] }, "ad"],
    [{ team: "Data", tags: "x" }, "a"],
    [{ year: 2025 }, "b"],
    [{ team: "data" }, ""],
    [{ none: "x" }, ""],
    [{}, "abcd"],
  ])("by %j", (where, expected) => expect(ids(filterRows(rows, where))).toBe(expected));
  it("and what is no row has no fields", () => {
    expect(filterRows(["x", null, ["x"]], { 0: "x" })).toEqual([]);
  });
});

describe("rows are put in order", () => {
  it.each([
    ["year", "adbc"],
    ["-year", "badc"],
    ["team", "adbc"],
    ["-team", "badc"],
    [["team", "-id"], "dabc"],
    [["-year", "-id"], "bdac"],
    ["id", "abcd"],
    ["-id", "dcba"],
  ])("by %j, those without the field last", (sort, expected) =>
    expect(ids(sortRows(rows, sort, "en"))).toBe(expected),
  );
  it("numbers by their size, texts as people do, and the rows given stay as they are", () => {
    const texts = ["item 10", "Item 9", "éclair", "eclair 2"].map((name) => ({ name }));
    expect(sortRows(texts, "name", "en").map(({ name }) => name)).toEqual([
      "éclair",
      "eclair 2",
      "Item 9",
      "item 10",
    ]);
    expect(texts[0]?.name).toBe("item 10");
    expect(sortRows([{ n: 10 }, { n: 9 }], "n", "en")).toEqual([{ n: 9 }, { n: 10 }]);
    expect(sortRows([{ n: 10 }, { n: "9" }], "n", "en")).toEqual([{ n: "9" }, { n: 10 }]);
  });
});
