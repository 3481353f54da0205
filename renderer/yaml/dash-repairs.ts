import type { Draft } from "../problems/draft.ts";
import { indentationOf } from "./line.ts";
import {
  asOne,
  contentColumn,
  endOfGroup,
  isContent,
  isDash,
  isOpener,
  type LineRepair,
  type LinesToRepair,
  markOf,
  nameOf,
  shift,
} from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/** An entry without its dash: in the column of the dash, or in that of the names with spaces for the dash. */
export function putDash({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || isDash(line)) return [];
  const start = line.start + indentationOf(line.text);
  const glued = /^ *-(?=[^\s-])/.exec(line.text)?.[0].length;
  if (glued !== undefined) return [spaceDash({ text, line, at: line.start + glued })];
  const places = [{ start, end: start, text: "- " }];
  if (start >= line.start + 2) places.push({ start: start - 2, end: start, text: "- " });
  const alone = places.map((edit): LineRepair => {
    const fault = missingDash(line, { isOver: edit.end > edit.start });
    return { problem: { ...fault, offer: asOne(text, [edit]) }, edits: [edit], opensEntry: true };
  });
  // At the top of a file there is no list yet: it may be one thing.
  const others = lines.slice(0, at).some(isContent) ? othersOf(lines, at) : [];
  if (others.length === 0) return alone;
  // Its other names stand in the column of the dash as well.
  const edits = [places[0]!, ...shift(others, 2)];
  return [
    ...alone,
    { problem: { ...missingDash(line, { isBelow: true }), offer: asOne(text, edits) }, edits },
  ];
}

/** An entry whose dash has no space behind it. */
function spaceDash({ text, line, at }: { text: string; line: PlacedLine; at: number }): LineRepair {
  const edit = { start: at, end: at, text: " " };
  const entry = text.slice(at, line.end).trim();
  const mark = { start: at - 1, end: at + 1, path: [] };
  return {
    problem: { code: "glued-dash", params: { entry }, ...mark, offer: asOne(text, [edit]) },
    edits: [edit],
    opensEntry: true,
  };
}

/** What is said of an entry without its dash. */
function missingDash(line: PlacedLine, how: { isOver?: boolean; isBelow?: true }): Draft {
  const entry = line.text.trim();
  const shown = entry.length > 60 ? `${nameOf(line) ?? ""}: …` : entry;
  return { code: "missing-dash", params: { entry: shown, isOver: false, ...how }, ...markOf(line) };
}

/** Lines below one that go on with its entry: names in its column, and what belongs to these. */
function othersOf(lines: readonly PlacedLine[], at: number): PlacedLine[] {
  const column = indentationOf(lines[at]!.text);
  let end = at + 1;
  for (let next = end; next < lines.length; next += 1) {
    const one = lines[next]!;
    if (one.isText) end = next + 1;
    if (!isContent(one)) continue;
    const own = indentationOf(one.text);
    if (own < column || (own === column && (isDash(one) || nameOf(one) === undefined))) break;
    end = next + 1;
  }
  return lines.slice(at + 1, end);
}

/** More names than this do not stand below the one that they belong to without a dash. */
const MOST_NAMES = 12;

/**
 * The entries of a list below its name without any dash, in the column of the name or further right: each begins with
 * the name with which the first does, or is a line of words.
 */
export function dashBelow({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || !isOpener(line)) return [];
  const column = contentColumn(line);
  const from = lines.findIndex((one, index) => index > at && isContent(one));
  const first = lines[from];
  if (!first || isDash(first)) return [];
  const own = indentationOf(first.text);
  if (own < column) return [];
  const by = own === column ? 2 : 0;
  const begins = nameOf(first);
  const repairs: LineRepair[] = [];
  const edits: TextEdit[] = [];
  let isBelow = false;
  for (let index = from, count = 0; count < MOST_NAMES; count += 1) {
    const one = lines[index];
    if (!one || !isContent(one) || indentationOf(one.text) !== own || isDash(one)) break;
    const name = nameOf(one);
    if ((name === undefined) !== (begins === undefined)) break;
    const end = endOfGroup(lines, index);
    const isEntry = begins === undefined || name === begins;
    const start = one.start + own;
    if (isEntry) edits.push({ start, end: start, text: `${" ".repeat(by)}- ` });
    edits.push(...shift(lines.slice(isEntry ? index + 1 : index, end), by + 2));
    const offer = asOne(text, edits);
    isBelow ||= begins !== undefined && (!isEntry || end > index + 1);
    const fault = missingDash(first, isBelow ? { isBelow: true } : {});
    repairs.push({ problem: { ...fault, offer }, edits: [...edits] });
    index = end;
    while (index < lines.length && !isContent(lines[index])) index += 1;
  }
  // All that stands there, as a rule.
  return repairs.toReversed();
}
