import { isDeepStrictEqual } from "node:util";
import type { MapNode } from "../yaml/tree.ts";
import type { Row } from "./collection.ts";
import type { Reference } from "./reference.ts";

/** A row in which nothing was wrong, and what it names elsewhere. */
interface KnownRow {
  data: Row;
  /** Where it began. */
  start: number;
  references: readonly Reference[];
}

/**
 * Rows of one collection as they were read, by how they are written: one that is written as before need not be checked
 * again, and is the same object. It holds for one schema and one time zone.
 */
export class RowMemory {
  private known = new Map<string, KnownRow>();
  private met: Map<string, KnownRow> | undefined;

  /** Its file is read as it is now: rows that are not in it any longer are forgotten at the end. */
  begin(): void {
    this.met = new Map();
  }

  /** Until the next beginning nothing is kept: texts that the file could be would be kept with their rows. */
  end(): void {
    if (this.met) this.known = this.met;
    this.met = undefined;
  }

  /** @param data  What the row says now; with an alias in it, that is decided elsewhere in the file. */
  find({ start, end }: MapNode, data: Row, text: string): KnownRow | undefined {
    if (this.known.size === 0) return undefined;
    const written = text.slice(start, end);
    const row = this.known.get(written);
    if (!row || !isDeepStrictEqual(row.data, data)) return undefined;
    // By the text of now: a part of an earlier one would keep all of that.
    this.met?.set(written, row);
    return row;
  }

  /** Keeps a row of which nothing has to be said. */
  keep({ start, end }: MapNode, data: Row, text: string, references: readonly Reference[]): void {
    if (!this.met || references.some((one) => one.start < start || one.end > end)) return;
    this.met.set(text.slice(start, end), { data, start, references });
  }
}

/** What a known row names elsewhere, for where it stands now. */
export function referencesAt({ references, start }: KnownRow, index: number, now: number): Reference[] {
  return references.map((one) => ({
    ...one,
    start: one.start + now - start,
    end: one.end + now - start,
    path: [index, ...one.path.slice(1)],
  }));
}
