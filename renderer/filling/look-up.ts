import type { Shown } from "../clock/shown.ts";
import type { ListPages } from "../model.ts";
import type { BlockTemplate } from "../pages/page-file.ts";
import type { RowName } from "../problems/things.ts";
import { optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { readOf } from "./reads.ts";

/** A value while it is known what its schema is. */
export interface Typed {
  value: Data | undefined;
  schema: Schema | undefined;
}

/** A row in reach: its value, its schema, and its name. */
export interface RowInScope extends Typed {
  /** For problems of a single row. */
  name: RowName;
  /** The list that it is an entry of, and its place there, counted from 0; missing for rows of a collection. */
  entryOf?: { list: readonly Data[]; index: number };
  /** Of a row of a collection: its place in the file, counted from 0. */
  index?: number;
  /** In another language: the row in the site's own, by which rows are chosen. */
  original?: Data;
  /** When it is to be seen; missing: always. */
  shown?: Shown;
  /** Of the options of a shared list: the entry that sets them, and what it refers to. */
  used?: { entry: BlockTemplate; path: (string | number)[]; scope: Scope; list: string };
}

/** What the bindings of a text may refer to. */
export interface Scope {
  item?: RowInScope;
  outer?: Scope;
  /** In a shared list: the options that the page sets. */
  use?: RowInScope;
  page: { route: string; title: string };
  /** Which of the addresses of its list in pages it is. */
  pages?: ListPages;
}

/** Gives bindings the data of the whole site. */
export interface Store {
  site: Typed;
  /** The row of a collection with that key, or undefined. */
  row(collection: string, key: string): { value: Data; schema: Schema } | undefined;
  /** Number of rows, or of entries of a list field over all rows. */
  count(collection: string, field?: string): number;
  /** Takes in what was read, where somebody wants to know it. */
  note?(read: string): void;
}

/** The value at a path; `value` is undefined when a field on the way is not there. */
export function lookUp(path: readonly string[], scope: Scope, store: Store): Typed {
  const [root, ...rest] = path as [string, ...string[]];
  switch (root) {
    case "site":
      store.note?.(readOf.setting(rest[0] ?? ""));
      return follow(store.site, rest, store);
    case "item":
      return scope.item ? follow(scope.item, rest, store) : missing;
    case "outer":
      return scope.outer?.item ? follow(scope.outer.item, rest, store) : missing;
    case "page":
      return { value: scope.page[rest[0] as "route" | "title"], schema: textSchema };
    case "use":
      return scope.use ? follow(scope.use, rest, store) : missing;
    case "count":
      return { value: store.count(rest[0] ?? "", rest[1]), schema: { type: "integer" } };
    default:
      return missing;
  }
}

const missing: Typed = { value: undefined, schema: undefined };
const textSchema: Schema = { type: "string" };

function follow(from: Typed, steps: readonly string[], store: Store): Typed {
  let { value, schema } = from;
  for (const step of steps) {
    ({ value, schema } = dereference({ value, schema }, store));
    if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, step))
      return missing;
    value = value[step];
    schema = optionSchema(schema, step);
  }
  return { value, schema };
}

/** A reference is replaced by the row that it refers to; anything else stays. */
export function dereference(typed: Typed, store: Store): Typed {
  const target = typed.schema?.["x-ref"];
  if (target === undefined || typeof typed.value !== "string") return typed;
  const row = store.row(target, typed.value);
  return row ? { value: row.value, schema: row.schema } : missing;
}
