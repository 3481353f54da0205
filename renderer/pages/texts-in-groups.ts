import type { Draft } from "../problems/draft.ts";
import type { Names } from "../problems/things.ts";
import { type Entry, findNode, type MapNode, type TreeNode } from "../yaml/tree.ts";
import { isWords, TEXTS } from "./text-keys.ts";

/**
 * The text of something that shows blocks, such as a tab, as an option of its own: told with the block that is meant.
 *
 * @param found  What is told of the page.
 */
export function tellTextsInGroups(
  found: readonly Draft[],
  tree: TreeNode,
  text: string,
  isType: (name: string) => boolean,
): Draft[] {
  return found.map((draft) => {
    const entry = textFor(draft, tree);
    if (!entry || !isType("prose")) return draft;
    const { fix: _, offer: __, ...told } = draft;
    const end = entry.value.start + text.slice(entry.value.start, entry.value.end).trimEnd().length;
    const offer = {
      start: entry.keyStart,
      end,
      text: asBlock(entry, text.slice(entry.value.start, end), text),
    };
    return { ...told, params: { ...draft.params, isText: true }, offer } as Draft;
  });
}

/** The text of which an unknown option is told, in a group that has no blocks and may have them. */
function textFor({ code, params, path }: Draft, tree: TreeNode): Entry | undefined {
  const { option = "", names, guess } = (params ?? {}) as { option?: string; names?: Names; guess?: string };
  if (code !== "unknown-option" || guess !== undefined || !TEXTS.test(option) || path.length < 3)
    return undefined;
  if (!names?.some.includes("blocks")) return undefined;
  const { node, depth } = findNode(tree, path.slice(0, -1));
  const group = depth === path.length - 1 && node.kind === "map" ? (node as MapNode) : undefined;
  const entry = group?.entries.has("blocks") ? undefined : group?.entries.get(option);
  return entry && isWords(entry.value) ? entry : undefined;
}

/** The block that words in the place of one are meant as; undefined for a single word, which may be its type. */
export function proseOf(node: TreeNode, text: string): Draft["offer"] {
  if (node.kind !== "scalar" || !isWords(node) || !/\s/.test(node.source)) return undefined;
  const end = node.start + text.slice(node.start, node.end).trimEnd().length;
  const written = text.slice(node.start, end);
  const margin = marginOf(node.start, text);
  const put =
    margin === undefined
      ? `{ type: prose, text: ${written} }`
      : `type: prose\n${margin}text: ${written.replace(/\n(?=[^\n])/g, "\n  ")}`;
  return { start: node.start, end, text: put };
}

/** The spaces up to a place at which its line begins but for dashes; undefined between brackets, where all stands on one line. */
function marginOf(at: number, text: string): string | undefined {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[ -]*$/.test(before) ? " ".repeat(before.length) : undefined;
}

/** A block with the text, as it is written, in the place of the option. */
function asBlock({ keyStart }: Entry, written: string, text: string): string {
  const margin = marginOf(keyStart, text);
  if (margin === undefined) return `blocks: [{ type: prose, text: ${written} }]`;
  return `blocks:\n${margin}  - type: prose\n${margin}    text: ${written.replace(/\n(?=[^\n])/g, "\n    ")}`;
}
