import { describe, expect, it } from "vitest";
import { listData } from "../../blocks/filter-list/list-data.ts";
import { isNarrowed, type ListState, readState, writeState } from "../../blocks/filter-list/list-state.ts";
import { type DayChoice, matchingItems } from "../../blocks/filter-list/matching-items.ts";

const jobs = [
  { title: "Data Engineer", location: "London", skills: ["SQL", "Python"], date: "2025-03-01", pay: 9 },
  { title: "Cloud Engineer", location: "Berlin", skills: ["AWS"], date: "2025-01-01", pay: 100 },
  { title: "Writer", location: "London", skills: [], date: "2026-07-01", pay: 20 },
];
const names = {
  prefix: "",
  tabs: ["all", "upcoming", "past"],
  views: ["grid", "list"],
  orders: ["date", "title", "-pay"],
};
const data = listData(jobs, {
  search: { fields: ["title"] },
  filters: [{ field: "location" }, { field: "skills", multiple: true }],
  tabs: { field: "date" },
  order: { items: [{ field: "date" }, { field: "title" }, { field: "pay", descending: true }] },
});
const start: ListState = { term: "", chosen: [[], []], tab: 0, view: 0, order: 0 };

function found(state: Partial<ListState>, day: DayChoice = "all", today = "2025-06-01"): number[] {
  return matchingItems(data, { ...start, ...state }, { size: jobs.length, day, today }).items;
}

describe("search", () => {
  it("finds a text anywhere in the field, whatever the case", () => {
    expect(found({ term: "ENGIN" })).toEqual([0, 1]);
  });
  it("takes a blank text for none", () => {
    expect(found({ term: "  " })).toEqual([0, 1, 2]);
  });
  it("takes signs of patterns as they are", () => {
    expect(found({ term: ".*" })).toEqual([]);
  });
  it("does not find a text that runs from one field into the next", () => {
    const two = listData([{ a: "one", b: "two" }], { search: { fields: ["a", "b"] } });
    const state = { ...start, chosen: [], term: "onetwo" };
    expect(matchingItems(two, state, { size: 1, day: "all", today: "" }).items).toEqual([]);
  });
});

describe("filters", () => {
  it("offer the distinct values in alphabetical order", () => {
    expect(data.filters.map((filter) => filter.options)).toEqual([
      ["Berlin", "London"],
      ["AWS", "Python", "SQL"],
    ]);
  });
  it("count together with each other and with the search", () => {
    expect(found({ chosen: [[1], []] })).toEqual([0, 2]);
    expect(found({ chosen: [[1], [1]] })).toEqual([0]);
    expect(found({ chosen: [[1], []], term: "writ" })).toEqual([2]);
    expect(found({ chosen: [[0], [1]] })).toEqual([]);
  });
  it("with several values take an item that has any of them", () => {
    expect(found({ chosen: [[], [0, 2]] })).toEqual([0, 1]);
  });
});

describe("tabs", () => {
  it("compare the day alone; today is not over", () => {
    expect(found({}, "upcoming", "2025-03-01")).toEqual([0, 2]);
    expect(found({}, "past", "2025-03-01")).toEqual([1]);
    expect(found({}, "past", "2025-03-02")).toEqual([0, 1]);
  });
});

describe("order", () => {
  it("keeps the list's own order at the start, sorts texts by letter and numbers by size", () => {
    expect(found({ order: 0 })).toEqual([0, 1, 2]);
    expect(found({ order: 1 })).toEqual([1, 0, 2]);
    expect(found({ order: 2 })).toEqual([1, 2, 0]);
  });
});

describe("entries of an item", () => {
  const rows = [
    {
      category: "Data",
      keywords: ["analytics"],
      items: [
        { name: "Kafka", tags: ["streams"] },
        { name: "dbt", tags: ["SQL", "open source"] },
      ],
    },
    { category: "Cloud", keywords: [], items: [{ name: "Kubernetes", tags: ["containers"] }] },
  ];
  const table = listData(rows, {
    search: { fields: ["category", "keywords"], entries: { field: "items", fields: ["name", "tags"] } },
  });
  const search = (term: string) =>
    matchingItems(table, { ...start, chosen: [], term }, { size: 2, day: "all", today: "" });

  it("stay when they match, and the item with them", () => {
    expect(search("sql").items).toEqual([0]);
    expect(search("sql").entries.get(0)).toEqual([false, true]);
  });
  it("all stay when the item itself matches", () => {
    expect(search("analyt").items).toEqual([0]);
    expect(search("analyt").entries.has(0)).toBe(false);
  });
  it("take the item with them when none matches", () => {
    expect(search("cobol").items).toEqual([]);
  });
  it("can be texts, and the item's own fields left alone", () => {
    const products = listData([{ category: "ERP", items: ["SAP S/4HANA", "Odoo"] }], {
      search: { fields: [], entries: { field: "items" } },
    });
    const find = (term: string) =>
      matchingItems(products, { ...start, chosen: [], term }, { size: 1, day: "all", today: "" });
    expect(find("odoo").entries.get(0)).toEqual([false, true]);
    expect(find("erp").items).toEqual([]);
  });
});

describe("the address", () => {
  it("holds every choice, and gives the same choices back", () => {
    const state: ListState = { term: "data & more", chosen: [[1], [0, 2]], tab: 1, view: 1, order: 2 };
    const query = new URLSearchParams("utm_source=letter");
    writeState(query, state, data, names);
    expect(query.toString()).toBe(
      "utm_source=letter&q=data+%26+more&location=London&skills=AWS&skills=SQL&show=upcoming&view=list&sort=-pay",
    );
    expect(readState(query, data, names)).toEqual(state);
    expect(isNarrowed(state)).toBe(true);
  });
  it("holds nothing at the start", () => {
    const query = new URLSearchParams("q=x&location=London");
    writeState(query, start, data, names);
    expect(query.toString()).toBe("");
  });
  it("is believed only as far as the list offers it", () => {
    const query = new URLSearchParams(
      "location=Mars&location=London&show=never&view=cube&sort=fame&skills=AWS&skills=x",
    );
    expect(readState(query, data, names)).toEqual({ ...start, chosen: [[1], [0]] });
  });
  it("keeps two lists apart by their prefix", () => {
    const query = new URLSearchParams("q=one&b-q=two");
    expect(readState(query, data, { ...names, prefix: "b-" }).term).toBe("two");
    writeState(query, start, data, { ...names, prefix: "b-" });
    expect(query.toString()).toBe("q=one");
  });
});
