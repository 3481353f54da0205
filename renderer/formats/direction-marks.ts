import { LatePattern } from "./late-pattern.ts";

/** Marks that lead the eye through a line in two directions, and isolates, which keep a part of it in one. */
const MARKS = "\u061c\u200e\u200f\u2066-\u2069";
const MARK = new RegExp(`[${MARKS}]`);
const ALL = new RegExp(`[${MARKS}]`, "g");
/** Letters that are read from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko and their further forms. */
const RIGHT_TO_LEFT = new LatePattern(
  String.raw`(?=\p{L})[\u0591-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`,
);

const WORD = "[\\p{L}\\p{N}_$-]+";
const BEFORE_NAME = /^(?:\s*(?:-\s+)*|.*[{,]\s*)$/u;
const AFTER_NAME = new LatePattern(`^(?:\\s*(?:-\\s+)*|.*[{,]\\s*)["']?${WORD}["']?\\s*:?$`);
const NAME = new LatePattern(`^["']?${WORD}["']?\\s*:(?:\\s|$)`);
const VALUE_START = new LatePattern(`^\\s*(?:-\\s+)*(?:["']?${WORD}["']?\\s*:\\s+)?$`);

/**
 * Whether a character is a mark of direction where one is meant: among letters that are read from right to left, in the
 * value of a line. Beside a name, before a mark that opens a value or behind one that closes it, it would break the line.
 */
export function isMeantMark(text: string, at: number): boolean {
  if (!MARK.test(text[at]!)) return false;
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const stop = text.indexOf("\n", at);
  const line = text.slice(start, stop === -1 ? text.length : stop);
  if (!RIGHT_TO_LEFT.test(line)) return false;
  const before = line.slice(0, at - start).replace(ALL, "");
  const after = line.slice(at - start + 1).replace(ALL, "");
  if (BEFORE_NAME.test(before) && NAME.test(after)) return false;
  if (AFTER_NAME.test(before) && (before.endsWith(":") || /^\s*:(?:\s|$)/.test(after))) return false;
  if (/^["'[{|>]/.test(after) && VALUE_START.test(before)) return false;
  return !(/["'\]}]\s*$/.test(before) && /^\s*(?:[,\]}]|\r?$)/.test(after) && isClosed(before));
}

/** What stands in quotation marks or brackets, from the start of the value or of a part of it, ends here. */
function isClosed(before: string): boolean {
  return /(?:^\s*(?:- +)*|[:,[{]\s+|[[{])(?:"[^"]*"|'[^']*'|[[{].*[\]}])\s*$/.test(before);
}

/** The text with a letter in the place of each mark that is meant. */
export function withoutMeantMarks(text: string): string {
  return MARK.test(text)
    ? text.replace(ALL, (mark, at: number) => (isMeantMark(text, at) ? "x" : mark))
    : text;
}
