import {
  type CST,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { hideByteOrderMark } from "./parse-yaml.ts";
import { sourceOfRows } from "./source-rows.ts";
import type {
  SourceEntry,
  SourceItem,
  SourceList,
  SourceMap,
  SourceNode,
  SourceScalar,
} from "./source-tree.ts";
import type { TreeNode } from "./tree.ts";
import { createWholeLines, type WholeLines } from "./whole-lines.ts";

/** Lists of fewer characters are read at once. */
const LONG = 16 * 1024;

/**
 * The complete places of everything in a YAML file, worked out with the tokens of the `yaml` package: some ten
 * times the work of `parseYaml`, for those who want to change the file. Those of a long list are worked out entry by
 * entry, as they are asked for.
 *
 * @param text  As it is on disk. Only for files without mistakes in YAML: see `parseYaml`.
 * @param tree  What the file holds, by `parseYaml`.
 * @returns undefined for an empty file, and for one that YAML cannot be read from.
 */
export function readSource(text: string, tree?: TreeNode): SourceNode | undefined {
  const rows = tree?.kind === "list" && text.length > LONG ? sourceOfRows(text, tree, readAtOnce) : undefined;
  return rows ?? readAtOnce(text);
}

function readAtOnce(text: string): SourceNode | undefined {
  const document = parseDocument(hideByteOrderMark(text), {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
    version: "1.2",
    merge: false,
    keepSourceTokens: true,
  });
  if (document.errors.length > 0 || document.contents === null) return undefined;
  return read(document.contents, createWholeLines(text), {
    isInFlow: false,
    parentColumn: -1,
    emptyAt: 0,
    lead: "",
  });
}

/** What is known of a value from what it stands in. */
interface Surroundings {
  isInFlow: boolean;
  parentColumn: number;
  /** Where the value would stand when there is none, and what would have to stand in front of it. */
  emptyAt: number;
  lead: string;
}

function read(node: unknown, lines: WholeLines, around: Surroundings): SourceNode {
  if (isMap(node)) return readMap(node, lines, around);
  if (isSeq(node)) return readList(node, lines, around);
  const { isInFlow, parentColumn, emptyAt, lead } = around;
  const style = isScalar(node) ? styleOf(node) : "empty";
  // Nothing is put where it would be written: right behind the colon, in front of a comment.
  const range = style !== "empty" && isScalar(node) ? node.range : undefined;
  const place = { start: range?.[0] ?? emptyAt, end: range?.[1] ?? emptyAt };
  return { kind: "scalar", ...place, style, isInFlow, parentColumn, lead };
}

function readMap(node: YAMLMap, lines: WholeLines, around: Surroundings): SourceMap {
  const isFlow = node.flow === true || around.isInFlow;
  const column = columnOf(node);
  const [start, end] = node.range!;
  const entries = new Map<string, SourceEntry>();
  let floor = 0;
  for (const pair of node.items as Pair<Scalar, unknown>[]) {
    const token = pair.srcToken as CST.CollectionItem | undefined;
    const { key } = pair;
    if (!isScalar(key) || !key.range) continue;
    const [keyStart, keyEnd] = key.range;
    const colon = token?.sep?.find(({ type }) => type === "map-value-ind");
    const value = read(pair.value, lines, {
      isInFlow: isFlow,
      parentColumn: isFlow ? around.parentColumn : column,
      emptyAt: colon ? colon.offset + 1 : keyEnd,
      lead: colon ? " " : ": ",
    });
    const mark = token?.start.find(({ type }) => type === "explicit-key-ind");
    const from = mark?.offset ?? keyStart;
    const to = Math.max(valueEnd(value), keyEnd, colon ? colon.offset + 1 : 0);
    const place = isFlow ? { start: from, end: to } : lines.around(from, to, column, floor);
    floor = place.end;
    const name = key.source ?? String(key.value);
    if (!entries.has(name)) entries.set(name, { key: name, keyStart, keyEnd, ...place, value });
  }
  const { isInFlow, parentColumn } = around;
  return { kind: "map", start, end, isFlow, isInFlow, parentColumn, entries };
}

function readList(node: YAMLSeq, lines: WholeLines, around: Surroundings): SourceList {
  const isFlow = node.flow === true || around.isInFlow;
  const column = columnOf(node);
  const [start, end] = node.range!;
  const dashes = isFlow ? [] : dashesOf(node);
  let floor = 0;
  const items = node.items.map((entry, index): SourceItem => {
    const dash = dashes[index];
    const value = read(entry, lines, {
      isInFlow: isFlow,
      parentColumn: isFlow ? around.parentColumn : column,
      emptyAt: dash === undefined ? start + 1 : dash + 1,
      lead: " ",
    });
    if (dash === undefined) return { start: value.start, end: value.end, value };
    const place = lines.around(dash, Math.max(valueEnd(value), dash + 1), column, floor);
    floor = place.end;
    return { ...place, dash, value };
  });
  const { isInFlow, parentColumn } = around;
  return { kind: "list", start, end, isFlow, isInFlow, parentColumn, items };
}

/** Where a value ends, with the comments in it; in contrast to its own end without those behind it. */
function valueEnd(node: SourceNode): number {
  if (node.kind === "scalar" || node.isFlow) return node.end;
  const inner = node.kind === "map" ? [...node.entries.values()] : node.items;
  return inner.at(-1)?.end ?? node.end;
}

function columnOf(node: YAMLMap | YAMLSeq): number {
  return (node.srcToken as CST.BlockMap | CST.BlockSequence | undefined)?.indent ?? 0;
}

function dashesOf(node: YAMLSeq): number[] {
  const { items } = node.srcToken as CST.BlockSequence;
  return items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? []);
}

function styleOf(scalar: Scalar): SourceScalar["style"] {
  switch (scalar.type) {
    case "QUOTE_SINGLE":
      return "single";
    case "QUOTE_DOUBLE":
      return "double";
    case "BLOCK_LITERAL":
      return "literal";
    case "BLOCK_FOLDED":
      return "folded";
    default:
      return scalar.source === "" || scalar.source === undefined ? "empty" : "plain";
  }
}
