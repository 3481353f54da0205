import { writeCell } from "../data/tables/read-csv.ts";
import { readTable, type Table } from "../data/tables/read-table.ts";
import type { EntryText } from "../edit/entry-text.ts";
import { openIn, type Told, toldBy, toldOf } from "../edit/expected-data.ts";
import { type FileEditor, type Path, remove, shown, TreeEditor } from "../edit/tree-editor.ts";
import type { OptionValue } from "../model.ts";
import type { Span } from "../problems/draft.ts";
import { optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { findNode, type TreeNode } from "../yaml/tree.ts";

interface OpenTable {
  tree: TreeNode;
  table: Table;
}

/** Changes a table of values that are parted by commas or the like; see `FileEditor`. */
export class TableEditor extends TreeEditor<OpenTable> implements FileEditor {
  /** @param schema  Of a row. @param collection  Its name. */
  constructor(
    text: string,
    private readonly schema: Schema | undefined,
    collection: string,
  ) {
    super(text, (one) => {
      const table = readTable(one, schema, collection);
      return table.tree && table.problems.length === 0 ? { tree: table.tree, table } : undefined;
    });
  }

  has(path: Path): boolean {
    return findNode(this.tree, path).depth === path.length;
  }

  set(path: Path, value: OptionValue): void {
    const [row = 0, ...field] = path;
    if (field.length === 0) throw new Error("a row is changed field by field");
    const names = field.filter((step) => typeof step === "string");
    const whole =
      field.length === names.length ? value : this.listWith([row, ...names], Number(field.at(-1)), value);
    this.write(Number(row), names, whole);
  }

  delete(path: Path): void {
    const [row = 0, ...field] = path;
    if (field.length === 0) {
      const { start, end } = this.lineOf(Number(row));
      this.applyFirst([[{ start, end, text: "" }]], [], (rows) => remove(rows, row));
      return;
    }
    const names = field.filter((step) => typeof step === "string");
    if (names.length < field.length) {
      const list = this.get([row, ...names]) as OptionValue[];
      const rest = list.filter((_, index) => index !== field.at(-1));
      if (rest.length > 0) this.write(Number(row), names, rest);
      else this.clear(Number(row), names);
    } else this.clear(Number(row), names);
  }

  rename(): void {
    throw new Error("the fields of a table stand in its first row");
  }

  /** The edits that give the columns of a field another heading; the schema has to follow. */
  headingEdits(field: string, name: string): TextEdit[] {
    const columns = this.opened.table.columns.filter(({ path }) => path[0] === field);
    return columns.flatMap(({ heading, path }): TextEdit[] => {
      const { start, end } = heading;
      const written = this.text.slice(start, end);
      // A heading in the words of the schema goes on meaning the field.
      return heading.text.trim() === path.join(".")
        ? [{ start, end, text: written.replace(field, name) }]
        : [];
    });
  }

  entryText(path: Path): EntryText {
    const { node, depth } = findNode(this.tree, path);
    if (depth < path.length || path.length !== 1) throw new Error(`there is no ${shown(path)}`);
    const { cells } = this.opened.table.records[Number(path[0])]!;
    const line = this.text.slice(cells[0]!.start, cells.at(-1)!.end);
    return { lines: line, flows: [line], told: toldBy(node) };
  }

  insert(list: Path, index: number, { lines, told }: EntryText): void {
    if (list.length > 0) throw new Error("a table has rows only");
    this.applyFirst([[this.insertion(index, lines)]], [], (rows) => {
      (rows as Told[]).splice(index, 0, told);
    });
  }

  moveEntry(from: Path, into: Path, index: number): void {
    const place = Number(from[0]);
    if (into.length > 0 || from.length !== 1) throw new Error("a row stays in its table");
    if (index === place || index === place + 1) return;
    const { start, end } = this.lineOf(place);
    const edits = [this.insertion(index, this.entryText(from).lines), { start, end, text: "" }];
    this.applyFirst([edits], [], (holder) => {
      const rows = holder as Told[];
      const [row] = rows.splice(place, 1);
      rows.splice(index > place ? index - 1 : index, 0, row!);
    });
  }

  /** A row as a line of this table. @throws Error for a field that has no column. */
  entryOf(row: { readonly [field: string]: OptionValue }): EntryText {
    const { columns, separator } = this.opened.table;
    const cells: string[] = [];
    const flat = flatten(row, []);
    for (const { path, value } of flat) {
      const column = columns.find((one) => one.path.join("\n") === path.join("\n"));
      if (!column) throw new Error(`the table has no column for ${path.join(".")}`);
      cells[column.index] = writeCell(this.cellText(value, path), separator);
    }
    const width = Math.max(...columns.map(({ index }) => index)) + 1;
    return {
      lines: Array.from({ length: width }, (_, at) => cells[at] ?? "").join(separator),
      flows: [],
      told: toldOf(row),
    };
  }

  private write(row: number, names: string[], value: OptionValue): void {
    const { table } = this.opened;
    const column = table.columns.find(({ path }) => path.join("\n") === names.join("\n"));
    if (!column) throw new Error(`the table has no column for ${names.join(".")}`);
    const record = table.records[row];
    if (!record) throw new Error(`there is no row ${row}`);
    const text = this.cellText(value, names);
    const forms = typeof value === "number" ? [text, text.replace(".", ",")] : [text];
    const ways = forms.map((form) => [this.cellEdit(record.cells, column.index, form)]);
    this.applyFirst(ways, [row], (holder) => place(holder as { [name: string]: Told }, names, toldOf(value)));
  }

  private clear(row: number, names: string[]): void {
    const { table } = this.opened;
    const column = table.columns.find(({ path }) => path.join("\n") === names.join("\n"));
    const record = table.records[row];
    if (!column || !record) throw new Error(`there is no ${[row, ...names].join(".")}`);
    const edit = this.cellEdit(record.cells, column.index, "");
    this.applyFirst([[edit]], [row], (holder) => take(holder as { [name: string]: Told }, names));
  }

  private cellEdit(cells: Table["records"][number]["cells"], index: number, text: string): TextEdit {
    const { separator } = this.opened.table;
    const cell = cells[index];
    const isQuoted = cell && this.text[cell.start] === '"';
    const written = isQuoted && text !== "" ? `"${text.replaceAll('"', '""')}"` : writeCell(text, separator);
    if (cell) return { start: cell.start, end: cell.end, text: written };
    const { end } = cells.at(-1)!;
    return { start: end, end, text: separator.repeat(index - cells.length + 1) + written };
  }

  private cellText(value: OptionValue, names: readonly string[]): string {
    if (!Array.isArray(value)) return String(value);
    const schema = optionSchema(this.schema, names[0]!);
    const sign = schema?.["x-list"] ?? this.schema?.["x-table"]?.list ?? ",";
    const used = this.text.includes(`${sign} `) ? `${sign} ` : sign;
    return value.map(String).join(used);
  }

  private listWith(path: Path, index: number, value: OptionValue): OptionValue {
    const list = this.get(path);
    if (!Array.isArray(list)) throw new Error(`${shown(path)} is no list`);
    return list.map((one, at) => (at === index ? value : one)) as OptionValue[];
  }

  private insertion(index: number, line: string): TextEdit {
    const { records } = this.opened.table;
    const lineBreak = /\r\n|\n|\r/.exec(this.text)?.[0] ?? "\n";
    const next = records[index];
    if (next) return { start: next.cells[0]!.start, end: next.cells[0]!.start, text: line + lineBreak };
    const last = records.at(-1)?.cells.at(-1)?.end ?? this.text.trimEnd().length;
    return { start: last, end: last, text: lineBreak + line };
  }

  /** A row with one of the line breaks beside it. */
  private lineOf(row: number): Span {
    const record = this.opened.table.records[row];
    if (!record) throw new Error(`there is no row ${row}`);
    const { start } = record.cells[0]!;
    const { end } = record.cells.at(-1)!;
    const after = /^(?:\r\n|\n|\r)/.exec(this.text.slice(end, end + 2))?.[0].length ?? 0;
    if (after > 0) return { start, end: end + after };
    return { start: start - (/(?:\r\n|\n|\r)$/.exec(this.text.slice(0, start))?.[0].length ?? 0), end };
  }
}

function flatten(
  value: { readonly [field: string]: OptionValue },
  path: string[],
): { path: string[]; value: OptionValue }[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "object" && !Array.isArray(inner)
      ? flatten(inner as { readonly [field: string]: OptionValue }, [...path, name])
      : [{ path: [...path, name], value: inner }],
  );
}

function place(group: { [name: string]: Told }, [name = "", ...rest]: string[], value: Told): void {
  if (rest.length === 0) group[name] = value;
  else {
    const inner = (openIn(group, name) ?? {}) as { [name: string]: Told };
    group[name] = inner;
    place(inner, rest, value);
  }
}

function take(group: { [name: string]: Told }, [name = "", ...rest]: string[]): void {
  const inner = openIn(group, name) as { [name: string]: Told } | undefined;
  if (rest.length === 0 || !inner) delete group[name];
  else {
    take(inner, rest);
    if (Object.keys(inner).length === 0) delete group[name];
  }
}
