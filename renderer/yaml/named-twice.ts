import type { Draft } from "../problems/draft.ts";
import type { Entry, MapNode } from "./tree.ts";

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
