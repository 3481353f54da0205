import type { Draft, Span } from "../../problems/draft.ts";
import type { Schema } from "../../schema/schema-types.ts";
import { lineBreakOf } from "../../yaml/line.ts";
import { applyEdits } from "../../yaml/text-edits.ts";
import { type Helps, lostHeading, lostHeadings } from "./lost-headings.ts";
import { type CsvRecord, quoteCell, readCsv, writeCell } from "./read-csv.ts";
import type { Table } from "./read-table.ts";
import { SEPARATORS } from "./table-settings.ts";

type BadTable = Draft & { code: "bad-table" };

/** Each try reads the table once more. */
const MOST_TRIES = 40;
/** A table that is longer is not read again for this. */
const MOST_CHARACTERS = 150_000;

/**
 * What is wrong with a table whose cells cannot be told apart, as what it was meant to be: a text that needs quotation
 * marks, two rows on one line, a row that is parted by another sign, a heading that is lost. Each is tried: only what
 * leaves less wrong is told.
 *
 * @param drafts  Everything that is wrong. @param again  The same of another text.
 */
export function meantRows(
  drafts: readonly Draft[],
  table: Table,
  schema: Schema | undefined,
  again: (text: string) => readonly Draft[],
): Draft[] {
  const { text } = table;
  const isOfCells = (draft: Draft): draft is BadTable =>
    draft.code === "bad-table" &&
    /^(?:surplus-cell|stray-quote|unclosed-quote|no-headings)$/.test(draft.params.case);
  const alone = rowsAlone(drafts, table);
  const open = drafts.filter(isOfCells);
  if ((open.length === 0 && alone.size === 0) || text.length > MOST_CHARACTERS) return [...drafts];
  let tries = MOST_TRIES;
  const helps: Helps = (edits, by) => {
    if (tries === 0) return false;
    tries -= 1;
    return again(applyEdits(text, edits)).length <= drafts.length - by;
  };
  const heading = lostHeading(open, table, schema, helps);
  if (heading) return [heading, ...drafts.filter((one) => !open.includes(one as BadTable))];
  return drafts.flatMap((draft): Draft[] => {
    const row = alone.get(draft);
    if (row !== undefined) return row;
    if (!isOfCells(draft)) return [draft];
    switch (draft.params.case) {
      case "no-headings":
        return [lostHeadings(draft, table, schema, helps)];
      case "stray-quote":
      case "unclosed-quote":
        return [closedCell(draft, table, helps)];
      default:
        return [
          twoRows(draft, table, helps) ??
            emptyCell(draft, table, helps) ??
            quotedText(draft, table, helps) ??
            draft,
        ];
    }
  });
}

/** Rows that are one cell, because another sign parts theirs: one problem in place of all that each seems to lack. */
function rowsAlone(drafts: readonly Draft[], { records, headings, separator }: Table): Map<Draft, Draft[]> {
  const told = new Map<Draft, Draft[]>();
  const done = new Set<number>();
  for (const draft of headings > 1 ? drafts : []) {
    const index = draft.path[0];
    const record = typeof index === "number" ? records[index] : undefined;
    if (typeof index !== "number" || record?.cells.length !== 1) continue;
    const [{ text, start, end }] = record.cells as [CsvRecord["cells"][number]];
    const cellsBy = (sign: string) => readCsv(text, 0, sign).records[0]?.cells ?? [];
    const parts = SEPARATORS.find((sign) => sign !== separator && cellsBy(sign).length === headings);
    if (parts === undefined) continue;
    const written = cellsBy(parts).map((cell) => writeCell(cell.text, separator));
    const one: Draft = {
      code: "bad-table",
      params: { case: "row-sign", separator, parts },
      start,
      end,
      path: [],
      offer: { start, end, text: written.join(separator) },
    };
    told.set(draft, done.has(index) ? [] : [one]);
    done.add(index);
  }
  return told;
}

const recordAt = ({ records }: Table, { start }: Span): CsvRecord | undefined =>
  records.find(({ cells }) => cells.some((cell) => cell.start === start));

/** Two rows on one line, of which the break is lost: between two cells, or within one. */
function twoRows(draft: BadTable, table: Table, helps: Helps): Draft | undefined {
  const { headings, text } = table;
  const cells = recordAt(table, draft)?.cells ?? [];
  const newline = lineBreakOf(text);
  const params = { case: "two-rows" as const, cells: cells.length, headings };
  if (cells.length === 2 * headings) {
    const [last, next] = [cells[headings - 1]!, cells[headings]!];
    const offer = { start: last.end, end: next.start, text: newline };
    return helps([offer], 1) ? { ...draft, params, start: next.start, end: next.end, offer } : undefined;
  }
  const both = cells.length === 2 * headings - 1 ? cells[headings - 1]! : undefined;
  const space = both?.text.indexOf(" ") ?? -1;
  if (!both || space === -1 || text[both.start] === '"') return undefined;
  const start = both.start + space;
  const offer = { start, end: start + 1, text: newline };
  return helps([offer], 1) ? { ...draft, params, start: start + 1, end: both.end, offer } : undefined;
}

/** An empty cell too many. */
function emptyCell(draft: BadTable, table: Table, helps: Helps): Draft | undefined {
  const { headings, separator } = table;
  const cells = recordAt(table, draft)?.cells ?? [];
  if (cells.length !== headings + 1) return undefined;
  const empty = cells.flatMap((cell) => (cell.text === "" && cell.start === cell.end ? [cell.start] : []));
  // Of several beside each other, one is as good as the other.
  const found = empty.filter((at) => helps([{ start: at, end: at + separator.length, text: "" }], 1));
  const [at] = found;
  if (at === undefined || found.some((one, index) => one !== at + index)) return undefined;
  const offer = { start: at, end: at + separator.length, text: "" };
  const params = { case: "empty-cell" as const, cells: cells.length, headings };
  return { ...draft, params, start: offer.start, end: offer.end, offer };
}

/** A text with the sign between cells in it: of all that could be one, what makes the row right. */
function quotedText(draft: BadTable, table: Table, helps: Helps): Draft | undefined {
  const { text, headings, separator } = table;
  const cells = recordAt(table, draft)?.cells ?? [];
  const more = cells.length - headings;
  const places = cells.slice(0, Math.max(0, headings)).map((_, index) => index);
  // In a text, a space stands behind the sign.
  const hasSpace = (index: number): boolean => /^\s/.test(cells[index + 1]?.text ?? "");
  const found = places
    .toSorted((a, b) => Number(hasSpace(b)) - Number(hasSpace(a)))
    .flatMap((index) => {
      if (cells.slice(index, index + more + 1).some(({ text: part }) => part.trim() === "")) return [];
      const { start } = cells[index]!;
      const { end } = cells[index + more]!;
      const written = text
        .slice(start, end)
        .replace(/^\s*"|"\s*$/g, "")
        .trim();
      const offer = { start, end, text: quoteCell(written.replaceAll('""', '"')) };
      return helps([offer], 1) ? [{ offer, isLikely: hasSpace(index) }] : [];
    });
  const likely = found.filter(({ isLikely }) => isLikely);
  const [one, other] = likely.length > 0 ? likely : found;
  if (!one || other) return undefined;
  const { offer } = one;
  const params = { case: "open-text" as const, separator, meant: offer.text, cells: cells.length, headings };
  return { ...draft, params, start: offer.start, end: offer.end, offer };
}

/** A cell whose quotation mark is closed by that of another one, or which has some inside. */
function closedCell(draft: BadTable, { text, separator }: Table, helps: Helps): Draft {
  const line = text.slice(draft.start, draft.end);
  const ends = [...line].flatMap((sign, at) => (sign === separator ? [at] : []));
  for (const end of [...ends, line.length]) {
    const written = line.slice(0, end);
    const inner = written.slice(1).replace(/"$/, "");
    const offer = { start: draft.start, end: draft.start + end, text: quoteCell(inner) };
    if (inner === "" || offer.text === written || !helps([offer], 1)) continue;
    const isInside = inner.includes('"');
    const params = isInside ? draft.params : { case: "open-quote" as const, meant: offer.text };
    return { ...draft, params, start: offer.start, end: offer.end, offer };
  }
  return draft;
}
