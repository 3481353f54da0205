import { changedAt, isSaid, type Told } from "../edit/expected-data.ts";
import { lineBreakOf } from "../yaml/line.ts";
import { openYaml, type YamlSource } from "../yaml/replace-scalar.ts";
import { findSource } from "../yaml/source-tree.ts";
import { applyEdits } from "../yaml/text-edits.ts";
import { findNode, type TreeNode } from "../yaml/tree.ts";
import { lineEnd, lineStart } from "../yaml/whole-lines.ts";

type Path = readonly (string | number)[];

/**
 * Gives blocks the ids by which their translations know them: the name of their type, with a number where the file has
 * that id already. Every other byte of the file stays.
 *
 * @param paths Of blocks without an id: `["blocks", 2]`.
 * @throws Error when the text around a block does not allow it.
 */
export function giveIds(text: string, paths: readonly Path[]): { text: string; ids: string[] } {
  let file = open(text);
  const taken = new Set(idsIn(file.tree));
  const ids = paths.map((path) => {
    const { node } = findNode(file.tree, [...path, "type"]);
    const type = node.kind === "scalar" ? node.source : "block";
    const id = freeId(type, taken);
    taken.add(id);
    file = withId(file, path, id);
    return id;
  });
  return { text: file.text, ids };
}

function open(text: string): YamlSource {
  const file = openYaml(text);
  if (!file) throw new Error("the file has mistakes of its own");
  return file;
}

function* idsIn(node: TreeNode): Generator<string> {
  if (node.kind === "list") for (const item of node.items) yield* idsIn(item);
  if (node.kind !== "map") return;
  const id = node.entries.get("id")?.value;
  if (id?.kind === "scalar") yield id.source;
  for (const { value } of node.entries.values()) yield* idsIn(value);
}

function freeId(type: string, taken: ReadonlySet<string>): string {
  let id = type;
  for (let number = 2; taken.has(id); number += 1) id = `${type}-${number}`;
  return id;
}

/** The id stands behind the type, where people look for it. */
function withId(file: YamlSource, path: Path, id: string): YamlSource {
  const { text } = file;
  const found = findSource(file.source, [...path, "type"]);
  const refusal = `the block at ${path.join(".")} cannot be given an id`;
  if (!found?.entry || found.parent?.kind !== "map") throw new Error(refusal);
  const { keyStart, value } = found.entry;
  const column = keyStart - lineStart(text, keyStart);
  const lineBreak = lineBreakOf(text);
  const end = found.parent.isFlow ? value.end : lineEnd(text, value.end);
  const isBroken = text[end - 1] === "\n";
  const line = `${" ".repeat(column)}id: ${id}`;
  const inserted = found.parent.isFlow
    ? `, id: ${id}`
    : isBroken
      ? `${line}${lineBreak}`
      : `${lineBreak}${line}`;
  const changed = open(applyEdits(text, [{ start: end, end, text: inserted }]));
  const expected = changedAt(file.tree, path, (block) => {
    (block as { [name: string]: Told }).id = `"${id}`;
  });
  if (!isSaid(changed.tree, expected)) throw new Error(refusal);
  return changed;
}
