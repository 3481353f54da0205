import type { Position } from "../model.ts";
import type { Span } from "../problems/draft.ts";
import type { LineIndex } from "../problems/line-index.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** A text with its lines, and the file that it is. */
export interface Part {
  /** Relative to the site folder. */
  file: string;
  text: string;
  lines: LineIndex;
}

/**
 * Two files in one row of offsets, so that a tree may have nodes of both: first the original, then the version.
 * Positions are those in the file that an offset lies in.
 */
export interface JoinedFile {
  text: string;
  lines: LineIndex;
  /** Offset of the version's first character. */
  start: number;
}

export function joinFiles(original: Part, version: Part): JoinedFile {
  const start = original.text.length + 1;
  // Of both nothing is kept but what is named here: trees that are not let go are most of the memory of a check.
  const [{ file, lines }, { file: versionFile, lines: versionLines }] = [original, version];
  const position = (offset: number): Position =>
    offset < start ? lines.position(offset) : versionLines.position(offset - start);
  return {
    start,
    text: `${original.text}\n${version.text}`,
    lines: {
      position,
      range: (from, to) => ({ start: position(from), end: position(Math.max(from, to)) }),
      fileAt: (offset) => (offset < start ? file : versionFile),
      cellAt: (offset) => (offset < start ? lines.cellAt?.(offset) : undefined),
    },
  };
}

/** Puts a tree that nobody else has at other offsets: copies would be of another make than what was read. */
export function moveTree(node: TreeNode, by: number): void {
  node.start += by;
  node.end += by;
  if (node.kind === "list") for (const item of node.items) moveTree(item, by);
  if (node.kind !== "map") return;
  for (const entry of node.entries.values()) {
    entry.keyStart += by;
    entry.keyEnd += by;
    moveTree(entry.value, by);
  }
}

export function shiftSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
