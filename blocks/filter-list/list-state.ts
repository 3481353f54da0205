import type { ListData } from "./list-data.ts";

/** What the visitor has chosen. */
export interface ListState {
  term: string;
  /** For each filter the indexes of the chosen options, ascending. */
  chosen: number[][];
  /** Position of the open tab, the view and the order among those offered; 0 is where each starts. */
  tab: number;
  view: number;
  order: number;
}

/** The names that tabs, views and orders have in the address, in the order in which they are offered. */
export interface StateNames {
  /** Put before every name, when a page has more than one list. */
  prefix: string;
  tabs: readonly string[];
  views: readonly string[];
  /** Fields, with a minus in front for descending. */
  orders: readonly string[];
}

/** The choices that the address holds; what the list does not offer is ignored. */
export function readState(query: URLSearchParams, data: ListData, names: StateNames): ListState {
  const get = (name: string) => query.get(names.prefix + name) ?? "";
  return {
    term: get("q"),
    chosen: data.filters.map(({ name, options, multiple }) => {
      const wanted = new Set(query.getAll(names.prefix + name));
      const found = options.flatMap((option, index) => (wanted.has(option) ? [index] : []));
      return multiple ? found : found.slice(0, 1);
    }),
    tab: Math.max(0, names.tabs.indexOf(get("show"))),
    view: Math.max(0, names.views.indexOf(get("view"))),
    order: Math.max(0, names.orders.indexOf(get("sort"))),
  };
}

/** Puts the choices into a query; what is as it was at the start is left out, other parameters stay. */
export function writeState(
  query: URLSearchParams,
  state: ListState,
  data: ListData,
  names: StateNames,
): void {
  const set = (name: string, ...values: string[]) => {
    query.delete(names.prefix + name);
    for (const value of values) if (value) query.append(names.prefix + name, value);
  };
  set("q", state.term.trim());
  data.filters.forEach(({ name, options }, index) => {
    set(name, ...(state.chosen[index] ?? []).map((option) => options[option] ?? ""));
  });
  set("show", state.tab ? (names.tabs[state.tab] ?? "") : "");
  set("view", state.view ? (names.views[state.view] ?? "") : "");
  set("sort", state.order ? (names.orders[state.order] ?? "") : "");
}

/** Whether search or filters narrow the list. */
export function isNarrowed(state: ListState): boolean {
  return state.term.trim() !== "" || state.chosen.some((options) => options.length > 0);
}
