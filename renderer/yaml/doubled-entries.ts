import type { Draft } from "../problems/draft.ts";
import { type TreeNode, visibleSpan } from "./tree.ts";

/**
 * Whether an entry of a list is a group that says, sign for sign, what the one above it says. Single values may well
 * be the same, as the cells of a row; where they may not, a schema has `uniqueItems`.
 */
export function isTwin(above: TreeNode | undefined, entry: TreeNode, text: string): boolean {
  if (!above || entry.kind !== "map" || entry.entries.size < 2) return false;
  if (entry.end - entry.start !== above.end - above.start) return false;
  return text.startsWith(text.slice(above.start, above.end).trimEnd(), entry.start);
}

/** The entries of a list that stand there twice in a row: pasted twice, as a rule. */
export function findTwins(items: readonly TreeNode[], text: string): Draft[] {
  return items.flatMap((item, index) =>
    isTwin(items[index - 1], item, text)
      ? [
          {
            code: "doubled-line" as const,
            params: { of: "entry" as const },
            severity: "warning" as const,
            ...visibleSpan(item, text),
            path: [],
          },
        ]
      : [],
  );
}

/** Problems without the warning of a doubled entry where something worse is said of the same place. */
export function withoutToldTwins(problems: Draft[]): Draft[] {
  if (!problems.some(({ code }) => code === "doubled-line")) return problems;
  const told = problems.filter(({ code }) => code !== "doubled-line").map(({ start }) => start);
  return problems.filter(
    ({ code, start, end }) => code !== "doubled-line" || !told.some((at) => at >= start && at < end),
  );
}
