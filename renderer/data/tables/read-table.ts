import { findMergeMark } from "../../files/merge-marks.ts";
import { readText } from "../../files/read-text.ts";
import { decodeText, type Encoding, markedEncoding } from "../../files/text-encoding.ts";
import type { Draft, Span } from "../../problems/draft.ts";
import { lastAtMost } from "../../problems/last-at-most.ts";
import { createLineIndex, type LineIndex } from "../../problems/line-index.ts";
import { entrySchema } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { ListNode, MapNode, ScalarNode, TreeNode } from "../../yaml/tree.ts";
import { type Column, readColumns } from "./columns.ts";
import { type CellForms, partsOf, readCell } from "./read-cell.ts";
import { type CsvCell, type CsvRecord, readCsv, writeCell } from "./read-csv.ts";
import { findTableStart, SEPARATORS } from "./table-settings.ts";

/** A table with the places of everything in it. */
export interface Table {
  text: string;
  separator: string;
  /** Its rows as a list of groups; missing when they cannot be told apart. */
  tree?: ListNode;
  /** No cell holds anything. */
  isEmpty: boolean;
  columns: Column[];
  /** How many cells its first row has. */
  headings: number;
  /** Fields that have no column because of a mistake in the headings, which is told. */
  told: ReadonlySet<string>;
  /** The records of its rows, in the order of the tree. */
  records: CsvRecord[];
  lines: LineIndex;
  problems: Draft[];
}

/** How the letters of a table are stored: a mark at its beginning says it, or the schema. */
export function encodingOfTable(bytes: Uint8Array, schema: Schema | undefined): Encoding {
  return markedEncoding(bytes) ?? schema?.["x-table"]?.encoding ?? "utf-8";
}

/** Bytes of a table as text, read in the encoding that they, or the schema, tell. */
export function decodeTable(
  bytes: Uint8Array,
  schema: Schema | undefined,
): { text?: string; shown: string; problems: Draft[] } {
  const encoding = encodingOfTable(bytes, schema);
  const isOther = encoding !== "utf-8";
  const read = readText(isOther ? new TextEncoder().encode(decodeText(bytes, encoding)) : bytes);
  // Line ends of any kind part rows.
  const problems = read.problems.filter(({ code }) => code !== "line-ends");
  const [first] = problems;
  if (first?.code === "not-utf8") {
    const meant = decodeText(bytes, "windows-1252").slice(first.start);
    const before = /[\p{L}\p{N}]*$/u.exec(read.shown.slice(0, first.start))?.[0] ?? "";
    const word = `${before}${/^[\p{L}\p{N}]{0,20}/u.exec(meant)?.[0] ?? ""}`;
    return { ...read, problems: [{ ...first, code: "table-encoding", params: { word } }] };
  }
  return { ...read, problems };
}

/** Reads the text of a table as the rows of a collection. */
export function readTable(text: string, schema: Schema | undefined, collection: string): Table {
  const conflict = findMergeMark(text);
  const { from, separator } = findTableStart(text, schema);
  const { records, fault } = readCsv(text, from, separator);
  const problems: Draft[] = [];
  const lines = createLineIndex(text.replace(/\r(?!\n)/g, "\n"));
  const isEmpty = !fault && !records.some(isFilled);
  const table: Table = {
    text,
    separator,
    isEmpty,
    columns: [],
    headings: 0,
    told: new Set(),
    records: [],
    lines,
    problems,
  };
  const filled = records.filter(isFilled);
  const [header, ...below] = filled;
  const rows = below.filter((row) => !header || !isSameRow(row, header));
  lines.cellAt = cellFinder(records, header);
  if (conflict) {
    problems.push({ code: "merge-conflict", params: {}, ...conflict, path: [] });
    return table;
  }
  if (fault) {
    const { case: kind, ...span } = fault;
    problems.push({ code: "bad-table", params: { case: kind }, ...span, path: [] });
    return table;
  }
  if (!header) return table;
  const { columns, told, drafts, isKnown } = readColumns(header, rows, schema, collection);
  table.columns = columns;
  table.headings = header.cells.length;
  table.told = told;
  problems.push(...drafts);
  if (!isKnown) return table;
  // Two exports that were pasted one below the other.
  for (const row of below.filter((one) => isSameRow(one, header))) {
    const span = { start: row.cells[0]!.start, end: row.cells.at(-1)!.end };
    const whole = {
      start: span.start,
      end: span.end + /^(?:\r\n|\n|\r|$)/.exec(text.slice(span.end))![0].length,
    };
    problems.push({
      code: "doubled-line",
      params: { of: "line" },
      ...span,
      path: [],
      offer: { ...whole, text: "" },
    });
  }
  const parts = signOfRows(text, from, separator, header, rows);
  if (parts !== undefined) {
    const span = { start: header.cells[0]!.start, end: header.cells.at(-1)!.end };
    const params = { case: "other-sign" as const, separator, parts };
    const heading = header.cells.map((cell) => writeCell(cell.text, parts)).join(parts);
    problems.push({ code: "bad-table", params, ...span, path: [], offer: { ...span, text: heading } });
    return table;
  }
  table.records = rows;
  const forms: CellForms = { ...schema?.["x-table"], parts: separator };
  const items = rows.map((record, index): TreeNode => {
    const surplus = record.cells.slice(header.cells.length).find((cell) => cell.text.trim() !== "");
    if (!surplus) return readRow(record, index, columns, forms, problems);
    const counts = { cells: record.cells.length, headings: header.cells.length, separator };
    problems.push({
      code: "bad-table",
      params: { case: "surplus-cell", ...counts },
      start: surplus.start,
      end: surplus.end,
      // What is lost with the row is no mistake of those who refer to it.
      path: [],
    });
    // Which of its cells has slipped, nobody knows.
    return { kind: "broken", start: record.cells[0]!.start, end: surplus.end };
  });
  table.tree = { kind: "list", start: items[0]?.start ?? text.length, end: text.length, items };
  return table;
}

/**
 * The sign that parts the cells of the rows where it is another one than in the headings; undefined where it is theirs.
 * What is typed by hand above what a program has written has its own.
 */
function signOfRows(
  text: string,
  from: number,
  separator: string,
  { cells }: CsvRecord,
  rows: readonly CsvRecord[],
): string | undefined {
  const fits = (records: readonly CsvRecord[]): number =>
    records.filter((record) => record.cells.length === cells.length).length;
  if (cells.length < 2 || rows.length === 0 || fits(rows) > 0) return undefined;
  return SEPARATORS.find((sign) => {
    if (sign === separator) return false;
    const { records, fault } = readCsv(text, from, sign);
    return !fault && fits(records.filter(isFilled).slice(1)) * 2 > rows.length;
  });
}

function isSameRow(a: CsvRecord, b: CsvRecord): boolean {
  return a.cells.length === b.cells.length && a.cells.every(({ text }, at) => text === b.cells[at]!.text);
}

function isFilled({ cells }: CsvRecord): boolean {
  const first = cells.find(({ text }) => text.trim() !== "");
  return first !== undefined && !(RULE.test(first.text) && isRule(cells));
}

/** A cell of the row that Markdown has between the headings of a table and its rows. */
const RULE = /^\s*:?-{3,}:?\s*$/;

function isRule(cells: CsvRecord["cells"]): boolean {
  const filled = cells.filter(({ text }) => text.trim() !== "");
  return filled.length > 1 && filled.every(({ text }) => RULE.test(text));
}

function readRow(
  { cells }: CsvRecord,
  index: number,
  columns: readonly Column[],
  forms: CellForms,
  problems: Draft[],
): MapNode {
  const row: MapNode = { kind: "map", start: cells[0]!.start, end: cells.at(-1)!.end, entries: new Map() };
  for (const { index: place, heading, path, schema } of columns) {
    const cell = cells[place];
    const text = cell?.text.trim().replace(/\r\n?/g, "\n");
    if (!cell || !text) continue;
    const node = readNode(text, trimmed(cell), schema, forms, problems, [index, ...path]);
    let group = row;
    for (const [depth, name] of path.entries()) {
      const known = group.entries.get(name)?.value;
      const isLast = depth === path.length - 1;
      const value: TreeNode = isLast
        ? node
        : known?.kind === "map"
          ? known
          : { kind: "map", start: cell.start, end: cell.end, entries: new Map() };
      if (known !== value)
        group.entries.set(name, { key: name, keyStart: heading.start, keyEnd: heading.end, value });
      if (value.kind === "map") group = value;
    }
  }
  return row;
}

/** The place of a cell without the spaces around what stands in it. */
function trimmed({ start, end, text }: CsvCell): Span {
  if (end - start !== text.length) return { start, end };
  const before = text.length - text.trimStart().length;
  return { start: start + before, end: start + before + text.trim().length };
}

function readNode(
  text: string,
  span: Span,
  schema: Schema | undefined,
  forms: CellForms,
  problems: Draft[],
  path: (string | number)[],
): TreeNode {
  const read = readCell(text, schema, forms);
  if ("fault" in read) {
    const { fault } = read;
    problems.push({ code: "bad-cell", params: { case: fault, shown: text.slice(0, 60) }, ...span, path });
    return { kind: "broken", ...span };
  }
  const { value } = read;
  if (!Array.isArray(value)) return scalar(value, text, span);
  const sign = schema?.["x-list"] ?? forms.list ?? "";
  const items = partsOf(text, sign).map((part, index) =>
    readNode(part, span, entrySchema(schema, index), forms, problems, [...path, index]),
  );
  return { kind: "list", ...span, items };
}

function scalar(value: string | number | boolean, text: string, span: Span): ScalarNode {
  const isText = typeof value === "string";
  return {
    kind: "scalar",
    ...span,
    value,
    source: isText ? value : String(value),
    plain: !isText,
    isBlock: isText && text.includes("\n"),
  };
}

/** Tells of an offset in which row and column it stands. */
function cellFinder(records: readonly CsvRecord[], header: CsvRecord | undefined): LineIndex["cellAt"] {
  return (offset) => {
    const record = records[lastAtMost(records, offset, ({ cells }) => cells[0]!.start)];
    if (!record) return undefined;
    const at = record.cells.findIndex(({ end }) => offset <= end);
    if (at === -1) return { row: record.row };
    const heading = record === header ? undefined : header?.cells[at]?.text.trim();
    return { row: record.row, column: lettersOf(at), ...(heading && { heading }) };
  };
}

/** Name of a column in a spreadsheet: A … Z, AA … @param index  From 0. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
