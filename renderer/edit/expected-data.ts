import type { OptionValue } from "../model.ts";
import type { TreeNode } from "../yaml/tree.ts";

/**
 * Data whose scalars are told apart by what is written: `1.10` and `1.1` are two things. What stays as it is in a
 * file is not copied: of thousands of rows, a change concerns one.
 */
export type Told = string | Kept | Told[] | { [name: string]: Told };

/** A group or list of what is expected. */
export type Holder = Told[] | { [name: string]: Told };

/** A value of a file, as it stands there. */
class Kept {
  constructor(readonly node: TreeNode) {}
}

/** What a part of a file says. */
export function toldBy(node: TreeNode): Told {
  return new Kept(node);
}

/** What a file says that holds a value. */
export function toldOf(value: OptionValue): Told {
  if (typeof value === "string") return `"${value}`;
  if (typeof value !== "object") return String(value);
  if (isList(value)) return value.map(toldOf);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toldOf(inner)]));
}

function isList(value: OptionValue): value is readonly OptionValue[] {
  return Array.isArray(value);
}

/** Whether a file says what is expected; the order of names says nothing. */
export function isSaid(node: TreeNode, told: Told | undefined): boolean {
  if (told instanceof Kept) return isSameNode(node, told.node);
  if (typeof told !== "object") return scalarOf(node) === told;
  if (node.kind === "list")
    return (
      Array.isArray(told) &&
      told.length === node.items.length &&
      node.items.every((item, index) => isSaid(item, told[index]))
    );
  if (node.kind !== "map" || Array.isArray(told) || Object.keys(told).length !== node.entries.size)
    return false;
  for (const [name, { value }] of node.entries)
    if (!Object.hasOwn(told, name) || !isSaid(value, told[name])) return false;
  return true;
}

function isSameNode(one: TreeNode, other: TreeNode): boolean {
  if (one === other) return true;
  if (one.kind === "list")
    return (
      other.kind === "list" &&
      one.items.length === other.items.length &&
      one.items.every((item, index) => isSameNode(item, other.items[index]!))
    );
  if (one.kind !== "map")
    return scalarOf(one) === scalarOf(other) && other.kind !== "list" && other.kind !== "map";
  if (other.kind !== "map" || one.entries.size !== other.entries.size) return false;
  for (const [name, { value }] of one.entries) {
    const twin = other.entries.get(name);
    if (!twin || !isSameNode(value, twin.value)) return false;
  }
  return true;
}

/** What a scalar says; undefined for what holds others. */
function scalarOf(node: TreeNode): string | undefined {
  if (node.kind === "broken") return "";
  if (node.kind !== "scalar") return undefined;
  return typeof node.value === "string" ? `"${node.value}` : node.source;
}

/** What a file is expected to say after a change: what it says now, but where it was opened and changed. */
export class Expected {
  private readonly around: { root: Told };

  constructor(tree: TreeNode) {
    this.around = { root: toldBy(tree) };
  }

  get told(): Told {
    return this.around.root;
  }

  /** The group or list at a path, to be changed. @throws Error where there is none. */
  at(path: Path): Holder {
    return ["root", ...path].reduce<Holder>((holder, step) => {
      const inner = openIn(holder, step);
      if (!inner) throw new Error(`there is nothing in ${step}`);
      return inner;
    }, this.around);
  }

  /** Puts a value in the place of what stands there. */
  put(path: Path, told: Told): void {
    const step = path.at(-1);
    if (step === undefined) this.around.root = told;
    else (this.at(path.slice(0, -1)) as { [name: string]: Told })[step] = told;
  }
}

type Path = readonly (string | number)[];

/** The group or list in another one, so that it can be changed; undefined where there is none. */
export function openIn(holder: Holder, step: string | number): Holder | undefined {
  const names = holder as { [name: string]: Told };
  const inner = names[step];
  const opened = inner instanceof Kept ? partsOf(inner.node) : inner;
  if (typeof opened !== "object" || opened instanceof Kept) return undefined;
  names[step] = opened;
  return opened;
}

function partsOf(node: TreeNode): Holder | undefined {
  if (node.kind === "list") return node.items.map(toldBy);
  if (node.kind !== "map") return undefined;
  return Object.fromEntries(Array.from(node.entries, ([name, { value }]) => [name, toldBy(value)]));
}

/** What a file is expected to say in which the group or list at a path has changed. */
export function changedAt(tree: TreeNode, path: Path, change: (holder: Holder) => void): Told {
  const expected = new Expected(tree);
  change(expected.at(path));
  return expected.told;
}
