import type { Draft } from "../../problems/draft.ts";
import type { Schema } from "../../schema/schema-types.ts";
import { lineBreakOf } from "../../yaml/line.ts";
import type { TextEdit } from "../../yaml/text-edits.ts";
import type { Table } from "./read-table.ts";

type BadTable = Draft & { code: "bad-table" };

/** Whether less is wrong with the table once it is edited, by so many problems. */
export type Helps = (edits: readonly TextEdit[], by: number) => boolean;

/** In more columns than this nobody looks for the place of a heading. */
const MOST_COLUMNS = 12;

/** All rows have one cell more than there are headings: one is lost. It is named where one alone makes the rows right. */
export function lostHeading(
  drafts: readonly BadTable[],
  { records, headings, columns, separator }: Table,
  schema: Schema | undefined,
  helps: Helps,
): Draft | undefined {
  const surplus = drafts.filter(({ params }) => params.case === "surplus-cell");
  const cells = records[0]?.cells.length ?? headings;
  const isOfAll = surplus.length === records.length && records.every((one) => one.cells.length === cells);
  const [first] = columns;
  if (records.length < 2 || !isOfAll || !first) return undefined;
  const taken = new Set(columns.map(({ path }) => path[0]));
  const open = Object.entries(schema?.properties ?? {}).flatMap(([name, field]) =>
    taken.has(name) || field["x-computed"] ? [] : [name],
  );
  const needed = open.filter((name) => schema?.required?.includes(name));
  const places = [
    ...columns.map(({ heading }) => ({ at: heading.start, before: heading.text.trim() })),
    { at: columns.at(-1)!.heading.end, before: undefined },
  ];
  const found = (
    headings > MOST_COLUMNS || cells > headings + 1 ? [] : needed.length > 0 ? needed : open
  ).flatMap((name) =>
    places.flatMap(({ at, before }) => {
      const text = before === undefined ? `${separator}${name}` : `${name}${separator}`;
      const offer = { start: at, end: at, text };
      return helps([offer], surplus.length) ? [{ name, before, offer }] : [];
    }),
  );
  const [one, other] = found;
  const meant = one && !other ? one : undefined;
  return {
    code: "bad-table",
    params: {
      case: "lost-heading",
      cells,
      headings,
      ...(meant && { name: meant.name, ...(meant.before !== undefined && { before: meant.before }) }),
    },
    start: first.heading.start,
    end: columns.at(-1)!.heading.end,
    path: [],
    ...(meant && { offer: meant.offer }),
  };
}

/** The first row has no headings: they stand in the next one, below a title, or are lost. */
export function lostHeadings(
  draft: BadTable,
  { text, separator }: Table,
  schema: Schema | undefined,
  helps: Helps,
): Draft {
  const { start, end } = draft;
  const rest = /^(?:\r\n|\n|\r)*/.exec(text.slice(end))![0].length;
  const title = { start, end: end + rest, text: "" };
  // Without headings a table has one problem, so that none may be left.
  if (helps([title], 1)) return { ...draft, offer: title };
  const names = Object.entries(schema?.properties ?? {}).flatMap(([name, field]) =>
    field["x-computed"] ? [] : [name],
  );
  const newline = lineBreakOf(text);
  const offer = { start, end: start, text: `${names.join(separator)}${newline}` };
  if (!helps([offer], 1)) return draft;
  return { ...draft, params: { case: "first-row", names: names.join(separator) }, offer };
}
