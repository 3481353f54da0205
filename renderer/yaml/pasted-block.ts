import { indentationOf } from "./line.ts";
import { asOne, isContent, type LineRepair, type LinesToRepair, markOf, shift } from "./line-repair.ts";

/** The first line of a block at the left edge. */
const BEGINS = /^(type|use): +\S/;

const OPENS = /^ *- (?:type|use):\s/;

/**
 * A block among others that was pasted at the left edge, without its dash: to YAML its lines are keys of the page. It
 * ends where the next block begins.
 */
export function placeBlock({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (line.isText || !BEGINS.test(line.text) || !lines.slice(0, at).some(isBlocks)) return [];
  const above = lines.slice(0, at).find(isBlock);
  // Below a text that stands at the left edge as well, the next block is taken for more of it.
  const column = above && indentationOf(above.text);
  const next = lines.findIndex(
    (one, index) =>
      index > at &&
      (column === undefined ? isBlock(one) : OPENS.test(one.text) && indentationOf(one.text) === column),
  );
  const beside = above ?? lines[next];
  if (!beside) return [];
  const margin = indentationOf(beside.text);
  const own = lines.slice(at + 1, next === -1 ? lines.length : next);
  const start = line.start;
  const edits = [{ start, end: start, text: `${" ".repeat(margin)}- ` }, ...shift(own, margin + 2)];
  const params = { entry: line.text.trim(), isOver: false, isAtEdge: true as const };
  return [{ problem: { code: "missing-dash", params, ...markOf(line), offer: asOne(text, edits) }, edits }];
}

const isBlocks = ({ text }: { text: string }): boolean => /^blocks:\s*(?:#.*)?$/.test(text);

const isBlock = (line: LinesToRepair["lines"][number]): boolean => isContent(line) && OPENS.test(line.text);
