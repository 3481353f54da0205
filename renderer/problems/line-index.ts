import type { Position, Range } from "../model.ts";
import { lastAtMost } from "./last-at-most.ts";
import type { CellName } from "./things.ts";

/** Turns offsets of a text into lines and columns; of a table also into rows and columns as spreadsheets count them. */
export interface LineIndex {
  position(offset: number): Position;
  range(start: number, end: number): Range;
  /** Only for tables. */
  cellAt?(offset: number): CellName | undefined;
  /** Only where offsets go over two files: the one that an offset lies in, relative to the site folder. */
  fileAt?(offset: number): string;
}

/**
 * Turns offsets of a text into lines and columns.
 *
 * @returns `position(offset)`: line and column from 1, in UTF-16 code units. A byte order mark
 *   at the start of the file takes no column, because editors do not show one.
 */
export function createLineIndex(text: string): LineIndex {
  // Of most files nobody asks for a line.
  let known: number[] | undefined;
  const position = (offset: number): Position => {
    known ??= startsOf(text);
    const line = Math.max(
      0,
      lastAtMost(known, offset, (start) => start),
    );
    return { line: line + 1, column: Math.max(0, offset - known[line]!) + 1, offset };
  };
  return {
    position,
    range: (start, end) => ({ start: position(start), end: position(Math.max(start, end)) }),
  };
}

/** The lines of a file that is read when somebody asks for one. */
export function laterLines(read: () => LineIndex): LineIndex {
  let known: LineIndex | undefined;
  const lines = (): LineIndex => {
    known ??= read();
    return known;
  };
  return {
    position: (offset) => lines().position(offset),
    range: (start, end) => lines().range(start, end),
    get cellAt() {
      return lines().cellAt;
    },
  };
}

/** Where each line begins. */
function startsOf(text: string): number[] {
  const starts = [text.charCodeAt(0) === 0xfeff ? 1 : 0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
