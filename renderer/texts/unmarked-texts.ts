import type { Draft } from "../problems/draft.ts";
import { indentationOf, type Line, lineAt } from "../yaml/line.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";

/** A line that is the entry of a list, or that a quotation begins with. */
const ENTRY = /^\s*(?:[-*+]|\d{1,2}[.)]|>)\s+\S/;

/**
 * A heading between a name and the first words of its text: without the sign of a text of several lines, YAML takes it
 * for a remark, and no visitor sees it. One `#` alone begins remarks as often.
 */
function findLostHeading(
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  let heading: Line | undefined;
  let line = lineAt(text, node.start);
  const margin = node.start - line.start;
  if (line.text.slice(0, margin).trim() !== "") return undefined;
  while (line.start > 0) {
    line = lineAt(text, line.start - 1);
    if (line.text.trim() === "") continue;
    if (!/^\s*#/.test(line.text)) break;
    if (/^\s*#{2,6} \S/.test(line.text) && indentationOf(line.text) >= margin) heading = line;
  }
  const name = /([\p{L}\p{N}_-]+):\s*$/u.exec(line.text);
  if (!heading || !name) return undefined;
  const at = line.start + name.index + name[1]!.length + 1;
  const start = heading.start + indentationOf(heading.text);
  return {
    code: "unmarked-text",
    params: { name: name[1]! },
    start,
    end: heading.start + heading.text.trimEnd().length,
    path: [...path],
    // It may be a remark all the same.
    severity: "warning",
    offer: { start: at, end: at, text: " |" },
  };
}

/**
 * A text over several lines without the sign of one, whose lists and quotations run into one line: YAML folds it. One
 * line that begins with a dash may go on a sentence; two, or one below an empty line, are entries.
 */
export function findUnmarkedText(
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  if (node.kind !== "scalar" || !node.plain || node.isBlock) return undefined;
  const above = findLostHeading(node, path, text);
  if (above) return above;
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
