import { isMeantMark } from "./direction-marks.ts";

/** Characters that nobody can see and that no text needs. */
export const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The first character of a text that nobody can see and that no text needs, or undefined. */
export function findHiddenCharacter(text: string): string | undefined {
  hidden.lastIndex = 0;
  for (let match = hidden.exec(text); match; match = hidden.exec(text))
    if (!isMeantMark(text, match.index)) return match[0];
  return undefined;
}

/** Signs that stand for a new line or a new page where they come from: word processors, slides, old mainframes. */
const BREAKS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u000b\u000c\u0085\u2028\u2029]/;

export const isBreak = (character: string): boolean => BREAKS.test(character);

/**
 * What a text without its hidden characters is made by: those that stand for a new line become a space, all others
 * go. The line ends of old Macs become those of today.
 */
export function hiddenEdits(text: string): { start: number; end: number; text: string }[] {
  const edits: { start: number; end: number; text: string }[] = [];
  hidden.lastIndex = 0;
  for (let match = hidden.exec(text); match; match = hidden.exec(text)) {
    const start = match.index;
    if ((start === 0 && match[0] === "\ufeff") || match[0] === LOST || isMeantMark(text, start)) continue;
    edits.push({ start, end: start + match[0].length, text: insteadOf(text, start, match[0]) });
  }
  for (const match of text.matchAll(/\r(?!\n)/g))
    edits.push({ start: match.index, end: match.index + 1, text: "\n" });
  return edits;
}

/** What is shown in place of a hidden character: a space between two words that it parted. */
export function insteadOf(text: string, start: number, character: string): string {
  if (!isBreak(character)) return "";
  const isAtWord = (one: string | undefined): boolean => one !== undefined && /\S/.test(one);
  return isAtWord(text[start - 1]) && isAtWord(text[start + character.length]) ? " " : "";
}

/** The sign that stands where a character could not be read. */
export const LOST = "\ufffd";

/**
 * A text as it was typed or pasted, without what nobody can see in it: web pages, slides and documents bring such
 * characters along, and no file of a site may hold them.
 */
export function withoutHidden(text: string): string {
  if (findHiddenCharacter(text) === undefined && !text.includes("\r")) return text;
  // At its beginning, a mark of byte order says something of files alone.
  const from = text.replace(/^\ufeff+/, "");
  let plain = "";
  let end = 0;
  for (const edit of hiddenEdits(from).toSorted((a, b) => a.start - b.start)) {
    plain += from.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return plain + from.slice(end);
}

/** Cells of a table, as they are pasted into a line of words: browsers show a space, and files say `\t`. */
export const withoutTabs = (line: string): string => line.replaceAll(/\t[\t ]*/g, " ");
