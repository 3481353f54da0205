import { writeCell } from "../data/tables/read-csv.ts";
import type { SentText } from "./exchange.ts";

/** Headings of the table, in their order. */
export const HEADINGS = ["page", "id", "option", "original", "old original", "translation", "state"] as const;

/** What the column with translations is called: the language is part of it. */
export function translationHeading(lang: string): string {
  return `translation (${lang})`;
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe instead. */
const FORMULA = /^[=+\-@\t]/;

/**
 * Texts as a table for spreadsheets: separated by commas, line ends of Windows, as RFC 4180 has them.
 *
 * @param hasMark A byte order mark at the beginning, without which Excel takes the file for one of another encoding.
 */
export function writeCsv(texts: readonly SentText[], lang: string, hasMark: boolean): string {
  const headings = HEADINGS.map((heading) =>
    heading === "translation" ? translationHeading(lang) : heading,
  );
  const rows = texts.map(({ page, file, name, note, original, old, translation, state }) => [
    page,
    `${file}#${name}`,
    note ?? name,
    original,
    old ?? "",
    translation ?? "",
    state,
  ]);
  const lines = [headings, ...rows].map((cells) => cells.map(safeCell).join(","));
  return `${hasMark ? "\ufeff" : ""}${lines.join("\r\n")}\r\n`;
}

function safeCell(text: string): string {
  return writeCell(FORMULA.test(text) ? `'${text}` : text, ",");
}

/** The text of a cell without the apostrophe that keeps it from being a formula. */
export function plainCell(text: string): string {
  return /^'[=+\-@\t]/.test(text) ? text.slice(1) : text;
}
