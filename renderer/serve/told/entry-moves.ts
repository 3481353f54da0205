import { groupBy } from "../../group-by.ts";
import type { Path } from "../../origins/origin.ts";

/** Where entries of lists have gone from one state of a file to the next. */
export interface Moves {
  /** Lists, the outer ones first, at the place that they have by then; for each entry its new place, or none. */
  lists: { path: Path; to: (number | undefined)[] }[];
  /** Entries that have come into another list just as they were. */
  elsewhere: { from: Path; to: Path }[];
}

/** From this likeness on an entry is the same one, changed, when nothing but its words can tell. */
const ALIKE = 0.5;

/** So many pairs are compared for that; where more has changed at once, nobody can tell any more. */
const MOST_PAIRS = 10_000;

/**
 * Finds out which entry is which: by its key, by what it says, by its neighbours, and then by how much alike it is.
 *
 * @param key  Field that identifies the entries of the outermost list; blocks and others have an `id`.
 */
export function movesBetween(before: unknown, after: unknown, key = "id"): Moves {
  const moves: Moves = { lists: [], elsewhere: [] };
  const [gone, fresh] = [new Map<string, Path[]>(), new Map<string, Path[]>()];
  const visit = (old: unknown, now: unknown, from: Path, to: Path): void => {
    if (Array.isArray(old) && Array.isArray(now)) {
      const [then, present] = [old.map(textOf), now.map(textOf)];
      const places = placesOf({ entries: old, texts: then }, { entries: now, texts: present }, from, key);
      if (places.some((place, index) => place !== index)) moves.lists.push({ path: to, to: places });
      for (const [index, place] of places.entries())
        if (place === undefined) note(gone, then[index]!, [...from, index]);
        else if (then[index] !== present[place])
          visit(old[index], now[place], [...from, index], [...to, place]);
      const known = new Set(places);
      for (const [index, text] of present.entries()) if (!known.has(index)) note(fresh, text, [...to, index]);
    } else if (isMap(old) && isMap(now))
      for (const [name, value] of Object.entries(old))
        if (Object.hasOwn(now, name)) visit(value, now[name], [...from, name], [...to, name]);
  };
  visit(before, after, [], []);
  for (const [text, [from, ...others]] of gone) {
    const [to, ...more] = fresh.get(text) ?? [];
    // A single word says nothing of where it comes from.
    if (from && to && others.length + more.length === 0 && text.startsWith("{"))
      moves.elsewhere.push({ from, to });
  }
  return moves;
}

/** @returns where a place is then; undefined when what stands there, or around it, is gone. */
export function followed(path: Path, { lists, elsewhere }: Moves): Path | undefined {
  const taken = elsewhere.find(({ from }) => from.every((step, at) => step === path[at]));
  if (taken) return [...taken.to, ...path.slice(taken.from.length)];
  let now: (string | number)[] = [...path];
  for (const { path: list, to } of lists) {
    const step = now[list.length];
    if (typeof step !== "number" || !list.every((one, at) => one === now[at])) continue;
    const place = step < to.length ? to[step] : behindAll(to) + step - to.length;
    if (place === undefined) return undefined;
    now = now.with(list.length, place);
  }
  return now;
}

/** The place behind all entries that were known: whoever adds one at the end means that, whichever is the last by then. */
export function behindAll(to: readonly (number | undefined)[]): number {
  return to.reduce<number>((end, place) => Math.max(end, (place ?? -1) + 1), 0);
}

interface Entries {
  entries: readonly unknown[];
  texts: readonly string[];
}

/** For each entry of a list where it is in the list that has come of it. */
function placesOf(old: Entries, now: Entries, path: Path, key: string): (number | undefined)[] {
  const to: (number | undefined)[] = old.texts.map(() => undefined);
  const taken = new Set<number>();
  const pair = (index: number, place: number): void => {
    to[index] = place;
    taken.add(place);
  };
  const most = Math.min(old.texts.length, now.texts.length);
  let start = 0;
  for (; start < most && old.texts[start] === now.texts[start]; start += 1) pair(start, start);
  for (let end = 1; end <= most - start && old.texts.at(-end) === now.texts.at(-end); end += 1)
    pair(old.texts.length - end, now.texts.length - end);
  const open = (): number[] => [...to.keys()].filter((index) => to[index] === undefined);
  const free = (): number[] => [...now.texts.keys()].filter((place) => !taken.has(place));
  const pairBy = (nameOf: (entries: Entries, index: number) => string | undefined): void => {
    const places = groupBy(free(), (place) => nameOf(now, place));
    for (const index of open()) {
      const place = places.get(nameOf(old, index))?.shift();
      if (place !== undefined && nameOf(old, index) !== undefined) pair(index, place);
    }
  };
  if (to.includes(undefined)) {
    pairBy(({ entries }, index) => keyOfEntry(entries[index], path.length === 0 ? key : "id"));
    pairBy(({ texts }, index) => texts[index]);
    pairByNeighbours(open(), to, taken, now.texts.length, pair);
    pairByLikeness(open(), free(), old, now, pair);
  }
  return to;
}

/** As many as have been there between two that are known: each is changed where it stands. */
function pairByNeighbours(
  open: readonly number[],
  to: readonly (number | undefined)[],
  taken: ReadonlySet<number>,
  count: number,
  pair: (index: number, place: number) => void,
): void {
  const isOpen = new Set(open);
  for (const first of open.filter((index) => !isOpen.has(index - 1))) {
    let length = 1;
    while (isOpen.has(first + length)) length += 1;
    const start = first === 0 ? 0 : to[first - 1]! + 1;
    let room = 0;
    while (start + room < count && !taken.has(start + room)) room += 1;
    const next = first + length < to.length ? to[first + length] : count;
    if (room !== length || next !== start + room) continue;
    for (let at = 0; at < length; at += 1) pair(first + at, start + at);
  }
}

function pairByLikeness(
  open: readonly number[],
  free: readonly number[],
  old: Entries,
  now: Entries,
  pair: (index: number, place: number) => void,
): void {
  if (open.length * free.length > MOST_PAIRS) return;
  const pairs = open
    .flatMap((index) =>
      free.map((place) => ({ index, place, alike: likeness(old.texts[index]!, now.texts[place]!) })),
    )
    .filter(
      ({ index, place, alike }) =>
        alike >= ALIKE && kindOf(old.entries[index]) === kindOf(now.entries[place]),
    )
    .sort((a, b) => b.alike - a.alike);
  const [left, right] = [new Set(open), new Set(free)];
  for (const { index, place } of pairs)
    if (left.has(index) && right.has(place)) {
      left.delete(index);
      right.delete(place);
      pair(index, place);
    }
}

/** Share of the longer text that both begin and end with. */
function likeness(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return (start + end) / Math.max(a.length, b.length, 1);
}

const kindOf = (entry: unknown): string =>
  isMap(entry) ? String(entry.type ?? entry.use ?? "") : typeof entry;

function keyOfEntry(entry: unknown, key: string): string | undefined {
  const value = isMap(entry) ? entry[key] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function note(paths: Map<string, Path[]>, text: string, path: Path): void {
  paths.set(text, [...(paths.get(text) ?? []), path]);
}
