import { stringify } from "yaml";
import type { OptionValue } from "../model.ts";
import { findComments } from "../yaml/find-comments.ts";
import { openYaml, type YamlSource } from "../yaml/replace-scalar.ts";
import type { SourceItem, SourceList } from "../yaml/source-tree.ts";
import { findNode, type TreeNode } from "../yaml/tree.ts";
import { lineStart } from "../yaml/whole-lines.ts";
import { type Told, toldBy, toldOf } from "./expected-data.ts";
import { type FlowComments, flowLinesOf } from "./flow-edits.ts";
import { flowValue, shiftLines } from "./write-entry.ts";

/** An entry of a list on its way to its place. */
export interface EntryText {
  /** Its lines with the comments that belong to it, parted by line feeds, its dash in column 0; no break at the end. */
  lines: string;
  /** Ways to write it between brackets, the mildest first; none where comments in it would be lost. */
  flows: readonly string[];
  /** What belongs to it besides, where it comes from between brackets; `lines` have it as well. */
  comments?: FlowComments;
  told: Told;
}

/** A value as it is written anew. */
export function entryOfValue(value: OptionValue): EntryText {
  const lines = stringify([value], { lineWidth: 0 }).trimEnd();
  return { lines, flows: [flowValue(value)], told: toldOf(value) };
}

/**
 * Lines of YAML as they are: an entry with its dash, or what stands behind one; indented as a whole or not.
 *
 * @throws Error when they cannot be read, or are several entries.
 */
export function entryOfYaml(yaml: string): EntryText {
  const text = dedent(yaml.replace(/\r\n?/g, "\n"));
  const opened = openYaml(text);
  if (!opened) throw new Error("the lines cannot be read as YAML");
  const { tree } = opened;
  if (tree.kind === "list" && opened.source.kind === "list" && !opened.source.isFlow) {
    if (tree.items.length !== 1) throw new Error("the lines are several entries");
    return { lines: text, ...told(tree.items[0]!, text) };
  }
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "" && !line.startsWith("#"));
  const entry = lines
    .map((line, index) => (index < first ? line : index === first ? `- ${line}` : line && `  ${line}`))
    .join("\n");
  return { lines: entry, ...told(tree, text) };
}

/** An entry of a file, as it is written there. */
export function entryOfItem(
  { text, tree }: YamlSource,
  path: readonly (string | number)[],
  item: SourceItem,
  list: SourceList,
): EntryText {
  const { node } = findNode(tree, path);
  const raw = text.slice(item.start, item.end).replaceAll("\r\n", "\n");
  if (item.dash === undefined) {
    const comments = flowLinesOf(text, list.items, list.items.indexOf(item), list)?.comments;
    // Behind one space, a comment looks like the end of a text that is cut off.
    const behind = comments?.behind === undefined ? "" : `  ${comments.behind}`;
    const { flows, told: value } = told(node, raw);
    return {
      lines: [...(comments?.above ?? []), `- ${raw}${behind}`].join("\n"),
      flows: [...new Set([raw, ...flows])],
      ...(comments && { comments }),
      told: value,
    };
  }
  const column = item.dash - lineStart(text, item.dash);
  const isOnOwnLine = item.start === lineStart(text, item.start);
  const lines = shiftLines(isOnOwnLine ? `\n${raw}` : raw, -column).replace(/^\n/, "");
  return withOwnFlow({ lines: lines.replace(/\n$/, ""), ...told(node, raw) }, text, item);
}

/** Adds how an entry with a dash goes between brackets as it is written, with its comments, where it can. */
function withOwnFlow(
  entry: EntryText,
  text: string,
  { start, end, dash = start, value }: SourceItem,
): EntryText {
  const isLines = value.kind === "scalar" ? /literal|folded|empty/.test(value.style) : !value.isFlow;
  const part = (from: number, to: number): string => text.slice(from, to).replaceAll("\r\n", "\n");
  const behind = /^[ \t]*(#.*?)?[ \t]*\n?$/.exec(part(value.end, end));
  if (isLines || !behind || part(dash + 1, value.start).trim() !== "") return entry;
  const above = part(start, dash)
    .split("\n")
    .flatMap((line) => line.trim() || []);
  const flows = [...new Set([part(value.start, value.end), ...entry.flows])];
  if (above.length === 0 && behind[1] === undefined) return { ...entry, flows };
  return { ...entry, flows, comments: { above, ...(behind[1] !== undefined && { behind: behind[1] }) } };
}

function told(node: TreeNode, text: string): Pick<EntryText, "flows" | "told"> {
  const hasComments = !findComments(text).next().done;
  return { told: toldBy(node), flows: hasComments ? [] : [flowOf(node)] };
}

/** A tree between brackets, with numbers and the like as they are written. */
export function flowOf(node: TreeNode): string {
  if (node.kind === "broken") return "";
  if (node.kind === "scalar")
    return typeof node.value === "string" ? flowText(node.value) : node.source || "null";
  if (node.kind === "list") return node.items.length === 0 ? "[]" : `[${node.items.map(flowOf).join(", ")}]`;
  const entries = [...node.entries.values()].map(({ key, value }) => `${flowText(key)}: ${flowOf(value)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** A text as it may stand between brackets. */
function flowText(text: string): string {
  return flowValue([text]).replace(/^\[ ?| ?\]$/g, "");
}

function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== "").map((line) => /^ */.exec(line)![0].length),
  );
  return lines.map((line) => line.slice(Math.min(indent, line.length))).join("\n");
}
