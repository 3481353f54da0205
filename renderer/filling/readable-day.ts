import { writtenDay, writtenMoment } from "../formats/written-day.ts";
import { takesWords } from "../languages/translatable.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";

/**
 * A day or moment of a row as readers write it, where it is put into a text for readers; anything else, and anything
 * put elsewhere, as it is.
 *
 * @param field  Schema of what is put in. @param option  Schema of the text. @param before  What of the text stands
 *   before it: within an address nothing is written out.
 */
export function readableDay(
  value: Data | undefined,
  field: Schema | undefined,
  option: Schema | undefined,
  lang: string,
  before = "",
): Data | undefined {
  if (typeof value !== "string" || !isDayOrMoment(field)) return value;
  if (!takesWords(option) || option["x-raw"] || /[/?#]\S*$/.test(before.slice(-LONGEST_ADDRESS)))
    return value;
  return field.format === "date" ? writtenDay(value, lang) : writtenMoment(value, lang);
}

/** Whether a field holds what texts for readers write out. */
export function isDayOrMoment(field: Schema | undefined): field is Schema {
  return field?.format === "date" || field?.format === "date-time";
}

/** Signs that are looked through for the beginning of an address. */
const LONGEST_ADDRESS = 300;
