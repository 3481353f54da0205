import type { Draft } from "../problems/draft.ts";
import { editedRange } from "./text-edits.ts";
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

/**
 * Entries that stand further right than the one above, whose text they have become a part of: a dash at the start of
 * a line is never meant as one within a text.
 */
export function findSwallowed(items: readonly TreeNode[], text: string): Draft[] {
  return items.flatMap((item): Draft[] => {
    if (item.kind !== "scalar" || !item.plain || item.isBlock) return [];
    const lines = [...text.slice(item.start, item.end).matchAll(/\n( *)- +(?=\S)/g)];
    const [first] = lines;
    if (!first) return [];
    const opening = text.lastIndexOf("\n", item.start) + 1;
    const dash = /^ *-/.exec(text.slice(opening))?.[0].length;
    if (dash === undefined) return [];
    const inner = first[1]!.length;
    // One entry too far left carries all those below it along.
    const isFirst = items.length === 1 && lines.length > 1;
    const [margin, wanted] = isFirst ? [dash - 1, inner] : [inner, dash - 1];
    const start = isFirst ? opening + dash - 1 : item.start + first.index + 1 + inner;
    const edits = isFirst
      ? [{ start: opening, end: opening, text: " ".repeat(wanted - margin) }]
      : lines.map(({ 0: whole, index }) => ({
          start: item.start + index + 1,
          end: item.start + index + whole.indexOf("-"),
          text: " ".repeat(wanted),
        }));
    const offer = editedRange(text, edits[0]!.start, edits.at(-1)!.end, edits);
    return [
      { code: "wrong-indentation", params: { margin, wanted }, start, end: start + 1, path: [], offer },
    ];
  });
}
