import { mayBeLeftBelow } from "../files/merge-marks.ts";
import { blank, type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";

/** Git writes seven signs; whoever has typed around in them may have left one more or less. */
const MARKER = /^\s*(?:(<{6,8}|>{6,8}|\|{7})(?:\s+(.*?))?|(={6,8}))\s*$/;
const order = "<|=>";

/** A line that Git leaves where it does not know which of two versions is right. */
interface Marker {
  /** One of `<`, `|`, `=`, `>`. */
  sign: string;
  /** What stands behind the sign: the name of a branch. */
  side: string;
}

function markerOf(line: PlacedLine | undefined): Marker | undefined {
  const match = line && MARKER.exec(line.text);
  return match ? { sign: (match[1] ?? match[3])![0]!, side: match[2] ?? "" } : undefined;
}

/** Whether a line of equals signs stands in a text, where it makes a heading of the words above it. */
function isUnderline(lines: readonly PlacedLine[], at: number): boolean {
  const above = lines[at - 1];
  return lines[at]!.isText && above?.isText === true && !mayBeLeftBelow(above.text);
}

/**
 * Two versions of some lines between the marks of a merge, or a mark that is left over.
 *
 * Reading goes on with the first side.
 */
export function findConflict(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
): ForeignLines | undefined {
  const first = markerOf(lines[at]);
  if (!first) return undefined;
  const marks: { at: number; marker: Marker }[] = [{ at, marker: first }];
  for (let index = at + 1; index < lines.length && marks.at(-1)!.marker.sign !== ">"; index += 1) {
    const marker = markerOf(lines[index]);
    if (!marker) continue;
    if (order.indexOf(marker.sign) <= order.indexOf(marks.at(-1)!.marker.sign)) break;
    marks.push({ at: index, marker });
  }
  // A line of equals signs alone underlines a heading in Markdown.
  const isGits = /^\s*(.)\1{6}(?:\s|$)/.test(lines[at]!.text);
  if (marks.length === 1 && (!isGits || (first.sign === "=" && isUnderline(lines, at)))) return undefined;
  const last = marks.at(-1)!;
  const isWhole = first.sign === "<" && last.marker.sign === ">";
  const middle = marks.find(({ marker }) => marker.sign !== "<")?.at ?? at;
  const own = isWhole
    ? [lines[at]!, ...lines.slice(middle, last.at + 1)]
    : marks.map(({ at: index }) => lines[index]!);
  const lineOf = (index: number): number => text.slice(0, lines[index]!.start).split("\n").length;
  const params = isWhole
    ? {
        from: lineOf(at) + 1,
        to: lineOf(last.at) - 1,
        mine: first.side,
        theirs: last.marker.side,
      }
    : {};
  return {
    explanation: { code: "merge-conflict", params, ...spanOf(lines[at]!), edits: blank(own) },
    next: isWhole ? last.at + 1 : marks.length > 1 ? last.at + 1 : at + 1,
  };
}
