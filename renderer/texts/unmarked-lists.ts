import type { Draft } from "../problems/draft.ts";
import { indentationOf } from "../yaml/line.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";

/** A line that is the entry of a list, or that a quotation begins with. */
const ENTRY = /^\s*(?:[-*+]|\d{1,2}[.)]|>)\s+\S/;

/**
 * A text over several lines without the sign of one, whose lists and quotations run into one line: YAML folds it. One
 * line that begins with a dash may go on a sentence; two, or one below an empty line, are entries.
 */
export function findUnmarkedList(
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  if (node.kind !== "scalar" || !node.plain || node.isBlock) return undefined;
  const raw = text.slice(node.start, node.end).trimEnd();
  if (!raw.includes("\n")) return undefined;
  const lines = raw.split("\n").slice(1);
  const entries = lines.filter((line) => ENTRY.test(line));
  const isBelowGap = lines.some((line, index) => ENTRY.test(line) && lines[index - 1]?.trim() === "");
  if (entries.length < 2 && !isBelowGap) return undefined;
  // Of a version it is the name of its text.
  const [, name, gap] = /([\p{L}\p{N}_-]+):(\s*)$/u.exec(text.slice(0, node.start)) ?? [];
  if (name === undefined || gap === undefined) return undefined;
  const isBeside = !gap.includes("\n");
  const margin = Math.min(...lines.filter((line) => line.trim() !== "").map(indentationOf));
  const start = node.start - gap.length;
  return {
    code: "unmarked-text",
    params: { name, ...(isBeside && { isBeside: true as const }) },
    ...visibleSpan(node, text),
    path: [...path],
    // Every line of it is read, if otherwise than it was meant.
    severity: "warning",
    offer: isBeside
      ? { start, end: node.start, text: ` |\n${" ".repeat(margin)}` }
      : { start, end: start, text: " |" },
  };
}
