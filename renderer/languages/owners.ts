import type { TreeNode } from "../yaml/tree.ts";
import { FIXED } from "./findings.ts";
import { textOf } from "./mark.ts";
import type { Shape } from "./shape.ts";

/** What the texts of a version stand by: blocks of its original by their ids, or rows by their keys. */
export interface Owners {
  kind: "block" | "row";
  /** Names of the original that say which one it is. */
  names: readonly string[];
  /** Names that the original alone says. */
  fixed: readonly string[];
  /** Those that the original has. */
  ids: ReadonlySet<string>;
}

export function ownersOf(original: TreeNode | undefined, { key }: Shape): Owners {
  const ids = new Set<string>();
  const names = key === undefined ? ["id", "use"] : [key];
  const visit = (node: TreeNode, isOwner: boolean): void => {
    if (node.kind === "list") for (const item of node.items) visit(item, true);
    if (node.kind !== "map") return;
    const id = isOwner && names.map((name) => node.entries.get(name)?.value).find(Boolean);
    if (id && id.kind === "scalar") ids.add(textOf(id));
    // Blocks may stand within blocks, a row has none.
    if (key === undefined) for (const { value } of node.entries.values()) visit(value, false);
  };
  if (original) visit(original, false);
  return {
    kind: key === undefined ? "block" : "row",
    names,
    fixed: key === undefined ? FIXED : names,
    ids,
  };
}
