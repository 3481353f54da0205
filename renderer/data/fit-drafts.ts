import type { Draft, Span } from "../problems/draft.ts";
import type { Schema } from "../schema/schema-types.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { DataFile } from "./read-data.ts";
import { writeCell } from "./tables/read-csv.ts";
import type { Table } from "./tables/read-table.ts";

type Edit = Span & { text: string };

/**
 * Problems of rows as their file has them: corrections, which are made for YAML, in the way of writing of the file;
 * what a row of a table lacks at its empty cell, and what all rows lack once, at the headings.
 */
export function fitDrafts(drafts: readonly Draft[], file: DataFile, schema: Schema | undefined): Draft[] {
  if (file.kind === "yaml") return [...drafts];
  const fitted = drafts.map((one): Draft => {
    const draft = withGuess(one, file, schema?.["x-table"]?.decimal);
    const { fix, offer, instead: _, ...rest } = draft;
    const [newFix, newOffer] = [fix, offer].map((edit) => edit && fitEdit(edit, file));
    return { ...rest, ...(newFix && { fix: newFix }), ...(newOffer && { offer: newOffer }) } as Draft;
  });
  return file.table ? placeLacks(fitted, file.table) : fitted;
}

/**
 * A value of another kind with what is meant as the file has it: a number with the sign in front of its decimals that the
 * table goes by, a list with the quotation marks of JSON. A value that fills its cell is offered there.
 */
function withGuess(draft: Draft, { kind, text, table }: DataFile, decimal: string | undefined): Draft {
  if (draft.code !== "wrong-type" || draft.params.case !== "value" || draft.params.guess === undefined)
    return draft;
  const { start, end, params } = draft;
  const meant = parseYaml(params.guess!).tree;
  if (kind === "json") {
    const guess = meant && jsonOf(meant);
    return guess === undefined ? draft : { ...draft, params: { ...params, guess } };
  }
  const isNumber = meant?.kind === "scalar" && typeof meant.value === "number";
  const guess = isNumber && decimal === "," ? params.guess!.replace(".", ",") : params.guess!;
  const isOffered = !draft.offer && table !== undefined && isCell(table, draft) && end > start;
  const offer = { start, end, text: writeCell(guess, table?.separator ?? ",") };
  return { ...draft, params: { ...params, guess }, ...(isOffered && text[start] !== '"' && { offer }) };
}

/** A value, or a list of such, as JSON has it; undefined for what has groups in it. */
function jsonOf(node: TreeNode): string | undefined {
  if (node.kind === "scalar") return JSON.stringify(node.value);
  const items = node.kind === "list" ? node.items.map(jsonOf) : [undefined];
  return items.includes(undefined) ? undefined : `[${items.join(", ")}]`;
}

/** A correction in the way of writing of the file; undefined when it would be read otherwise there. */
function fitEdit(edit: Edit, { kind, text, table }: DataFile): Edit | undefined {
  // What is taken away is written in no way.
  if (edit.text === "") return edit;
  const old = text.slice(edit.start, edit.end);
  const isQuoted = old.startsWith('"') && old.endsWith('"') && old.length > 1;
  const scalar = parseYaml(edit.text).tree;
  if (kind === "json") {
    const list = scalar?.kind === "list" ? jsonOf(scalar) : undefined;
    if (list !== undefined) return { ...edit, text: list };
    if (scalar?.kind !== "scalar") return undefined;
    const written = JSON.stringify(scalar.source);
    if (text[edit.start - 1] === '"' && text[edit.end] === '"')
      return { ...edit, text: written.slice(1, -1) };
    if (scalar.plain && typeof scalar.value !== "string") return { ...edit, text: scalar.source };
    if (isQuoted) return { ...edit, text: written };
    return isWithinText(text, edit) ? { ...edit, text: written.slice(1, -1) } : undefined;
  }
  const isWhole = table !== undefined && isCell(table, edit);
  if (isWhole && scalar?.kind === "scalar")
    return { ...edit, text: writeCell(scalar.source, table.separator) };
  const isHarmless = !/["\r\n]/.test(edit.text) && !edit.text.includes(table?.separator ?? "");
  return isHarmless ? edit : undefined;
}

/** A range is part of a text of JSON, which ends on the line that it begins in. */
function isWithinText(text: string, { start, end }: Edit): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const marks = before.match(/\\.|"/g) ?? [];
  return marks.filter((mark) => mark === '"').length % 2 === 1 && !/["\\\n]/.test(text.slice(start, end));
}

/** A range is all that stands in one cell or heading. */
function isCell({ text, separator }: Table, { start, end }: Span): boolean {
  const isEdge = (sign: string | undefined): boolean =>
    sign === undefined || sign === separator || /[\r\n\ufeff]/.test(sign);
  return isEdge(text.slice(0, start).trimEnd().at(-1)) || isEdge(text[start - 1])
    ? isEdge(text[end]) || /^\s*$/.test(text.slice(end))
    : false;
}

function placeLacks(drafts: readonly Draft[], table: Table): Draft[] {
  const told = new Set<string>();
  return drafts.flatMap((draft): Draft[] => {
    if (draft.code !== "missing-field") return [draft];
    const { option } = draft.params as { option: string };
    const [index, ...group] = draft.path;
    const field = [...group, option];
    const record = table.records[Number(index)];
    // The column of the field itself, of a part of it, or of what it is a part of.
    const column =
      table.columns.find(({ path }) => startsWith(path, field)) ??
      (group.length > 0 ? table.columns.find(({ path }) => startsWith(path, group)) : undefined);
    const cell = column && record?.cells[column.index];
    if (cell) return [{ ...draft, start: cell.start, end: cell.end, path: [...draft.path, option] }];
    if (column || group.length > 0) return [draft];
    if (told.has(option) || table.told.has(option)) return [];
    told.add(option);
    return [{ ...draft, ...headings(table), path: [] }];
  });
}

function startsWith(path: readonly string[], start: readonly (string | number)[]): boolean {
  return start.every((step, depth) => path[depth] === step);
}

function headings({ columns }: Table): Span {
  const { start, end } = columns[0]?.heading ?? { start: 0, end: 0 };
  return { start, end };
}
