import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line } from "./line.ts";
import { applyEdits, type TextEdit } from "./text-edits.ts";

/** A line, and whether it belongs to a block of text, where nearly everything is allowed. */
export interface PlacedLine extends Line {
  isText: boolean;
}

/** What was found, and the index of the first line behind it. */
export interface ForeignLines {
  explanation: Explanation;
  next: number;
}

/** The lines of a text; what is indented below `|` or `>` is text, and what a left margin cuts out of it is not. */
export function placeLines(text: string): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let margin = -1;
  for (let start = 0; start <= text.length; ) {
    const stop = text.indexOf("\n", start);
    const end = stop === -1 ? text.length : stop;
    const line = { start, end, text: text.slice(start, end).replace(/\r$/, ""), isText: false };
    const own = indentationOf(line.text);
    const isBlank = line.text.trim() === "";
    line.isText = margin !== -1 && (isBlank || own > margin);
    // A line without margin may have been pasted into a text that goes on below it.
    const isPasted = own === 0 && margin > 0 && !/^(?:-\s|[\w-]+:(?:\s|$))/.test(line.text);
    if (!line.isText && !(isPasted && continuesBelow(text, end, margin))) {
      margin = -1;
      const opening = /^( *(?:- +)*)(?:(?:[\w$-]+|"[^"]*"|'[^']*')\s*:\s+)?[|>][|>]?[-+\d]*\s*(?:#.*)?$/.exec(
        line.text,
      );
      if (opening && opening[0].trim() !== "") {
        const isEntry = /^ *(?:- +)*[|>]/.test(line.text);
        margin = isEntry ? own : opening[1]!.length;
      }
    }
    lines.push(line);
    start = end + 1;
  }
  return lines;
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

/** What a range of the text would be after edits in it. */
export function editedRange(text: string, start: number, end: number, edits: readonly TextEdit[]): TextEdit {
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return { start, end, text: applyEdits(text.slice(start, end), moved) };
}
