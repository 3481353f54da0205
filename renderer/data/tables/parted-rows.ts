import type { Draft } from "../../problems/draft.ts";
import { applyEdits, type TextEdit } from "../../yaml/text-edits.ts";
import { type CsvRecord, quoteCell } from "./read-csv.ts";
import type { Table } from "./read-table.ts";

/** What keys of rows look like. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A row whose cells came in several lines, with a break between two cells or within one: each of its lines is too short,
 * something is wrong with one of them, and together they have as many cells as there are headings. That is one problem.
 */
export function joinPartedRows(drafts: readonly Draft[], table: Table): Draft[] {
  const { records, headings } = table;
  const isShort = (row: number): boolean => (records[row]?.cells.length ?? headings) < headings;
  const wrong = new Set(
    drafts.flatMap(({ path: [row] }) => (typeof row === "number" && isShort(row) ? [row] : [])),
  );
  // The line above one that is wrong may lack nothing but what may be left out.
  const short = new Set([...wrong].flatMap((row) => (row > 0 && isShort(row - 1) ? [row - 1, row] : [row])));
  const told: Draft[] = [];
  const joined = new Set<number>();
  for (const first of [...short].sort((a, b) => a - b)) {
    if (joined.has(first)) continue;
    const found = partsFrom(first, short, table);
    if (!found) continue;
    const { parts, isWithin } = found;
    for (const index of parts.keys()) joined.add(first + index);
    const start = parts[0]!.cells[0]!.start;
    const end = parts.at(-1)!.cells.at(-1)!.end;
    const edits = parts
      .slice(1)
      .flatMap((record, index) => breakEdits(parts[index]!, record, isWithin, table));
    const base = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    told.push({
      code: "bad-table",
      params: { case: "parted-row", lines: parts.length, headings },
      start,
      end: parts[0]!.cells.at(-1)!.end,
      path: [],
      offer: { start, end, text: applyEdits(table.text.slice(start, end), base) },
    });
  }
  if (told.length === 0) return [...drafts];
  const isOfPart = ({ path: [row] }: Draft): boolean => typeof row === "number" && joined.has(row);
  return [...drafts.filter((draft) => !isOfPart(draft)), ...told];
}

/** The lines from one on that make a whole row. */
function partsFrom(
  first: number,
  short: ReadonlySet<number>,
  { records, headings }: Table,
): { parts: CsvRecord[]; isWithin: boolean } | undefined {
  const parts: CsvRecord[] = [];
  let cells = 0;
  for (let index = first; short.has(index) && records[index]; index += 1) {
    const record = records[index]!;
    // An empty line between two rows parts them.
    if (parts.length > 0 && record.row !== parts.at(-1)!.row + 1) return undefined;
    // What begins with a key of its own is another row that is not finished, unless the one above ends with a sign.
    const isOpen = parts.at(-1)?.cells.at(-1)?.text === "";
    if (parts.length > 0 && !isOpen && KEY.test(record.cells[0]!.text) && KEY.test(parts[0]!.cells[0]!.text))
      return undefined;
    parts.push(record);
    cells += record.cells.length;
    const breaks = parts.length - 1;
    if (breaks > 0 && (cells === headings || cells === headings + breaks))
      return { parts, isWithin: cells > headings };
    if (cells > headings + breaks) return undefined;
  }
  return undefined;
}

/** What joins two lines: the sign between cells, or a space within the cell that the break parted. */
function breakEdits(
  above: CsvRecord,
  below: CsvRecord,
  isWithin: boolean,
  { text, separator }: Table,
): TextEdit[] {
  const last = above.cells.at(-1)!;
  const next = below.cells[0]!;
  if (!isWithin) return [{ start: last.end, end: next.start, text: separator }];
  const isQuoted = [last, next].some(({ start }) => text[start] === '"');
  if (!isQuoted) return [{ start: last.end, end: next.start, text: last.text && next.text ? " " : "" }];
  const whole = [last.text, next.text].filter((one) => one !== "").join(" ");
  return [{ start: last.start, end: next.end, text: quoteCell(whole) }];
}
