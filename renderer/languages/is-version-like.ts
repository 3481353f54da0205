import type { MapNode, TreeNode } from "../yaml/tree.ts";
import { isMarkLike } from "./mark.ts";

/** Whether a file is written as versions are: texts with their originals, or blocks by their ids. */
export function isVersionLike({ entries }: MapNode): boolean {
  const marks = (node: TreeNode | undefined): boolean => node?.kind === "map" && isMarkLike(node);
  if (["title", "description"].some((name) => marks(entries.get(name)?.value))) return true;
  const blocks = entries.get("blocks")?.value;
  return blocks?.kind === "map" && [...blocks.entries.values()].some(({ value }) => holdsMark(value));
}

function holdsMark(node: TreeNode): boolean {
  if (node.kind === "list") return node.items.some(holdsMark);
  if (node.kind !== "map") return false;
  return isMarkLike(node) || [...node.entries.values()].some(({ value }) => holdsMark(value));
}
