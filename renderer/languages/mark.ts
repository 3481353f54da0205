import type { Span } from "../problems/draft.ts";
import type { MapNode, ScalarNode, TreeNode } from "../yaml/tree.ts";

/** A translation with the original that it is of. */
export interface Mark {
  of: ScalarNode;
  /** Missing while nobody has translated it. */
  text?: ScalarNode;
  /** The name `text`, where nothing stands behind it. */
  blank?: Span;
}

/** Reads `{ of, text }`; undefined for anything else. */
export function readMark(node: TreeNode | undefined): Mark | undefined {
  if (node?.kind !== "map" || node.entries.size > 2) return undefined;
  const of = node.entries.get("of")?.value;
  if (of?.kind !== "scalar") return undefined;
  const entry = node.entries.get("text");
  if (!entry) return node.entries.size > 1 ? undefined : { of };
  const { value: text, keyStart: start, keyEnd: end } = entry;
  if (text.kind !== "scalar") return undefined;
  return text.source.trim() === "" ? { of, blank: { start, end } } : { of, text };
}

/** The text of `{ text }`, a translation that does not say what it is of; undefined for anything else. */
export function readHalfMark(node: TreeNode | undefined): ScalarNode | undefined {
  if (node?.kind !== "map" || node.entries.size !== 1) return undefined;
  const text = node.entries.get("text")?.value;
  return text?.kind === "scalar" && text.source.trim() !== "" ? text : undefined;
}

/** Whether a group has the names of a mark and no others. */
export function isMarkLike(node: MapNode): boolean {
  const { entries } = node;
  return entries.has("of") && entries.size === (entries.has("text") ? 2 : 1);
}

/** What a mark says that it is of, also where its translation cannot be read. */
export function originalOf(node: TreeNode | undefined): ScalarNode | undefined {
  const of = node?.kind === "map" && isMarkLike(node) ? node.entries.get("of")?.value : undefined;
  return of?.kind === "scalar" ? of : undefined;
}

/** A scalar as the text that its author means. */
export function textOf({ value, source }: ScalarNode): string {
  return typeof value === "string" ? value : source;
}

/** Visits every mark in a part of a version's file, with its path from there. */
export function eachMark(
  node: TreeNode,
  visit: (mark: Mark, path: (string | number)[], node: MapNode) => void,
  path: (string | number)[] = [],
): void {
  const mark = readMark(node);
  if (mark) visit(mark, path, node as MapNode);
  else if (node.kind === "map")
    for (const { key, value } of node.entries.values()) eachMark(value, visit, [...path, key]);
  else if (node.kind === "list")
    for (const [index, item] of node.items.entries()) eachMark(item, visit, [...path, index]);
}

/** Whether a translation with its original stands anywhere in a part of a version. */
export function holdsMark(node: TreeNode): boolean {
  if (node.kind === "scalar" || node.kind === "broken") return false;
  if (node.kind === "list") return node.items.some(holdsMark);
  if (readMark(node) || isMarkLike(node)) return true;
  for (const { value } of node.entries.values()) if (holdsMark(value)) return true;
  return false;
}
