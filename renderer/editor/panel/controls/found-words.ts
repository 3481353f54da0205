import type { QueryAnswer } from "../panel-block.ts";

/** What a query finds, counted: "7 of 12 jobs". */
export function foundWords({ of, count, all }: Pick<QueryAnswer, "of" | "count" | "all">): string {
  if (all === 0) return `There are no ${of} yet.`;
  if (count === 0) return `None of ${all} ${of}`;
  return count === all && all > 1 ? `All ${all} ${of}` : `${count} of ${all} ${of}`;
}
