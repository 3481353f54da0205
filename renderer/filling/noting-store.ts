import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { RowSource } from "./bind-context.ts";
import type { RowInScope, Typed } from "./look-up.ts";
import { readOf } from "./reads.ts";

/** Gives bindings and queries what the rows of a site give, and notes what they have read. */
export class NotingStore implements RowSource {
  constructor(
    private readonly store: RowSource,
    private readonly reads: Set<string>,
  ) {}

  get site(): Typed {
    return this.store.site;
  }

  get lang(): string {
    return this.store.lang;
  }

  get answers(): Map<string, readonly RowInScope[]> {
    return this.store.answers;
  }

  note(read: string): void {
    this.reads.add(read);
  }

  rows(collection: string): readonly RowInScope[] {
    return this.store.rows(collection);
  }

  row(collection: string, key: string): { value: Data; schema: Schema } | undefined {
    this.note(readOf.row(collection, key));
    return this.store.row(collection, key);
  }

  count(collection: string, field?: string): number {
    this.note(readOf.count(collection, field));
    return this.store.count(collection, field);
  }
}
