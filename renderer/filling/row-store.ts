import { type Clock, isThere, SHOWN } from "../clock/shown.ts";
import type { Collection, Row } from "../data/collection.ts";
import { fillComputedFields } from "../data/computed-fields.ts";
import type { RowName } from "../problems/things.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { RowSource } from "./bind-context.ts";
import type { RowInScope, Typed } from "./look-up.ts";

/** Rows of a site at some moment. */
export interface RowsSnapshot {
  rows: ReadonlyMap<string, readonly RowInScope[]>;
  byKey: ReadonlyMap<string, ReadonlyMap<string, RowInScope>>;
  answers: ReadonlyMap<string, readonly RowInScope[]>;
}

/** All rows of a site, as bindings and queries see them. */
export class RowStore implements RowSource {
  site: Typed = { value: {}, schema: undefined };
  /** Tag of the language by whose rules rows are sorted. */
  lang = "en";
  readonly answers = new Map<string, readonly RowInScope[]>();
  private readonly inScope = new Map<string, RowInScope[]>();
  private readonly byKey = new Map<string, Map<string, RowInScope>>();

  /** @param clock  Rows that are not to be seen by it are left out. */
  constructor(private readonly clock?: Clock) {}

  /** Takes in what was read again; computed fields are worked out anew. */
  renew(collections: ReadonlyMap<string, Collection>, dir: string): void {
    this.inScope.clear();
    this.byKey.clear();
    this.answers.clear();
    for (const [name, collection] of collections) {
      const there = this.thoseThere(collection);
      const { schema, key } = collection;
      const own = there.map(({ row }) => row);
      fillComputedFields({ ...(schema && { schema }), key, rows: own }, dir, this.lang);
      const rows = there.map(({ row, index }) => {
        const key = row[collection.key];
        const rowName: RowName =
          typeof key === "string"
            ? { kind: "keyed", key, of: name }
            : { kind: "row", number: index + 1, of: name };
        const shown = row[SHOWN];
        const original = collection.originals?.[index];
        return {
          value: row,
          schema: collection.schema,
          name: rowName,
          index,
          ...(original && { original }),
          ...(shown && { shown }),
        };
      });
      this.inScope.set(name, rows);
      this.byKey.set(name, new Map(rows.map((row) => [String(row.value[collection.key]), row])));
    }
  }

  rows(name: string): readonly RowInScope[] {
    return this.inScope.get(name) ?? [];
  }

  row(name: string, key: string): { value: Data; schema: Schema } | undefined {
    const row = this.byKey.get(name)?.get(key);
    return row?.schema && row.value !== undefined ? { value: row.value, schema: row.schema } : undefined;
  }

  private thoseThere({ rows, shown }: Collection): { row: Row; index: number }[] {
    const all = rows.map((row, index) => ({ row, index }));
    if (shown.size === 0) return all;
    if (this.clock) return all.filter(({ row }) => isThere(row[SHOWN], this.clock));
    // What is computed of all rows is not what is computed of those that are there.
    return all.map(({ row, index }) => ({ row: { ...row }, index }));
  }

  count(name: string, field?: string): number {
    const rows = this.rows(name);
    if (field === undefined) return rows.length;
    return rows.reduce((sum, { value }) => {
      const list = (value as Row)[field];
      return sum + (Array.isArray(list) ? list.length : 0);
    }, 0);
  }

  /** The rows as they are now, for those who compare them with later ones. */
  snapshot(): RowsSnapshot {
    const { inScope, byKey, answers } = this;
    return { rows: new Map(inScope), byKey: new Map(byKey), answers: new Map(answers) };
  }
}
