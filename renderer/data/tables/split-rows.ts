import type { Draft } from "../../problems/draft.ts";
import type { CsvCell, CsvRecord } from "./read-csv.ts";

/**
 * Joins rows that stand on two lines: neither has all that a row needs, and together they have as many cells as there
 * are headings, or one more where the line was broken within a cell.
 *
 * @param lacks  Whether a row with so many cells lacks a field that every row needs.
 * @returns The rows, and one problem for each that was joined.
 */
export function joinSplitRows(
  rows: readonly CsvRecord[],
  { headings, separator, lacks }: { headings: number; separator: string; lacks(cells: number): boolean },
): { rows: CsvRecord[]; problems: Draft[] } {
  const joined: CsvRecord[] = [];
  const problems: Draft[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    const rest = rows[index + 1];
    const surplus = rest ? row.cells.length + rest.cells.length - headings : -1;
    const isShort = (one: CsvRecord): boolean => one.cells.length < headings && lacks(one.cells.length);
    if (!rest || (surplus !== 0 && surplus !== 1) || !isShort(row) || !isShort(rest)) {
      joined.push(row);
      continue;
    }
    const [last, first] = [row.cells.at(-1)!, rest.cells[0]!];
    joined.push({ ...row, cells: surplus === 0 ? [...row.cells, ...rest.cells] : withJoinedCell(row, rest) });
    problems.push({
      code: "bad-table",
      params: { case: "split-row" },
      start: first.start,
      end: rest.cells.at(-1)!.end,
      path: [],
      ...(surplus === 0 && { offer: { start: last.end, end: first.start, text: separator } }),
    });
    index += 1;
  }
  return { rows: joined, problems };
}

function withJoinedCell(row: CsvRecord, rest: CsvRecord): CsvCell[] {
  const [last, first] = [row.cells.at(-1)!, rest.cells[0]!];
  const cell = { start: last.start, end: first.end, text: `${last.text}\n${first.text}` };
  return [...row.cells.slice(0, -1), cell, ...rest.cells.slice(1)];
}
