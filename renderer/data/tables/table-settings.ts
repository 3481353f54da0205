import type { Schema, TableSettings } from "../../schema/schema-types.ts";
import { fieldOfHeading } from "./headings.ts";
import { readCsv } from "./read-csv.ts";

/** Signs that part cells in the files of spreadsheets. */
export const SEPARATORS = [",", ";", "\t", "|"];

/** Where the headings of a table begin, and what parts its cells. */
export interface TableStart {
  from: number;
  separator: string;
}

/**
 * Finds out how a table is written: a line `sep=;` of Excel says it, or the schema, or the headings do: the separator
 * with which most of them are fields.
 */
export function findTableStart(text: string, schema: Schema | undefined): TableStart {
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  const told = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(text.slice(mark));
  if (told) return { from: mark + told[0].length, separator: told[1]! };
  const declared = schema?.["x-table"]?.separator;
  return { from: mark, separator: declared ?? guessSeparator(text, mark, schema) };
}

function guessSeparator(text: string, from: number, schema: Schema | undefined): string {
  const first = text.slice(from, from + firstLineLength(text.slice(from)));
  const counts = SEPARATORS.map((separator) => {
    const headings = readCsv(first, 0, separator).records[0]?.cells ?? [];
    const known = headings.filter(({ text: heading }) => fieldOfHeading(heading, schema)).length;
    return { separator, score: known * 1000 + headings.length };
  });
  return counts.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/** Headings may have line breaks within quotation marks. */
function firstLineLength(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\r\n]/.test(text[at]!)) return at;
  }
  return text.length;
}

/** What a collection says of its table. */
export function tableSettings(schema: Schema | undefined): TableSettings {
  return schema?.["x-table"] ?? {};
}
