import { blank, type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";

/** A row of a table of Markdown, with its bars at both ends. */
const BARS = /^\s*\|.*\|\s*$/;

/** One row by itself: bars alone may be a sign in a text. */
const CELLS = /^\s*\|(?:[^|]+\|){2,}\s*$/;

/** A row of a table of a word processor or a spreadsheet: cells with tabs between them, and no name. */
const TABS = /^(?![\s#-])[^\t:]+(?:\t[^\t]*)+$/;

/** Rows of a file of a spreadsheet: cells between semicolons, or between commas without spaces, and no name. */
const CELLS_OF_FILES = [
  /^(?![\s#\-[\]{}"'|>])[^:;]+(?:;[^:;]*){2,}$/,
  /^(?![\s#\-[\]{}"'|>])[^:,]+(?:,[^:,\s][^:,]*){2,}$/,
];

/** A sign between cells; most lines have none. */
const BETWEEN = /[|\t;,]/;

/** A table that was pasted between the lines of a file: rows with bars, with tabs, or as files of spreadsheets have it. */
export function findTable(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  if (!BETWEEN.test(lines[at]!.text)) return undefined;
  const row =
    [BARS, TABS, ...CELLS_OF_FILES].find((kind) => isRow(lines[at], kind) && isRow(lines[at + 1], kind)) ??
    (isRow(lines[at], CELLS) ? BARS : undefined);
  if (!row) return undefined;
  let next = at;
  while (isRow(lines[next], row)) next += 1;
  const own = lines.slice(at, next);
  return {
    explanation: {
      code: "pasted-table",
      params: { rows: own.length },
      ...spanOf(own[0]!),
      edits: blank(own),
    },
    next,
  };
}

function isRow(line: PlacedLine | undefined, kind: RegExp): boolean {
  return line !== undefined && !line.isText && kind.test(line.text);
}
