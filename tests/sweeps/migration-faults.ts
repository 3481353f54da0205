import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findMigration, migrateBlock } from "../../renderer/edit/migrate-block.ts";
import { YamlEditor } from "../../renderer/edit/yaml-editor.ts";
import type { BlockType } from "../../renderer/pages/block-types.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

type Types = ReadonlyMap<string, BlockType>;
type Block = Record<string, unknown> & { type: string };

/** What is wrong with the steps of a block to newer forms and with their examples in `migrations/`; a sentence each. */
export function migrationFaults(type: BlockType, types: Types): string[] {
  const folder = join(type.folder, "migrations");
  const versions = (type.migrations ?? []).map(({ version }) => version);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const faults: string[] = [];
  if (versions.some((version, index) => version !== index + 2))
    faults.push(
      `migrations.ts has the versions ${versions.join(", ")}. Versions follow each other, each once, from 2.`,
    );
  const wanted = new Set(versions.flatMap((version) => [`${version}.before.yaml`, `${version}.after.yaml`]));
  for (const name of there)
    if (/\.ya?ml$/.test(name) && !wanted.has(name))
      faults.push(`migrations/${name} belongs to no version in migrations.ts. Rename or remove it.`);
  for (const name of wanted) {
    const blocks = name.endsWith(".before.yaml")
      ? "blocks as they were before that version"
      : `the blocks of migrations/${name.replace("after", "before")} as they are today`;
    if (!there.includes(name)) faults.push(`There is no migrations/${name}. Write ${blocks} into it.`);
  }
  const isWhole = (version: number) =>
    ["before", "after"].every((form) => there.includes(`${version}.${form}.yaml`));
  return [
    ...faults,
    ...[...new Set(versions)].filter(isWhole).flatMap((version) => stepFaults(type, types, version)),
  ];
}

/** What is wrong with one step, by its two files. */
function stepFaults(type: BlockType, types: Types, version: number): string[] {
  const [before, after] = ["before", "after"].map((form) => {
    const name = `migrations/${version}.${form}.yaml`;
    const text = readFileSync(join(type.folder, name), "utf8");
    return { name, text, ...blocksOf(text, name) };
  }) as [Example, Example];
  const unread = [before, after].flatMap(({ fault }) => fault ?? []);
  if (unread.length > 0) return unread;
  const faults: string[] = [];
  const needed = (block: Block) =>
    block.type === type.name ? findMigration(block, type.migrations) : undefined;
  if (!before.blocks.some((block) => needed(block)?.version === version))
    faults.push(
      `No block "${type.name}" in ${before.name} needs version ${version}. Write one as it was, or let "when" know it.`,
    );
  for (const [index, block] of after.blocks.entries()) {
    const step = needed(block);
    if (step)
      faults.push(
        `Block ${index + 1} of ${after.name} is in the form before version ${step.version}. Write it as it is today, or let "when" be false for it.`,
      );
    const { type: name, id: _, ...options } = block;
    for (const { instancePath, message } of types.get(name)?.checkWritten(options) ?? [])
      faults.push(
        `Block ${index + 1} of ${after.name} is not as its schema wants it: ${`${instancePath} ${message}`.trim()}.`,
      );
  }
  return [...faults, ...outcomeFaults(type, before, after)];
}

/** How what the steps make of the blocks before differs from the blocks after, in any byte. */
function outcomeFaults(type: BlockType, before: Example, after: Example): string[] {
  const editor = new YamlEditor(before.text);
  for (const [index, { type: name }] of before.blocks.entries())
    try {
      if (name === type.name) migrateBlock(editor, [index], type.migrations ?? []);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [`Block ${index + 1} of ${before.name} cannot be migrated: ${reason}`];
    }
  if (editor.text === after.text) return [];
  const [made, written] = [editor.text, after.text].map((text) => text.split("\n")) as [string[], string[]];
  const at = made.findIndex((line, index) => line !== written[index]);
  const line = at === -1 ? made.length : at;
  const quoted = (lines: string[]) =>
    lines[line] === undefined ? "has ended" : `is ${JSON.stringify(lines[line])}`;
  return [
    `${before.name} does not become ${after.name}: line ${line + 1} ${quoted(made)} when it is migrated, and ${quoted(written)} there.`,
  ];
}

interface Example {
  name: string;
  text: string;
  blocks: Block[];
  fault?: string;
}

function blocksOf(text: string, name: string): Pick<Example, "blocks" | "fault"> {
  const { tree, problems } = readYamlText(text);
  const list = tree && problems.every(({ severity }) => severity !== "error") ? plainData(tree) : undefined;
  const isBlock = (entry: unknown): entry is Block =>
    typeof (entry as Partial<Block> | null)?.type === "string";
  if (Array.isArray(list) && list.length > 0 && list.every(isBlock)) return { blocks: list };
  return { blocks: [], fault: `${name} is no list of blocks. Write each as on a page, from "- type:" on.` };
}
