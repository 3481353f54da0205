import type { Draft } from "../problems/draft.ts";
import type { TreeNode } from "./tree.ts";

/** Whoever breaks a text does so where it becomes long. */
const SHORT = 50;

/** Whether an entry is an unquoted text that goes on below its first, short line: its second may be one of its own. */
export function mayRunOn(item: TreeNode, text: string): boolean {
  return item.kind === "scalar" && item.plain && !item.isBlock && partsOf(item, text) !== undefined;
}

/**
 * Entries without their dash, which became words of the text above: one of several short texts, all of which stand
 * on a line, goes on in the next with a capital letter.
 */
export function findRunOn(items: readonly TreeNode[], text: string): Draft[] {
  const long = items.filter((item) => text.slice(item.start, item.end).trimEnd().includes("\n"));
  const [item] = long;
  const isList = items.length > 2 && items.every(({ kind }) => kind === "scalar");
  if (!item || long.length > 1 || !isList || !mayRunOn(item, text)) return [];
  const { first, gap, second } = partsOf(item, text)!;
  const start = item.start + first.length + gap.length;
  const margin = text.slice(text.lastIndexOf("\n", item.start) + 1, item.start);
  const offer = { start: item.start + first.length, end: start, text: `\n${margin}` };
  const params = { entry: second, isOver: true };
  const end = start + second.length;
  return [{ code: "missing-dash", params, severity: "warning", start, end, path: [], offer }];
}

function partsOf(
  { start, end }: TreeNode,
  text: string,
): { first: string; gap: string; second: string } | undefined {
  const parts = /^([^\n]+?)(\s*\n[ \t]*)([\p{Lu}\d][^\n]*)$/u.exec(text.slice(start, end).trimEnd());
  if (!parts) return undefined;
  const [, first, gap, second] = parts as unknown as [string, string, string, string];
  return first.length > SHORT || second.length > SHORT || /[,;:–-]$/.test(first)
    ? undefined
    : { first, gap, second };
}
