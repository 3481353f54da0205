import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";
import { SWALLOWED_NAME } from "./yaml-traps.ts";

/** A line, and whether it belongs to a text of several lines, where nearly everything is allowed. */
export interface PlacedLine extends Line {
  isText: boolean;
  /** It stands in the column of a text further up that a line too far left has ended, in the same block. */
  mayBeText?: boolean;
}

/** What was found, and the index of the first line behind it. */
export interface ForeignLines {
  explanation: Explanation;
  next: number;
}

/**
 * The lines of a text. What is indented below `|` or `>` is text, and what a left margin cuts out of it is not; so is
 * what goes on below a quotation mark up to the one that closes it.
 */
export function placeLines(text: string): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let margin = -1;
  let quotedEnd = -1;
  let ended = { margin: -1, column: -1 };
  for (let start = 0; start <= text.length; ) {
    const stop = text.indexOf("\n", start);
    const end = stop === -1 ? text.length : stop;
    const line: PlacedLine = { start, end, text: text.slice(start, end).replace(/\r$/, ""), isText: false };
    if (start < quotedEnd) {
      lines.push({ ...line, isText: true });
      start = end + 1;
      continue;
    }
    const own = indentationOf(line.text);
    const isBlank = line.text.trim() === "";
    line.isText = margin !== -1 && (isBlank || own > margin);
    if (line.isText && !isBlank && margin !== ended.margin) ended = { margin, column: own };
    else if (!isBlank && own < ended.margin) ended = { margin: -1, column: -1 };
    else if (!line.isText && ended.column !== -1 && own >= ended.column) line.mayBeText = true;
    // A line without a name may have been pasted into a text that goes on below it.
    const isPasted = margin > 0 && !/^ *(?:-\s|[\w$-]+:(?:\s|$))/.test(line.text);
    if (!line.isText && !(isPasted && continuesBelow(text, end, margin))) {
      margin = -1;
      const opening = OPENING.exec(line.text) ?? openingWithWords(text, line, own);
      if (opening && opening[0].trim() !== "") {
        const isEntry = /^ *(?:- +)*[|>]/.test(line.text);
        margin = isEntry ? own : opening[1]!.length;
      } else quotedEnd = endOfQuoted(text, line, own);
    }
    lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** What opens a text of several lines. */
const OPENING = /^( *(?:- +)*)(?:(?:[\w$-]+|"[^"]*"|'[^']*')\s*:\s+)?[|>][|>]?[-+\d]*\s*(?:#.*)?$/;

/** The same with the first words of the text behind the sign, and the others below; a row of a table has a second |. */
function openingWithWords(text: string, { text: line, end }: Line, own: number): RegExpExecArray | null {
  const opening = /^( *(?:- +)*)[\w$-]+:\s+(?:\|[-+]? +[^\s|#][^|]*|>[-+]? +\p{L}.*)$/u.exec(line);
  return opening && continuesBelow(text, end, own) ? opening : null;
}

/** A text in quotation marks behind a name or a dash: what stands before its first mark. */
const QUOTED = /^ *(?:- +)*(?:(?:[\w$-]+|"[^"]*"|'[^']*')\s*:\s+)?(?=["'])/;

/**
 * Where a text in quotation marks that begins in this line ends, when that is further down: its lines stand further
 * right, nothing stands behind its last mark, and no name was swallowed. -1 otherwise.
 */
function endOfQuoted(text: string, line: Line, margin: number): number {
  const before = QUOTED.exec(line.text)?.[0];
  if (before === undefined) return -1;
  const start = line.start + before.length;
  const isDouble = text[start] === '"';
  const quoted = isDouble ? /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y : /'[^']*(?:''[^']*)*'/y;
  quoted.lastIndex = start;
  const found = quoted.exec(text)?.[0];
  if (!found?.includes("\n") || SWALLOWED_NAME.test(found)) return -1;
  const end = start + found.length;
  const isFurtherRight = found.split("\n").every((one, at) => {
    return at === 0 || one.trim() === "" || indentationOf(one) > margin;
  });
  return isFurtherRight && /^[ \t]*(?:#|\r?$)/m.test(restOfLine(text, end)) ? end : -1;
}

function restOfLine(text: string, at: number): string {
  const stop = text.indexOf("\n", at);
  return text.slice(at, stop === -1 ? text.length : stop);
}

function continuesBelow(text: string, from: number, margin: number): boolean {
  const next = /\n( *)[^\s]/g;
  next.lastIndex = from;
  const below = next.exec(text);
  return below !== null && below[1]!.length > margin;
}

/** Takes lines out of the copy that is read on; their breaks stay. */
export const blank = (lines: readonly PlacedLine[]): TextEdit[] =>
  lines.map(({ start, text }) => ({ start, end: start + text.length, text: "" }));

/** The visible part of a line. */
export function spanOf(line: Line): { start: number; end: number; path: [] } {
  const start = line.start + /^\s*/.exec(line.text)![0].length;
  return { start, end: line.start + line.text.trimEnd().length, path: [] };
}
