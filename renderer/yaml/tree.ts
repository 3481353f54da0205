import type { Span } from "../problems/draft.ts";

/**
 * What a YAML file holds, with the place of everything. Offsets count from 0 in UTF-16 code units
 * of the file as it is on disk; `end` is exclusive.
 */
export type TreeNode = MapNode | ListNode | ScalarNode | BrokenNode;

/** Names with values. A name that stands there twice is kept once, the first time. */
export interface MapNode extends Span {
  kind: "map";
  entries: Map<string, Entry>;
}

/** One name of a map, where it stands, and its value. */
export interface Entry {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: TreeNode;
}

/** A list. */
export interface ListNode extends Span {
  kind: "list";
  items: TreeNode[];
}

/** A text, number, true or false, or nothing. */
export interface ScalarNode extends Span {
  kind: "scalar";
  value: string | number | boolean | null;
  /** The text as the author wrote it, without quotes and with line breaks folded: `1.10`, `no`. */
  source: string;
  /** Written without quotes and not as a block of text. */
  plain: boolean;
  /** Written with `|` or `>`. */
  isBlock: boolean;
}

/** A value with a problem of its own; nothing further is said about it. */
export interface BrokenNode extends Span {
  kind: "broken";
}

/**
 * Follows a path through a tree.
 *
 * @returns The node, its entry when it is a value of a map, and how much of the path was found.
 */
export function findNode(
  root: TreeNode,
  path: readonly (string | number)[],
): { node: TreeNode; entry?: Entry; depth: number; broken: boolean } {
  let node = root;
  let entry: Entry | undefined;
  let depth = 0;
  for (const step of path) {
    if (node.kind === "map") {
      const next = node.entries.get(String(step));
      if (!next) break;
      entry = next;
      node = next.value;
    } else if (node.kind === "list") {
      const next = node.items[Number(step)];
      if (!next) break;
      entry = undefined;
      node = next;
    } else break;
    depth += 1;
  }
  return { node, entry, depth, broken: node.kind === "broken" };
}

/** The part of a node that a reader looks at: a whole value, but only the first line of a longer thing. */
export function visibleSpan(node: TreeNode, text: string): Span {
  const first = text.indexOf("\n", node.start);
  let end = first === -1 ? node.end : Math.min(node.end, first);
  // A no-break space is part of the value.
  while (end > node.start && isGap(text.charCodeAt(end - 1))) end -= 1;
  return { start: node.start, end };
}

/** A space, a tab or part of a line break. */
function isGap(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 10;
}

/**
 * Where a part of a node's text stands in the file; undefined where it is written otherwise there.
 *
 * @param before  The text in front of the part, which may hold the same words.
 */
export function findPart(part: string, node: TreeNode, text: string, before = ""): Span | undefined {
  let start = text.indexOf(part, node.start);
  for (let at = before.indexOf(part); at !== -1 && start !== -1; at = before.indexOf(part, at + part.length))
    start = text.indexOf(part, start + part.length);
  const end = start + part.length;
  return start !== -1 && end <= node.end ? { start, end } : undefined;
}

/** True for a text that is exactly one `${…}`. */
export function isWholeBinding(value: unknown): value is string {
  return typeof value === "string" && /^\$\{[^{}]*\}$/.test(value);
}

/** True for a text that has a `${` somewhere. */
export function hasBinding(value: unknown): value is string {
  return typeof value === "string" && value.includes("${");
}
