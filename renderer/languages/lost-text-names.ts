import type { Draft } from "../problems/draft.ts";
import { type Line, lineAt } from "../yaml/line.ts";
import type { TreeNode } from "../yaml/tree.ts";
import { plainForm } from "./same-text.ts";

/** The first line of a text with its translation, and a name with nothing behind it. */
const OF = /^( *)of: +(\S.*?)\s*$/;
const NAME = /^( *)([\w-]+):\s*$/;

/** What is told of lines where a name above them is gone, and nothing else explains it. */
const FOLLOWS: ReadonlySet<string> = new Set(["bad-translation", "duplicate-name", "wrong-indentation"]);

export interface LostName {
  draft: Draft;
  /** The version with the name put back. */
  text: string;
  /** Where it was put, and how many signs. */
  at: number;
  length: number;
}

/** The names that a text has in an original, and the blocks or rows that it stands in. */
interface Known {
  names: Set<string>;
  /** By the name that it has there. */
  owners: Map<string, Set<string>>;
}

/**
 * A line of a version that is gone: the name of a text with its translation, or of the block or row that it belongs to.
 * What stood below it stands below the one above then, whose names it has again. The original, in which the text has its
 * place, says which line it was.
 *
 * @param told  What lines of the version explain. @param found  All that is wrong with it. @param read  Tells the same of
 *   another text. @param key  The field by which rows of the original are known; without it, blocks by their ids.
 */
export function findLostName(
  text: string,
  {
    told,
    found,
    read,
  }: { told: readonly Draft[]; found: readonly Draft[]; read(text: string): readonly Draft[] },
  original: TreeNode | undefined,
  key = "id",
): LostName | undefined {
  const starts = startsIn(text, told);
  if (starts.length === 0) return undefined;
  const known = knownIn(original, key);
  for (const start of starts) {
    const line = lineAt(text, start);
    let best: LostName | undefined;
    let least = found.length;
    for (const opening of openingsAbove(text, line, known)) {
      const put = `${opening}\n`;
      const other = text.slice(0, start) + put + text.slice(start);
      const left = read(other);
      if (left.length >= least || left.some((one) => isNear(one, line, put.length))) continue;
      if (bringsOthers(found, left) || standsNear(text, line, opening)) continue;
      least = left.length;
      const offer = { start, end: start, text: put };
      const own = start + line.text.search(/\S/);
      const at = { start: own, end: start + line.text.trimEnd().length, path: [], offer };
      const draft: Draft = { code: "lost-line", params: { opening: opening.trim() }, ...at };
      best = { draft, text: other, at: start, length: put.length };
    }
    if (best) return best;
  }
  return undefined;
}

/** Where lines start above which a name may be gone. */
function startsIn(text: string, told: readonly Draft[]): number[] {
  const starts = new Set<number>();
  const errors = told.filter(({ severity }) => severity !== "warning");
  for (const { code, start } of errors) {
    // One line in a wrong column may be just that.
    if (!FOLLOWS.has(code) || (code === "wrong-indentation" && errors.length === 1)) continue;
    const line = lineAt(text, start);
    // Of a text and its translation, the second may be the one that is told.
    const above = line.start > 0 ? lineAt(text, line.start - 1) : line;
    for (const one of [line, above]) if (OF.test(one.text) || NAME.test(one.text)) starts.add(one.start);
  }
  return [...starts].sort((a, b) => a - b);
}

/** The lines that may be gone above one: a name of the text, beside the names above or in an entry, or what it belongs to. */
function openingsAbove(text: string, line: Line, known: ReadonlyMap<string, Known>): string[] {
  const [, own = ""] = OF.exec(line.text) ?? [];
  const [, margin = "", name] = NAME.exec(line.text) ?? [];
  if (name === undefined) {
    const left = " ".repeat(Math.max(0, own.length - 2));
    const dash = left.length >= 2 ? `${left.slice(2)}- ` : undefined;
    const names = [...saidIn(text, line, known)].flatMap((one) => [...one.names]);
    return names.flatMap((one) => [`${left}${one}:`, ...(dash === undefined ? [] : [`${dash}${one}:`])]);
  }
  const below = line.end < text.length ? lineAt(text, line.end + 1) : undefined;
  if (!below || margin.length < 2) return [];
  return [...saidIn(text, below, known)].flatMap(({ owners }) =>
    [...(owners.get(name) ?? [])]
      .map((one) => `${margin.slice(2)}${one}:`)
      // What is there already stands in the wrong column at most.
      .filter((opening) => !text.split("\n").some((other) => other.trim() === opening.trim())),
  );
}

/** What is known of the original that a line names; one of several lines is known by the first of them. */
function saidIn(text: string, line: Line, known: ReadonlyMap<string, Known>): Known[] {
  const written = OF.exec(line.text)?.[2];
  if (written === undefined) return [];
  if (!/^[|>]/.test(written)) return [known.get(plainForm(unquoted(written))) ?? []].flat();
  const first = line.end < text.length ? plainForm(lineAt(text, line.end + 1).text.trim()) : "";
  return first === "" ? [] : [...known].flatMap(([said, one]) => (said.startsWith(first) ? [one] : []));
}

/** Something is told then that was not: reading may have stopped, so that less is told of the rest. */
function bringsOthers(before: readonly Draft[], after: readonly Draft[]): boolean {
  const counts = new Map<string, number>();
  for (const { code } of before) counts.set(code, (counts.get(code) ?? 0) + 1);
  return after.some(({ code }) => {
    const left = (counts.get(code) ?? 0) - 1;
    counts.set(code, left);
    return left < 0;
  });
}

/** The name is there, two lines away at most: it has changed places with another line. */
function standsNear(text: string, line: Line, opening: string): boolean {
  const above = text.slice(0, line.start).split("\n").slice(-3);
  const below = text.slice(line.end).split("\n").slice(0, 3);
  return [...above, ...below].some((one) => one.trim() === opening.trim());
}

/** Something is still said of the line below the name. */
function isNear({ start, severity }: Draft, line: Line, by: number): boolean {
  return severity !== "warning" && start >= line.start && start <= line.end + by;
}

/** The texts of an original. @param owner  The block or row that a node stands in. */
function knownIn(
  node: TreeNode | undefined,
  key: string,
  owner?: string,
  known = new Map<string, Known>(),
): Map<string, Known> {
  if (node?.kind === "list") for (const item of node.items) knownIn(item, key, owner, known);
  if (node?.kind !== "map") return known;
  const id = node.entries.get(key)?.value;
  const own = id?.kind === "scalar" ? String(id.value) : owner;
  for (const { key: name, value } of node.entries.values()) {
    if (value.kind !== "scalar") {
      knownIn(value, key, own, known);
      continue;
    }
    const said = plainForm(String(value.value).trim());
    const one = known.get(said) ?? { names: new Set(), owners: new Map<string, Set<string>>() };
    known.set(said, one);
    one.names.add(name);
    if (own !== undefined) one.owners.set(name, (one.owners.get(name) ?? new Set()).add(own));
  }
  return known;
}

const unquoted = (written: string): string => /^(["'])(.*)\1$/.exec(written)?.[2] ?? written;
