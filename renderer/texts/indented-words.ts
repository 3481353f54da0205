import type { Span } from "../problems/draft.ts";

/** So far in, a line that follows an empty one is code. */
const MARGIN = /^(?: {4}| {0,3}\t)[ \t]*(?=\S)/;

/** What a line that is moved in may belong to: an entry of a list, or a note. */
const OPENER = /^ {0,3}(?:[-*+]|\d{1,9}[.)]|\[\^[^\]]+\]:)(?=\s|$)/;

const FENCE = /^ {0,3}(?:```|~~~)/;

/** Signs that prose does without. */
const OF_CODE = /[{}<>=;\\|]|\(\)|^[$>#]|\/\//;

const WORD = /^[("'“„«*_[]*\p{L}[\p{L}\p{M}’'-]*[)"'”»*_\],.:!?…]*$/u;

/** A sentence begins with a large letter, and is made of words. */
function isSentence(line: string): boolean {
  if (OF_CODE.test(line) || !/^[("'“„«*_[]*\p{Lu}/u.test(line)) return false;
  const parts = line.split(/\s+/);
  const words = parts.filter((part) => WORD.test(part)).length;
  return words >= 4 && words >= parts.length * 0.7 && (/[.!?:…][)"'”»*_]*$/u.test(line) || line.length > 60);
}

/**
 * Sentences that stand four columns in, behind an empty line, as the first line of a paragraph does in a letter:
 * Markdown takes them for code, of which one long line is shown in a box.
 */
export function findIndentedWords(text: string): Span | undefined {
  if (!/^(?: {4}| {0,3}\t)/m.test(text)) return undefined;
  let at = 0;
  let isBehindGap = true;
  let isInside = false;
  let isFenced = false;
  for (const line of text.split("\n")) {
    const start = at;
    at += line.length + 1;
    if (FENCE.test(line)) isFenced = !isFenced;
    if (line.trim() === "") isBehindGap = true;
    else {
      const margin = MARGIN.exec(line)?.[0];
      if (margin === undefined) isInside = OPENER.test(line) || (isInside && !/^\S/.test(line));
      const words = line.trim();
      if (margin !== undefined && isBehindGap && !isInside && !isFenced && isSentence(words))
        return { start: start + margin.length, end: start + margin.length + words.length };
      isBehindGap = isBehindGap && margin !== undefined;
    }
  }
  return undefined;
}
