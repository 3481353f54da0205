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
} from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";

/** A line that stands in one entry and belongs to another, which lacks it. */
export function moveToOwner({ text, lines, owners }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || nameOf(line) === undefined || /^ *-/.test(line.text)) return [];
  return runsFrom(lines, at).flatMap((own) => {
    const last = own.at(-1)!;
    const end = Math.min(last.end + 1, text.length);
    const elsewhere = owners.filter((owner) => owner !== at && !own.includes(lines[owner]!));
    return elsewhere.map((owner) => {
      const opening = lines[owner]!;
      const column = contentColumn(opening) + (isOpener(opening) ? 2 : 0);
      const by = column - indentationOf(line.text);
      const moved = own.map((one) => (by > 0 ? " ".repeat(by) + one.text : one.text.slice(-by)));
      const place = Math.min(opening.end + 1, text.length);
      const edits = [
        { start: line.start, end, text: "" },
        { start: place, end: place, text: `${moved.join("\n")}\n` },
      ];
      return {
        problem: {
          code: "moved-line",
          params: { owner: owner + 1 },
          ...markOf(line),
          offer: asOne(text, edits),
        },
        edits,
      };
    });
  });
}

/** More lines than this were not moved in one go. */
const MAX_MOVED = 4;

/** A line with what belongs to it, then with the names below it as well. */
export function runsFrom(lines: readonly PlacedLine[], at: number): PlacedLine[][] {
  const column = indentationOf(lines[at]!.text);
  const runs: PlacedLine[][] = [];
  for (let end = at; runs.length < MAX_MOVED; ) {
    const next = lines[end];
    if (!next || !isContent(next) || indentationOf(next.text) !== column || /^ *-/.test(next.text)) break;
    end = endOfGroup(lines, end);
    runs.push(lines.slice(at, end));
  }
  return runs;
}

/** A place for an entry: the line that it goes in front of, its column there, and what is named as its owner. */
interface Home {
  before: number;
  column: number;
  owner?: number;
}

/** An entry that stands in another list, or in the middle of another entry. */
export function moveEntry({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || !isDash(line)) return [];
  const margin = indentationOf(line.text);
  const repairs: LineRepair[] = [];
  // With all that stands below it, it would cut nothing in two.
  for (const home of homesOf(lines, at))
    for (const end of entryEnds(lines, at).slice(home.owner === undefined ? 1 : 0)) {
      if (home.before > at && home.before < end) continue;
      const own = lines.slice(at, end);
      const by = home.column - margin;
      const moved = own.map(({ text: one }) =>
        one.trim() === ""
          ? one
          : by > 0
            ? " ".repeat(by) + one
            : one.slice(Math.min(indentationOf(one), -by)),
      );
      const place = Math.min(lines[home.before]?.start ?? text.length, text.length);
      const edits = [
        { start: line.start, end: Math.min(own.at(-1)!.end + 1, text.length), text: "" },
        { start: place, end: place, text: `${moved.join("\n")}\n` },
      ];
      const params = home.owner === undefined ? { of: "entry" as const } : { owner: home.owner + 1 };
      repairs.push({
        problem: { code: "moved-line", params, ...markOf(line), offer: asOne(text, edits) },
        edits,
      });
    }
  return repairs;
}

/** Ends of an entry: lines below it may be entries of the list that it was put into. */
function entryEnds(lines: readonly PlacedLine[], at: number): number[] {
  const margin = indentationOf(lines[at]!.text);
  let end = endOfGroup(lines, at);
  while (end > at + 1 && lines[end - 1]!.text.trim() === "") end -= 1;
  const above = new Set<number>();
  for (let index = at - 1; index >= 0; index -= 1) {
    const one = lines[index]!;
    if (!isContent(one)) continue;
    if (isDash(one) && indentationOf(one.text) > margin) above.add(indentationOf(one.text));
    if (index === lines.slice(0, at).findLastIndex(isContent) && isOpener(one))
      above.add(contentColumn(one) + 2).add(contentColumn(one));
    if (indentationOf(one.text) <= margin) break;
  }
  const ends = [end];
  for (let index = at + 1; index < end && ends.length < 8; index += 1) {
    const one = lines[index]!;
    if (isContent(one) && isDash(one) && above.has(indentationOf(one.text))) ends.push(index);
  }
  return ends;
}

/** More places than this are not tried for one entry. */
const MOST_HOMES = 8;

/** Places where an entry may have stood: in front of the one around it, in an empty list, beside others like it. */
function homesOf(lines: readonly PlacedLine[], at: number): Home[] {
  const line = lines[at]!;
  const margin = indentationOf(line.text);
  const homes: Home[] = [];
  const around = lines
    .slice(0, at)
    .findLastIndex((one) => isContent(one) && indentationOf(one.text) <= margin);
  const nearest = lines.slice(0, at).findLast(isContent);
  // Only what stands further right than this entry can be cut in two by it.
  const isWithin = nearest !== undefined && contentColumn(nearest) > margin;
  if (around !== -1 && isWithin && isDash(lines[around]!) && indentationOf(lines[around]!.text) === margin)
    homes.push({ before: around, column: margin });
  const name = nameOf(line);
  const isOneOfMany = hasLike(lines, at);
  const byDistance = lines
    .map((_, index) => index)
    .filter((index) => index !== at && isContent(lines[index]))
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  const seen = new Set<number>();
  for (const index of byDistance) {
    if (homes.length >= MOST_HOMES) break;
    const one = lines[index]!;
    if (isEmptyOpener(lines, index))
      homes.push({ before: index + 1, column: contentColumn(one) + 2, owner: index });
    else if (!isOneOfMany && isDash(one) && nameOf(one) === name && isFlow(one) === isFlow(line)) {
      const owner = openerOf(lines, index);
      if (owner === -1 || owner === openerOf(lines, at) || seen.has(owner)) continue;
      seen.add(owner);
      homes.push({ before: index, column: indentationOf(one.text), owner });
    }
  }
  return homes;
}

/**
 * Whether the entry above or below in the same list is written in braces with the same names: then it is the list that
 * is written in another form, and none of its entries comes from elsewhere.
 */
function hasLike(lines: readonly PlacedLine[], at: number): boolean {
  const line = lines[at]!;
  if (!isFlow(line)) return false;
  const margin = indentationOf(line.text);
  const isBeside = (one: PlacedLine): boolean => isContent(one) && indentationOf(one.text) <= margin;
  const beside = [lines.slice(0, at).findLast(isBeside), lines.slice(at + 1).find(isBeside)];
  const names = namesIn(line);
  return beside.some(
    (one) => one && isDash(one) && indentationOf(one.text) === margin && namesIn(one) === names,
  );
}

const namesIn = ({ text }: PlacedLine): string =>
  [...text.matchAll(/(?<=[{,]\s*)[\w-]+(?=:\s)/g)].map(([name]) => name).join();

/** Whether a line holds an entry in brackets. */
const isFlow = ({ text }: PlacedLine): boolean => /^ *- +[[{]/.test(text);

/** The line that opens the list of an entry; -1 for a list that is the whole file. */
function openerOf(lines: readonly PlacedLine[], at: number): number {
  const margin = indentationOf(lines[at]!.text);
  for (let index = at - 1; index >= 0; index -= 1) {
    const one = lines[index]!;
    if (!isContent(one) || indentationOf(one.text) > margin) continue;
    if (indentationOf(one.text) < margin || !isDash(one)) return index;
  }
  return -1;
}

/** A name with nothing behind it, and nothing below. */
function isEmptyOpener(lines: readonly PlacedLine[], at: number): boolean {
  const line = lines[at]!;
  if (!isOpener(line)) return false;
  const below = lines.slice(at + 1).find(isContent);
  if (!below) return true;
  const own = indentationOf(below.text);
  return own < contentColumn(line) || (own === contentColumn(line) && !isDash(below));
}
