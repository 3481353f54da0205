import { LatePattern } from "../formats/late-pattern.ts";
import type { PlacedLine } from "./placed-lines.ts";

/** Wide colons, which keyboards of Chinese and Japanese write in the place of that of YAML. */
export const WIDE_COLON = "：﹕";
/** A name as rows may have it. */
export const NAME = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_-]*";
/**
 * A line with a name: what stands before it, the name, its colon with the spaces around it, of whatever kind, and the
 * rest.
 */
export const NAMED = new LatePattern(
  `^( *(?:[-－]\\s+)*)(${NAME})( *(?:[${WIDE_COLON}]\\s*|:(?:\\s+|$)))(.*)$`,
);
const LEAD = /^ *(?:[-－]\s+)*/;

/** The dashes and spaces before the first word of a line. */
export function leadOf({ text }: PlacedLine): string {
  return LEAD.exec(text)![0];
}

/** A line with words of its own, no comment and no part of a text. */
const isWritten = ({ text }: PlacedLine): boolean => !/^\s*(?:#|$)/.test(text);

/**
 * Whether a line can begin with nothing but a name: what stands in its column above or below it begins with one.
 *
 * @param lead  What stands before the name. @param isKnown  Whether the sign behind a name, which is none for YAML, was
 *   found to be meant as its colon in another line.
 */
export function isNamePlace(
  lines: readonly PlacedLine[],
  at: number,
  lead: string,
  isKnown: (at: number) => boolean,
): boolean {
  const column = lead.length;
  if (column === 0) return true;
  const isEntry = lead.trim() !== "";
  const above = isEntry ? -1 : lineAbove(lines, at, column);
  if (above !== -1 && leadOf(lines[above]!).length === column)
    return hasColon(lines[above]!.text) || isKnown(above);
  const below = lines.slice(at + 1).find(isWritten);
  // Names and dashes further right belong to a name.
  if (below && leadOf(below).search(/\S|$/) > column && NAMED.exec(lines[at]!.text)?.[4] === "")
    return hasColon(below.text) || /^ *- /.test(below.text);
  const [, margin, next] = (below && NAMED.exec(below.text)) ?? [];
  if (!below || margin === undefined || margin.length !== column || margin.trim() !== "") return false;
  // A text that goes on over lines is written in the same way; of a translation the names are known.
  return isEntry || hasColon(below.text) || (next === "text" && NAMED.exec(lines[at]!.text)?.[2] === "of");
}

/** Whether a dash can be nothing but that of an entry: a name stands behind it, or another entry above or below. */
export function isEntryPlace(
  lines: readonly PlacedLine[],
  at: number,
  margin: number,
  rest: string,
): boolean {
  if (hasColon(rest)) return true;
  const isDash = (line: PlacedLine | undefined): boolean =>
    line !== undefined && !line.isText && line.text.search(/\S/) === margin && /^ *-\s/.test(line.text);
  const above = lines.slice(0, at).findLast((line) => isWritten(line) && line.text.search(/\S/) <= margin);
  return isDash(above) || isDash(lines.slice(at + 1).find(isWritten));
}

/** Index of the nearest line above that stands in this column or further left; further right is what belongs to a name. */
function lineAbove(lines: readonly PlacedLine[], at: number, column: number): number {
  for (let up = at - 1; up >= 0; up -= 1) {
    const line = lines[up]!;
    if (!line.isText && isWritten(line) && leadOf(line).length <= column) return up;
  }
  return -1;
}

function hasColon(text: string): boolean {
  return /^:(?: |$)/.test(NAMED.exec(text)?.[3]?.trimStart() ?? "");
}
