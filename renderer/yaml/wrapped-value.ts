import type { PlacedLine } from "./placed-lines.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** A name with words behind it on its line, or one that begins as a sentence does. */
const WITH_WORDS = /^( *(?:- +)*)([\w$-]+): +(\p{Lu}[^\n]*?|[^\s"'|>[\]{}&*!#%@`][^\n]* [^\n]*?)\s*$/u;

/** A key of a page with nothing behind it. */
const WITHOUT_WORDS = /^(title|description):\s*$/;

/** What mails and notes begin and end with: nobody writes it in a text that goes on. */
const OF_LETTERS =
  /^(?:dear|hi|hello|hey|hallo|thanks|thank you|best|kind|regards|cheers|please|note|p\.?s\.?|todo|viele|mit freundlichen|liebe|danke)\b/i;

/**
 * Words at the left edge that go on with the value of the line right above: it was wrapped by an editor, which knows
 * nothing of columns.
 *
 * @param own  The lines of the words. @param behind  The line below them.
 * @returns The name of the value, and the correction that puts them where they are read as more of it.
 */
export function asWrapped(
  text: string,
  above: PlacedLine | undefined,
  own: readonly PlacedLine[],
  behind: PlacedLine | undefined,
): { name: string; offer: TextEdit } | undefined {
  const [first, last] = [own[0], own.at(-1)];
  const lone = above && !above.isText && first ? WITHOUT_WORDS.exec(above.text) : null;
  // A value on the line below its name, at the left edge: where it would be read, it stands further right.
  if (lone?.[1] !== undefined && own.length === 1 && first && !OF_LETTERS.test(first.text))
    return { name: lone[1], offer: { start: first.start, end: first.start, text: "  " } };
  const [, before, name, value] = (above && !above.isText && WITH_WORDS.exec(above.text)) || [];
  if (before === undefined || name === undefined || value === undefined || !first || !last) return undefined;
  if (own.some(({ text: words }) => words.trim() === "" || OF_LETTERS.test(words))) return undefined;
  // Behind a sentence that is over, words at the end of a file are more often somebody's.
  if (/[.!?…]["”»)]?$/.test(value) && (behind === undefined || behind.text.trim() === "")) return undefined;
  const margin = " ".repeat(before.length + 2);
  const edits = own.map(({ start }) => ({ start, end: start, text: margin }));
  return { name, offer: editedRange(text, first.start, last.end, edits) };
}
