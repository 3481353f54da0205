import type { Draft } from "../problems/draft.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";

/**
 * Blocks that are written as keys of a page, `hero:` with options below: one mistake, told at the first of them, with the
 * list that is meant. Without them the page would also lack its blocks.
 *
 * @param found  What is told of the keys. @returns The same, and those in one.
 */
export function joinBlockKeys(
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
  const offer = hasBlocks ? undefined : asList(own, tree, text);
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

/** The list with a block for each key; undefined where other keys stand between them, or braces. */
function asList(own: readonly Entry[], { entries }: MapNode, text: string): TextEdit | undefined {
  const all = [...entries.values()];
  const at = all.indexOf(own[0]!);
  if (!own.every((entry, index) => all[at + index] === entry)) return undefined;
  const blocks = own.map(({ key, keyEnd, value }) => {
    const lines = text.slice(keyEnd, value.end).trimEnd().split("\n");
    const [behind = "", ...options] = lines;
    const margin = /^ */.exec(options[0] ?? "")![0].length;
    const isBelow = /^:\s*$/.test(behind) && margin > 0;
    const moved = options.map((line) => (line.trim() === "" ? line : `    ${line.slice(margin)}`));
    return isBelow ? [`  - type: ${key}`, ...moved].join("\n") : undefined;
  });
  if (blocks.includes(undefined)) return undefined;
  const start = own[0]!.keyStart;
  const { end } = own.at(-1)!.value;
  const whole = text.slice(start, end).trimEnd();
  return { start, end: start + whole.length, text: `blocks:\n${blocks.join("\n")}` };
}
