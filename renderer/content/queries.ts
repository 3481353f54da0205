import type { Data } from "./to-data.ts";

type Row = { [key: string]: Data };

/** Rows that have, in each field, one of the wanted values; for a field that is a list, the list must contain one. */
export function filterRows<T extends Data>(rows: readonly T[], where: Row): T[] {
  const wanted = Object.entries(where).map(
    ([field, value]) => [field, Array.isArray(value) ? value : [value]] as const,
  );
  return rows.filter((row) =>
    wanted.every(([field, values]) => {
      const has = typeof row === "object" && row !== null && !Array.isArray(row) ? row[field] : undefined;
      return Array.isArray(has)
        ? has.some((one) => values.includes(one))
        : has !== undefined && values.includes(has);
    }),
  );
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Rows in a new order; rows without the field come last, equal ones keep their order.
 *
 * @param sort  A field, with a minus in front for descending, or a list of them.
 */
export function sortRows<T extends Data>(rows: readonly T[], sort: string | readonly string[]): T[] {
  const keys = (typeof sort === "string" ? [sort] : sort).map((key) =>
    key.startsWith("-") ? { field: key.slice(1), sign: -1 } : { field: key, sign: 1 },
  );
  return [...rows].sort((a, b) => {
    for (const { field, sign } of keys) {
      const left = (a as Row)?.[field];
      const right = (b as Row)?.[field];
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
