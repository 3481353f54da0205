import { describe, expect, it } from "vitest";
import { listData, textsIn } from "./list-data.ts";

const options = (field: string, values: unknown[], multiple?: boolean) =>
  listData(
    values.map((value) => ({ [field]: value })),
    { filters: [{ field, multiple }] },
  ).filters[0];
const orderBy = (values: unknown[], descending = false) =>
  listData(
    values.map((value) => ({ it: value })),
    { order: { items: [{ field: "it" }, { field: "it", descending }] } },
  ).orders[1];

it("a list that offers nothing gives the browser nothing", () => {
  expect(listData([{ a: 1 }], {})).toEqual({
    texts: undefined,
    entries: undefined,
    filters: [],
    days: undefined,
    orders: [],
  });
});

describe("searchable texts", () => {
  it("are the named fields as they are written, a line for each text", () => {
    const rows = [
      { title: "Data ENGINEER", skills: ["SQL", ["Python", "dbt"]], pay: 90, secret: "x" },
      { title: "Élan", skills: [], pay: null },
      { pay: 0, skills: { nested: "no" } },
    ];
    expect(listData(rows, { search: { fields: ["title", "skills", "pay"] } })).toMatchObject({
      texts: ["Data ENGINEER\nSQL\nPython\ndbt\n90", "Élan", "0"],
      entries: undefined,
    });
  });

  it("of entries are those of the entry itself, or of its named fields", () => {
    const entriesOf = (row: object, fields?: string[]) =>
      listData([row as Record<string, unknown>], {
        search: { fields: [], entries: { field: "items", fields } },
      }).entries;
    expect(entriesOf({ items: ["SAP", "Odoo"] })).toEqual([["SAP", "Odoo"]]);
    expect(entriesOf({ items: [["SAP", "ERP"]] }, ["name"])).toEqual([["SAP\nERP"]]);
    expect(
      entriesOf({ items: [{ name: "Kafka", tags: ["Streams"], level: "Expert" }] }, ["name", "tags"]),
    ).toEqual([["Kafka\nStreams"]]);
    expect(entriesOf({ items: [{ name: "Kafka" }, null, 7] })).toEqual([["", "", "7"]]);
    expect(entriesOf({ items: "SAP" })).toEqual([[]]);
    expect(entriesOf({})).toEqual([[]]);
  });

  it("are found at every depth; what is no text has none", () => {
    expect(textsIn(["a", [1, [false]], null, undefined, { b: "c" }, [], ""])).toEqual([
      "a",
      "1",
      "false",
      "",
    ]);
    expect(textsIn("a")).toEqual(["a"]);
    expect(textsIn(null)).toEqual([]);
    expect(textsIn(undefined)).toEqual([]);
  });
});

describe("filters", () => {
  it("offer each value once, alphabetically and numbers by size, and say which items have it", () => {
    expect(options("location", ["London", "Berlin", "London", "åre"])).toEqual({
      name: "location",
      multiple: false,
      options: ["åre", "Berlin", "London"],
      items: [[2], [1], [2], [0]],
    });
    expect(options("size", ["Team 10", "Team 9"])?.options).toEqual(["Team 9", "Team 10"]);
  });

  it("offer values in the order that is given, and the others after them by the alphabet", () => {
    const rows = ["Large", "Small", "Extra large", "Medium", "By hand", "Small"].map((size) => ({ size }));
    const order = ["Small", "Medium", "Large", "Extra large", "Gigantic"];
    expect(listData(rows, { filters: [{ field: "size", order }] }).filters[0]).toEqual({
      name: "size",
      multiple: false,
      options: ["Small", "Medium", "Large", "Extra large", "By hand"],
      items: [[2], [0], [3], [1], [4], [0]],
    });
  });

  it("offer the values of a list one by one; an item without the field has none", () => {
    expect(options("skills", [["SQL", "Python"], [], undefined, ["Python"]], true)).toEqual({
      name: "skills",
      multiple: true,
      options: ["Python", "SQL"],
      items: [[1, 0], [], [], [0]],
    });
  });
});

it("a tab goes by the day of each item; one without a day has an empty one", () => {
  const rows = [{ date: "2025-03-04" }, { date: undefined }, {}, { date: 2025 }];
  expect(listData(rows, { tabs: { field: "date" } }).days).toEqual(["2025-03-04", "", "", "2025"]);
});

describe("orders", () => {
  it("begin with that of the list, which needs no table", () => {
    expect(listData([{ a: 2 }, { a: 1 }], { order: { items: [{ field: "a" }] } }).orders).toEqual([null]);
  });

  it("go by size for numbers, by letter for texts, and by the numbers in texts", () => {
    expect(orderBy([100, 9, 20])).toEqual([1, 2, 0]);
    expect(orderBy([1.5, 1.25, -5, -20.5])).toEqual([3, 2, 1, 0]);
    expect(orderBy(["b", "A", "c"])).toEqual([1, 0, 2]);
    expect(orderBy(["Team 10", "Team 9"])).toEqual([1, 0]);
    expect(orderBy(["2025-03-01", "2025-01-01", "2026-07-01"], true)).toEqual([2, 0, 1]);
    expect(orderBy([1, 3, 2], true)).toEqual([1, 2, 0]);
  });

  it("leave equal items in the order of the list, also when descending", () => {
    expect(orderBy(["b", "a", "b", "a"])).toEqual([1, 3, 0, 2]);
    expect(orderBy(["b", "a", "b", "a"], true)).toEqual([0, 2, 1, 3]);
    expect(orderBy([1, 1, 1], true)).toEqual([0, 1, 2]);
  });

  it("put an item without the field first, or last when descending", () => {
    expect(orderBy(["b", undefined, "a", null])).toEqual([1, 3, 2, 0]);
    expect(orderBy(["b", undefined, "a"], true)).toEqual([0, 2, 1]);
    expect(orderBy([5, undefined, 3])).toEqual([1, 2, 0]);
    expect(orderBy([undefined, 5, 3], true)).toEqual([1, 2, 0]);
  });
});
