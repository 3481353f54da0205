import { describe, expect, it } from "vitest";
import type { ListData } from "./list-data.ts";
import { isNarrowed, type ListState, readState, type StateNames, writeState } from "./list-state.ts";

const data: ListData = {
  filters: [
    { name: "location", multiple: false, options: ["Berlin", "London"], items: [] },
    { name: "tags", multiple: true, options: ["AI", "C & C", "CRM"], items: [] },
  ],
  orders: [null, [], []],
};
const names: StateNames = {
  prefix: "",
  tabs: ["all", "upcoming", "past"],
  views: ["grid", "list"],
  orders: ["date", "-pay", "title"],
};
const start: ListState = { term: "", chosen: [[], []], tab: 0, view: 0, order: 0 };

const read = (query: string, more: Partial<StateNames> = {}) =>
  readState(new URLSearchParams(query), data, { ...names, ...more });
function write(query: string, state: Partial<ListState>, more: Partial<StateNames> = {}): string {
  const params = new URLSearchParams(query);
  writeState(params, { ...start, ...state }, data, { ...names, ...more });
  return params.toString();
}

describe("reading the address", () => {
  it("an address without choices is the start", () => {
    expect(read("")).toEqual(start);
    expect(read("utm_source=letter")).toEqual(start);
  });

  it("each choice is found under its name", () => {
    expect(read("q=data+%26+more").term).toBe("data & more");
    expect(read("location=Berlin").chosen).toEqual([[0], []]);
    expect(read("show=past").tab).toBe(2);
    expect(read("view=list").view).toBe(1);
    expect(read("sort=-pay").order).toBe(1);
  });

  it("a filter of one value takes one, a filter of several all, in the order in which they are offered", () => {
    expect(read("location=London&location=Berlin").chosen).toEqual([[0], []]);
    expect(read("tags=CRM&tags=AI&tags=CRM").chosen).toEqual([[], [0, 2]]);
  });

  it("what the list does not offer is left aside, whatever its case", () => {
    expect(read("location=Mars&location=berlin&tags=x&show=never&view=cube&sort=fame")).toEqual(start);
  });

  it("with a prefix only what has it counts", () => {
    expect(read("q=one&b-q=two&show=past&b-view=list&location=London&b-tags=AI", { prefix: "b-" })).toEqual({
      ...start,
      term: "two",
      view: 1,
      chosen: [[], [0]],
    });
  });
});

describe("writing the address", () => {
  it("the start is not written, and takes away what stood there", () => {
    expect(write("", {})).toBe("");
    expect(write("q=x&location=London&tags=AI&show=past&view=list&sort=-pay", {})).toBe("");
  });

  it("each choice is written under its name, other parameters stay in front", () => {
    expect(
      write("utm_source=letter&q=old", {
        term: "new",
        chosen: [[1], [0, 1]],
        tab: 1,
        view: 1,
        order: 2,
      }),
    ).toBe("utm_source=letter&q=new&location=London&tags=AI&tags=C+%26+C&show=upcoming&view=list&sort=title");
  });

  it("spaces around the search are left out, also when there is nothing else", () => {
    expect(write("", { term: "  two words " })).toBe("q=two+words");
    expect(write("q=x", { term: "   " })).toBe("");
  });

  it("what is not offered, or not chosen at all, is not written", () => {
    expect(write("", { chosen: [[7], []], tab: 9, view: 9, order: 9 })).toBe("");
    expect(write("location=London&tags=AI", { chosen: [] })).toBe("");
  });

  it("with a prefix the other list's choices stay", () => {
    expect(
      write("q=one&location=London&b-q=two", { term: "three", chosen: [[0], []] }, { prefix: "b-" }),
    ).toBe("q=one&location=London&b-q=three&b-location=Berlin");
  });
});

describe("a list is narrowed", () => {
  it.each<[string, Partial<ListState>, boolean]>([
    ["by nothing", {}, false],
    ["by a search", { term: "x" }, true],
    ["not by spaces", { term: "  " }, false],
    ["by one filter of two", { chosen: [[], [0]] }, true],
    ["by all filters", { chosen: [[1], [0]] }, true],
    [
      "not by tab, view and order, which hide nothing that was searched for",
      { tab: 1, view: 1, order: 1 },
      false,
    ],
  ])("%s", (_, state, narrowed) => {
    expect(isNarrowed({ ...start, ...state })).toBe(narrowed);
  });
});
