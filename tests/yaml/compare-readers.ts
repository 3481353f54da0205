import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { parseAnyYaml } from "../../renderer/yaml/parse-yaml.ts";
import { readPlainYaml } from "../../renderer/yaml/read-plain-yaml.ts";
import type { TreeNode } from "../../renderer/yaml/tree.ts";

/** The tree with the entries of maps as lists, since their order counts. */
function ordered(node: TreeNode): unknown {
  if (node.kind === "list") return { ...node, items: node.items.map(ordered) };
  if (node.kind !== "map") return node;
  const entries = Array.from(node.entries, ([name, entry]) => [
    name,
    { ...entry, value: ordered(entry.value) },
  ]);
  return { ...node, entries };
}

/** Holds what is read fast against what the `yaml` package makes of the same text; true when it was read fast. */
export function compare(text: string): boolean {
  const tree = readPlainYaml(text);
  if (!tree) return false;
  const full = parseAnyYaml(text);
  const isSame =
    full.problems.length === 0 && full.tree && isDeepStrictEqual(ordered(tree), ordered(full.tree));
  if (!isSame) {
    expect({ text, problems: [], tree: ordered(tree) }).toStrictEqual({
      text,
      problems: full.problems,
      tree: full.tree && ordered(full.tree),
    });
    throw new Error(`The trees of ${JSON.stringify(text)} differ.`);
  }
  return true;
}
