import type { Span } from "../problems/draft.ts";
import { optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { plainData } from "../yaml/plain-data.ts";
import type { YamlSource } from "../yaml/replace-scalar.ts";
import type { SourceNode } from "../yaml/source-tree.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import { findNode, type ScalarNode, type TreeNode } from "../yaml/tree.ts";
import { type DataFile, type DataKind, type RowsMeant, readDataText } from "./read-data.ts";
import { partsOf } from "./tables/read-cell.ts";
import { writeCell } from "./tables/read-csv.ts";

/** A file of rows in JSON or as a table that can be changed. */
export interface OpenRows extends YamlSource {
  /**
   * The edit that gives a value another text, in the way of writing of the file; everything else is read as before.
   *
   * @returns undefined when nothing stands there, or the text cannot stand there.
   */
  replace(path: readonly (string | number)[], text: string): TextEdit | undefined;
}

/** Opens rows that are not YAML for changes; undefined when they have a mistake. */
export function openRows(
  text: string,
  kind: Exclude<DataKind, "yaml">,
  rows: RowsMeant,
): OpenRows | undefined {
  const file = readDataText(text, kind, rows);
  const { tree } = file;
  if (!tree || file.problems.length > 0) return undefined;
  return {
    text,
    tree,
    source: sourceOf(tree, text),
    replace(path, value) {
      const { node, depth } = findNode(tree, path);
      if (depth < path.length || node.kind !== "scalar") return undefined;
      const span = { start: node.start, end: node.end };
      for (const written of waysToWrite(value, path, node, file, rows.schema)) {
        const edit = { ...span, text: written };
        const after = readDataText(applyEdits(text, [edit]), kind, rows);
        if (after.tree && after.problems.length === 0 && isMeant(tree, after.tree, path, value)) return edit;
      }
      return undefined;
    },
  };
}

function waysToWrite(
  value: string,
  path: readonly (string | number)[],
  node: ScalarNode,
  { kind, text, table }: DataFile,
  schema: Schema | undefined,
): string[] {
  if (kind === "json") return node.plain ? [value] : [JSON.stringify(value)];
  const separator = table?.separator ?? ",";
  const cell = { start: node.start, end: node.end };
  const forms = node.plain ? [value, value.replace(".", ",")] : [value];
  return forms
    .map((form) => (typeof path.at(-1) === "number" ? listWith(form, path, cell, text, schema) : form))
    .map((form) =>
      text[cell.start] === '"' ? `"${form.replaceAll('"', '""')}"` : writeCell(form, separator),
    );
}

/** The entries of a list in one cell, with another one in the place of one of them. */
function listWith(
  value: string,
  path: readonly (string | number)[],
  { start, end }: Span,
  text: string,
  schema: Schema | undefined,
): string {
  const raw = text.slice(start, end);
  const inner = raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
  const sign = optionSchema(schema, String(path[1]))?.["x-list"] ?? schema?.["x-table"]?.list ?? ",";
  const glue = inner.includes(`${sign} `) ? `${sign} ` : sign;
  return partsOf(inner, sign)
    .map((part, index) => (index === path.at(-1) ? value : part))
    .join(glue);
}

/** Whether two readings of the rows differ in the one value alone, which now is what was meant. */
function isMeant(
  before: TreeNode,
  after: TreeNode,
  path: readonly (string | number)[],
  value: string,
): boolean {
  const { node, depth } = findNode(after, path);
  if (depth < path.length || node.kind !== "scalar" || String(node.value) !== value) return false;
  const [one, other] = [before, after].map((tree) => {
    const data = plainData(tree);
    const holder = path
      .slice(0, -1)
      .reduce((group, step) => (group as Record<string | number, unknown>)[step], data);
    (holder as Record<string | number, unknown>)[path.at(-1)!] = "";
    return JSON.stringify(data);
  });
  return one === other;
}

/** The tree with complete places. Rows and cells stand one beside the other, as between brackets. */
function sourceOf(node: TreeNode, text: string): SourceNode {
  const { start, end } = node;
  const place = { start, end, isInFlow: true, parentColumn: -1 };
  if (node.kind === "list")
    return {
      kind: "list",
      ...place,
      isFlow: true,
      items: node.items.map((item) => ({ start: item.start, end: item.end, value: sourceOf(item, text) })),
    };
  if (node.kind === "map") {
    const entries = [...node.entries.values()].map(({ key, keyStart, keyEnd, value }) => {
      const isBeside = keyEnd <= value.start && keyStart >= start;
      const whole = { start: isBeside ? keyStart : value.start, end: value.end };
      return [key, { key, keyStart, keyEnd, ...whole, value: sourceOf(value, text) }] as const;
    });
    return { kind: "map", ...place, isFlow: true, entries: new Map(entries) };
  }
  return { kind: "scalar", ...place, style: text[start] === '"' ? "double" : "plain", lead: "" };
}
