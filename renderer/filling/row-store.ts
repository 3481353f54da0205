import type { Collection } from "../data/collections.ts";
import { fillComputedFields } from "../data/computed-fields.ts";
import type { RowName } from "../problems/things.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { RowSource } from "./bind-page.ts";
import type { RowInScope, Typed } from "./look-up.ts";

/** All rows of a site, as bindings and queries see them. */
export class RowStore implements RowSource {
  site: Typed = { value: {}, schema: undefined };
  /** Tag of the language by whose rules rows are sorted. */
  lang = "en";
  readonly answers = new Map<string, readonly RowInScope[]>();
  private collections: ReadonlyMap<string, Collection> = new Map();
  private readonly inScope = new Map<string, RowInScope[]>();
  private readonly byKey = new Map<string, Map<string, RowInScope>>();

  /** Takes in what was read again; computed fields are worked out anew. */
  renew(collections: ReadonlyMap<string, Collection>, dir: string): void {
    this.collections = collections;
    this.inScope.clear();
    this.byKey.clear();
    this.answers.clear();
    for (const collection of collections.values()) fillComputedFields(collection, dir, this.lang);
    for (const [name, collection] of collections) {
      const rows = collection.rows.map((row, index) => {
        const key = row[collection.key];
        const rowName: RowName =
          typeof key === "string"
            ? { kind: "keyed", key, of: name }
            : { kind: "row", number: index + 1, of: name };
        return { value: row, schema: collection.schema, name: rowName };
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

  count(name: string, field?: string): number {
    const rows = this.collections.get(name)?.rows ?? [];
    if (field === undefined) return rows.length;
    return rows.reduce((sum, row) => {
      const list = row[field];
      return sum + (Array.isArray(list) ? list.length : 0);
    }, 0);
  }
}
