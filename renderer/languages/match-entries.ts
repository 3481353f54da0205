import type { ListNode, TreeNode } from "../yaml/tree.ts";
import { alikeness } from "./alikeness.ts";
import { originalOf, readHalfMark, textOf } from "./mark.ts";
import { isSameText, plainForm } from "./same-text.ts";

/** Less alike than this, and two entries are different ones: a stranger's translation is worse than none. */
const ENOUGH = 0.6;
/** What stands first in an entry names it, as a title does, and counts for so many others. */
const FIRST = 2;

/** Texts of an entry by where they stand in it, places in lists within it left out. */
type Leaves = Map<string, string[]>;

/**
 * Finds for the entries of a list in a version the entries of the original that they translate: by their texts, so
 * that entries can be moved, added and taken out there.
 *
 * @returns For each entry of the original the index of the version's, if it has one.
 */
export function matchEntries(
  originals: readonly TreeNode[],
  versions: readonly TreeNode[],
): (number | undefined)[] {
  // As nothing has changed, in most lists.
  if (versions.every((version, index) => isAsWritten(version, originals[index])))
    return originals.map((_, index) => (index < versions.length ? index : undefined));
  const result: (number | undefined)[] = originals.map(() => undefined);
  const now = originals.map((node) => leavesOf(node));
  const there = new Set(now.flatMap((leaves) => [...leaves.keys()]));
  const then = versions.map((node) => leavesOf(node, there));
  const free = new Set(versions.keys());
  const take = (original: number, version: number): void => {
    result[original] = version;
    free.delete(version);
  };
  const isAsBefore = then.every((leaves, index) => now[index] && isWhole(leaves, now[index]));
  if (isAsBefore) return originals.map((_, index) => (index < versions.length ? index : undefined));
  const byFullness = [...free].sort((a, b) => sizeOf(then[b]!) - sizeOf(then[a]!) || a - b);
  for (const version of byFullness) {
    const original = now.findIndex(
      (leaves, index) => result[index] === undefined && isWhole(then[version]!, leaves),
    );
    if (original !== -1) take(original, version);
  }
  if (free.size === 0) return result;
  const seen = occurrences(then);
  const pairs = [...free]
    .flatMap((version) =>
      now.flatMap((leaves, original) => {
        if (result[original] !== undefined) return [];
        const score = scoreOf(then[version]!, leaves, seen);
        return score >= ENOUGH ? [{ original, version, score }] : [];
      }),
    )
    .sort(
      (a, b) =>
        b.score - a.score ||
        Math.abs(a.original - a.version) - Math.abs(b.original - b.version) ||
        a.original - b.original,
    );
  for (const { original, version } of pairs)
    if (free.has(version) && result[original] === undefined) take(original, version);
  for (const version of free) {
    const original = elsewhereIn(then[version]!, now, result);
    if (original !== undefined) take(original, version);
  }
  // Entries that do not say what they are of stand where the original has theirs.
  for (const version of [...free].sort((a, b) => a - b)) {
    const isSilent = then[version]!.size === 0 || !holdsMark(versions[version]!);
    const original = placeBetween(result, version, versions.length);
    // One text of it may be new, or not say what it is of: another is enough, where it stands as well.
    const isKnown = original !== undefined && (isSilent || shares(then[version]!, now[original]!));
    if (isKnown) take(original, version);
  }
  return result;
}

/** The one free entry of the original that has all texts of one of the version, at whatever names: one may be misspelt. */
function elsewhereIn(
  version: Leaves,
  now: readonly Leaves[],
  result: readonly (number | undefined)[],
): number | undefined {
  const texts = [...version.values()].flat();
  if (texts.length === 0) return undefined;
  const found = [...now.keys()].filter((index) => {
    const there = new Set([...now[index]!.values()].flat());
    return result[index] === undefined && texts.every((text) => there.has(text));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether an entry of a version says of a text what it is of. */
function holdsMark(node: TreeNode): boolean {
  if (originalOf(node)) return true;
  if (node.kind === "list") return node.items.some(holdsMark);
  return node.kind === "map" && [...node.entries.values()].some(({ value }) => holdsMark(value));
}

/**
 * The entry of the original that stands where one of the version does, between those that are known; undefined when
 * original and version have a different number of entries there.
 *
 * @param result  For each entry of the original the index of the version's. @param count  Number of the version's.
 */
function placeBetween(
  result: readonly (number | undefined)[],
  version: number,
  count: number,
): number | undefined {
  const before = result.findLastIndex((one) => one !== undefined && one < version);
  const behind = result.findIndex((one) => one !== undefined && one > version);
  const end = behind === -1 ? result.length : behind;
  const first = before === -1 ? 0 : result[before]! + 1;
  const last = behind === -1 ? count : result[behind]!;
  const original = before + 1 + version - first;
  return last - first === end - before - 1 && result[original] === undefined ? original : undefined;
}

/** Whether translations without their originals stand in a version's list where the original's entries have texts. */
export function holdsHalfMark({ items }: ListNode, original: ListNode): boolean {
  const there = new Set(original.items.flatMap((node) => [...leavesOf(node).keys()]));
  const holds = (node: TreeNode, path: string): boolean => {
    if (readHalfMark(node) && there.has(path)) return true;
    if (node.kind === "list") return node.items.some((item) => holds(item, `${path}\n*`));
    return (
      node.kind === "map" &&
      [...node.entries.values()].some(({ key, value }) => holds(value, `${path}\n${key}`))
    );
  };
  return items.some((item) => holds(item, ""));
}

/** A version says of each text, and of one at least, what the original says at the same place. */
function isAsWritten(version: TreeNode, original: TreeNode | undefined): boolean {
  if (!original) return false;
  const scalar = originalOf(version) ?? (version.kind === "scalar" ? version : undefined);
  if (scalar) return original.kind === "scalar" && isSameText(textOf(scalar), textOf(original));
  if (version.kind === "list")
    return (
      original.kind === "list" &&
      version.items.length > 0 &&
      version.items.every((item, index) => isAsWritten(item, original.items[index]))
    );
  if (version.kind !== "map" || original.kind !== "map" || version.entries.size === 0) return false;
  for (const [key, { value }] of version.entries)
    if (!isAsWritten(value, original.entries.get(key)?.value)) return false;
  return true;
}

/**
 * The texts by which an entry is known: of a version the originals of its marks, and what it says plainly.
 *
 * @param there  For an entry of a version: the places at which entries of the original have texts.
 */
function leavesOf(node: TreeNode, there?: ReadonlySet<string>): Leaves {
  const leaves: Leaves = new Map();
  const visit = (inner: TreeNode, path: string): void => {
    if (there?.has(path) && readHalfMark(inner)) return;
    const scalar = (there ? originalOf(inner) : undefined) ?? (inner.kind === "scalar" ? inner : undefined);
    if (scalar) {
      const list = leaves.get(path);
      if (list) list.push(plainForm(textOf(scalar)));
      else leaves.set(path, [plainForm(textOf(scalar))]);
    } else if (inner.kind === "map")
      for (const { key, value } of inner.entries.values()) visit(value, `${path}\n${key}`);
    else if (inner.kind === "list") for (const item of inner.items) visit(item, `${path}\n*`);
  };
  visit(node, "");
  return leaves;
}

function sizeOf(leaves: Leaves): number {
  let size = 0;
  for (const texts of leaves.values()) size += texts.length;
  return size;
}

/** Everything that a version says of an entry is there in the original. */
function isWhole(version: Leaves, original: Leaves): boolean {
  if (version.size === 0) return false;
  for (const [path, texts] of version) {
    const there = original.get(path);
    if (!there || !texts.every((text) => there.includes(text))) return false;
  }
  return true;
}

/** Whether a version has a text of an original at its place. */
function shares(version: Leaves, original: Leaves): boolean {
  return [...version].some(([path, texts]) => texts.some((text) => original.get(path)?.includes(text)));
}

/** How many entries say the same at the same place: what many say tells none of them. */
function occurrences(all: readonly Leaves[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const leaves of all)
    for (const [path, texts] of leaves)
      for (const text of new Set(texts)) {
        const key = `${path}\0${text}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
  return seen;
}

function scoreOf(version: Leaves, original: Leaves, seen: ReadonlyMap<string, number>): number {
  let all = 0;
  let found = 0;
  let rank = FIRST;
  for (const [path, texts] of version)
    for (const text of texts) {
      const weight = rank / (seen.get(`${path}\0${text}`) ?? 1) ** 2;
      rank = 1;
      const there = original.get(path) ?? [];
      all += weight;
      found += weight * (there.includes(text) ? 1 : Math.max(0, ...there.map((one) => alikeness(text, one))));
    }
  return all === 0 ? 0 : found / all;
}
