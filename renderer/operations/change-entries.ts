import { collectionIn } from "../data/data-files.ts";
import type { EntryText } from "../edit/entry-text.ts";
import { entryOfValue } from "../edit/entry-text.ts";
import type { EntryOperation, NewEntry, Place } from "../edit/operation.ts";
import type { FileEditor, Path } from "../edit/tree-editor.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import type { OptionValue } from "../model.ts";
import { findNode } from "../yaml/tree.ts";
import { moveInVersions } from "./follow-in-versions.ts";
import { jsonEntry } from "./json-editor.ts";
import { idsIn, newEntry, withoutIds } from "./new-block.ts";
import { giveOwnAnchors } from "./own-anchors.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { TableEditor } from "./table-editor.ts";

/** Adds, takes out, repeats and moves entries of lists: blocks, and what stands in lists among their options. */
export function changeEntries(plan: Plan, operation: Exclude<EntryOperation, { kind: "detach" }>): void {
  switch (operation.kind) {
    case "insert":
      insertEntry(plan, operation.into, operation.index, operation.entry);
      return;
    case "delete":
      if (operation.at.path.length === 0)
        throw new Refused("A whole file is no entry: use the operations for pages to delete one.");
      plan.open(operation.at.file).delete(operation.at.path);
      return;
    case "duplicate":
      duplicate(plan, operation.at);
      return;
    case "move":
      move(plan, operation.at, operation.into, operation.index);
      return;
  }
}

function insertEntry(plan: Plan, into: Place, index: number, entry: NewEntry): void {
  const editor = plan.open(into.file);
  checkIndex(index);
  const isYaml = editor instanceof YamlEditor;
  if (!isYaml && !("value" in entry)) throw new Refused(`Only values can be put into ${into.file}.`);
  const text = isYaml
    ? newEntry(plan, into, entry)
    : rowText(editor, (entry as { value: OptionValue }).value);
  openList(editor, into.path);
  editor.insert(into.path, index, text);
  if (!("value" in entry)) giveOwnAnchors(plan, into.file, [...into.path, index]);
  plan.target = { file: into.file, path: [...into.path, index] };
}

/** A value as an entry of a file of any format. */
export function rowText(editor: FileEditor, value: OptionValue): EntryText {
  if (editor instanceof YamlEditor) return entryOfValue(value);
  if (editor instanceof TableEditor)
    return editor.entryOf(value as { readonly [field: string]: OptionValue });
  return jsonEntry(value);
}

function duplicate(plan: Plan, { file, path }: Place): void {
  const editor = plan.open(file);
  const index = path.at(-1);
  if (typeof index !== "number") throw new Refused("Only an entry of a list can be repeated.");
  const entry = editor.entryText(path);
  const list = path.slice(0, -1);
  editor.insert(list, index + 1, editor instanceof YamlEditor ? withoutIds(entry) : entry);
  if (list.length === 0) giveOwnKey(plan, file, index + 1);
  else giveOwnAnchors(plan, file, [...list, index + 1]);
  plan.target = { file, path: [...list, index + 1] };
}

/** A row that was repeated needs a key that no other one has. */
function giveOwnKey(plan: Plan, file: string, index: number): void {
  const collection = plan.files.collections.get(collectionIn(file) ?? "");
  if (!collection) return;
  const editor = plan.open(file);
  const keys = (editor.get([]) as { [field: string]: unknown }[]).map((row) => String(row[collection.key]));
  const old = keys[index]!;
  let number = 2;
  while (keys.includes(`${old}-${number}`)) number += 1;
  editor.set([index, collection.key], `${old}-${number}`);
}

function move(plan: Plan, at: Place, into: Place, index: number): void {
  checkIndex(index);
  const from = plan.open(at.file);
  const place = at.path.at(-1);
  if (typeof place !== "number") throw new Refused("Only an entry of a list can be moved.");
  if (!from.has(at.path)) throw new Refused(`There is no entry ${at.path.join(".")} in ${at.file}.`);
  if (at.file === into.file) {
    if (startsWith(into.path, at.path)) throw new Refused("An entry cannot be moved into itself.");
    openList(from, into.path);
    from.moveEntry(at.path, into.path, index);
    const list = withoutEntry(into.path, at.path);
    const isSame = at.path.length === into.path.length + 1 && startsWith(at.path, into.path);
    plan.target = { file: into.file, path: [...list, isSame && index > place ? index - 1 : index] };
    return;
  }
  const to = plan.open(into.file);
  if (!(from instanceof YamlEditor && to instanceof YamlEditor))
    throw new Refused(`An entry of ${at.file} cannot be moved to ${into.file}: copy its values.`);
  const taken = idsIn(to.tree);
  const ids = [...idsIn(findNode(from.tree, at.path).node)].filter((id) => !taken.has(id));
  const entry = withoutIds(from.entryText(at.path), taken);
  openList(to, into.path);
  to.insert(into.path, index, entry);
  giveOwnAnchors(plan, into.file, [...into.path, index]);
  from.delete(at.path);
  moveInVersions(plan, at.file, into.file, ids);
  plan.target = { file: into.file, path: [...into.path, index] };
}

/** Makes the list that something is put into, when it is not there yet. */
function openList(editor: FileEditor, path: Path): void {
  if (path.length > 0 && !editor.has(path)) editor.set(path, []);
}

function checkIndex(index: number): void {
  if (!Number.isInteger(index) || index < 0) throw new Refused("Places in a list are whole numbers from 0.");
}

export function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}

/** Where something stands once an entry of a list has gone. */
function withoutEntry(path: Path, gone: Path): Path {
  const depth = gone.length - 1;
  const place = path[depth];
  const isBehind =
    startsWith(path, gone.slice(0, -1)) && typeof place === "number" && place > Number(gone.at(-1));
  return isBehind ? [...path.slice(0, depth), place - 1, ...path.slice(depth + 1)] : path;
}
