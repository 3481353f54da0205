import { indentationOf } from "../yaml/line.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { MapNode, TreeNode } from "../yaml/tree.ts";

/** What other systems have a block for, and nothing has to be written for here. */
export interface Needless {
  as: "group" | "gap";
  /** The blocks of the group in its place. */
  offer?: TextEdit;
}

/** Words of which the names of groups are made in other systems: `two-columns`, `InnerSection`, `row`. */
const OF_GROUPS =
  /^(?:area|blocks?|box|cols?|columns?|components?|container|content|div|elements?|flex|four|full|grid|groups?|half|inner|layout|left|main|module|right|rows?|sections?|split|stack|three|two|width|wrap|wrapper|[2-6])$/;

const OF_GAPS = /^(?:blank|break|clear|divider|gap|hr|line|rule|separator|space|spacer|spacing)$/;

/** What a type that there is not stands for, where pages do without it. @param node  The block, with its options. */
export function needlessType(name: string, node: MapNode, text: string): Needless | undefined {
  const words =
    name
      .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? [];
  if (words.length === 0) return undefined;
  const others = [...node.entries.values()].filter(({ key }) => key !== "type" && key !== "id");
  const groups = others.filter(({ value }) => holdsBlocks(value));
  if (groups.length > 0 && words.every((word) => OF_GROUPS.test(word))) {
    const [only] = groups;
    const offer = only && others.length === 1 ? withoutGroup(node, only.value, text) : undefined;
    return { as: "group", ...(offer && { offer }) };
  }
  const isBare = others.every(({ value }) => value.kind === "scalar" && !/\s/.test(value.source));
  return isBare && words.every((word) => OF_GAPS.test(word)) ? { as: "gap" } : undefined;
}

const holdsBlocks = (node: TreeNode): boolean =>
  node.kind === "list" &&
  node.items.length > 0 &&
  node.items.every((item) => item.kind === "map" && (item.entries.has("type") || item.entries.has("use")));

/** The blocks of a group in its own column. */
function withoutGroup(node: MapNode, list: TreeNode, text: string): TextEdit | undefined {
  const first = list.kind === "list" ? list.items[0] : undefined;
  const outer = dashBefore(node.start, text);
  const inner = first && dashBefore(first.start, text);
  if (outer === undefined || inner === undefined) return undefined;
  const by = inner.column - outer.column;
  const [head = "", ...rest] = text.slice(inner.at, list.end).trimEnd().split("\n");
  if (by <= 0 || rest.some((line) => line.trim() !== "" && indentationOf(line) < by)) return undefined;
  const written = [head, ...rest.map((line) => line.slice(by))].join("\n");
  const end = inner.at + text.slice(inner.at, list.end).trimEnd().length;
  return { start: outer.at, end, text: written };
}

/** The dash of an entry that stands on the line of its first name. */
function dashBefore(start: number, text: string): { at: number; column: number } | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const column = /^( *)- +$/.exec(text.slice(from, start))?.[1]?.length;
  return column === undefined ? undefined : { at: from + column, column };
}
