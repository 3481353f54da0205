import { type EntryText, entryOfValue, entryOfYaml } from "../edit/entry-text.ts";
import type { NewEntry, Place } from "../edit/operation.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import type { OptionValue } from "../model.ts";
import { openYaml } from "../yaml/replace-scalar.ts";
import { findSource } from "../yaml/source-tree.ts";
import type { TreeNode } from "../yaml/tree.ts";
import { lineStart } from "../yaml/whole-lines.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { sampleOf } from "./sample-value.ts";

/** Something new for a list in YAML. @param into  The list. */
export function newEntry(plan: Plan, into: Place, entry: NewEntry): EntryText {
  if ("value" in entry) return entryOfValue(entry.value);
  if ("yaml" in entry) return fresh(plan, into, entry.yaml);
  return fresh(plan, into, blockText(plan, into, entry.block, entry.example));
}

/** A block as YAML: one of its examples, else the first one that is in order there, else what its schema requires. */
function blockText(plan: Plan, into: Place, name: string, example: string | undefined): string {
  const type = plan.files.blockTypes.get(name);
  if (!type) throw new Refused(`There is no block called ${name}.`);
  const examples = examplesOf(plan, name);
  if (example !== undefined) {
    const found = examples.find((one) => one.name === example);
    if (!found) throw new Refused(`The block ${name} has no example called ${example}.`);
    return found.yaml;
  }
  const sizes = [...examples].sort((a, b) => a.yaml.length - b.yaml.length);
  const inOrder = sizes.find(({ yaml }) => isInOrder(plan, into.file, yaml));
  if (inOrder) return inOrder.yaml;
  const value: OptionValue = { type: name, ...(sampleOf(type.schema, plan.files) as object) };
  return entryOfValue(value).lines;
}

/** Whether a block is in order where it is to stand, as far as one page tells. */
function isInOrder({ files }: Plan, file: string, yaml: string): boolean {
  const home = file.startsWith("pages/") ? file.replace(/[^/]+$/, "new-block.yaml") : "pages/new-block.yaml";
  const lines = entryOfYaml(yaml).lines.replaceAll("\n", "\n  ");
  const text = `title: New block\ndescription: A page for one new block.\nblocks:\n  ${lines}\n`;
  return files.problemsOf(home, text).length === 0;
}

function examplesOf({ files }: Plan, type: string): { name: string; yaml: string }[] {
  const text = files.examplesOf(type);
  const opened = text === undefined ? undefined : openYaml(text);
  if (text === undefined || opened?.tree.kind !== "list") return [];
  return opened.tree.items.flatMap((item, index) => {
    const name = item.kind === "map" ? item.entries.get("name")?.value : undefined;
    const { entry, node } = findSource(opened.source, [index, "block"]) ?? {};
    if (name?.kind !== "scalar" || !entry || node?.kind !== "map") return [];
    const from = node.isFlow ? node.start : lineStart(text, [...node.entries.values()][0]!.start);
    return [{ name: String(name.value), yaml: text.slice(from, node.isFlow ? node.end : entry.end) }];
  });
}

/** Lines without ids that something in the file of the list has already. */
function fresh(plan: Plan, into: Place, yaml: string): EntryText {
  return withoutIds(entryOfYaml(yaml), idsIn(plan.open(into.file).tree));
}

/** An entry in which blocks have no ids, or none of some. */
export function withoutIds(entry: EntryText, taken?: ReadonlySet<string>): EntryText {
  const editor = new YamlEditor(entry.lines);
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && "id" in value && (taken?.has(String(value.id)) ?? true))
      editor.delete([...path, "id"]);
    for (const [name, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  visit(editor.get([]), []);
  return editor.edits.length === 0 ? entry : entryOfYaml(editor.text);
}

/** Ids of blocks in a file. */
export function idsIn(tree: TreeNode): Set<string> {
  const ids = new Set<string>();
  const visit = (node: TreeNode): void => {
    if (node.kind === "list") for (const item of node.items) visit(item);
    if (node.kind !== "map") return;
    const id = node.entries.get("id")?.value;
    if (node.entries.has("type") && id?.kind === "scalar") ids.add(id.source);
    for (const { value } of node.entries.values()) visit(value);
  };
  visit(tree);
  return ids;
}
