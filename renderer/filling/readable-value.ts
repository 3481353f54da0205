import { perLanguage } from "../formats/per-language.ts";
import { writtenDay, writtenMoment } from "../formats/written-day.ts";
import { takesWords } from "../languages/translatable.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";

/**
 * A day, a moment, or a number with a set number of decimals as readers write it, where it is put into a text for
 * readers; anything else, and anything put elsewhere, as it is.
 *
 * @param field  Schema of what is put in. @param option  Schema of the text. @param before  What of the text stands
 *   before it: within an address nothing is written out.
 */
export function readableValue(
  value: Data | undefined,
  field: Schema | undefined,
  option: Schema | undefined,
  lang: string,
  before = "",
): Data | undefined {
  if (!isWrittenOut(field) || !takesWords(option) || option["x-raw"]) return value;
  if (/[/?#]\S*$/.test(before.slice(-LONGEST_ADDRESS))) return value;
  if (typeof value === "number") {
    const decimals = field["x-decimals"];
    return decimals === undefined ? value : numbers[decimals]?.(lang).format(value);
  }
  if (typeof value !== "string") return value;
  return field.format === "date" ? writtenDay(value, lang) : writtenMoment(value, lang);
}

/** Whether texts for readers write out what a field holds. */
export function isWrittenOut(field: Schema | undefined): field is Schema {
  return field?.format === "date" || field?.format === "date-time" || field?.["x-decimals"] !== undefined;
}

/** Formats by their number of decimals. */
const numbers = [0, 1, 2, 3, 4, 5, 6].map((decimals) =>
  perLanguage(
    (lang) =>
      new Intl.NumberFormat(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  ),
);

/** Signs that are looked through for the beginning of an address. */
const LONGEST_ADDRESS = 300;
