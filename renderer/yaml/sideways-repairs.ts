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

/** A line, or a line with what belongs to it, too far left or right for its neighbours. */
export function moveSideways(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  const line = lines[at]!;
  if (!isContent(line)) return [];
  const margin = indentationOf(line.text);
  const columns = new Set<number>();
  const below = lines.slice(at + 1).find(isContent);
  if (below) columns.add(indentationOf(below.text)).add(contentColumn(below));
  // What opens an entry, or says what it is, was never meant as words of the text above.
  const mayBeText = !isItemOfNames(line) && !isOpener(line);
  for (let above = at - 1, left = Number.POSITIVE_INFINITY; above >= 0 && columns.size < 9; above -= 1) {
    const one = lines[above]!;
    if (!isContent(one) || indentationOf(one.text) >= left) continue;
    left = indentationOf(one.text);
    columns.add(left).add(contentColumn(one));
    if (isOpener(one) || (mayBeText && opensText(one))) columns.add(contentColumn(one) + 2);
  }
  const nearest = lines.slice(0, at).findLast((one) => one.text.trim() !== "");
  // Behind an open bracket columns mean nothing.
  if (nearest && /(?:^|[:\s])[[{]\s*$/.test(nearest.text)) return [];
  if (nearest && (mayBeText || !nearest.isText)) columns.add(indentationOf(nearest.text));
  // Further right than a line that has a value, a line would go on with that value.
  // Words without a name may be the rest of the text above.
  const isWords = nameOf(line) === undefined && /^\s*[\p{L}\d]/u.test(line.text);
  if (isWords && nearest && isContent(nearest)) columns.add(contentColumn(nearest) + 2);
  const isSwallowed = (wanted: number): boolean =>
    !isWords &&
    nearest !== undefined &&
    isContent(nearest) &&
    !isOpener(nearest) &&
    !(mayBeText && opensText(nearest)) &&
    wanted > contentColumn(nearest);
  const textAbove = nearest?.isText ? lines.slice(0, at).findLast(isContent) : undefined;
  const isHidden = (wanted: number): boolean =>
    !mayBeText && textAbove !== undefined && wanted > contentColumn(textAbove);
  const opener = textAbove ?? (nearest && isContent(nearest) && opensText(nearest) ? nearest : undefined);
  const firstOption = lines.findIndex((one, index) => index >= at && isContent(one) && isOption(one));
  /** Names in the way of programs are no words: an option that goes into the text above would be lost. */
  const isSunk = (end: number, wanted: number): boolean =>
    opener !== undefined && wanted > contentColumn(opener) && firstOption !== -1 && firstOption < end;
  const group = endOfGroup(lines, at);
  let block = group;
  while (block < lines.length && (!isContent(lines[block]) || indentationOf(lines[block]!.text) >= margin))
    block += 1;
  const nextBlock = lines.findIndex((one, index) => index > at && /^ *- (?:type|use): /.test(one.text));
  const extents = new Set([
    group,
    at + 1,
    block,
    nextBlock === -1 ? lines.length : nextBlock,
    ...(opener && firstOption > at ? [firstOption] : []),
    ...endsOfTranslated(lines, at),
  ]);
  const isItem = /^ *-(\s|$)/.test(line.text);
  // What is moved ends where a line stands in the column that it is moved to, or in that of its names.
  const neighbour = (wanted: number): number => {
    const column = wanted + contentColumn(line) - margin;
    const next = lines.findIndex((one, index) => {
      if (index <= at || !isContent(one)) return false;
      const own = indentationOf(one.text);
      return own === column || (isItem && own === wanted && /^ *-(\s|$)/.test(one.text));
    });
    return next === -1 ? lines.length : next;
  };
  // What is moved ends at the next entry of the list around it as well.
  const nextEntry = (wanted: number): number => {
    const next = lines.findIndex(
      (one, index) => index > at && isDash(one) && indentationOf(one.text) < wanted + Number(isItem),
    );
    return next === -1 ? lines.length : next;
  };
  return [...columns]
    .filter((wanted) => wanted !== margin && !isSwallowed(wanted) && !isHidden(wanted))
    .flatMap((wanted) =>
      [...new Set([...extents, neighbour(wanted), nextEntry(wanted)])]
        .filter((end) => !isSunk(end, wanted))
        .map((end) => sideways(file, at, end, wanted)),
    );
}

/**
 * Ends of a name and the first of those below it, where these are translations or hold some: what stood beside it
 * before it was moved to the left seems to stand below it now.
 */
function endsOfTranslated(lines: readonly PlacedLine[], at: number): number[] {
  const below = lines.slice(at + 1, at + 3).filter(isContent);
  if (!isOpener(lines[at]!) || !below.some((one) => nameOf(one) === "of" || /\{ *of:/.test(one.text)))
    return [];
  const ends: number[] = [];
  const last = endOfGroup(lines, at);
  for (
    let end = endOfGroup(lines, at + 1);
    end < last && ends.length < MOST_LINES;
    end = endOfGroup(lines, end)
  )
    ends.push(end);
  return ends;
}

/** Lines that were moved to the left with the first of their entry, and stand in one column with those below now. */
export function moveSomeSideways(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  const line = lines[at]!;
  if (!isContent(line) || nameOf(line) === undefined) return [];
  const margin = indentationOf(line.text);
  const above = lines.slice(0, at).findLast(isContent);
  if (!above || contentColumn(above) <= margin) return [];
  const columns = new Set([margin + 2, margin + 4, indentationOf(above.text)]);
  const isItem = isDash(line);
  for (let index = at - 1, left = Number.POSITIVE_INFINITY; index >= 0 && left > margin; index -= 1) {
    const one = lines[index]!;
    if (!isContent(one) || indentationOf(one.text) >= left) continue;
    left = indentationOf(one.text);
    if (left > margin && isDash(one) === isItem) columns.add(left);
  }
  const ends: number[] = [];
  const group = endOfGroup(lines, at);
  const last = isItem ? group : lines.length;
  for (let end = at + 1; end < last && ends.length < MOST_LINES; end = endOfGroup(lines, end)) {
    const one = lines[end]!;
    if (isContent(one) && (indentationOf(one.text) !== contentColumn(line) || isDash(one))) break;
    ends.push(end);
  }
  return [...columns]
    .filter((wanted) => wanted > margin)
    .flatMap((wanted) => ends.map((end) => sideways(file, at, end, wanted)));
}

/** So many of the lines below may have been moved along. */
const MOST_LINES = 6;

/** A line that something lacks became words of the text above. */
export function liftFromText(file: LinesToRepair, at: number): LineRepair[] {
  const { lines, lacking, owners } = file;
  const line = lines[at]!;
  const name = nameOf(line);
  if (!line.isText || name === undefined || !lacking.includes(name)) return [];
  const margin = indentationOf(line.text);
  const above = lines.slice(0, at).findLast((one) => one.text.trim() !== "");
  const opener = lines.slice(0, at).findLast(isContent);
  // Within a text, words with a colon may be words.
  if (!above || !opener || !opensText(opener)) return [];
  const columns = new Set(owners.map((owner) => contentColumn(lines[owner]!)));
  let end = at + 1;
  while (end < lines.length && (lines[end]!.text.trim() === "" || indentationOf(lines[end]!.text) > margin))
    end += 1;
  return [...columns].filter((wanted) => wanted < margin).map((wanted) => sideways(file, at, end, wanted));
}

/** The first line of an entry that stands so far right that it became words of the text above it. */
export function liftEntry(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  const line = lines[at]!;
  const first = at - 1;
  const above = lines[first];
  if (!isContent(line) || isDash(line) || !above?.isText || !isItemOfNames(above)) return [];
  const wanted = indentationOf(line.text) - 2;
  return wanted >= 0 && wanted < indentationOf(above.text) ? [sideways(file, first, at, wanted)] : [];
}

/** Lines moved so that the first stands in a column. */
function sideways({ text, lines }: LinesToRepair, at: number, end: number, wanted: number): LineRepair {
  const line = lines[at]!;
  const margin = indentationOf(line.text);
  const edits = shift(lines.slice(at, end), wanted - margin);
  const problem = { code: "wrong-indentation" as const, params: { margin, wanted }, ...markOf(line) };
  return { problem: { ...problem, offer: asOne(text, edits) }, edits };
}

/** An entry of a list that starts with a name. */
const isItemOfNames = (line: PlacedLine): boolean => /^ *-\s/.test(line.text) && nameOf(line) !== undefined;

/** A line with a name as options have them; sentences begin with a capital letter. */
const isOption = (line: PlacedLine): boolean => /^[a-z]/.test(nameOf(line) ?? "");

const opensText = ({ text }: PlacedLine): boolean => /[|>][-+\d]*\s*$/.test(text);
