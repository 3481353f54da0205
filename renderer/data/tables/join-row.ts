import { groupBy } from "../../group-by.ts";
import type { Draft } from "../../problems/draft.ts";
import type { Table } from "./read-table.ts";

/** What is wrong with the value of a cell. */
export const OF_VALUE: ReadonlySet<string> = new Set([
  "not-allowed-value",
  "out-of-range",
  "wrong-format",
  "wrong-type",
]);

/**
 * What is wrong with the rows of a table, one problem for a row that is none: a sum below the others, or one whose
 * cells are parted by another sign, lacks most of its fields.
 */
export function joinRows(drafts: readonly Draft[]): Draft[] {
  // Without a heading a column fills no field.
  // So does one whose heading says another name, or that of another column.
  const isNameless =
    drafts.some(
      ({ code, params }) =>
        code === "bad-table" && (params.case === "no-heading" || params.case === "doubled-column"),
    ) || drafts.filter(({ code }) => code === "unknown-field").length === 1;
  const told = isNameless ? drafts.filter(({ code }) => code !== "missing-field") : drafts;
  const lacking = new Map<unknown, Draft[]>();
  for (const draft of told)
    if (draft.code === "missing-field") {
      const row = lacking.get(draft.path[0]);
      if (row) row.push(draft);
      else lacking.set(draft.path[0], [draft]);
    }
  return told.flatMap((draft): Draft[] => {
    const row = lacking.get(draft.path[0]);
    if (!row || row.length < 2 || typeof draft.path[0] !== "number") return [draft];
    if (draft.code === "missing-field") return draft === row[0] ? [withAll(row)] : [];
    return OF_VALUE.has(draft.code) ? [] : [draft];
  });
}

/** So many values that their columns do not take are not all mistyped. */
const MANY = 2;

/**
 * A row that has fewer cells than there are headings, and several values that their columns do not take: a cell is
 * missing, and all behind it have slipped. At the end of a row cells may be left out.
 */
export function joinSlipped(drafts: readonly Draft[], { records, headings }: Table): Draft[] {
  const wrong = new Map<number, Draft[]>();
  const isOfHeadings = hasHeadingTwice(drafts, { records, headings });
  for (const draft of drafts) {
    const row = draft.path[0];
    if (typeof row !== "number" || !OF_VALUE.has(draft.code)) continue;
    if ((records[row]?.cells.length ?? headings) >= headings) continue;
    wrong.set(row, [...(wrong.get(row) ?? []), draft]);
  }
  return drafts.flatMap((draft): Draft[] => {
    const row = wrong.get(draft.path[0] as number);
    if (!row || row.length < MANY || draft.code === "bad-table") return [draft];
    // What the row lacks, or names elsewhere, has slipped as well.
    if (draft !== row[0] || isOfHeadings) return [];
    const cells = records[draft.path[0] as number]!.cells.length;
    const { start, end, path } = draft;
    return [{ code: "bad-table", params: { case: "slipped-cells", cells, headings }, start, end, path }];
  });
}

/** All rows have one cell less than there are headings, of which one stands there twice: nothing is wrong with the rows. */
function hasHeadingTwice(
  drafts: readonly Draft[],
  { records, headings }: Pick<Table, "records" | "headings">,
): boolean {
  return (
    drafts.some(({ code, params }) => code === "bad-table" && params.case === "doubled-column") &&
    records.every(({ cells }) => cells.length === headings - 1)
  );
}

/** A row whose values are wrong from one cell on is read again without one of those before; so many rows are tried. */
const MOST_SHIFTED = 4;
/** A table that is longer is not read again for this. */
const MOST_CHARACTERS = 150_000;

/**
 * A row with one cell more than it should have, while its last one is empty: all behind it stand one column too far
 * right, and nobody wrote any of them wrongly.
 *
 * @param again  Everything that is wrong with another text of the table.
 */
export function joinShifted(
  drafts: readonly Draft[],
  { records, headings, text }: Table,
  again: (text: string) => readonly Draft[],
): Draft[] {
  if (text.length > MOST_CHARACTERS) return [...drafts];
  const rows = groupBy(drafts, ({ path: [row] }) => row);
  const told = new Map<Draft, Draft | undefined>();
  let tries = MOST_SHIFTED;
  for (const [row, own] of rows) {
    const cells = typeof row === "number" ? records[row]?.cells : undefined;
    const wrong = own.filter(({ code }) => OF_VALUE.has(code) || code === "bad-cell");
    if (!cells || wrong.length <= MANY || cells.length < headings || cells.at(-1)!.text.trim() !== "")
      continue;
    if (tries === 0) break;
    tries -= 1;
    const first = wrong.reduce((one, other) => (other.start < one.start ? other : one));
    const at = cells.findIndex(({ end }) => first.start <= end);
    const isShifted = cells.slice(0, at + 1).some(({ start }, index) => {
      const end = cells[index + 1]?.start ?? start;
      const without = text.slice(0, start) + text.slice(end);
      return end > start && again(without).length <= drafts.length - own.length;
    });
    if (!isShifted) continue;
    const { start, end, path } = first;
    for (const one of own) told.set(one, undefined);
    told.set(first, { code: "bad-table", params: { case: "shifted-cells" }, start, end, path });
  }
  return drafts.flatMap((draft) => (told.has(draft) ? (told.get(draft) ?? []) : [draft]));
}

/** The first of several lacks, naming the others. */
function withAll(row: readonly Draft[]): Draft {
  const [first, ...others] = row as [Draft & { code: "missing-field" }, ...Draft[]];
  const also = others.map(({ params }) => (params as { option: string }).option);
  return { ...first, params: { ...first.params, also } };
}
