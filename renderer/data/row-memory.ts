import { isDeepStrictEqual } from "node:util";
import type { MapNode } from "../yaml/tree.ts";
import type { Row } from "./collection.ts";
import type { Reference } from "./reference.ts";

/** A row in which nothing was wrong, and what it names elsewhere. */
export interface KnownRow {
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
  private met: Map<string, KnownRow> | undefined;

  /**
   * @param signOf  What stands for the text of a row: by default that itself, for as long as this lasts.
   * @param known  Rows of an earlier time, by the same.
   */
  constructor(
    private readonly signOf = (written: string): string => written,
    private known: ReadonlyMap<string, KnownRow> = new Map(),
  ) {}

  /** After the end: rows in which nothing was wrong, with what stands for their text. */
  get rows(): ReadonlyMap<string, KnownRow> {
    return this.known;
  }

  /** Its file is read as it is now: rows that are not in it any longer are forgotten at the end. */
  begin(): void {
    this.met = new Map();
  }

  /** Until the next beginning nothing is kept: texts that the file could be would be kept with their rows. */
  end(): void {
    if (this.met) this.known = this.met;
    this.met = undefined;
  }

  /**
   * A row that is written as it was, in the place that it has now.
   *
   * @param data  What it says now; with an alias in it, that is decided elsewhere in the file.
   */
  find({ start, end }: MapNode, data: Row, index: number, text: string): KnownRow | undefined {
    if (this.known.size === 0) return undefined;
    const sign = this.signOf(text.slice(start, end));
    const row = this.known.get(sign);
    if (!row || !isDeepStrictEqual(row.data, data)) return undefined;
    // By the text of now: a part of an earlier one would keep all of that.
    const references = row.references.map((one) => moved(one, index, start - row.start));
    const now = { ...row, start, references };
    this.met?.set(sign, now);
    return now;
  }

  /** Keeps a row of which nothing has to be said. */
  keep({ start, end }: MapNode, data: Row, text: string, references: readonly Reference[]): void {
    if (!this.met || references.some((one) => one.start < start || one.end > end)) return;
    this.met.set(this.signOf(text.slice(start, end)), { data, start, references });
  }
}

function moved(one: Reference, index: number, by: number): Reference {
  return { ...one, start: one.start + by, end: one.end + by, path: [index, ...one.path.slice(1)] };
}
