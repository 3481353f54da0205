import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line, lineAt } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";

/** Lines that are indented with tabs: where spaces should be, and how many, their neighbours tell. */
export function explainTab(text: string, at: number): Explanation {
  const lines: { line: Line; margin: string }[] = [];
  let line = lineAt(text, at);
  const first = line;
  // A run of lines that were indented by the same hand is one mistake.
  while (line.start < text.length) {
    const margin = /^[ \t]*/.exec(line.text)![0];
    if (margin.includes("\t")) lines.push({ line, margin });
    else if (line.text.trim() !== "") break;
    if (line.end >= text.length) break;
    line = lineAt(text, line.end + 1);
  }
  const tab = first.text.indexOf("\t");
  const start = first.start + tab;
  const widest = widthOf(lines[0]?.margin ?? "");
  const { columns, isSure } = columnsFor(text, first, line);
  const editsFor = (column: number): TextEdit[] =>
    lines.map(({ line: one, margin }) => ({
      start: one.start,
      end: one.start + margin.length,
      text: " ".repeat(Math.max(0, widthOf(margin) + column - widest)),
    }));
  const edits = editsFor(columns[0] ?? 0);
  const [edit] = edits;
  const others = columns
    .slice(1)
    .flatMap((column) => editsFor(column).map((one) => ({ ...one, isSure: false })));
  return {
    code: "tab-indentation",
    params: { below: lines.length - 1 },
    start,
    end: start + 1,
    path: [],
    // Of several lines only the author knows which belongs under which.
    ...(edits.length === 1 && edit && (isSure ? { fix: edit } : { offer: edit, instead: others })),
    edits,
  };
}

function widthOf(margin: string): number {
  return margin.replaceAll("\t", "  ").length;
}

const isEntry = (one: string): boolean => /^\s*-(\s|$)/.test(one);

/** An entry that is all on its line: a group in braces, a list in brackets, or a value without a name. */
const isWhole = (one: string): boolean =>
  /^\s*-\s+(?:[{[].*[}\]]|(?!.*:(?:\s|$))[^|>{["'\s].*)\s*$/.test(one);

/**
 * The columns in which the first of the lines may belong, the likeliest first: those of its kind that the lines above
 * leave open. The line below tells which of them.
 *
 * @param below  The first line after them.
 */
function columnsFor(text: string, first: Line, below: Line): { columns: number[]; isSure: boolean } {
  const isOwn = isEntry(first.text);
  const margin = below.text.trim() === "" ? -1 : indentationOf(below.text);
  const isAlike = isEntry(below.text) === isOwn;
  const { child, columns: all, alike } = openColumns(text, first);
  // No name that stands below belongs to an entry that is all on its line: it stands further left than that, or above.
  const isClosed = isWhole(first.text) && margin !== -1 && !isAlike;
  const open = isClosed ? all.filter((column) => column >= margin) : all;
  if (child !== undefined)
    return { columns: [isAlike && margin >= child - 1 ? margin : child], isSure: true };
  // What belongs to an entry stands below it, behind its dash; a name may go on as the one above or the one below.
  const told = isOwn && !isAlike && !isClosed ? margin - 2 : margin;
  // Entries of one list are mostly written in one form.
  const likely = open.filter((column) => alike.includes(column));
  const isTold = (isOwn || isAlike) && (likely.length > 0 ? likely : open).includes(told);
  const nearest = isTold ? [told] : likely;
  const columns = [...nearest, ...open.filter((column) => !nearest.includes(column))];
  return { columns, isSure: open.length < 2 || (isTold && ((isOwn && !isAlike) || told === open[0])) };
}

/**
 * Columns of the levels that are open above a line, the innermost first: of dashes for an entry, of names for anything
 * else. What has a margin belongs to none without one. `alike` are those with entries in the form of the line, `child` is
 * that of what the line above opens.
 */
function openColumns(text: string, first: Line): { child?: number; columns: number[]; alike: number[] } {
  const columns: number[] = [];
  const alike: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  let above = first.start;
  while (above > 0 && least > 0) {
    const line = lineAt(text, above - 1);
    above = line.start;
    if (/^\s*(#|$)/.test(line.text)) continue;
    const margin = indentationOf(line.text);
    if (margin >= least) continue;
    const column = /^\s*(?:-\s+)*/.exec(line.text)![0].length;
    const isFirst = least === Number.POSITIVE_INFINITY;
    if (isFirst && /:\s*(#.*)?$|[|>][+-]?\s*$/.test(line.text)) return { child: column + 2, columns, alike };
    // What stood further right was its text.
    if (/[:-]\s+[|>][-+\d]*\s*$/.test(line.text)) columns.length = alike.length = 0;
    if (!isEntry(first.text)) columns.push(column);
    else if (isEntry(line.text)) {
      columns.push(margin);
      if (formOf(line.text) === formOf(first.text)) alike.push(margin);
    }
    least = margin;
  }
  return {
    columns: columns.some((column) => column > 0) ? columns.filter((column) => column > 0) : columns,
    alike,
  };
}

/** How an entry is written: in braces or brackets, with names, or as a value alone. */
function formOf(entry: string): string {
  const own = entry.replace(/^\s*(?:-\s+)*/, "");
  return /^[{[]/.exec(own)?.[0] ?? (/^[^\s:]+:(?:\s|$)/.test(own) ? "names" : "value");
}
