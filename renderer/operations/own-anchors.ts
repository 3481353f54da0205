import type { Path } from "../edit/tree-editor.ts";
import { hasBinding } from "../yaml/tree.ts";
import type { Plan } from "./plan.ts";
import { walkFile } from "./walk-file.ts";

/**
 * Gives the places that an entry has for links (`x-anchor`) names of their own, where others in the file have these
 * already. Ids of blocks are left out of what is repeated; these are options that their entry cannot do without.
 *
 * @param entry  Where the entry stands now.
 */
export function giveOwnAnchors(plan: Plan, file: string, entry: Path): void {
  const editor = plan.open(file);
  const own: { path: Path; name: string }[] = [];
  const taken = new Set<string>();
  walkFile(plan.files, file, editor.tree, ({ node, path, schema }) => {
    const isId = path.at(-1) === "id" || schema?.["x-anchor"] !== undefined;
    if (!isId || node.kind !== "scalar" || typeof node.value !== "string" || hasBinding(node.value)) return;
    const isInside = entry.every((step, index) => path[index] === step);
    if (isInside && schema?.["x-anchor"]) own.push({ path: [...path], name: node.value });
    else taken.add(node.value);
  });
  for (const { path, name } of own) {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    if (free !== name) editor.set(path, free);
  }
}
