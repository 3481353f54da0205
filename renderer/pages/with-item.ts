import { optionSchema } from "../schema/read-schema.ts";
import type { Entry, MapNode, TreeNode } from "../yaml/tree.ts";
import type { BlockType } from "./block-types.ts";
import type { ReadContext } from "./read-context.ts";

/**
 * The options of a block with a query, with what one entry shows as its `item` when it is written under the name of
 * the list: as a group, or as the one entry of a list that names fields of the row.
 */
export function withItem(
  node: MapNode,
  { source: list, schema }: BlockType,
  path: readonly (string | number)[],
  { drafts, text }: ReadContext,
): MapNode {
  const written = list === undefined ? undefined : node.entries.get(list);
  if (list === undefined || !written || !node.entries.has("source") || node.entries.has("item")) return node;
  const group = groupIn(written.value, text);
  if (!group || !optionSchema(schema, list)) return node;
  const span = { start: written.keyStart, end: written.keyEnd };
  const isQuoted = /["']/.test(text[span.start] ?? "");
  const name = isQuoted ? '"item"' : "item";
  const dash = text.slice(span.end, group.start);
  const isDashed = group !== written.value && /^\s*:\s*\n *- +$/.test(dash);
  drafts.push({
    code: "source-and-items",
    params: { list, meant: group === written.value ? "name" : "entry" },
    ...span,
    path: [...path, list],
    ...(group === written.value && { offer: { ...span, text: name } }),
    // The names keep their column.
    ...(isDashed && { offer: { start: span.start, end: group.start, text: name + dash.replace("-", " ") } }),
  });
  const entries = [...node.entries.values()].map((entry): [string, Entry] =>
    entry === written ? ["item", { ...entry, key: "item", value: group }] : [entry.key, entry],
  );
  return { ...node, entries: new Map(entries) };
}

/** What is meant to be the item: a row fills it. */
function groupIn(value: TreeNode, text: string): TreeNode | undefined {
  if (value.kind === "map") return value;
  const [only, ...more] = value.kind === "list" ? value.items : [];
  const isFilled = only?.kind === "map" && text.slice(only.start, only.end).includes("${item.");
  return isFilled && more.length === 0 ? only : undefined;
}
