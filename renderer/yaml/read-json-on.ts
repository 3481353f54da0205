import type { Draft } from "../problems/draft.ts";
import { mapDraft, mapSpan } from "./map-draft.ts";
import { readJson } from "./read-json.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "./text-edits.ts";
import type { TreeNode } from "./tree.ts";

/** So many mistakes hide each other in no file that a person wrote. */
const MOST_ROUNDS = 12;

/**
 * JSON as a tree with places, and everything that is wrong with it as JSON: where it is known what was meant, it is read
 * on with that, so that one mistake hides neither the next one nor what is wrong with values.
 *
 * @returns `tree` is missing when the text is empty, or has a mistake of which nobody knows what was meant; then that
 *          one alone is told, since what follows it is a guess.
 */
export function readJsonOn(text: string): ReturnType<typeof readJson> {
  const first = readJson(text);
  const rounds: TextEdit[][] = [];
  const problems: Draft[] = [];
  let [current, read] = [text, first];
  while (!read.tree && rounds.length < MOST_ROUNDS) {
    const [problem] = read.problems;
    const edit = problem?.fix ?? problem?.offer;
    if (!problem || !edit) return first;
    problems.push(mapDraft(problem, createOffsetMap(rounds)));
    rounds.push([edit]);
    current = applyEdits(current, [edit]);
    read = readJson(current);
  }
  if (rounds.length === 0 || !read.tree) return first;
  const toSource = createOffsetMap(rounds);
  const inValues = read.problems.map((one) => mapDraft(one, toSource));
  return { tree: mapTree(read.tree, toSource), problems: [...problems, ...inValues] };
}

/** A tree at the places of the text before it was edited. */
function mapTree(node: TreeNode, toSource: (offset: number) => number): TreeNode {
  const span = mapSpan(node, toSource);
  if (node.kind === "list")
    return { ...node, ...span, items: node.items.map((item) => mapTree(item, toSource)) };
  if (node.kind !== "map") return { ...node, ...span };
  const entries = [...node.entries].map(([key, entry]) => {
    const name = mapSpan({ start: entry.keyStart, end: entry.keyEnd }, toSource);
    const value = mapTree(entry.value, toSource);
    return [key, { ...entry, keyStart: name.start, keyEnd: name.end, value }] as const;
  });
  return { ...node, ...span, entries: new Map(entries) };
}
