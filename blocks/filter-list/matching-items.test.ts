import { describe, expect, it } from "vitest";
import type { ListData } from "./list-data.ts";
import type { ListState } from "./list-state.ts";
import { type DayChoice, matchingItems } from "./matching-items.ts";

const plain: ListData = { filters: [], orders: [] };

function match(
  data: Partial<ListData>,
  state: Partial<ListState> = {},
  { size = 3, day = "all" as DayChoice, today = "2025-06-01" } = {},
) {
  const start: ListState = { term: "", chosen: [], tab: 0, view: 0, order: 0 };
  return matchingItems({ ...plain, ...data }, { ...start, ...state }, { size, day, today });
}

describe("search", () => {
  it("without a table of texts finds nothing, and without a term everything", () => {
    expect(match({}, { term: "x" }).items).toEqual([]);
    expect(match({}, { term: " \t" }).items).toEqual([0, 1, 2]);
    expect(match({ texts: ["x"] }, { term: "x" }).items).toEqual([0]);
    expect(match({}, {}, { size: 0 }).items).toEqual([]);
  });

  it("ignores case and the spaces around the term, not those inside", () => {
    const texts = ["data engineer", "cloud engineer", "dataengineer"];
    expect(match({ texts }, { term: " Data ENG " }).items).toEqual([0]);
    expect(match({ texts }, { term: "engineer" }).items).toEqual([0, 1, 2]);
  });

  it("in entries keeps the item and says which of them match", () => {
    const table = { texts: ["data", "cloud", "web"], entries: [["kafka", "dbt"], ["kubernetes"], []] };
    expect(match(table, { term: "k" })).toEqual({
      items: [0, 1],
      entries: new Map([
        [0, [true, false]],
        [1, [true]],
      ]),
    });
    expect(match(table, { term: "data" })).toEqual({ items: [0], entries: new Map() });
    expect(match(table, { term: "cobol" })).toEqual({ items: [], entries: new Map() });
    expect(match(table)).toEqual({ items: [0, 1, 2], entries: new Map() });
  });
});

describe("filters", () => {
  const filters = [
    { name: "location", multiple: false, options: ["Berlin", "London"], items: [[1], [0], [1]] },
    { name: "skills", multiple: true, options: ["AWS", "SQL"], items: [[1], [0], []] },
  ];

  it("must all be satisfied; one with several values by any of them", () => {
    expect(match({ filters }, { chosen: [[1], []] }).items).toEqual([0, 2]);
    expect(match({ filters }, { chosen: [[], [0, 1]] }).items).toEqual([0, 1]);
    expect(match({ filters }, { chosen: [[1], [0, 1]] }).items).toEqual([0]);
    expect(match({ filters }, { chosen: [[0], [1]] }).items).toEqual([]);
  });

  it("of which nothing is chosen let everything through", () => {
    expect(match({ filters }, { chosen: [[], []] }).items).toEqual([0, 1, 2]);
    expect(match({ filters }, { chosen: [] }).items).toEqual([0, 1, 2]);
  });
});

describe("tabs", () => {
  const days = ["2025-05-31", "2025-06-01", "2025-06-02"];

  it("compare days: what is today is not over", () => {
    expect(match({ days }, {}, { day: "past" }).items).toEqual([0]);
    expect(match({ days }, {}, { day: "upcoming" }).items).toEqual([1, 2]);
    expect(match({ days }, {}, { day: "all" }).items).toEqual([0, 1, 2]);
  });

  it("leave the hour of a day out of account", () => {
    const hours = { days: ["2025-06-01T00:00", "2025-05-31T23:59", "2025-06-01"] };
    expect(match(hours, {}, { day: "past" }).items).toEqual([1]);
    expect(
      match({ days: ["2025-06-01T09:00"] }, {}, { size: 1, day: "past", today: "2025-06-01" }).items,
    ).toEqual([]);
    expect(match(hours, {}, { day: "upcoming" }).items).toEqual([0, 2]);
  });

  it("take an item without a day for over", () => {
    expect(match({}, {}, { day: "past" }).items).toEqual([0, 1, 2]);
    expect(match({ days: [] }, {}, { day: "upcoming" }).items).toEqual([]);
  });
});

it("search, filters and tab together, in the chosen order", () => {
  const data: ListData = {
    texts: ["data one", "data two", "cloud", "data three"],
    filters: [{ name: "a", multiple: false, options: ["x", "y"], items: [[0], [0], [0], [1]] }],
    days: ["2025-01-01", "2025-02-01", "2025-03-01", "2025-04-01"],
    orders: [null, [3, 2, 1, 0]],
  };
  const state = { term: "data", chosen: [[0]] };
  expect(match(data, { ...state, order: 0 }, { size: 4, day: "past" }).items).toEqual([0, 1]);
  expect(match(data, { ...state, order: 1 }, { size: 4, day: "past" }).items).toEqual([1, 0]);
  expect(match(data, { ...state, order: 9 }, { size: 4, day: "past" }).items).toEqual([0, 1]);
});
