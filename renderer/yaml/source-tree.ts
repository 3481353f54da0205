import type { Span } from "../problems/draft.ts";

/**
 * A YAML file with the complete place of everything in it, for those who change the file. `TreeNode` is the
 * lighter one, for those who read it; values start at the same places in both (but for those that are empty). Offsets count from 0 in UTF-16
 * code units of the file as it is on disk, a byte order mark included; `end` is exclusive.
 */
export type SourceNode = SourceMap | SourceList | SourceScalar;

/** How a text is written: without quotation marks, within them, below `|` or `>`, or not at all. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded" | "empty";

interface Placed extends Span {
  /** Stands between brackets. */
  isInFlow: boolean;
  /** Column, from 0, of the names or dashes that it stands under; its further lines stand further right. -1 for the whole file. */
  parentColumn: number;
}

/**
 * A text, number, true or false, or nothing. Its place holds all its lines, with quotation marks; of a text
 * below `|` or `>` the sign, a comment behind it and the line break at the end as well.
 */
export interface SourceScalar extends Placed {
  kind: "scalar";
  style: ScalarStyle;
  /** What has to stand in front of a value that is to be written where there is none: `" "` or `": "`. */
  lead: string;
}

/** Names with values. */
export interface SourceMap extends Placed {
  kind: "map";
  /** Written with braces. */
  isFlow: boolean;
  /** Names in order; one that stands there twice is kept once, the first time. */
  entries: Map<string, SourceEntry>;
}

/** A list. */
export interface SourceList extends Placed {
  kind: "list";
  /** Written with brackets. */
  isFlow: boolean;
  items: SourceItem[];
}

/**
 * One name with its value. The place is that of all its lines: from the start of the first, or from the name
 * when that stands behind a dash, to the line break of the last; with the comments that belong to it: those on
 * lines of their own directly above it, one behind it, and those below that are indented further than its name.
 * Between brackets it is only name and value.
 */
export interface SourceEntry extends Span {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: SourceNode;
}

/** One value of a list; the place is that of an entry, with the dash. */
export interface SourceItem extends Span {
  /** Offset of the dash; missing between brackets. */
  dash?: number;
  value: SourceNode;
}

/** A value with what it is the value of. */
export interface FoundSource {
  node: SourceNode;
  entry?: SourceEntry;
  item?: SourceItem;
  parent?: SourceMap | SourceList;
}

/** Follows a path through the tree; undefined when there is nothing. */
export function findSource(root: SourceNode, path: readonly (string | number)[]): FoundSource | undefined {
  let found: FoundSource = { node: root };
  for (const step of path) {
    const { node: parent }: FoundSource = found;
    if (parent.kind === "map") {
      const entry = parent.entries.get(String(step));
      if (!entry) return undefined;
      found = { node: entry.value, entry, parent };
    } else if (parent.kind === "list") {
      const item = parent.items[Number(step)];
      if (!item) return undefined;
      found = { node: item.value, item, parent };
    } else return undefined;
  }
  return found;
}
