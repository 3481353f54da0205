import { findHiddenCharacter } from "../formats/hidden-characters.ts";
import {
  BACKSLASH,
  CARRIAGE_RETURN,
  DOUBLE_QUOTE,
  LINE_FEED,
  type PlainYamlCursor,
  SPACE,
  scalarNode,
} from "./plain-yaml-cursor.ts";
import type { ScalarNode } from "./tree.ts";
import { SWALLOWED_NAME } from "./yaml-traps.ts";

/** Escapes of one character that everybody can see, or of a line break. */
const ESCAPES: Record<string, string> = { '"': '"', "\\": "\\", "/": "/", n: "\n", " ": " " };

/** Escapes of a character by its number: how many digits follow. */
const DIGITS: Record<string, number> = { x: 2, u: 4, U: 8 };

/**
 * A text in quotation marks, on one line or over several that are indented by `minColumn` or more; the cursor comes to
 * stand behind it.
 */
export function readQuotedScalar(cursor: PlainYamlCursor, minColumn: number): ScalarNode | undefined {
  const { text, at: start, code: mark } = cursor;
  const isDouble = mark === DOUBLE_QUOTE;
  let value = "";
  let from = start + 1;
  let isFolded = false;
  let hasNumber = false;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      const fold = cursor.fold(at);
      if (!fold || fold.column < minColumn) return undefined;
      value += text.slice(from, withoutSpaces(text, from, at)) + fold.gap;
      from = fold.next;
      at = from - 1;
      isFolded = true;
    } else if (code === BACKSLASH && isDouble) {
      value += text.slice(from, at);
      if (cursor.isLineEnd(at + 1)) {
        // The line goes on in the next one, without a space between them.
        const fold = cursor.fold(at + 1);
        if (fold?.gap !== " " || fold.column < minColumn) return undefined;
        from = fold.next;
        isFolded = true;
      } else {
        const sign = text.charAt(at + 1);
        const digits = DIGITS[sign];
        const character =
          digits === undefined ? ESCAPES[sign] : characterOf(text.slice(at + 2, at + 2 + digits), digits);
        if (character === undefined) return undefined;
        value += character;
        hasNumber ||= digits !== undefined;
        from = at + 2 + (digits ?? 0);
      }
      at = from - 1;
    } else if (code === mark) {
      if (isDouble || text.charCodeAt(at + 1) !== mark) {
        cursor.at = at + 1;
        value += text.slice(from, at);
        // What may be a mistake is the full parser's business.
        if (isFolded && SWALLOWED_NAME.test(text.slice(start, at))) return undefined;
        if (hasNumber && findHiddenCharacter(value) !== undefined) return undefined;
        return scalarNode(start, at + 1, value, value, false, false);
      }
      // Two single marks mean one.
      at += 1;
      value += text.slice(from, at);
      from = at + 1;
    }
  }
  return undefined;
}

/** Where the text before an offset ends without the spaces behind it, if it does not begin later. */
function withoutSpaces(text: string, from: number, at: number): number {
  let end = at;
  while (end > from && text.charCodeAt(end - 1) === SPACE) end -= 1;
  return end;
}

/** The character with a number in hexadecimal; undefined for one that is no character. */
function characterOf(number: string, digits: number): string | undefined {
  if (number.length !== digits || !/^[\da-fA-F]+$/.test(number)) return undefined;
  const code = Number.parseInt(number, 16);
  // Halves of a character have to stand side by side.
  return code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? undefined : String.fromCodePoint(code);
}
