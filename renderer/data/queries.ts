import { perLanguage } from "../formats/per-language.ts";
import type { Data } from "../schema/to-data.ts";

type Row = { [key: string]: Data };

/**
 * Rows that have, in each field, one of the wanted values; for a field that is a list, the list must contain one.
 *
 * @param fieldsOf  The fields of a row, when it is more than these.
 */
export function filterRows<T>(
  rows: readonly T[],
  where: Row,
  fieldsOf: (row: T) => Data | undefined = (row) => row as Data,
): T[] {
  const wanted = Object.entries(where).map(
    ([field, value]) => [field, Array.isArray(value) ? value : [value]] as const,
  );
  return rows.filter((row) => {
    const value = fieldsOf(row);
    const fields = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
    return wanted.every(([field, values]) => {
      const has = fields[field];
      return Array.isArray(has)
        ? has.some((one) => values.includes(one))
        : has !== undefined && values.includes(has);
    });
  });
}

/** How a language sorts texts; numbers in them by their size. */
const collatorOf = perLanguage((lang) => new Intl.Collator(lang, { numeric: true, sensitivity: "base" }));

/**
 * Rows in a new order; rows without the field come last, equal ones keep their order.
 *
 * @param lang  Tag of the language by whose rules texts are sorted.
 * @param sort  A field, with a minus in front for descending, or a list of them.
 * @param fieldsOf  The fields of a row, when it is more than these.
 */
export function sortRows<T>(
  rows: readonly T[],
  sort: string | readonly string[],
  lang: string,
  fieldsOf: (row: T) => Data | undefined = (row) => row as Data,
): T[] {
  const keys = (typeof sort === "string" ? [sort] : sort).map((key) =>
    key.startsWith("-") ? { field: key.slice(1), sign: -1 } : { field: key, sign: 1 },
  );
  const collator = collatorOf(lang);
  return [...rows].sort((a, b) => {
    for (const { field, sign } of keys) {
      const left = (fieldsOf(a) as Row | null | undefined)?.[field];
      const right = (fieldsOf(b) as Row | null | undefined)?.[field];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const order =
        typeof left === "number" && typeof right === "number"
          ? left - right
          : collator.compare(String(left), String(right));
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}
