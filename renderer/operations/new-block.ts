import { type EntryText, entryOfValue, entryOfYaml } from "../edit/entry-text.ts";
import type { NewEntry, Place } from "../edit/operation.ts";
import type { Path } from "../edit/tree-editor.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import type { OptionValue } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import { optionSchema } from "../schema/read-schema.ts";
import { openYaml, type YamlSource } from "../yaml/replace-scalar.ts";
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
  const inOrder = smallestExample(plan, into.file, name);
  if (inOrder !== undefined) return inOrder;
  const value: OptionValue = { type: name, ...(sampleOf(type.schema, plan.files) as object) };
  return entryOfValue(value).lines;
}

function smallestExample(plan: Plan, file: string, type: string): string | undefined {
  const sizes = examplesOf(plan, type).sort((a, b) => a.yaml.length - b.yaml.length);
  return sizes.find(({ yaml }) => isInOrder(plan, file, yaml))?.yaml;
}

/** What an option that a block cannot do without may be, until somebody says what it shall be. */
export function valueFor(plan: Plan, file: string, type: BlockType, option: string): OptionValue {
  const example = smallestExample(plan, file, type.name);
  const value =
    example === undefined ? undefined : (new YamlEditor(example).get([option]) as OptionValue | undefined);
  return value ?? sampleOf(optionSchema(type.schema, option) ?? {}, plan.files);
}

/** Whether a block is in order where it is to stand, as far as one page tells. */
function isInOrder({ files }: Plan, file: string, yaml: string): boolean {
  const home = file.startsWith("pages/") ? file.replace(/[^/]+$/, "new-block.yaml") : "pages/new-block.yaml";
  const lines = entryOfYaml(yaml).lines.replaceAll("\n", "\n  ");
  const text = `title: New block\ndescription: A page for one new block.\nblocks:\n  ${lines}\n`;
  // Where a block may stand is asked of the list, not of the block.
  return files.problemsOf(home, text).every(({ code }) => code === "misplaced-block");
}

/** Examples of a type; of one that stands in others alone, the first of it in each. */
function examplesOf({ files }: Plan, type: string): { name: string; yaml: string }[] {
  const text = files.examplesOf(type);
  const opened = text === undefined ? undefined : openYaml(text);
  if (opened?.tree.kind !== "list") return [];
  return opened.tree.items.flatMap((item, index) => {
    const name = item.kind === "map" ? item.entries.get("name")?.value : undefined;
    const block = item.kind === "map" ? item.entries.get("block")?.value : undefined;
    const path = block && pathOf(block, type, [index, "block"]);
    const yaml = path && blockLines(opened, path);
    return name?.kind === "scalar" && yaml !== undefined ? [{ name: String(name.value), yaml }] : [];
  });
}

function pathOf(node: TreeNode, type: string, path: Path): Path | undefined {
  const inner: [string | number, TreeNode][] =
    node.kind === "list"
      ? [...node.items.entries()]
      : node.kind === "map"
        ? [...node.entries.values()].map(({ key, value }) => [key, value])
        : [];
  if (inner.some(([key, value]) => key === "type" && value.kind === "scalar" && value.value === type))
    return path;
  for (const [key, value] of inner) {
    const found = pathOf(value, type, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** The lines of a block without the dash or name in front of it. */
function blockLines({ text, source }: YamlSource, path: Path): string | undefined {
  const node = findSource(source, path)?.node;
  if (node?.kind !== "map") return undefined;
  if (node.isFlow) return text.slice(node.start, node.end);
  const entries = [...node.entries.values()];
  const { keyStart } = entries[0]!;
  return " ".repeat(keyStart - lineStart(text, keyStart)) + text.slice(keyStart, entries.at(-1)!.end);
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
