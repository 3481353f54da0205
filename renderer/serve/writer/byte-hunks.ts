import { diffArrays } from "diff";

/** A range of bytes that was replaced, told so that it can be found again in a file that others have changed. */
export interface Hunk {
  /** Where it starts in the bytes before, and in those after. */
  from: number;
  to: number;
  old: Buffer;
  new: Buffer;
  /**
   * Bytes in front of it and behind it that stayed. With them the old bytes are found once in the file before, and
   * the new ones once in the file after; missing when nothing tells the place from others like it.
   */
  around?: { lead: Buffer; tail: Buffer };
}

/** Shortest and longest piece of the text around a change that it is known by, in bytes on each side. */
const NEAR = 32;
const FAR = 4_096;

/** Changes closer to each other than this are one. */
const GAP = 2 * NEAR;

/**
 * What differs between two files: few ranges, each as short as it can be.
 *
 * @returns An empty list for the same bytes.
 */
export function hunksBetween(before: Buffer, after: Buffer): Hunk[] {
  return joinNear(differences(before, after)).map((range) => {
    const hunk: Hunk = {
      from: range.from,
      to: range.to,
      old: before.subarray(range.from, range.fromEnd),
      new: after.subarray(range.to, range.toEnd),
    };
    const around = findAround(before, after, range);
    return { ...hunk, ...(around && { around }) };
  });
}

/** The change that takes another one back. */
export function invertHunks(hunks: readonly Hunk[]): Hunk[] {
  return hunks.map(({ from, to, old, new: fresh, around }) => ({
    from: to,
    to: from,
    old: fresh,
    new: old,
    ...(around && { around }),
  }));
}

/**
 * The bytes after a change.
 *
 * @param bytes Those that it was worked out from.
 */
export function applyHunks(bytes: Buffer, hunks: readonly Hunk[]): Buffer {
  return replaceAt(
    bytes,
    hunks.map((hunk) => ({ at: hunk.from, hunk })),
  );
}

/**
 * The same for a file that others have changed elsewhere.
 *
 * @returns undefined when one of the places has changed, or cannot be told from another.
 */
export function applyElsewhere(bytes: Buffer, hunks: readonly Hunk[]): Buffer | undefined {
  const found: { at: number; hunk: Hunk }[] = [];
  for (const hunk of hunks) {
    if (!hunk.around) return undefined;
    const { lead, tail } = hunk.around;
    const at = findOnce(bytes, Buffer.concat([lead, hunk.old, tail]));
    const last = found.at(-1);
    if (at === undefined || (last && at + lead.length < last.at + last.hunk.old.length)) return undefined;
    found.push({ at: at + lead.length, hunk });
  }
  return replaceAt(bytes, found);
}

function replaceAt(bytes: Buffer, places: readonly { at: number; hunk: Hunk }[]): Buffer {
  const parts: Buffer[] = [];
  let end = 0;
  for (const { at, hunk } of places) {
    parts.push(bytes.subarray(end, at), hunk.new);
    end = at + hunk.old.length;
  }
  return Buffer.concat([...parts, bytes.subarray(end)]);
}

/** Ends are exclusive. */
interface ByteRange {
  from: number;
  fromEnd: number;
  to: number;
  toEnd: number;
}

/** Lines that differ, without the bytes at their ends that do not. */
function differences(before: Buffer, after: Buffer): ByteRange[] {
  const changes = diffArrays(linesOf(before), linesOf(after), { maxEditLength: MOST_EDITS });
  const whole = { from: 0, fromEnd: before.length, to: 0, toEnd: after.length };
  if (!changes) return [trim(before, after, whole)];
  const ranges: ByteRange[] = [];
  let open: ByteRange | undefined;
  let [from, to] = [0, 0];
  for (const { value, added, removed } of changes) {
    const length = value.reduce((sum, line) => sum + line.length, 0);
    if (added || removed) {
      if (!open) {
        open = { from, fromEnd: from, to, toEnd: to };
        ranges.push(open);
      }
      if (removed) open.fromEnd += length;
      else open.toEnd += length;
    } else open = undefined;
    if (!added) from += length;
    if (!removed) to += length;
  }
  return ranges.map((range) => trim(before, after, range));
}

/** Files that differ in more lines are told as one change. */
const MOST_EDITS = 1_000;

/** Each byte stands for a character, so that lengths are those of bytes. */
function linesOf(bytes: Buffer): string[] {
  return bytes.toString("latin1").match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function trim(before: Buffer, after: Buffer, { from, fromEnd, to, toEnd }: ByteRange): ByteRange {
  while (from < fromEnd && to < toEnd && before[from] === after[to]) {
    from += 1;
    to += 1;
  }
  while (fromEnd > from && toEnd > to && before[fromEnd - 1] === after[toEnd - 1]) {
    fromEnd -= 1;
    toEnd -= 1;
  }
  return { from, fromEnd, to, toEnd };
}

function joinNear(ranges: readonly ByteRange[]): ByteRange[] {
  const joined: ByteRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.from - last.fromEnd < GAP)
      Object.assign(last, { fromEnd: range.fromEnd, toEnd: range.toEnd });
    else joined.push({ ...range });
  }
  return joined;
}

/** The shortest text around a change by which it is known in both files. */
function findAround(before: Buffer, after: Buffer, { from, fromEnd, to, toEnd }: ByteRange): Hunk["around"] {
  for (let size = NEAR; size <= FAR; size *= 2) {
    const lead = before.subarray(commonStart(before, after, from, to, size), from);
    const tail = before.subarray(fromEnd, fromEnd + commonLength(before, after, fromEnd, toEnd, size));
    const isKnown =
      findOnce(before, Buffer.concat([lead, before.subarray(from, fromEnd), tail])) !== undefined &&
      findOnce(after, Buffer.concat([lead, after.subarray(to, toEnd), tail])) !== undefined;
    if (isKnown) return { lead, tail };
    if (lead.length < size && tail.length < size) return undefined;
  }
  return undefined;
}

function commonStart(before: Buffer, after: Buffer, from: number, to: number, most: number): number {
  let length = 0;
  while (length < Math.min(most, from, to) && before[from - length - 1] === after[to - length - 1])
    length += 1;
  return from - length;
}

function commonLength(before: Buffer, after: Buffer, from: number, to: number, most: number): number {
  let length = 0;
  while (
    length < Math.min(most, before.length - from, after.length - to) &&
    before[from + length] === after[to + length]
  )
    length += 1;
  return length;
}

function findOnce(bytes: Buffer, wanted: Buffer): number | undefined {
  const first = wanted.length === 0 ? -1 : bytes.indexOf(wanted);
  if (first === -1 || bytes.indexOf(wanted, first + 1) !== -1) return undefined;
  return first;
}
