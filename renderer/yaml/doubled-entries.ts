import type { Draft } from "../problems/draft.ts";
import { type TreeNode, visibleSpan } from "./tree.ts";

/** Whether an entry of a list is, sign for sign, the one above it. Numbers may well be the same. */
export function isTwin(above: TreeNode | undefined, entry: TreeNode, text: string): boolean {
  if (!above || entry.end - entry.start !== above.end - above.start) return false;
  if (entry.kind === "scalar" ? typeof entry.value !== "string" || entry.value === "" : entry.kind !== "map")
    return false;
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
  const told = new Set(problems.filter(({ code }) => code !== "doubled-line").map(({ start }) => start));
  return problems.filter(({ code, start }) => code !== "doubled-line" || !told.has(start));
}
