import type { Draft } from "../problems/draft.ts";
import type { RowName } from "../problems/things.ts";

/** What a page says because a row that it shows lacks what the row refers to, or a text: that is told in the row. */
export const OF_LACKING: ReadonlySet<string> = new Set([
  "wrong-count",
  "missing-option",
  "missing-value",
  "block-rule",
]);

/** How a row that refers to nothing is noted among what is wrong in data. */
export const lackingRow = (collection: string, key: string): string => `row:${collection}:${key}`;

/** Whether a row is one of those. */
export function isLacking(row: RowName | undefined, badValues: ReadonlySet<string>): boolean {
  return row?.kind === "keyed" && badValues.has(lackingRow(row.of, row.key));
}

/** Whether something is said of a page for what such a row cannot give. */
export function isOfLacking({ code, params, origin }: Draft, badValues: ReadonlySet<string>): boolean {
  if (!OF_LACKING.has(code)) return false;
  const { owner } = (params ?? {}) as { owner?: RowName };
  return isLacking(origin?.row ?? owner, badValues);
}
