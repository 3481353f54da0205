import { indentationOf, OPENS_TEXT } from "./line.ts";
import { asOne, isContent, type LineRepair, type LinesToRepair, markOf, shift } from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";

/**
 * A text of several lines of which some stand less far right than the first one, though further than its name: either
 * these have lost spaces, or the first ones have some too many. The fewer lines are those that are wrong.
 */
export function evenText({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const opening = isContent(lines[at]) ? OPENS_TEXT.exec(lines[at].text) : null;
  if (!opening) return [];
  const column = opening[1]!.length;
  const own = lines.slice(at + 1, endOfText(lines, at, column)).filter((one) => one.text.trim() !== "");
  const wanted = own[0] ? indentationOf(own[0].text) : 0;
  const low = own.filter((one) => indentationOf(one.text) < wanted);
  if (low.length === 0) return [];
  const high = own.filter((one) => !low.includes(one));
  const least = Math.min(...low.map((one) => indentationOf(one.text)));
  const [moved, by] = high.length > low.length ? [low, wanted - least] : [high, least - wanted];
  const first = moved[0]!;
  const margin = indentationOf(first.text);
  const edits = shift(moved, by);
  const problem = { code: "wrong-indentation" as const, params: { margin, wanted: margin + by } };
  return [{ problem: { ...problem, ...markOf(first), offer: asOne(text, edits) }, edits }];
}

/** Index of the line behind the last one that stands further right than the name of the text. */
function endOfText(lines: readonly PlacedLine[], at: number, column: number): number {
  const end = lines.findIndex(
    (one, index) => index > at && one.text.trim() !== "" && indentationOf(one.text) <= column,
  );
  return end === -1 ? lines.length : end;
}
