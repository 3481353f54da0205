import type { Span } from "../problems/draft.ts";
import { lineBreakOf } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";

interface Opened {
  sign: string;
  at: number;
  /** Spaces in front of the line that it stands in. */
  margin: number;
}

/** A brace or bracket that a line further out leaves open. */
interface LeftOpen {
  edit: TextEdit;
  /** The sign itself where it stands on the line that ends without it, else what stands in the place of its twin. */
  span: Span;
  isOnLine: boolean;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]|[^\s"{}[\]]+/g;

/**
 * The first brace or bracket that is not closed where the lines say that it should be: a line stands no further in than
 * the one that opens it, and does not close it. What is written by a program, or by a person in its manner, is laid out so.
 */
export function findLeftOpen(text: string): LeftOpen | undefined {
  const open: Opened[] = [];
  let last: Span | undefined;
  let line = 0;
  let start = 0;
  // Looked for from line to line: a file of one line has a hundred thousand signs in it.
  let end = text.indexOf("\n");
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (; end !== -1 && end < index; end = text.indexOf("\n", end + 1)) start = end + 1;
    const margin = index - start;
    const isFirst = start > line || last === undefined;
    const top = open.at(-1);
    if (isFirst) line = start;
    if (isFirst && top && last && margin <= top.margin && !/[}\]]/.test(token))
      return closed(text, top, last, { start: index, end: index + token.length });
    if (token === "{" || token === "[")
      open.push({
        sign: token === "{" ? "}" : "]",
        at: index,
        margin: /^[ \t]*/.exec(text.slice(start))![0].length,
      });
    else if (token === open.at(-1)?.sign) open.pop();
    last = { start: index, end: index + token.length };
  }
  return undefined;
}

/** With its twin behind the last value, in front of the comma there. */
function closed(text: string, { sign, at, margin }: Opened, last: Span, next: Span): LeftOpen {
  const isOnLine = !text.slice(at, last.end).includes("\n");
  const value = text.slice(0, last.end).replace(/,$/, "");
  const lead = isOnLine ? " " : `${lineBreakOf(text)}${" ".repeat(margin)}`;
  return {
    edit: { start: value.length, end: value.length, text: `${lead}${sign}` },
    span: isOnLine ? { start: at, end: at + 1 } : next,
    isOnLine,
  };
}
