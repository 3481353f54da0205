import type { Draft } from "../problems/draft.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, MapNode, TreeNode } from "../yaml/tree.ts";

/**
 * Blocks whose types are names with options below, `hero:` in place of `- type: hero`: one mistake with the list that is
 * meant, be they keys of the page or of its `blocks`.
 *
 * @param found  What is told of the keys. @returns The same, and those in one.
 */
export function joinBlockKeys(
  found: readonly Draft[],
  tree: MapNode,
  text: string,
  isType: (name: string) => boolean,
): Draft[] {
  const listed = found.map((draft) => asBlocks(draft, tree, text, isType) ?? draft);
  return joinOfPage(listed, tree, text, isType);
}

/** `blocks:` as a group with the types of blocks for names: the list that is meant. */
function asBlocks(
  draft: Draft,
  tree: MapNode,
  text: string,
  isType: (name: string) => boolean,
): Draft | undefined {
  const value = tree.entries.get("blocks")?.value;
  if (draft.code !== "wrong-type" || draft.path.join() !== "blocks" || value?.kind !== "map")
    return undefined;
  const own = [...value.entries.values()];
  const [first] = own;
  if (!first || !own.every(({ key, value: one }) => isType(key) && (one.kind === "map" || isNothing(one))))
    return undefined;
  const offer = asList(own, value, text);
  const { fix: _, offer: __, ...told } = draft;
  const params = { ...draft.params, dash: { case: "types", type: first.key } };
  return { ...told, params, ...(offer && { offer }) } as Draft;
}

/** The options of a block that has none. */
const isNothing = (value: TreeNode): boolean => value.kind === "scalar" && value.source === "";

/** Keys of the page, told at the first of them. Without them the page would also lack its blocks. */
function joinOfPage(
  found: readonly Draft[],
  tree: MapNode,
  text: string,
  isType: (name: string) => boolean,
): Draft[] {
  const isKey = ({ code, path }: Draft): boolean =>
    code === "unknown-option" &&
    path.length === 1 &&
    isType(String(path[0])) &&
    tree.entries.get(String(path[0]))?.value.kind === "map";
  const [first, ...others] = found.filter(isKey);
  if (!first) return [...found];
  const hasBlocks = tree.entries.has("blocks");
  const own = [first, ...others].flatMap(({ path }) => tree.entries.get(String(path[0])) ?? []);
  const list = hasBlocks ? undefined : asList(own, tree, text, 2);
  const offer = list && { ...list, text: `blocks:\n  ${list.text}` };
  const { fix: _, offer: __, ...told } = first;
  const one = { ...told, params: { ...first.params, isBlock: true }, ...(offer && { offer }) } as Draft;
  const isLack = ({ code, path, params }: Draft): boolean =>
    !hasBlocks &&
    code === "missing-option" &&
    path.length === 0 &&
    (params as { option?: string }).option === "blocks";
  return found.flatMap((draft) => {
    if (draft === first) return one;
    return others.includes(draft) || isLack(draft) ? [] : draft;
  });
}

/**
 * The list with a block for each key; undefined where other keys stand between them, or braces.
 *
 * @param column  Of the dashes; default that of the keys.
 */
function asList(
  own: readonly Entry[],
  { entries }: MapNode,
  text: string,
  column?: number,
): TextEdit | undefined {
  const all = [...entries.values()];
  const at = all.indexOf(own[0]!);
  if (!own.every((entry, index) => all[at + index] === entry)) return undefined;
  const start = own[0]!.keyStart;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (before.trim() !== "") return undefined;
  const margin = " ".repeat(column ?? before.length);
  const blocks = own.map(({ key, keyEnd, value }) => {
    const lines = text.slice(keyEnd, value.end).trimEnd().split("\n");
    const [behind = "", ...options] = lines;
    const indent = /^ */.exec(options[0] ?? "")![0].length;
    const isBelow = /^:\s*(?:#.*)?$/.test(behind) && (options.length === 0 || indent > before.length);
    const moved = options.map((line) => (line.trim() === "" ? line : `${margin}  ${line.slice(indent)}`));
    return isBelow ? [`- type: ${key}${behind.slice(1).trimEnd()}`, ...moved].join("\n") : undefined;
  });
  if (blocks.includes(undefined)) return undefined;
  const { end } = own.at(-1)!.value;
  const whole = text.slice(start, end).trimEnd();
  return { start, end: start + whole.length, text: blocks.join(`\n${margin}`) };
}
