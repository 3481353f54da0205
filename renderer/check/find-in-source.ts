import type { Span } from "../problems/draft.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** A part of a text, such as a link in Markdown. */
export interface Part extends Span {
  /** The text that it is a part of; the offsets are in it. */
  whole: string;
  /** What of the part is to be marked, where that is less. */
  marks?: string;
}

/** Longer pieces are known by their beginning. */
const MAX_LENGTH = 200;

/**
 * Where a part of a text stands in the file. A file indents the lines of a text, folds them and writes some signs in
 * another way; so the words of the part are looked for, as often as they stand in the text before it.
 *
 * @returns undefined when the words stand elsewhere, such as in a row.
 */
export function findInSource(text: string, node: TreeNode, part: Part): Span | undefined {
  const { whole, start, end, marks } = part;
  const words = whole.slice(start, Math.min(end, start + MAX_LENGTH));
  if (words.trim() === "") return undefined;
  const pattern = patternOf(words);
  const before = [...whole.slice(0, start).matchAll(pattern)].length;
  const source = text.slice(node.start, node.end);
  const match = [...source.matchAll(pattern)][before];
  if (!match) return marks === undefined ? undefined : findMarked(text, node, part, marks);
  const from = node.start + match.index;
  const inner = marks === undefined ? undefined : patternOf(marks).exec(match[0]);
  if (inner) return { start: from + inner.index, end: from + inner.index + inner[0].length };
  // Of something longer than a line, its first line.
  const line = match[0].split("\n", 1)[0]!.trimEnd();
  return { start: from, end: from + line.length };
}

/** The words of a link may come from elsewhere, and its address stand there all the same. */
function findMarked(
  text: string,
  node: TreeNode,
  { whole, start, end }: Part,
  marks: string,
): Span | undefined {
  const at = whole.indexOf(marks, start);
  return at === -1 || at >= end
    ? undefined
    : findInSource(text, node, { whole, start: at, end: at + marks.length });
}

/** The words with any space between them, as often as one likes. */
function patternOf(words: string): RegExp {
  const parts = words.trim().split(/\s+/);
  return new RegExp(parts.map((one) => one.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("\\s+"), "g");
}
