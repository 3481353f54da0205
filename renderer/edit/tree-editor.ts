import type { OptionValue } from "../model.ts";
import { plainData } from "../yaml/plain-data.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import { findNode, type TreeNode } from "../yaml/tree.ts";
import type { EntryText } from "./entry-text.ts";
import { changedAt, Expected, type Holder, isSaid, type Told } from "./expected-data.ts";
import { TrackedText } from "./tracked-text.ts";

/** Names and indices, from 0, in a file. */
export type Path = readonly (string | number)[];

export type IsTextWanted = (path: Path) => boolean;

/** How an option gets a value. */
export interface HowToSet {
  /** Names of options as the schema has them: a new one stands behind those in front of it. Default: at the end. */
  order?: readonly string[];
  /** Which options take texts, so that an unquoted `1.10` is one already. Default: none is known to. */
  isTextWanted?: IsTextWanted;
}

/** Changes a file step by step; each step throws an Error, and changes nothing, when it cannot be made. */
export interface FileEditor {
  readonly text: string;
  /** The replacements that make the text as it is now out of the first one. */
  readonly edits: readonly TextEdit[];
  readonly tree: TreeNode;
  /** What stands there by the rules of the format alone; undefined where there is nothing. */
  get(path: Path): unknown;
  has(path: Path): boolean;
  set(path: Path, value: OptionValue, how?: HowToSet): void;
  /** Changes a text in place: the same change is made of how it is written, if that gives what it gives of the text. */
  rewrite(path: Path, change: (text: string) => string, how?: HowToSet): void;
  /** The same for many texts, none of which is in another: the file is read once. */
  rewriteAll(changes: readonly { path: Path; change: (text: string) => string }[]): void;
  delete(path: Path): void;
  rename(path: Path, name: string): void;
  /** An entry of a list as it is written. */
  entryText(path: Path): EntryText;
  /** Puts an entry into a list. @param index  Before which one, from 0; their number for the end. */
  insert(list: Path, index: number, entry: EntryText): void;
  /** Takes an entry of a list to another place in the file. @param index  Before which one, as they are now. */
  moveEntry(from: Path, into: Path, index: number): void;
}

/**
 * What editors of all formats share: every change is a replacement of ranges, after which the text is read again and
 * has to say exactly what was meant; else it is not made.
 */
export abstract class TreeEditor<Opened extends { tree: TreeNode }> {
  protected opened: Opened;
  private readonly tracked: TrackedText;

  /** @throws Error when the text has a mistake. */
  constructor(
    text: string,
    private readonly open: (text: string) => Opened | undefined,
  ) {
    const opened = open(text);
    if (!opened) throw new Error("the file has mistakes of its own");
    this.opened = opened;
    this.tracked = new TrackedText(text);
  }

  get text(): string {
    return this.tracked.text;
  }

  get edits(): TextEdit[] {
    return this.tracked.edits;
  }

  get tree(): TreeNode {
    return this.opened.tree;
  }

  get(path: Path): unknown {
    const { node, depth } = findNode(this.tree, path);
    return depth === path.length ? plainData(node) : undefined;
  }

  abstract set(path: Path, value: OptionValue, how?: HowToSet): void;

  rewrite(path: Path, change: (text: string) => string, how?: HowToSet): void {
    const { node, depth } = findNode(this.tree, path);
    if (depth < path.length || node.kind !== "scalar") return;
    const old = typeof node.value === "string" ? node.value : node.source;
    const fresh = change(old);
    if (fresh === old) return;
    const { start, end } = node;
    const written = change(this.text.slice(start, end));
    const expected = changedAt(this.tree, path.slice(0, -1), (holder) => {
      (holder as { [name: string]: Told })[path.at(-1)!] = `"${fresh}`;
    });
    if (!this.tryFirst([[{ start, end, text: written }]], expected)) this.set(path, fresh, how);
  }

  rewriteAll(changes: readonly { path: Path; change: (text: string) => string }[]): void {
    const edits: TextEdit[] = [];
    const expected = new Expected(this.tree);
    for (const { path, change } of changes) {
      const { node, depth } = findNode(this.tree, path);
      if (depth < path.length || node.kind !== "scalar" || typeof node.value !== "string") continue;
      const { start, end } = node;
      edits.push({ start, end, text: change(this.text.slice(start, end)) });
      expected.put(path, `"${change(node.value)}`);
    }
    // One that needs other quotation marks is found by taking each for itself.
    const sorted = edits.sort((a, b) => a.start - b.start);
    if (!this.tryFirst([sorted], expected.told))
      for (const { path, change } of changes) this.rewrite(path, change);
  }

  protected applyFirst(
    ways: Iterable<readonly TextEdit[]>,
    path: Path,
    change: (holder: Holder) => void,
  ): void {
    this.writeFirst(ways, changedAt(this.tree, path, change));
  }

  /** Takes several steps, or none when one of them cannot be taken. @returns Whether they were taken. */
  protected attempt(steps: () => void): boolean {
    const { opened } = this;
    const back = this.tracked.mark();
    try {
      steps();
      return true;
    } catch {
      this.opened = opened;
      back();
      return false;
    }
  }

  /** Takes the first way that is read as meant. */
  protected writeFirst(ways: Iterable<readonly TextEdit[]>, expected: Told): void {
    if (!this.tryFirst(ways, expected)) throw new Error("the text around it does not allow the change");
  }

  private tryFirst(ways: Iterable<readonly TextEdit[]>, expected: Told): boolean {
    for (const edits of ways) {
      const opened = this.open(applyEdits(this.text, edits));
      if (!opened || !isSaid(opened.tree, expected)) continue;
      this.opened = opened;
      this.tracked.apply(edits);
      return true;
    }
    return false;
  }
}

/** Takes a value out of what is expected. */
export function remove(holder: Holder, step: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(step), 1);
  else delete holder[step];
}

/** A path as people read it. */
export function shown(path: Path): string {
  return path.length === 0 ? "file" : path.join(".");
}
