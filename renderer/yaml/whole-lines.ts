import type { Span } from "../problems/draft.ts";
import { findComments } from "./find-comments.ts";

/** Tells which lines of a file belong together. */
export interface WholeLines {
  /**
   * The lines of an entry or item, with the comments that belong to it.
   *
   * @param start   Offset of its name, dash or question mark. @param end  Offset behind its value.
   * @param column  Column of its name or dash, from 0.
   * @param floor   Offset behind what belongs to the entry before it; 0 for the first.
   */
  around(start: number, end: number, column: number, floor: number): Span;
}

/** Lines that speak to a tool about the file as a whole; they stay when the entry below them goes. */
const TO_TOOLS = /^#\s*(?:yaml-language-server:|-\*-|vim?:)/;

/** Looks at the comments of a file once, to answer for each of its entries. */
export function createWholeLines(text: string): WholeLines {
  /** Columns of the comments on lines of their own, by the offset of the line; those to tools left out. */
  const comments = new Map<number, number>();
  for (const { start, comment } of findComments(text)) {
    const line = lineStart(text, start);
    if (text.slice(line, start).trim() === "" && !TO_TOOLS.test(comment)) comments.set(line, start - line);
  }
  return {
    around(start, end, column, floor) {
      const line = lineStart(text, start);
      // Behind a dash or another name on the same line there is nothing above.
      const isAtStart = text.slice(line, start).trim() === "";
      let from = isAtStart ? line : start;
      while (isAtStart && from > floor) {
        const above = lineStart(text, from - 1);
        if (above < floor || above === from || !comments.has(above)) break;
        from = above;
      }
      let to = end > start && text[end - 1] === "\n" ? end : lineEnd(text, end);
      for (let next = to; next < text.length; ) {
        const below = lineEnd(text, next);
        const place = comments.get(next);
        if (place !== undefined && place > column) to = below;
        else if (place !== undefined || text.slice(next, below).trim() !== "") break;
        next = below;
      }
      return { start: from, end: to };
    },
  };
}

/** Offset of the first character of a line; a byte order mark is in front of the first line. */
export function lineStart(text: string, offset: number): number {
  const start = offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  return start === 0 && text.startsWith("\ufeff") ? 1 : start;
}

/** Offset behind the line break of the line that an offset is on. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}
