import type { OptionValue } from "../model.ts";
import { lineBreakOf } from "../yaml/line.ts";
import { openYamlLater, type YamlSource } from "../yaml/replace-scalar.ts";
import { type FoundSource, findSource, type SourceEntry, type SourceMap } from "../yaml/source-tree.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { findNode, type TreeNode } from "../yaml/tree.ts";
import { lineStart } from "../yaml/whole-lines.ts";
import { type EntryText, entryOfItem, entryOfValue } from "./entry-text.ts";
import { Expected, type Holder, isSaid, type Told, toldBy, toldOf } from "./expected-data.ts";
import { flowRemoval, flowRemovals } from "./flow-edits.ts";
import { insertions, removals } from "./list-edits.ts";
import {
  type FileEditor,
  type HowToSet,
  type IsTextWanted,
  type Path,
  remove,
  shown,
  TreeEditor,
} from "./tree-editor.ts";
import { additions, replacement, valueSpan } from "./value-edits.ts";
import { shiftLines } from "./write-entry.ts";

/**
 * Changes a YAML file step by step, as replacements of ranges: every other byte stays. After each step the file is
 * read again and has to say exactly what was meant; else the step throws an Error and the text is as before.
 */
export class YamlEditor extends TreeEditor<YamlSource> implements FileEditor {
  /** @throws Error when the text has a mistake in YAML. */
  constructor(text: string) {
    super(text, openYamlLater);
    if (!this.opened.source) throw new Error("the file has mistakes of its own");
  }

  has(path: Path): boolean {
    return findSource(this.opened.source, path) !== undefined;
  }

  rename(path: Path, name: string): void {
    const { entry } = this.find(path);
    if (!entry) throw new Error(`${shown(path)} has no name`);
    const old = path.at(-1)!;
    const target = [...path.slice(0, -1), name];
    if (this.has(target)) throw new Error(`${shown(target)} is there already`);
    const { keyStart: start, keyEnd: end } = entry;
    const mark = /["']/.exec(this.text[start]!)?.[0] ?? "";
    this.apply([{ start, end, text: `${mark}${name}${mark}` }], path.slice(0, -1), (group) => {
      const names = group as { [name: string]: Told };
      names[name] = names[old]!;
      delete names[old];
    });
  }

  /** @param how  See `HowToSet`. */
  set(path: Path, value: OptionValue, { order = [], isTextWanted }: HowToSet = {}): void {
    const found = findSource(this.opened.source, path);
    if (found) {
      this.replace(path, found, value, isTextWanted ?? (() => false));
      return;
    }
    const group = path.slice(0, -1);
    const holder = findSource(this.opened.source, group)?.node;
    const name = path.at(-1)!;
    const isNothing = !holder || (holder.kind === "scalar" && holder.style === "empty");
    // Groups that are not there yet are made.
    if (isNothing && path.length > 1 && typeof name === "string") {
      this.set(group, { [name]: value }, { ...(isTextWanted && { isTextWanted }) });
      return;
    }
    if (holder?.kind !== "map") throw new Error(`${shown(group)} is no group`);
    this.applyFirst(additions(this.opened, holder, String(name), value, order), group, (one) => {
      (one as { [name: string]: Told })[name] = toldOf(value);
    });
  }

  /** Changes what is different only, so that comments and ways of writing of everything else stay. */
  private replace(path: Path, found: FoundSource, value: OptionValue, isTextWanted: IsTextWanted): void {
    const { node } = findNode(this.opened.tree, path);
    if (isSaid(node, toldOf(value))) return;
    const isPlain = node.kind === "scalar" && node.plain;
    if (isPlain && node.source === value && value !== "" && isTextWanted(path)) return;
    if (this.attempt(() => this.replaceInside(path, node, value, isTextWanted))) return;
    const edits = replacement(this.opened, found, path, value);
    this.apply(edits, path.slice(0, -1), (holder) => {
      (holder as { [name: string]: Told })[path.at(-1)!] = toldOf(value);
    });
  }

  /** @throws Error where what was there and what shall be are not both groups, or both lists, with something in them. */
  private replaceInside(path: Path, node: TreeNode, value: OptionValue, isTextWanted: IsTextWanted): void {
    if (typeof value !== "object") throw new Error("a text has no parts");
    if (isValueList(value) && node.kind === "list" && node.items.length > 0 && value.length > 0)
      this.replaceEntries(path, node.items, value, isTextWanted);
    else if (!isValueList(value) && node.kind === "map" && Object.keys(value).length > 0) {
      for (const [name, one] of Object.entries(value)) this.set([...path, name], one, { isTextWanted });
      for (const name of node.entries.keys()) if (!Object.hasOwn(value, name)) this.delete([...path, name]);
    } else throw new Error("one of them is empty");
  }

  private replaceEntries(
    path: Path,
    old: readonly TreeNode[],
    value: readonly OptionValue[],
    isTextWanted: IsTextWanted,
  ): void {
    const fresh = value.map(toldOf);
    let [head, tail] = [0, 0];
    const most = Math.min(old.length, fresh.length);
    while (head < most && isSaid(old[head]!, fresh[head])) head += 1;
    while (tail < most - head && isSaid(old.at(-1 - tail)!, fresh.at(-1 - tail))) tail += 1;
    const [before, after] = [old.length - head - tail, fresh.length - head - tail];
    for (let index = 0; index < Math.min(before, after); index += 1)
      this.set([...path, head + index], value[head + index]!, { isTextWanted });
    for (let index = before; index < after; index += 1)
      this.insert(path, head + index, entryOfValue(value[head + index]!));
    for (let index = before; index > after; index -= 1) this.delete([...path, head + index - 1]);
  }

  delete(path: Path): void {
    const { item } = this.find(path);
    const edits = item ? removals(this.opened, path) : this.nameRemovals(path);
    this.applyFirst(edits, path.slice(0, -1), (holder) => remove(holder, path.at(-1)!));
  }

  /** An entry of a list as it is written. */
  entryText(path: Path): EntryText {
    const { item, parent } = this.find(path);
    if (!item || parent?.kind !== "list") throw new Error(`${shown(path)} is no entry of a list`);
    return entryOfItem(this.opened, path, item, parent);
  }

  /** Puts an entry into a list. @param index  Before which one, from 0; their number for the end. */
  insert(list: Path, index: number, entry: EntryText): void {
    const { node } = this.find(list);
    if (node.kind === "map" || (node.kind === "scalar" && node.style !== "empty"))
      throw new Error(`${shown(list)} is no list`);
    if (node.kind === "list" && index > node.items.length) throw new Error(`${shown(list)} is not so long`);
    const expected = new Expected(this.opened.tree);
    if (node.kind === "list") (expected.at(list) as Told[]).splice(index, 0, entry.told);
    else expected.put(list, [entry.told]);
    this.writeFirst(insertions(this.opened, list, index, entry), expected.told);
  }

  /** Takes an entry of a list to another place in the file. @param index  Before which one, as they are now. */
  moveEntry(from: Path, into: Path, index: number): void {
    const entry = this.entryText(from);
    const { node } = this.find(into);
    if (from.every((step, at) => into[at] === step)) throw new Error("it cannot stand in itself");
    if (node.kind === "map" || (node.kind === "scalar" && node.style !== "empty"))
      throw new Error(`${shown(into)} is no list`);
    if (node.kind === "list" && index > node.items.length) throw new Error(`${shown(into)} is not so long`);
    const isSameList = isSamePath(from.slice(0, -1), into);
    const place = Number(from.at(-1));
    if (isSameList && (index === place || index === place + 1)) return;
    const expected = new Expected(this.opened.tree);
    const source = expected.at(from.slice(0, -1)) as Told[];
    if (node.kind === "list") (expected.at(into) as Told[]).splice(index, 0, entry.told);
    else expected.put(into, [entry.told]);
    source.splice(isSameList && index <= place ? place + 1 : place, 1);
    const out = [...removals(this.opened, from)];
    const both = [...insertions(this.opened, into, index, entry)].flatMap((edits) =>
      out.map((others) => [...edits, ...others]),
    );
    this.writeFirst(both, expected.told);
  }

  move(from: Path, to: Path): void {
    const { entry, parent } = this.find(from);
    if (!entry || parent?.kind !== "map") throw new Error(`${shown(from)} has no name`);
    if (this.has(to)) throw new Error(`${shown(to)} is there already`);
    const name = String(to.at(-1));
    const group = findSource(this.opened.source, to.slice(0, -1))?.node;
    if (group && group.kind !== "map") throw new Error(`${shown(to.slice(0, -1))} is no group`);
    const value = this.get(from) as OptionValue;
    if (!group || group.isFlow || parent.isFlow) {
      this.delete(from);
      if (group) this.set(to, value);
      else this.set(to.slice(0, -1), { [name]: value });
      return;
    }
    const before = toldBy(findNode(this.opened.tree, from).node);
    const { column, at } = this.endOf(group);
    const old = this.columnOf(entry.keyStart);
    const lines = this.text.slice(entry.start, entry.end);
    const head = lines.slice(0, entry.keyStart - entry.start).trimStart();
    const rest = lines.slice(entry.keyEnd - entry.start).replace(/\r?\n$/, "");
    const moved = shiftLines(`${head}${name}${rest}`, column - old);
    const expected = new Expected(this.opened.tree);
    remove(expected.at(from.slice(0, -1)), from.at(-1)!);
    expected.put([...to.slice(0, -1), name], before);
    const text = `${this.breakBefore(at)}${" ".repeat(column)}${moved}${this.lineBreak}`;
    // Where one ends and the other begins, what is put in comes first.
    this.write([{ start: at, end: at, text }, this.removal(from)], expected.told);
  }

  wrap(path: Path, name: string): void {
    const { entry, node, parent } = this.find(path);
    if (!entry || parent?.kind !== "map") throw new Error(`${shown(path)} has no name`);
    const { text } = this;
    const change = (group: Told[] | { [name: string]: Told }): void => {
      const names = group as { [name: string]: Told };
      names[path.at(-1)!] = { [name]: names[path.at(-1)!]! };
    };
    if (parent.isFlow) {
      const { start, end } = node;
      const edit = { start, end, text: `{ ${name}: ${text.slice(start, end)} }` };
      this.apply([edit], path.slice(0, -1), change);
      return;
    }
    const colon = text.indexOf(":", entry.keyEnd);
    const pad = " ".repeat(this.columnOf(entry.keyStart) + 2);
    const end = Math.max(node.end, colon + 1);
    const inner = shiftLines(text.slice(colon + 1, end), 2);
    const edit = { start: colon + 1, end, text: `${this.lineBreak}${pad}${name}:${inner}` };
    this.apply([edit], path.slice(0, -1), change);
  }

  /** The place of something that has to be there. */
  private find(path: Path): FoundSource {
    const found = findSource(this.opened.source, path);
    if (!found) throw new Error(`there is no ${shown(path)}`);
    return found;
  }

  private nameRemovals(path: Path): Iterable<TextEdit[]> {
    const { entry, parent } = this.find(path);
    if (!entry || parent?.kind !== "map" || !parent.isFlow || parent.entries.size === 1)
      return [[this.removal(path)]];
    const all = [...parent.entries.values()];
    return flowRemovals(this.text, all, all.indexOf(entry), parent);
  }

  private removal(path: Path): TextEdit {
    const { entry, parent } = this.find(path);
    if (!entry || parent?.kind !== "map") throw new Error("a file cannot be deleted");
    const all = [...parent.entries.values()];
    const index = all.indexOf(entry);
    if (all.length === 1) return { ...valueSpan(this.text, parent), text: "{}" };
    if (parent.isFlow) return flowRemoval(all, index, parent);
    const next = all[index + 1];
    const isOnOwnLine = entry.start === lineStart(this.text, entry.start);
    // A file without a line break at its end keeps having none.
    if (!next && entry.end === this.text.length && !this.text.endsWith("\n") && isOnOwnLine)
      return { start: entry.start - this.lineBreak.length, end: entry.end, text: "" };
    if (isOnOwnLine || !next) return { start: entry.start, end: entry.end, text: "" };
    // It shares its line with a dash, which the next one takes over.
    const spaces = /^[ ]*/.exec(this.text.slice(next.start))![0].length;
    return { start: entry.start, end: next.start + spaces, text: "" };
  }

  /** Where the next entry of a group stands, and in which column. */
  private endOf({ entries }: SourceMap): { at: number; column: number } {
    const last = [...entries.values()].at(-1) as SourceEntry;
    return { at: last.end, column: this.columnOf(last.keyStart) };
  }

  private columnOf(offset: number): number {
    return offset - lineStart(this.text, offset);
  }

  private get lineBreak(): string {
    return lineBreakOf(this.text);
  }

  /** A file need not end with a line break. */
  private breakBefore(offset: number): string {
    return offset > 0 && this.text[offset - 1] !== "\n" ? this.lineBreak : "";
  }

  private apply(edits: readonly TextEdit[], path: Path, change: (holder: Holder) => void): void {
    this.applyFirst([edits], path, change);
  }

  private write(edits: readonly TextEdit[], expected: Told): void {
    this.writeFirst([edits], expected);
  }
}

function isValueList(value: OptionValue): value is readonly OptionValue[] {
  return Array.isArray(value);
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
