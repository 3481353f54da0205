import type { OptionValue } from "../model.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** Data whose scalars are told apart by what is written: `1.10` and `1.1` are two things. */
export type Told = string | Told[] | { [name: string]: Told };

/** What a file says. */
export function toldBy(node: TreeNode): Told {
  if (node.kind === "map")
    return Object.fromEntries([...node.entries.values()].map(({ key, value }) => [key, toldBy(value)]));
  if (node.kind === "list") return node.items.map(toldBy);
  if (node.kind === "broken") return "";
  return typeof node.value === "string" ? `"${node.value}` : node.source;
}

/** What a file says that holds a value. */
export function toldOf(value: OptionValue): Told {
  if (typeof value === "string") return `"${value}`;
  if (typeof value !== "object") return String(value);
  if (isList(value)) return value.map(toldOf);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toldOf(inner)]));
}

function isList(value: OptionValue): value is readonly OptionValue[] {
  return Array.isArray(value);
}

/** Whether what is said is what was expected; the order of names says nothing. */
export function isSameTold(one: Told | undefined, other: Told | undefined): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) =>
      isSameTold((one as { [name: string]: Told })[name], (other as { [name: string]: Told })[name]),
    )
  );
}

/** A copy in which the group or list at a path was changed. */
export function changedAt(
  told: Told,
  path: readonly (string | number)[],
  change: (holder: Told[] | { [name: string]: Told }) => void,
): Told {
  const copy = structuredClone(told);
  let holder = copy as Told[] | { [name: string]: Told };
  for (const step of path)
    holder = (holder as { [name: string]: Told })[step] as Told[] | { [name: string]: Told };
  change(holder);
  return copy;
}
