import { createRequire } from "node:module";
import type { CastingContext } from "csv-parse";
import type { Span } from "../../problems/draft.ts";

// Sites without tables do without it.
const require = createRequire(import.meta.url);

/** One cell of a table. The place holds its quotation marks; offsets from 0 in the whole text. */
export interface CsvCell extends Span {
  /** What stands in it, without quotation marks. */
  text: string;
}

/** One row, which may go over several lines. */
export interface CsvRecord {
  /** As spreadsheets count: from 1, the headings and empty rows included. */
  row: number;
  cells: CsvCell[];
}

/** A quotation mark that is not closed, or one behind which the cell goes on; what follows cannot be told apart. */
export interface CsvFault extends Span {
  case: "unclosed-quote" | "stray-quote";
}

/**
 * The cells of a text with separated values (RFC 4180), with their places. Line ends may be of any kind.
 *
 * @param from  Offset at which the table begins. @param separator  One character.
 */
export function readCsv(
  text: string,
  from: number,
  separator: string,
): { records: CsvRecord[]; fault?: CsvFault } {
  const { values, isUnclosed } = parse(text.slice(from), separator);
  const records: CsvRecord[] = [];
  let at = from;
  let current: CsvRecord | undefined;
  const fault = (kind: CsvFault["case"], row: number) => {
    const cell = { text: "", start: at, end: lineEnd(text, at) };
    if (current?.row === row) current.cells.push(cell);
    else records.push({ row, cells: [cell] });
    return { records, fault: { case: kind, start: cell.start, end: cell.end } };
  };
  for (const { value, record, index } of values) {
    const end = endOfCell(text, at, value, separator);
    // The parser takes a mark in the middle for a letter; at the beginning, nobody means one.
    if (end === undefined || (text[at] === '"' && value.startsWith('"') && text[at + 1] !== '"'))
      return fault("stray-quote", record + 1);
    if (index === 0 || !current) {
      current = { row: record + 1, cells: [] };
      records.push(current);
    }
    current.cells.push({ text: value, start: at, end });
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  if (!isUnclosed) return { records };
  const isNext = /[\r\n]/.test(text[at - 1] ?? "\n");
  return fault("unclosed-quote", (current?.row ?? 0) + (isNext || !current ? 1 : 0));
}

interface Value {
  value: string;
  /** Number of its record, from 0, and its place in it. */
  record: number;
  index: number;
}

function parse(table: string, separator: string): { values: Value[]; isUnclosed: boolean } {
  const { parse: read } = require("csv-parse/sync") as typeof import("csv-parse/sync");
  const options = {
    delimiter: separator,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
  };
  const values: Value[] = [];
  try {
    for (const [record, cells] of read(table, options).entries())
      for (const [index, value] of cells.entries()) values.push({ value, record, index });
    return { values, isUnclosed: false };
  } catch (error) {
    if ((error as { code?: string }).code !== "CSV_QUOTE_NOT_CLOSED") throw error;
  }
  // What it had read before it came to the mark, it only tells cell by cell, which takes five times as long.
  const note = (value: string, { records, index }: CastingContext): string => {
    values.push({ value, record: records, index: Number(index) });
    return "";
  };
  try {
    read(table, { ...options, cast: note });
  } catch {
    // The same again.
  }
  return { values, isUnclosed: true };
}

/** Where a cell ends that begins here and holds this value; undefined when it is written otherwise. */
function endOfCell(text: string, start: number, value: string, separator: string): number | undefined {
  return [value, quoteCell(value)]
    .filter((raw) => text.startsWith(raw, start))
    .map((raw) => start + raw.length)
    .find((end) => end === text.length || [separator, "\n", "\r"].includes(text[end]!));
}

export function quoteCell(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** A value as a cell, with quotation marks where it needs them. */
export function writeCell(value: string, separator: string): string {
  const isPlain = !/["\r\n]/.test(value) && !value.includes(separator) && value === value.trim();
  return isPlain ? value : quoteCell(value);
}

function lineEnd(text: string, from: number): number {
  const rest = text.slice(from).search(/[\r\n]/);
  return rest === -1 ? text.length : from + rest;
}
