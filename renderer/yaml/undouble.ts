import { indentationOf } from "./line.ts";
import {
  asOne,
  isContent,
  isDash,
  type LineRepair,
  type LinesToRepair,
  markOf,
  nameOf,
} from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/** More lines than this are not looked for below themselves. */
const MAX_RUN = 20;
/** What was copied by its entry may be longer. */
const MAX_ENTRY = 60;

/** A line that stands there twice, or several that do as a whole. */
export function undouble(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  if (!isContent(lines[at])) return [];
  for (let count = 1; count <= MAX_RUN && count <= at; count += 1)
    if (isSame(lines, at - count, at, count, 0)) return [without(file, at, count)];
  return [];
}

/** The same, in another column: pasted where the cursor was. Either of the two may be the one that is too much. */
export function undoubleElsewhere(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  const line = lines[at]!;
  if (!isContent(line)) return [];
  const text = line.text.trim();
  const isEntry = isDash(line);
  if (!isEntry && nameOf(line) === undefined) return [];
  for (let count = 1; count <= (isEntry ? MAX_ENTRY : MAX_RUN) && count <= at; count += 1) {
    const above = lines[at - count]!;
    if (above.text.trim() !== text || above.isText) continue;
    const by = indentationOf(line.text) - indentationOf(above.text);
    if (by === 0 || !isSame(lines, at - count, at, count, by)) continue;
    return [without(file, at, count), without(file, at - count, count)];
  }
  return [];
}

function without({ text, lines }: LinesToRepair, at: number, count: number): LineRepair {
  const last = lines[at + count - 1]!;
  const edit: TextEdit =
    at === 0
      ? { start: 0, end: lines[count]!.start, text: "" }
      : { start: lines[at - 1]!.end, end: last.end, text: "" };
  const of = count === 1 ? ("line" as const) : ("lines" as const);
  const problem = { code: "doubled-line" as const, params: { of }, ...markOf(lines[at]!) };
  return { problem: { ...problem, offer: asOne(text, [edit]) }, edits: [edit] };
}

/** Whether so many lines say the same in two places, those below so many columns further right. */
function isSame(lines: readonly PlacedLine[], a: number, b: number, count: number, by: number): boolean {
  for (let index = 0; index < count; index += 1) {
    const [one, other] = [lines[a + index]!.text, lines[b + index]?.text];
    if (other === undefined) return false;
    if (by === 0 ? one !== other : !isMoved(one, other, by)) return false;
  }
  return true;
}

const isMoved = (one: string, other: string, by: number): boolean =>
  one.trim() === other.trim() && (one.trim() === "" || indentationOf(other) - indentationOf(one) === by);
