import type { Half } from "./markup-rules.ts";

/** A sign that a list, a heading or a quotation begins with: a tab behind it parts no cells. */
const SIGN = /^(?:[-*+>#•‣▪●○◦–—]|#{2,6}|\(?(?:\d{1,3}|[a-z])[.)])$/i;

/** A character of HTML, whose semicolon belongs to it. */
const CHARACTER = /&#?\w+;/;

/**
 * The cells of one row as a spreadsheet writes them; undefined where a line is none. A semicolon with a space beside it
 * is one of a sentence.
 */
function cellsOf(line: string): readonly string[] | undefined {
  if (/^(?: {4}| {0,3}\t)/.test(line) || line.includes("|")) return undefined;
  const row = line.trimStart().replace(/[ \r]+$/, "");
  const byTab = row.split("\t");
  if (byTab.length > 1) return SIGN.test(byTab[0]!) ? undefined : byTab.map((cell) => cell.trim());
  if (!row.includes(";") || /\s;|;\s|^;|^[^;]*;$/.test(row) || CHARACTER.test(row)) return undefined;
  return row.split(";");
}

/** Rows of a spreadsheet, with tabs or semicolons between their cells: Markdown makes one line of words of them. */
export function findPastedTable(text: string): Half | undefined {
  if (!text.includes("\n") || !/[\t;]/.test(text)) return undefined;
  let at = 0;
  let first = 0;
  let rows: (readonly string[])[] = [];
  const told = (end: number): Half | undefined => {
    if (rows.length < 2) return undefined;
    const [head, ...others] = rows.map((cells) => `| ${cells.join(" | ")} |`);
    const dashes = `|${" --- |".repeat(rows[0]!.length)}`;
    const start = first + text.slice(first).search(/\S/);
    return {
      how: "pasted-table",
      start,
      end: text.slice(0, text.indexOf("\n", start)).trimEnd().length,
      meant: [head, dashes, ...others].join("\n"),
      over: { start, end: text.slice(0, end).trimEnd().length },
      severity: "warning",
    };
  };
  for (const line of text.split("\n")) {
    const cells = cellsOf(line);
    if (!cells || cells.length !== rows[0]?.length) {
      const table = told(at);
      if (table) return table;
      rows = [];
      first = at;
    }
    if (cells) rows.push(cells);
    at += line.length + 1;
  }
  return told(text.length);
}

/** The upper edge of a table that is drawn with signs: `+-----+-----+`. */
export function findDrawnTable(text: string): Half | undefined {
  const match = /^ {0,3}(\+(?:[-=]{2,}\+){1,40})[ \t]*$/m.exec(text);
  if (!match) return undefined;
  const start = match.index + match[0].indexOf("+");
  return { how: "drawn-table", start, end: start + match[1]!.length };
}
