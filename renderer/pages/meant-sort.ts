import type { Span } from "../problems/draft.ts";
import { optionSchema } from "../schema/read-schema.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { RowType } from "./binding-types.ts";

/** An order as `sort` has it; `isSure` where a word says its direction. */
export interface MeantSort {
  meant: string;
  isSure: boolean;
}

/** A field with its direction as other systems write it: `date desc`, `date-`, `+date`. */
export function meantDirection(source: string, { schema }: RowType): MeantSort | undefined {
  const match = /^([+!-]?)([\w-]*\w)(?:[\s:,]+(asc|desc)(?:ending)?|\s*([+-]))?$/i.exec(source);
  if (!match || !optionSchema(schema, match[2]!)) return undefined;
  const [, before, field, word, behind] = match;
  const isDown = /^desc/i.test(word ?? "") || before === "-" || before === "!" || behind === "-";
  return { meant: `${isDown ? "-" : ""}${field}`, isSure: word !== undefined && before === "" };
}

const OF_FIELD: ReadonlySet<string> = new Set(["by", "column", "field", "key", "name", "on", "property"]);
const OF_DIRECTION: ReadonlySet<string> = new Set(["dir", "direction", "order", "sort"]);
const OF_DOWN: ReadonlySet<string> = new Set(["desc", "descending", "reverse", "reversed"]);

/**
 * An order that is written as a group, as most other systems have it: `{ field: date, order: desc }`, `{ date: desc }`.
 *
 * @returns undefined where it names no field of the rows, or more than one.
 */
export function meantSort(node: TreeNode, row: RowType): MeantSort | undefined {
  if (node.kind !== "map" || node.entries.size === 0 || node.entries.size > 2) return undefined;
  let field: string | undefined;
  let isDown: boolean | undefined;
  for (const { key, value } of node.entries.values()) {
    if (value.kind !== "scalar") return undefined;
    const name = key.toLowerCase();
    if (OF_DOWN.has(name) && /^(?:true|false)$/i.test(value.source)) isDown = /^true$/i.test(value.source);
    else if (OF_DIRECTION.has(name) && directionOf(value.source) !== undefined)
      isDown = directionOf(value.source);
    else if (field !== undefined) return undefined;
    else if (optionSchema(row.schema, key) && directionOf(value.source) !== undefined) {
      field = key;
      isDown = directionOf(value.source);
    } else if (OF_FIELD.has(name) || OF_DIRECTION.has(name)) field = value.source;
    else return undefined;
  }
  if (field === undefined) return undefined;
  const bare = field.replace(/^-/, "");
  if (!optionSchema(row.schema, bare)) return undefined;
  return {
    meant: `${(isDown ?? field !== bare) ? "-" : ""}${bare}`,
    isSure: isDown !== undefined && field === bare,
  };
}

/** True for downwards, undefined for what is no direction. */
function directionOf(word: string): boolean | undefined {
  if (/^(?:desc(?:ending)?|down|-1)$/i.test(word)) return true;
  return /^(?:asc(?:ending)?|up|1)$/i.test(word) ? false : undefined;
}

/** Where a value stands that is to become one of a single line: behind its name, though it began on the next line. */
export function behindName(node: Span, text: string): Span & { before: string } {
  const { start } = node;
  let { end } = node;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  let from = start;
  while (from > 0 && /\s/.test(text[from - 1]!)) from -= 1;
  const isBelow = text[from - 1] === ":" && text.slice(from, start).includes("\n");
  return isBelow ? { start: from, end, before: " " } : { start, end, before: "" };
}
