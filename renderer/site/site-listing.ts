import { filterRows, sortRows } from "../data/queries.ts";
import { acceptedTypes } from "../schema/read-schema.ts";
import type { Data } from "../schema/to-data.ts";
import type { SiteState } from "./site-state.ts";

/** What is there on a site to be chosen: for forms, pickers and tables. Nothing is kept; each call looks anew. */
export interface SiteListing {
  /** Pages that can be linked to, sorted by address. */
  pages(): ListedPage[];
  collections(): ListedCollection[];
  /** Paths under `public/`, each starting with a slash, sorted. */
  files(): string[];
  /**
   * Rows of a collection as a query finds them.
   *
   * @returns undefined when there is no such collection.
   */
  find(query: ListedQuery): { rows: ListedRow[]; all: number } | undefined;
  /** One row, by its place in the file from 0. */
  rowAt(collection: string, index: number): ListedRow | undefined;
}

export interface ListedPage {
  route: string;
  title: string;
  description: string;
  /** Relative to the site folder. */
  file: string;
}

export interface ListedCollection {
  name: string;
  /** As its schema says it, else its name. */
  title: string;
  /** Relative to the site folder. */
  file: string;
  /** The field that identifies a row. */
  key: string;
  count: number;
  fields: ListedField[];
}

export interface ListedField {
  name: string;
  about: string;
  /** Its different values, while they are few; empty for texts that are all different. */
  values: (string | number | boolean)[];
}

export interface ListedQuery {
  source: string;
  where?: { [field: string]: Data };
  sort?: string | string[];
  limit?: number;
}

/** A row: what identifies it, and what it is called. */
export interface ListedRow {
  key: string;
  title: string;
}

/** Most different values of a field that are offered as choices. */
const MOST_VALUES = 60;

/** Fields by which rows are called, the first that there is: of somebody with a name, the title is what they do. */
const TITLES = ["name", "title", "label", "question", "heading"];

export function createListing(state: SiteState): SiteListing {
  return {
    pages() {
      const pages = [...state.index.pages.values()].flatMap(({ summary }) =>
        summary.addresses.map(({ route, title, description = "" }) => ({
          route,
          title,
          description,
          file: summary.file,
        })),
      );
      // A list that is spread over several addresses has the first of them twice.
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      return [...byRoute.values()].sort((a, b) => (a.route < b.route ? -1 : 1));
    },
    collections: () =>
      [...state.base.collections.values()].map(({ name, file, key, schema, rows }) => ({
        name,
        title: schema?.title ?? name,
        file,
        key,
        count: rows.length,
        fields: Object.entries(schema?.properties ?? {}).map(([field, option]) => ({
          name: field,
          about: String(option.description ?? ""),
          values: acceptedTypes(option).has("object") ? [] : valuesOf(rows, field),
        })),
      })),
    files: () => [...state.base.publicFiles].sort(),
    find({ source, where, sort, limit }) {
      const collection = state.base.collections.get(source);
      if (!collection) return undefined;
      const { rows, key } = collection;
      let found = where ? filterRows(rows, where) : [...rows];
      if (sort !== undefined) found = sortRows(found, sort, String(state.base.settings.data.lang ?? "en"));
      if (limit !== undefined) found = found.slice(0, limit);
      return { rows: found.map((row) => rowOf(row, key)), all: rows.length };
    },
    rowAt(name, index) {
      const collection = state.base.collections.get(name);
      const row = collection?.rows[index];
      return collection && row && rowOf(row, collection.key);
    },
  };
}

function rowOf(row: { [field: string]: Data }, key: string): ListedRow {
  const name = TITLES.find((field) => typeof row[field] === "string");
  return { key: String(row[key] ?? ""), title: String((name && row[name]) ?? row[key] ?? "") };
}

function valuesOf(rows: readonly { [field: string]: Data }[], field: string): (string | number | boolean)[] {
  const values = new Set<string | number | boolean>();
  for (const row of rows) {
    const value = row[field];
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === "string" || typeof one === "number" || typeof one === "boolean") values.add(one);
    if (values.size > MOST_VALUES) return [];
  }
  return [...values];
}
