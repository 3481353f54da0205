/** Makes, at build time, the small table from which the browser answers searches and filters. */

/** One row: for each field the plain value, by the field's path. */
export type Row = Readonly<Record<string, unknown>>;

/** What the browser needs to know of the list; plain JSON in the block's HTML. */
export interface ListData {
  /** For each item the searchable text in lower case, fields separated by line breaks; absent without search. */
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
  /** Name in the address. */
  name: string;
  multiple: boolean;
  /** Distinct values of the field, alphabetical. */
  options: string[];
  /** For each item the indexes of its values in `options`. */
  items: number[][];
}

/** The options of the block that the table depends on. */
export interface ListOptions {
  search?: { fields: readonly string[]; entries?: readonly string[] };
  filters?: readonly { field: string; multiple?: boolean }[];
  tabs?: { field: string };
  order?: { items: readonly { field: string; descending?: boolean }[] };
}

/** @param rows One row per item, in the order of the items. */
export function listData(rows: readonly Row[], { search, filters, tabs, order }: ListOptions): ListData {
  return {
    texts: search && rows.map((row) => searchText(search.fields.map((field) => row[field]))),
    entries: search?.entries && rows.map((row) => entryTexts(row, search.entries ?? [])),
    filters: (filters ?? []).map(({ field, multiple = false }) => filterData(rows, field, multiple)),
    days: tabs && rows.map((row) => String(row[tabs.field] ?? "")),
    orders: (order?.items ?? []).map((by, index) => (index === 0 ? null : orderOf(rows, by))),
  };
}

/** Name of a field in the address: its last part. */
export function queryName(field: string): string {
  return field.split(".").at(-1) ?? field;
}

/** All texts in a value, however deep its lists are. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value === undefined || value === null || typeof value === "object" ? [] : [String(value)];
}

function searchText(values: readonly unknown[]): string {
  return values.flatMap(textsIn).join("\n").toLowerCase();
}

/** The values of `items.name`, `items.tags` … belong to the entries one by one. */
function entryTexts(row: Row, fields: readonly string[]): string[] {
  const columns = fields.map((field) => (Array.isArray(row[field]) ? (row[field] as unknown[]) : []));
  const length = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length }, (_, entry) => searchText(columns.map((column) => column[entry])));
}

function filterData(rows: readonly Row[], field: string, multiple: boolean): FilterData {
  const values = rows.map((row) => textsIn(row[field]));
  const options = [...new Set(values.flat())].sort(collator.compare);
  const indexes = new Map(options.map((option, index) => [option, index]));
  const items = values.map((own) => own.map((value) => indexes.get(value) ?? -1));
  return { name: queryName(field), multiple, options, items };
}

function orderOf(
  rows: readonly Row[],
  { field, descending }: { field: string; descending?: boolean },
): number[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((_, index) => index)
    .sort((a, b) => sign * compare(rows[a]?.[field], rows[b]?.[field]) || a - b);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a ?? ""), String(b ?? ""));
}

const collator = new Intl.Collator("en", { numeric: true });
