import type { FileEditor, Path } from "../edit/tree-editor.ts";
import { hasBinding } from "../yaml/tree.ts";
import type { Plan } from "./plan.ts";
import { walkFile } from "./walk-file.ts";

/**
 * Gives the places that an entry has for links (`x-anchor`) names of their own, where others in the file have these
 * already; those that come from rows, where the same rows have given them already. Ids of blocks are left out of what is repeated; these are options that their entry cannot do without.
 *
 * @param entry  Where the entry stands now.
 */
export function giveOwnAnchors(plan: Plan, file: string, entry: Path): void {
  const editor = plan.open(file);
  const own: { path: Path; name: string; rows: string }[] = [];
  const taken = new Set<string>();
  walkFile(plan.files, file, editor.tree, ({ node, path, schema }) => {
    const isId = path.at(-1) === "id" || schema?.["x-anchor"] !== undefined;
    if (!isId || node.kind !== "scalar" || typeof node.value !== "string") return;
    const isInside = entry.every((step, index) => path[index] === step);
    const name = node.value;
    const rows = hasBinding(name) ? rowsAround(editor, path) : "";
    if (isInside && schema?.["x-anchor"]) own.push({ path: [...path], name, rows });
    else taken.add(rows + name);
  });
  for (const { path, name, rows } of own) {
    let free = name;
    for (let number = 2; taken.has(rows + free); number += 1) free = `${name}-${number}`;
    taken.add(rows + free);
    if (free !== name) editor.set(path, free);
  }
}

/** Which rows an option of what is repeated for each of them is filled from. */
function rowsAround(editor: FileEditor, path: Path): string {
  const query = path.slice(0, Math.max(0, path.lastIndexOf("item")));
  return `${JSON.stringify(editor.get([...query, "source"]) ?? "")} `;
}
