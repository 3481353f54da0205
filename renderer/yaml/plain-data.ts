import type { TreeNode } from "./tree.ts";

/** A tree as plain data, by the rules of YAML alone; undefined where a value has a mistake of its own. */
export function plainData(node: TreeNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plainData);
  if (node.kind === "broken") return undefined;
  return Object.fromEntries([...node.entries.values()].map(({ key, value }) => [key, plainData(value)]));
}
