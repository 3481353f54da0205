/** Makes, at build time, the small table from which the browser answers searches and filters. */
import { perLanguage } from "../../renderer/formats/per-language.ts";

/** One row: the plain values of the fields that the options name. */
export type Row = Readonly<Record<string, unknown>>;

/** What the browser needs to know of the list; plain JSON in the block's HTML. */
export interface ListData {
  /**
   * For each item the searchable text as it is written, fields separated by line breaks; absent without search. Most
   * of it stands on the page in the same letters, which compresses to nearly nothing.
   */
  texts?: string[];
  /** For each item the searchable texts of its entries; absent when items have no entries. */
  entries?: string[][];
  filters: FilterData[];
  /** For each item its day, when there are tabs. */
  days?: string[];
  /** For each order the items' indexes in that order; `null` is the order of the list itself. */
  orders: (number[] | null)[];
}

export interface FilterData {
  /** Name in the address: the field. */
  name: string;
  multiple: boolean;
  /** Distinct values of the field: those with a given place first, the others alphabetical. */
  options: string[];
  /** For each item the indexes of its values in `options`. */
  items: number[][];
}

/** The options of the block that the table depends on. */
export interface ListOptions {
  search?: { fields: readonly string[]; entries?: { field: string; fields?: readonly string[] } };
  filters?: readonly { field: string; multiple?: boolean; order?: readonly string[] }[];
  tabs?: { field: string };
  order?: { items: readonly { field: string; descending?: boolean }[] };
  /** Tag of the language by whose rules texts are sorted; English by default. */
  lang?: string;
}

const collatorOf = perLanguage((lang) => new Intl.Collator(lang, { numeric: true }));

/** @param rows One row per item, in the order of the items. */
export function listData(
  rows: readonly Row[],
  { search, filters, tabs, order, lang = "en" }: ListOptions,
): ListData {
  const collator = collatorOf(lang);
  return {
    texts: search && rows.map((row) => searchText(search.fields.map((field) => row[field]))),
    entries: search?.entries && rows.map((row) => entryTexts(row, search.entries)),
    filters: (filters ?? []).map((filter) => filterData(rows, filter, collator)),
    days: tabs && rows.map((row) => String(row[tabs.field] ?? "")),
    orders: (order?.items ?? []).map((by, index) => (index === 0 ? null : orderOf(rows, by, collator))),
  };
}

/** All texts in a value, however deep its lists are. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  // To typeof, null is an object as well.
  return value === undefined || typeof value === "object" ? [] : [String(value)];
}

function searchText(values: readonly unknown[]): string {
  return values.flatMap(textsIn).join("\n");
}

/** The searchable text of each entry of a row: of the entry itself, or of some of its fields. */
function entryTexts(row: Row, entries: { field: string; fields?: readonly string[] } | undefined): string[] {
  const list = entries && row[entries.field];
  if (!entries || !Array.isArray(list)) return [];
  return list.map((entry: unknown) =>
    searchText(isRow(entry) ? (entries.fields ?? []).map((field) => entry[field]) : [entry]),
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function filterData(
  rows: readonly Row[],
  { field, multiple = false, order = [] }: NonNullable<ListOptions["filters"]>[number],
  collator: Intl.Collator,
): FilterData {
  const values = rows.map((row) => textsIn(row[field]));
  const places = new Map(order.map((value, index) => [value, index]));
  const placeOf = (value: string): number => places.get(value) ?? places.size;
  const options = [...new Set(values.flat())].sort(
    (a, b) => placeOf(a) - placeOf(b) || collator.compare(a, b),
  );
  const indexes = new Map(options.map((option, index) => [option, index]));
  const items = values.map((own) => own.map((value) => indexes.get(value) ?? -1));
  return { name: field, multiple, options, items };
}

function orderOf(
  rows: readonly Row[],
  { field, descending }: { field: string; descending?: boolean },
  collator: Intl.Collator,
): number[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((_, index) => index)
    .sort((a, b) => sign * compare(rows[a]?.[field], rows[b]?.[field], collator) || a - b);
}

function compare(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a ?? ""), String(b ?? ""));
}
