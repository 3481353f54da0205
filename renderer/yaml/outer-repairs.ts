import { indentationOf } from "./line.ts";
import {
  asOne,
  contentColumn,
  isContent,
  isDash,
  isOpener,
  type LineRepair,
  type LinesToRepair,
  markOf,
  nameOf,
} from "./line-repair.ts";
import { runsFrom } from "./moved-repairs.ts";
import type { PlacedLine } from "./placed-lines.ts";

/**
 * An option that was written below the last entry of a list, in the column of its names, and belongs to what has the
 * list: it goes into the column of the list's name. In the column of the dashes, it is a line that lost its margin.
 */
export const moveOutBelow = (file: LinesToRepair, at: number): LineRepair[] => moveOut(file, at, true);

/** An option that stands between the entries of a list, in the column of their dashes: it goes behind the last one. */
export const moveOutBetween = (file: LinesToRepair, at: number): LineRepair[] => moveOut(file, at, false);

function moveOut({ text, lines }: LinesToRepair, at: number, isBelow: boolean): LineRepair[] {
  const line = lines[at]!;
  const name = nameOf(line);
  if (!isContent(line) || name === undefined || isDash(line)) return [];
  return runsFrom(lines, at).flatMap((own) => {
    const behind = at + own.length;
    return openersAbove(lines, at).flatMap((opening): LineRepair[] => {
      const column = contentColumn(opening);
      const end = endOfList(lines, at, column);
      const isLast = lines.slice(behind, end).every((one) => !isContent(one));
      // Within an entry that others follow, it is rather one that no entry has.
      if (isLast !== isBelow || isAtDash(lines, at) === isBelow) return [];
      const by = indentationOf(line.text) - column;
      const moved = own.map((one) => one.text.slice(Math.min(indentationOf(one.text), by)));
      const stop = lines.slice(at, isLast ? behind : end).findLast((one) => one.text.trim() !== "")!;
      const place = Math.min(stop.end + 1, text.length);
      const from = { start: line.start, end: Math.min(own.at(-1)!.end + 1, text.length) };
      const edits = isLast
        ? [{ ...from, text: `${moved.join("\n")}\n` }]
        : [
            { ...from, text: "" },
            { start: place, end: place, text: `${moved.join("\n")}\n` },
          ];
      const list = nameOf(opening)!;
      const fault = { code: "moved-line" as const, params: { of: "option" as const, name, list } };
      return [{ problem: { ...fault, ...markOf(line), offer: asOne(text, edits) }, edits }];
    });
  });
}

/** Whether a name stands in the column of the dashes above it. */
function isAtDash(lines: readonly PlacedLine[], at: number): boolean {
  const column = indentationOf(lines[at]!.text);
  const above = lines.slice(0, at).findLast((one) => isContent(one) && indentationOf(one.text) <= column);
  return above !== undefined && isDash(above) && indentationOf(above.text) === column;
}

/** The names around a line that have a list below them, the nearest first. */
function openersAbove(lines: readonly PlacedLine[], at: number): PlacedLine[] {
  const found: PlacedLine[] = [];
  let below: PlacedLine | undefined;
  // All that stands between belongs to the list as well, be it that its dashes stand in the column of the name.
  let least = indentationOf(lines[at]!.text);
  for (let index = at - 1; index >= 0; index -= 1) {
    const one = lines[index]!;
    if (!isContent(one)) continue;
    if (isOpener(one) && below && isDash(below) && contentColumn(one) < least) found.push(one);
    least = Math.min(least, indentationOf(one.text) + Number(isDash(one)));
    below = one;
  }
  return found;
}

/** Index of the line behind the last one of a list whose name stands in this column. */
function endOfList(lines: readonly PlacedLine[], at: number, column: number): number {
  const end = lines.findIndex((one, index) => {
    if (index <= at || !isContent(one)) return false;
    const own = indentationOf(one.text);
    return own < column || (own === column && !isDash(one));
  });
  return end === -1 ? lines.length : end;
}
