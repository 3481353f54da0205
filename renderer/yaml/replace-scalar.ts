import { parseYaml } from "./parse-yaml.ts";
import { readSource } from "./read-source.ts";
import { findSource, type SourceNode } from "./source-tree.ts";
import { applyEdits, type TextEdit } from "./text-edits.ts";
import type { ScalarNode, TreeNode } from "./tree.ts";
import { scalarTexts } from "./write-scalar.ts";

type Path = readonly (string | number)[];

/** A YAML file that can be changed. */
export interface YamlSource {
  /** As it is on disk, with a byte order mark. */
  text: string;
  tree: TreeNode;
  source: SourceNode;
}

/** Reads a file that is to be changed; undefined when it is empty or has a mistake in YAML. */
export function openYaml(text: string): YamlSource | undefined {
  const { tree, problems } = parseYaml(text);
  if (!tree || problems.some(({ severity }) => severity !== "warning")) return undefined;
  const source = readSource(text);
  return source && { text, tree, source };
}

/**
 * The edit that gives a scalar another text, in the mildest way of writing that holds it. Everything else in
 * the file is read as before, and every byte outside the edit stays.
 *
 * @param path          Names and indices, counted from 0, of the scalar in the file.
 * @param isTextWanted  The option takes text, so an unquoted `1.10` is one.
 * @returns undefined when nothing stands there that could be replaced, or no way of writing is read as meant.
 */
export function replaceScalar(
  { text, tree, source }: YamlSource,
  path: Path,
  value: string,
  isTextWanted: boolean,
): TextEdit | undefined {
  const place = findSource(source, path)?.node;
  if (place?.kind !== "scalar") return undefined;
  const { start, end } = place;
  for (const written of scalarTexts({ file: text, place, isTextWanted }, value)) {
    const edit = { start, end, text: written };
    const after = parseYaml(applyEdits(text, [edit]));
    const target = after.tree && scalarAt(after.tree, path);
    if (!after.tree || !target || textOf(target, isTextWanted) !== value) continue;
    if (isSameBeside(tree, after.tree, scalarAt(tree, path), target, edit)) return edit;
  }
  return undefined;
}

/** The text that an option gets from a scalar: `toValue` of the schemas, as far as it matters to texts. */
function textOf({ value, source, plain }: ScalarNode, isTextWanted: boolean): unknown {
  if (!plain || !isTextWanted || typeof value === "string") return value;
  return source === "" || source === "~" ? null : source;
}

function scalarAt(tree: TreeNode, path: Path): ScalarNode | undefined {
  let node: TreeNode | undefined = tree;
  for (const step of path)
    node =
      node?.kind === "map"
        ? node.entries.get(String(step))?.value
        : node?.kind === "list"
          ? node.items[Number(step)]
          : undefined;
  return node?.kind === "scalar" ? node : undefined;
}

/** Whether two trees differ in one scalar only, and everything behind it has moved by the length of the edit. */
function isSameBeside(
  before: TreeNode,
  after: TreeNode,
  old: TreeNode | undefined,
  target: TreeNode,
  edit: TextEdit,
): boolean {
  const growth = edit.text.length - (edit.end - edit.start);
  const moved = (offset: number): number => (offset >= edit.end ? offset + growth : offset);
  const isSame = (one: TreeNode, other: TreeNode): boolean => {
    if (one === old || other === target) return one === old && other === target;
    if (one.kind !== other.kind || moved(one.start) !== other.start) return false;
    if (one.kind === "list")
      return (
        other.kind === "list" &&
        one.items.length === other.items.length &&
        one.items.every((item, index) => isSame(item, other.items[index]!))
      );
    if (one.kind === "map") {
      if (other.kind !== "map" || one.entries.size !== other.entries.size) return false;
      for (const [name, entry] of one.entries) {
        const twin = other.entries.get(name);
        if (!twin || moved(entry.keyStart) !== twin.keyStart || !isSame(entry.value, twin.value))
          return false;
      }
      return true;
    }
    return (
      one.kind !== "scalar" ||
      (other.kind === "scalar" && Object.is(one.value, other.value) && one.source === other.source)
    );
  };
  return isSame(before, after);
}
