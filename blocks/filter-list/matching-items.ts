import type { ListData } from "./list-data.ts";
import type { ListState } from "./list-state.ts";

/** Which days a tab shows. */
export type DayChoice = "all" | "upcoming" | "past";

export interface Matches {
  /** Indexes of the items to show, in the chosen order. */
  items: number[];
  /** For each shown item with entries which of them match; absent when every entry of it does. */
  entries: Map<number, boolean[]>;
}

/**
 * The items that satisfy search, filters and tab together.
 *
 * @param size How many items the list has.
 * @param day Which days the open tab shows.
 * @param today The visitor's day, as `2025-03-04`.
 */
export function matchingItems(
  data: ListData,
  state: ListState,
  { size, day, today }: { size: number; day: DayChoice; today: string },
): Matches {
  const term = state.term.trim().toLowerCase();
  const entries = new Map<number, boolean[]>();

  const found = (index: number): boolean => {
    if (!term) return true;
    const { texts, entries: ofEntries } = inLowerCase(data);
    if (texts?.[index]?.includes(term)) return true;
    const own = ofEntries?.[index];
    if (!own) return false;
    const hits = own.map((text) => text.includes(term));
    if (!hits.includes(true)) return false;
    entries.set(index, hits);
    return true;
  };
  const inTab = (index: number): boolean =>
    // An hour behind the day makes it no earlier: as text, what goes on is the greater one.
    day === "all" || (day === "past") === (data.days?.[index] ?? "") < today;
  const filtered = (index: number): boolean =>
    data.filters.every(({ items }, filter) => {
      const chosen = state.chosen[filter] ?? [];
      return chosen.length === 0 || chosen.some((option) => items[index]?.includes(option));
    });

  const items: number[] = [];
  const order = data.orders[state.order];
  for (let place = 0; place < size; place += 1) {
    const index = order?.[place] ?? place;
    if (inTab(index) && filtered(index) && found(index)) items.push(index);
  }
  return { items, entries };
}

type Searched = Pick<ListData, "texts" | "entries">;

const lowered = new WeakMap<Searched, Searched>();

/** The texts of a list for comparison, made at the first search. */
function inLowerCase(data: Searched): Searched {
  let texts = lowered.get(data);
  if (!texts) {
    const lower = (text: string) => text.toLowerCase();
    texts = { texts: data.texts?.map(lower), entries: data.entries?.map((own) => own.map(lower)) };
    lowered.set(data, texts);
  }
  return texts;
}
