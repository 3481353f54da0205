import type { OptionValue } from "../model.ts";
import { plainData } from "../yaml/plain-data.ts";
import { openYaml, replaceScalar, type YamlSource } from "../yaml/replace-scalar.ts";
import { type FoundSource, findSource, type SourceEntry, type SourceMap } from "../yaml/source-tree.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import { findNode } from "../yaml/tree.ts";
import { lineStart } from "../yaml/whole-lines.ts";
import { changedAt, isSameTold, type Told, toldBy, toldOf } from "./expected-data.ts";
import { blockEntry, flowValue, shiftLines } from "./write-entry.ts";

/** Names and indices, from 0, in a file. */
export type Path = readonly (string | number)[];

/**
 * Changes a YAML file step by step, as replacements of ranges: every other byte stays. After each step the file is
 * read again and has to say exactly what was meant; else the step throws an Error and the text is as before.
 */
export class YamlEditor {
  private opened: YamlSource;

  /** @throws Error when the text has a mistake in YAML. */
  constructor(text: string) {
    const opened = openYaml(text);
    if (!opened) throw new Error("the file has mistakes of its own");
    this.opened = opened;
  }

  get text(): string {
    return this.opened.text;
  }

  get(path: Path): unknown {
    const { node, depth } = findNode(this.opened.tree, path);
    return depth === path.length ? plainData(node) : undefined;
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

  set(path: Path, value: OptionValue): void {
    const found = findSource(this.opened.source, path);
    const edit = found ? this.replacement(found, path, value) : this.insertion(path, value);
    this.apply([edit], path.slice(0, -1), (group) => {
      (group as { [name: string]: Told })[path.at(-1)!] = toldOf(value);
    });
  }

  delete(path: Path): void {
    this.apply([this.removal(path)], path.slice(0, -1), (holder) => remove(holder, path.at(-1)!));
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
    const told = changedAt(toldBy(this.opened.tree), from.slice(0, -1), (holder) =>
      remove(holder, from.at(-1)!),
    );
    const expected = changedAt(told, to.slice(0, -1), (holder) => {
      (holder as { [name: string]: Told })[name] = before;
    });
    const text = `${this.breakBefore(at)}${" ".repeat(column)}${moved}${this.lineBreak}`;
    // Where one ends and the other begins, what is put in comes first.
    this.write([{ start: at, end: at, text }, this.removal(from)], expected);
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

  private replacement({ node, entry, parent }: FoundSource, path: Path, value: OptionValue): TextEdit {
    if (node.kind === "scalar" && typeof value === "string") {
      const edit = replaceScalar(this.opened, path, value, false);
      if (edit) return edit;
    }
    const isScalar = typeof value !== "object";
    if (!entry || parent?.kind !== "map" || parent.isFlow || isScalar) {
      const lead = node.kind === "scalar" ? (node.style === "empty" ? node.lead : "") : "";
      const isLong = node.kind === "scalar" && (node.style === "literal" || node.style === "folded");
      const { start, end } = this.valueOf(node);
      // A comment behind a text without quotation marks reads like its end.
      const hasComment = /^[^\n]*#/.test(this.text.slice(end));
      const written = typeof value === "string" && hasComment ? JSON.stringify(value) : flowValue(value);
      return { start, end, text: `${lead}${written}${isLong ? this.lineBreak : ""}` };
    }
    const lines = blockEntry(entry.key, value, this.columnOf(entry.keyStart), this.lineBreak);
    const { end } = this.valueOf(node);
    const isWhole = this.text[end - 1] === "\n";
    return {
      start: entry.keyStart,
      end,
      text: isWhole ? lines.trimStart() : lines.trim(),
    };
  }

  /** A value without the line break and the blank lines that a block of lines may end with. */
  private valueOf({ start, end, kind }: FoundSource["node"]): { start: number; end: number } {
    if (kind === "scalar") return { start, end };
    return { start, end: start + this.text.slice(start, end).trimEnd().length };
  }

  private insertion(path: Path, value: OptionValue): TextEdit {
    const name = String(path.at(-1));
    const group = this.find(path.slice(0, -1)).node;
    if (group.kind !== "map") throw new Error(`${shown(path.slice(0, -1))} is no group`);
    if (group.isFlow) {
      const last = [...group.entries.values()].at(-1);
      const at = last?.end ?? group.start + 1;
      return {
        start: at,
        end: at,
        text: `${last ? ", " : " "}${name}: ${flowValue(value)}${last ? "" : " "}`,
      };
    }
    const { column, at } = this.endOf(group);
    const text = this.breakBefore(at) + blockEntry(name, value, column, this.lineBreak);
    return { start: at, end: at, text };
  }

  private removal(path: Path): TextEdit {
    const { entry, item, parent } = this.find(path);
    const own = entry ?? item;
    if (!own || !parent) throw new Error("a file cannot be deleted");
    const all: readonly { start: number; end: number }[] =
      parent.kind === "map" ? [...parent.entries.values()] : parent.items;
    const index = all.indexOf(own);
    if (all.length === 1) return { ...this.valueOf(parent), text: parent.kind === "map" ? "{}" : "[]" };
    const next = all[index + 1];
    if (parent.isFlow)
      return next
        ? { start: own.start, end: next.start, text: "" }
        : { start: all[index - 1]!.end, end: own.end, text: "" };
    const isOnOwnLine = own.start === lineStart(this.text, own.start);
    if (isOnOwnLine || !next) return { start: own.start, end: own.end, text: "" };
    // It shares its line with a dash, which the next one takes over.
    const spaces = /^[ ]*/.exec(this.text.slice(next.start))![0].length;
    return { start: own.start, end: next.start + spaces, text: "" };
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
    return this.text.includes("\r\n") ? "\r\n" : "\n";
  }

  /** A file need not end with a line break. */
  private breakBefore(offset: number): string {
    return offset > 0 && this.text[offset - 1] !== "\n" ? this.lineBreak : "";
  }

  private apply(
    edits: readonly TextEdit[],
    path: Path,
    change: (holder: Told[] | { [name: string]: Told }) => void,
  ): void {
    this.write(edits, changedAt(toldBy(this.opened.tree), path, change));
  }

  private write(edits: readonly TextEdit[], expected: Told): void {
    const opened = openYaml(applyEdits(this.text, edits));
    if (!opened || !isSameTold(toldBy(opened.tree), expected))
      throw new Error("the text around it does not allow the change");
    this.opened = opened;
  }
}

function remove(holder: Told[] | { [name: string]: Told }, step: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(step), 1);
  else delete holder[step];
}

/** A path as people read it. */
function shown(path: Path): string {
  return path.length === 0 ? "file" : path.join(".");
}
