import { readBoolean } from "../../formats/read-boolean.ts";
import { readNumber } from "../../formats/read-number.ts";
import type { CellFault } from "../../problems/things.ts";
import { acceptedTypes } from "../../schema/read-schema.ts";
import type { Schema, TableSettings } from "../../schema/schema-types.ts";
import { type ReadDate, readDay, readMoment, readTime } from "./read-date.ts";

/** What a cell holds: a value as its field wants it, the text itself where it is none, or why it is neither. */
export type CellValue = { value: string | number | boolean | string[] } | { fault: CellFault };

/** How the cells of a table are written. */
export interface CellForms extends TableSettings {
  /** What parts the cells of the file. */
  parts: string;
}

/** What spreadsheets show for a formula that came to nothing, in the languages of Western Europe. */
const ERROR_VALUE =
  /^(?:#(?:[¡¿]?[\p{Lu}0-9/]+[!?]|N\/A|NV|N\/D|N\/DISP|DIV\/0)|Err:\d{3}|#(?:SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY)!?)$/u;
const FORMULA = /^=(?:[\p{L}($"'{@]|[+-]?\d)/u;
/** A long number that a spreadsheet has rounded: the other digits are gone. */
const LOST_NUMBER = /^[+-]?\d(?:[.,]\d+)?E\+?\d{1,3}$/;

/**
 * Reads the text of a cell as the schema of its field wants it.
 *
 * @param text  Without spaces at its ends, not empty.
 */
export function readCell(text: string, schema: Schema | undefined, forms: CellForms): CellValue {
  if (ERROR_VALUE.test(text)) return { fault: "error-value" };
  if (/^#{3,}$/.test(text)) return { fault: "too-narrow" };
  if (FORMULA.test(text)) return { fault: "formula" };
  const types = schema ? acceptedTypes(schema) : new Set<string>();
  if (types.has("array")) {
    const sign = schema?.["x-list"] ?? forms.list;
    return sign === undefined ? { fault: "no-list-sign" } : { value: partsOf(text, sign) };
  }
  if (types.has("number") || types.has("integer")) {
    // A file with semicolons comes from a country with decimal commas.
    const number = readNumber(text, forms.decimal, forms.parts !== ";");
    if (number) return "value" in number ? number : { fault: "number-mark" };
  }
  const word = types.has("boolean") ? readBoolean(text) : undefined;
  if (word !== undefined) return { value: word };
  const date = readByFormat(text, schema?.format, forms.dates);
  if (date && "value" in date) return date;
  if (date) return { fault: date.fault === "order" ? "date-order" : "date-year" };
  return types.has("string") && LOST_NUMBER.test(text) ? { fault: "lost-number" } : { value: text };
}

/** The entries of a list in one cell; a line break parts them as well where the sign is one. */
export function partsOf(text: string, sign: string): string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readByFormat(text: string, format: string | undefined, form: string | undefined): ReadDate {
  if (format === "date") return readDay(text, form);
  if (format === "date-time") return readMoment(text, form);
  if (format === "day-or-moment") return readDay(text, form) ?? readMoment(text, form);
  return format === "time" ? readTime(text) : undefined;
}
