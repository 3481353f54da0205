import type { Draft } from "../problems/draft.ts";
import { lineAt } from "./line.ts";
import type { Entry, MapNode, TreeNode } from "./tree.ts";

/**
 * A name that a group has already. Mostly one of the two is too many; but a list may go on below its name written once
 * more, and where the first line of an entry or of a page is gone, the next one seems to say again what the last said.
 *
 * @param line  Of the first of the two.
 */
export function tellTwice(earlier: Entry, twin: Entry, map: MapNode, line: number, text: string): Draft {
  const { key: name, keyStart: start, keyEnd: end } = twin;
  const place = { start, end, path: [] };
  const goesOn = listGoingOn(earlier, twin, text);
  if (goesOn)
    return { code: "duplicate-name", params: { name, line, begins: "list" }, ...place, offer: goesOn };
  if (isSame(earlier, twin, text))
    return { code: "duplicate-name", params: { name, line }, ...place, ...offerWithout(twin, text) };
  const begins = whatMayBegin(twin, map, text);
  return { code: "duplicate-name", params: { name, line, ...(begins && { begins }) }, ...place };
}

/**
 * A name without a value right beside the same name with one, as it is left when somebody begins a line that is there
 * already.
 *
 * @param lineOf  The line of an offset.
 * @returns What is told, at the one without, and the entry that counts; undefined where both say something, or nothing.
 */
export function tellBeganTwice(
  [earlier, twin]: readonly [Entry, Entry],
  text: string,
  lineOf: (offset: number) => number,
): { draft: Draft; meant: Entry } | undefined {
  const isFirst = isNothing(earlier.value);
  if (isFirst === isNothing(twin.value)) return undefined;
  // Below two lines that are the same, what stands there is the value of both: the line was doubled.
  const [one, other] = [earlier, twin].map(({ keyStart }) => lineAt(text, keyStart).text.trimEnd());
  if (one === other) return undefined;
  const [empty, meant] = isFirst ? [earlier, twin] : [twin, earlier];
  const [from, to] = isFirst ? [empty.keyEnd, meant.keyStart] : [meant.value.end, empty.keyStart];
  if (!/^:?(?:\s|#.*\n)*$/.test(text.slice(from, to))) return undefined;
  const { key: name, keyStart: start, keyEnd: end } = empty;
  const params = { name, line: lineOf(meant.keyStart), begins: "nothing" as const };
  const offer = withoutLine(empty, isFirst ? meant : undefined, text);
  return { draft: { code: "duplicate-name", params, start, end, path: [], ...(offer && { offer }) }, meant };
}

const isNothing = (node: TreeNode): boolean => node.kind === "scalar" && node.plain && node.source === "";

/** A line that is a name and nothing else taken away; where it begins an entry, the next line begins it. */
function withoutLine({ keyStart, keyEnd }: Entry, next: Entry | undefined, text: string): Draft["offer"] {
  const line = lineAt(text, keyStart);
  if (!/^\s*:\s*$/.test(text.slice(keyEnd, line.end))) return undefined;
  const before = text.slice(line.start, keyStart);
  if (before.trim() === "") {
    const isLast = line.end === text.length;
    return {
      start: isLast ? Math.max(0, line.start - 1) : line.start,
      end: isLast ? line.end : line.end + 1,
      text: "",
    };
  }
  return next && /^ *(?:- +)+$/.test(before) ? { start: keyStart, end: next.keyStart, text: "" } : undefined;
}

/** The line of the second name taken away, where the entries below it stand in the column of those above it. */
function listGoingOn(earlier: Entry, twin: Entry, text: string): Draft["offer"] {
  const [one, other] = [earlier.value, twin.value];
  if (one.kind !== "list" || other.kind !== "list" || text[one.start] !== "-" || text[other.start] !== "-")
    return undefined;
  const columnOf = (at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);
  const isBelow = /^(?:\s|#.*\n)*$/.test(text.slice(one.end, twin.keyStart));
  if (!isBelow || columnOf(one.start) !== columnOf(other.start)) return undefined;
  const start = text.lastIndexOf("\n", twin.keyStart - 1) + 1;
  const end = text.indexOf("\n", twin.keyStart) + 1;
  // A remark behind the name would go with it.
  return /^[^#\n]*:\s*$/.test(text.slice(start, end)) ? { start, end, text: "" } : undefined;
}

function isSame(one: Entry, other: Entry, text: string): boolean {
  const written = ({ value }: Entry): string => text.slice(value.start, value.end).trimEnd();
  return written(one) === written(other);
}

/** A name with its value that says, sign for sign, what stands above under the same name: its lines can go. */
function offerWithout({ keyStart, value }: Entry, text: string): Pick<Draft, "offer"> {
  const start = text.lastIndexOf("\n", keyStart - 1) + 1;
  const end = keyStart + text.slice(keyStart, value.end).trimEnd().length;
  // Between braces, the comma before it goes with it.
  const comma = /\s*,\s*$/.exec(text.slice(start, keyStart));
  if (comma) return { offer: { start: keyStart - comma[0].length, end, text: "" } };
  const stop = text.indexOf("\n", end);
  const behind = text.slice(end, stop === -1 ? text.length : stop);
  // A remark behind it is that of the other as well.
  if (text.slice(start, keyStart).trim() !== "" || !/^\s*(?:#.*)?$/.test(behind)) return {};
  return { offer: { start, end: stop === -1 ? text.length : stop + 1, text: "" } };
}

/** What may begin above a name: an entry of the list around, or another page. */
function whatMayBegin({ keyStart }: Entry, map: MapNode, text: string): "entry" | "page" | undefined {
  const before = text.slice(text.lastIndexOf("\n", map.start - 1) + 1, map.start);
  if (/^ *-\s+$/.test(before)) return "entry";
  const [first] = map.entries.values();
  const isRoot = before === "" && text[keyStart - 1] === "\n";
  return isRoot && first && /^(?:title|description|layout|each)$/.test(first.key) ? "page" : undefined;
}
