import { indentationOf } from "./line.ts";
import {
  asOne,
  contentColumn,
  isContent,
  isDash,
  type LineRepair,
  type LinesToRepair,
  markOf,
} from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/** A name with words behind it, and no colon anywhere. */
const WITH_WORDS = /^( *(?:- +)*)([a-z][\w-]*)(?= +[^\s"'[{&*!|>#])(?![^:]*:(?:\s|$))/;
/** A name with what can only be a value behind it. */
const WITH_VALUE = /^( *(?:- +)*)([a-z][\w-]*)(?= +["'[{|>])/;
/** A name alone. */
const ALONE = /^( *(?:- +)*)([a-z][\w-]*)(?=\s*$)/;

/**
 * A name that lacks its colon: in front of its value, or of the lines below that belong to it. Where several lack it,
 * all of them get it.
 */
export function putColon({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const first = colonIn(lines, at);
  if (!first) return [];
  const { name, value, edit } = first;
  const problem = { code: "missing-colon" as const, params: { name, value, seen: "name" as const } };
  const below = lines.flatMap((_, index) => (index > at ? (colonIn(lines, index)?.edit ?? []) : []));
  const all = [edit, ...below];
  return [...new Set([1, all.length])].map((count) => {
    const edits = all.slice(0, count);
    return { problem: { ...problem, ...markOf(lines[at]!), offer: asOne(text, edits) }, edits };
  });
}

/** Where the colon of a line belongs. */
function colonIn(
  lines: readonly PlacedLine[],
  at: number,
): { name: string; value: string; edit: TextEdit } | undefined {
  const line = lines[at]!;
  if (!isContent(line)) return undefined;
  const alone = ALONE.exec(line.text);
  const named = alone ?? WITH_VALUE.exec(line.text) ?? WITH_WORDS.exec(line.text);
  if (!named || (alone && !isAbove(lines, at))) return undefined;
  const end = line.start + named[0].length;
  const value = line.text.slice(named[0].length).trim();
  return { name: named[2]!, value, edit: { start: end, end, text: ":" } };
}

/** Whether lines below stand as those of a name do that opens them. */
function isAbove(lines: readonly PlacedLine[], at: number): boolean {
  const column = contentColumn(lines[at]!);
  const below = lines.slice(at + 1).find((line) => line.text.trim() !== "");
  if (!below) return false;
  const own = indentationOf(below.text);
  return own > column || (own === column && isDash(below));
}
