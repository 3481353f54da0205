import type { Draft, Span } from "../problems/draft.ts";
import { indentationOf, type Line } from "./line.ts";
import type { PlacedLine } from "./placed-lines.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** One way to read lines as they were meant, and what to say when it is the right one. */
export interface LineRepair {
  problem: Draft;
  /** Do not overlap. */
  edits: TextEdit[];
  /**
   * The line gets a dash, although the first line of its entry may be what is missing: then the entry
   * lacks something, which the problem tells.
   */
  opensEntry?: boolean;
  /** Lines below the one that opens the group may be gone with it: then the group lacks something. */
  mayLack?: boolean;
  /** What was told of the values within goes with it: they are other values then. */
  ofValue?: Span;
}

/** The lines of a file, and what is known of them. */
export interface LinesToRepair {
  text: string;
  lines: readonly PlacedLine[];
  /** Names that may open a group, list or text here, without their colon. */
  openers: readonly string[];
  /** Those of them that something lacks. */
  lacking: readonly string[];
  /** Indices of lines that begin a thing which lacks something. */
  owners: readonly number[];
}

/** A line of the file that is no remark and no part of a text. */
export const isContent = (line: PlacedLine | undefined): line is PlacedLine =>
  line !== undefined && !line.isText && !/^\s*(#|$)/.test(line.text);

/** Column at which the names of a line start, behind its dashes. */
export function contentColumn({ text }: Line): number {
  return /^ *(?:-\s+)*/.exec(text)![0].length;
}

/** The name that a line starts with, behind its dashes. */
export function nameOf({ text }: Line): string | undefined {
  return /^ *(?:- +)*([\w$-]+|"[^"]*"|'[^']*')\s*:(?:\s|$)/.exec(text)?.[1];
}

/** A name with nothing behind it, which opens what is indented below. */
export const isOpener = ({ text }: Line): boolean => /^ *(?:- +)*[\w$-]+:\s*(?:#.*)?$/.test(text);

/** Whether a line begins an entry of a list. */
export const isDash = ({ text }: Line): boolean => /^ *-(?:\s|$)/.test(text);

/** What a reader looks at: the name of a line, or all of it. */
export function markOf(line: Line): { start: number; end: number; path: [] } {
  const start = line.start + contentColumn(line);
  const name = nameOf(line);
  const end = name === undefined ? line.start + line.text.trimEnd().length : start + name.length;
  return { start, end: Math.max(start, end), path: [] };
}

/** Index behind the last line that belongs to a line: those below that stand further right. */
export function endOfGroup(lines: readonly PlacedLine[], at: number): number {
  const column = indentationOf(lines[at]!.text);
  let end = at + 1;
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (line.text.trim() === "") continue;
    if (!line.isText && indentationOf(line.text) <= column) break;
    end = next + 1;
  }
  return end;
}

/** Moves lines to the right, or to the left when `by` is negative. */
export function shift(lines: readonly PlacedLine[], by: number): TextEdit[] {
  return lines
    .filter((line) => line.text.trim() !== "")
    .map(({ start, text }) =>
      by > 0
        ? { start, end: start, text: " ".repeat(by) }
        : { start, end: start + Math.min(indentationOf(text), -by), text: "" },
    );
}

/** A repair as one correction of the lines from the first to the last that it touches. */
export function asOne(text: string, edits: readonly TextEdit[]): TextEdit {
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  return editedRange(text, start, end, edits);
}
