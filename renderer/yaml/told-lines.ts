import type { Draft } from "../problems/draft.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { indentationOf } from "./line.ts";
import { contentColumn, isContent } from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";

/** A problem, and the index of the line that it is told at. */
export interface Told {
  draft: Draft;
  at: number;
}

/** A range of lines or of characters; its end is behind it. */
interface Range {
  start: number;
  end: number;
}

/**
 * The lines of a text with what is told at each. Questions are answered from what was looked up once: a file may
 * have a problem on each of its lines.
 */
export class ToldLines {
  readonly told: readonly Told[];
  private readonly byLine = new Map<number, Told[]>();
  private readonly ends = new Map<string, number>();

  constructor(
    readonly lines: readonly PlacedLine[],
    drafts: readonly Draft[],
  ) {
    this.told = drafts.map((draft) => ({ draft, at: lastAtMost(lines, draft.start, ({ start }) => start) }));
    for (const one of this.told) {
      const there = this.byLine.get(one.at);
      if (there) there.push(one);
      else this.byLine.set(one.at, [one]);
    }
  }

  /** What is told at a line. */
  at(line: number): readonly Told[] {
    return this.byLine.get(line) ?? [];
  }

  /** What is told in the lines from one to another, which is left out. */
  within(from: number, end: number): Told[] {
    const found: Told[] = [];
    for (let line = from; line < end; line += 1) found.push(...this.at(line));
    return found;
  }

  /** Column of a line's content, behind its dashes. */
  columnOf(line: number): number {
    return contentColumn(this.lines[line]!);
  }

  /** Index behind the last line of the entry whose names stand in a column; lines at the left edge may have lost it. */
  endOfEntry(at: number, column: number): number {
    const key = `${at}:${column}`;
    const known = this.ends.get(key);
    if (known !== undefined) return known;
    const end = findEnd(this.lines, at, column);
    this.ends.set(key, end);
    return end;
  }

  /**
   * Runs of lines below one another whose content stands in one column and that a rule chooses, by each of their
   * lines.
   */
  runs(isChosen: (line: number) => boolean): ReadonlyMap<number, Range> {
    const runs = new Map<number, Range>();
    for (let start = 0; start < this.lines.length; start += 1) {
      if (!isChosen(start)) continue;
      const column = this.columnOf(start);
      let end = start + 1;
      while (end < this.lines.length && isChosen(end) && this.columnOf(end) === column) end += 1;
      const run = { start, end };
      for (let line = start; line < end; line += 1) runs.set(line, run);
      start = end - 1;
    }
    return runs;
  }
}

function findEnd(lines: readonly PlacedLine[], at: number, column: number): number {
  // Nothing stands further left.
  if (column === 0) return lines.length;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (!isContent(line) || indentationOf(line.text) >= column) continue;
    if (/^ *(?:-(?:\s|$)|[\w$-]+:(?:\s|$))/.test(line.text)) return next;
  }
  return lines.length;
}

/** Ranges of which it can be asked whether one of them holds another. */
export class Ranges {
  private readonly starts: number[];
  /** The furthest end of each range and all before it. */
  private readonly furthest: number[] = [];

  constructor(ranges: readonly Range[]) {
    const sorted = [...ranges].sort((a, b) => a.start - b.start);
    this.starts = sorted.map(({ start }) => start);
    for (const { end } of sorted) this.furthest.push(Math.max(end, this.furthest.at(-1) ?? end));
  }

  holds({ start, end }: Range): boolean {
    const index = lastAtMost(this.starts, start, (each) => each);
    return index >= 0 && this.furthest[index]! >= end;
  }
}
