import type { EntryText } from "../edit/entry-text.ts";
import { type Told, toldBy, toldOf } from "../edit/expected-data.ts";
import { flowInsertion, flowRemoval } from "../edit/flow-edits.ts";
import { type FileEditor, type Path, remove, shown, TreeEditor } from "../edit/tree-editor.ts";
import { indentLines } from "../edit/write-entry.ts";
import type { OptionValue } from "../model.ts";
import type { Span } from "../problems/draft.ts";
import { lineBreakOf } from "../yaml/line.ts";
import { readJson } from "../yaml/read-json.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { findNode, type MapNode, type TreeNode } from "../yaml/tree.ts";
import { lineStart } from "../yaml/whole-lines.ts";

/** Changes a JSON file step by step, as replacements of ranges; see `FileEditor`. */
export class JsonEditor extends TreeEditor<{ tree: TreeNode }> implements FileEditor {
  constructor(text: string) {
    super(text, (one) => {
      const { tree, problems } = readJson(one);
      return tree && problems.length === 0 ? { tree } : undefined;
    });
  }

  has(path: Path): boolean {
    return findNode(this.tree, path).depth === path.length;
  }

  set(path: Path, value: OptionValue): void {
    const holder = path.slice(0, -1);
    const name = path.at(-1)!;
    const { node } = findNode(this.tree, path);
    const edit = this.has(path)
      ? { start: node.start, end: node.end, text: this.written(value, node.start) }
      : this.addition(holder, String(name), value);
    this.applyFirst([[edit]], holder, (one) => {
      (one as { [name: string]: Told })[name] = toldOf(value);
    });
  }

  delete(path: Path): void {
    const holder = this.find(path.slice(0, -1));
    this.find(path);
    const spans = holder.kind === "map" ? entrySpans(holder) : holder.kind === "list" ? holder.items : [];
    const index =
      holder.kind === "map" ? [...holder.entries.keys()].indexOf(String(path.at(-1))) : Number(path.at(-1));
    this.applyFirst([[flowRemoval(spans, index, holder)]], path.slice(0, -1), (one) =>
      remove(one, path.at(-1)!),
    );
  }

  rename(path: Path, name: string): void {
    const { entry, depth } = findNode(this.tree, path);
    if (!entry || depth < path.length) throw new Error(`there is no ${shown(path)}`);
    if (this.has([...path.slice(0, -1), name])) throw new Error(`${name} is there already`);
    const text = JSON.stringify(name).slice(1, -1);
    this.applyFirst([[{ start: entry.keyStart, end: entry.keyEnd, text }]], path.slice(0, -1), (one) => {
      const names = one as { [name: string]: Told };
      names[name] = names[path.at(-1)!]!;
      delete names[path.at(-1)!];
    });
  }

  entryText(path: Path): EntryText {
    const node = this.find(path);
    const raw = this.text.slice(node.start, node.end);
    return { lines: `- ${raw}`, flows: [raw], told: toldBy(node) };
  }

  insert(list: Path, index: number, { flows, told }: EntryText): void {
    const edit = this.insertion(list, index, flows[0]);
    this.applyFirst([[edit]], list, (one) => {
      (one as Told[]).splice(index, 0, told);
    });
  }

  moveEntry(from: Path, into: Path, index: number): void {
    if (from.slice(0, -1).join("\n") !== into.join("\n")) throw new Error("a row stays in its list");
    const place = Number(from.at(-1));
    if (index === place || index === place + 1) return;
    const entry = this.entryText(from);
    const list = this.find(into);
    if (list.kind !== "list") throw new Error(`${shown(into)} is no list`);
    const edits = [this.insertion(into, index, entry.flows[0]), flowRemoval(list.items, place, list)];
    this.applyFirst([edits], into, (one) => {
      const rows = one as Told[];
      const [row] = rows.splice(place, 1);
      rows.splice(index > place ? index - 1 : index, 0, row!);
    });
  }

  private insertion(path: Path, index: number, flow: string | undefined): TextEdit {
    const list = this.find(path);
    if (list.kind !== "list" || flow === undefined) throw new Error(`${shown(path)} is no list`);
    if (index > list.items.length) throw new Error(`${shown(path)} is not so long`);
    if (list.items.length === 0) return { start: list.start + 1, end: list.start + 1, text: flow };
    return flowInsertion(this.text, list.items, index, flow);
  }

  private addition(path: Path, name: string, value: OptionValue): TextEdit {
    const group = this.find(path);
    if (group.kind !== "map") throw new Error(`${shown(path)} is no group`);
    const spans = entrySpans(group);
    if (spans.length === 0)
      return {
        start: group.start + 1,
        end: group.start + 1,
        text: ` ${JSON.stringify(name)}: ${this.written(value, group.start)} `,
      };
    const last = spans.at(-1)!;
    const written = `${JSON.stringify(name)}: ${this.written(value, last.start)}`;
    if (spans.length > 1) return flowInsertion(this.text, spans, spans.length, written);
    const before = this.text.slice(group.start + 1, last.start);
    const space = /^\s*$/.test(before) && before.includes("\n") ? before : " ";
    return { start: last.end, end: last.end, text: `,${space}${written}` };
  }

  /** A value as the lines around it have theirs. */
  private written(value: OptionValue, at: number): string {
    if (typeof value !== "object") return JSON.stringify(value);
    const start = lineStart(this.text, at);
    const column = /^[ \t]*/.exec(this.text.slice(start))![0].length;
    return indentLines(JSON.stringify(value, null, 2), column, lineBreakOf(this.text)).trimStart();
  }

  private find(path: Path): TreeNode {
    const { node, depth } = findNode(this.tree, path);
    if (depth < path.length) throw new Error(`there is no ${shown(path)}`);
    return node;
  }
}

function entrySpans(group: MapNode): Span[] {
  return [...group.entries.values()].map(({ keyStart, value }) => ({ start: keyStart - 1, end: value.end }));
}

/** A row as JSON has it. */
export function jsonEntry(value: OptionValue): EntryText {
  const flow = JSON.stringify(value);
  return { lines: `- ${flow}`, flows: [flow], told: toldOf(value) };
}
