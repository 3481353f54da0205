import type { TextEdit } from "./text-edits.ts";
import type { ListNode } from "./tree.ts";

/**
 * Takes an entry out of a list: its lines, or what is between two commas.
 *
 * @returns undefined for the first entry of a list in brackets, and where the entry shares its lines with others.
 */
export function withoutEntry({ start, items }: ListNode, index: number, text: string): TextEdit | undefined {
  const [before, entry] = [items[index - 1], items[index]];
  if (!entry || entry.kind === "broken") return undefined;
  const end = entry.start + text.slice(entry.start, entry.end).trimEnd().length;
  if (text[start] === "[") {
    const from = before && before.start + text.slice(before.start, before.end).trimEnd().length;
    return from !== undefined && /^\s*,\s*$/.test(text.slice(from, entry.start))
      ? { start: from, end, text: "" }
      : undefined;
  }
  const from = text.lastIndexOf("\n", entry.start - 1) + 1;
  const stop = text.indexOf("\n", end);
  const to = stop === -1 ? text.length : stop + 1;
  const isAlone =
    /^ *- +$/.test(text.slice(from, entry.start)) && /^[^\S\n]*(?:#.*)?\n?$/.test(text.slice(end, to));
  return isAlone ? { start: from, end: to, text: "" } : undefined;
}

/**
 * Takes a dash away with nothing behind it, of which others stand above or below: its entry was deleted, or is still to be
 * written.
 *
 * @param start  Offset of what is empty.
 */
export function withoutDash(text: string, start: number): TextEdit | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const stop = text.indexOf("\n", from);
  const to = stop === -1 ? text.length : stop + 1;
  const margin = /^( *)-\s*$/.exec(text.slice(from, to))?.[1];
  if (margin === undefined || start < from + margin.length) return undefined;
  const isOther = (line: string): boolean => line.startsWith(`${margin}- `);
  // Entries that stand there before a line further left, which ends the list.
  const isInside = (line: string): boolean =>
    line.trim() === "" || /^ *#/.test(line) || line.startsWith(`${margin} `);
  const reaches = (lines: readonly string[]): boolean => {
    const end = lines.find((line) => !isInside(line));
    return end !== undefined && isOther(end);
  };
  const isOneOfMore =
    reaches(text.slice(to).split("\n", 200)) ||
    reaches(text.slice(0, from).split("\n").slice(-201, -1).reverse());
  return isOneOfMore ? { start: from, end: to, text: "" } : undefined;
}
