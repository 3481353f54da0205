import { readMoment } from "../clock/moments.ts";
import type { Collection } from "../data/collection.ts";
import type { Theme } from "../theme/theme.ts";

/** Changes with the rows of a collection, the times at which they are there, and what of them is translated. */
export function rowsKey({
  rows,
  shown,
  untranslated,
}: Pick<Collection, "rows" | "shown" | "untranslated">): string {
  return JSON.stringify(shown.size === 0 && !untranslated ? rows : [rows, [...shown], untranslated]);
}

/** @throws RangeError for a text that is no day and no moment. */
export function momentOf(text: string, zone: string): number {
  const read = readMoment(text, zone);
  if (typeof read === "string") throw new RangeError(`"${text}" is no day and no moment.`);
  return read.start;
}

/** What the widths of texts depend on. */
export function lettersOf(theme: Theme | undefined): string {
  return JSON.stringify([theme?.letters, theme?.typesetting, theme?.families]);
}
