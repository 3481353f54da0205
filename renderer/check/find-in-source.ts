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
  return findWritten(text, node, part) ?? findFilledIn(text, node, part);
}

function findWritten(text: string, node: TreeNode, part: Part): Span | undefined {
  const { whole, start, end, marks } = part;
  const words = whole.slice(start, Math.min(end, start + MAX_LENGTH));
  if (words.trim() === "") return undefined;
  const pattern = patternOf(words);
  const before = [...whole.slice(0, start).matchAll(pattern)].length;
  const source = text.slice(node.start, node.end);
  const match = [...source.matchAll(pattern)][before];
  if (!match) return marks === undefined ? undefined : findMarked(text, node, part, marks);
  const from = node.start + match.index;
  const inner =
    marks === undefined ? undefined : (addressIn(match[0], marks) ?? patternOf(marks).exec(match[0]));
  if (inner) return { start: from + inner.index, end: from + inner.index + inner[0].length };
  // Of something longer than a line, its first line.
  const line = match[0].split("\n", 1)[0]!.trimEnd();
  return { start: from, end: from + line.length };
}

/** The address of a link or picture of Markdown whose words may say the same: `[program](program)`. */
export function addressIn(link: string, address: string): RegExpExecArray | null {
  return new RegExp(`(?<=\\]\\(\\s*<?)${patternOf(address).source}`).exec(link);
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
    : findWritten(text, node, { whole, start: at, end: at + marks.length });
}

const BINDING = /\$\{[^{}\n]*\}/;

/**
 * A part that is filled in stands in the file with its bindings: the line of the file that comes to the line of the
 * text, and within it what comes to the part, where that can be told.
 */
function findFilledIn(text: string, node: TreeNode, { whole, start, end, marks }: Part): Span | undefined {
  const source = text.slice(node.start, node.end);
  if (!BINDING.test(source)) return undefined;
  const from = whole.lastIndexOf("\n", start - 1) + 1;
  const stop = whole.indexOf("\n", start);
  const own = whole.slice(from, stop === -1 ? whole.length : stop);
  for (const { 0: line, index } of source.matchAll(/[^\n]+/g)) {
    const written = line.trim();
    if (!BINDING.test(written)) continue;
    if (!comesTo(written, own.trim())) continue;
    const at = node.start + index + line.indexOf(written);
    const inner = innerSpan(written, whole.slice(start, end), marks);
    return inner ? { start: at + inner.start, end: at + inner.end } : { start: at, end: at + written.length };
  }
  return undefined;
}

/** The link of a line that comes to these words, or its address. */
function innerSpan(line: string, words: string, marks: string | undefined): Span | undefined {
  for (const { 0: link, 1: address = "", index } of line.matchAll(/!?\[[^\]\n]*\]\(([^()\s]*)[^()]*\)/g)) {
    if (!comesTo(link, words)) continue;
    if (marks === undefined || !comesTo(address, marks)) return { start: index, end: index + link.length };
    const start = index + link.lastIndexOf(`(${address}`) + 1;
    return { start, end: start + address.length };
  }
  return undefined;
}

/** Whether a text is what a line with bindings may come to. */
function comesTo(line: string, filled: string): boolean {
  const parts = line.split(new RegExp(BINDING, "g"));
  if (parts.length === 1) return line === filled;
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (!filled.startsWith(first) || !filled.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = filled.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= filled.length - last.length;
}

/** The words with any space between them, as often as one likes. */
function patternOf(words: string): RegExp {
  const parts = words.trim().split(/\s+/);
  return new RegExp(parts.map((one) => one.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("\\s+"), "g");
}
