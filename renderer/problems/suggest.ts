import { groupBy } from "../group-by.ts";
import { withoutLookAlikes } from "./look-alikes.ts";

/** The words of a name or text in small letters, whatever signs stand between them. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** As `Names.meant`, for one question. Where the same names are asked for again, `Names` makes them ready once. */
export function suggest(wrong: string, candidates: Iterable<string>): string | undefined {
  return new Names(candidates).meant(wrong);
}

/** A wrong word of more letters is no slip of a name. */
const LONGEST = 80;

interface Name {
  name: string;
  /** It in small letters, without what does not count. */
  plain: string;
  /** A bit for each letter that it has; letters share bits. */
  letters: number;
  /** Its number among all. */
  index: number;
}

/** Names in the order of their letters. */
interface Sorted {
  names: readonly Name[];
  /** How many letters each begins with that the one before it begins with as well. */
  shared: readonly number[];
}

/** Names among which one is looked for that was meant by a wrong one. */
export class Names {
  readonly #all: ReadonlySet<string>;
  #ready: { byPlain: ReadonlyMap<string, Name[]>; sorted: Sorted } | undefined;

  constructor(names: Iterable<string>) {
    this.#all = new Set(names);
  }

  /**
   * The one name that an author surely meant, if there is one. A wrong suggestion is worse than none: one slip in a
   * word of up to four letters, two in a longer one, and no second name as close.
   */
  meant(wrong: string): string | undefined {
    const plain = normalise(wrong);
    const same = this.#same(wrong, plain);
    if (same.length === 1) return same[0];
    let best: string | undefined;
    let bestDistance = Number.POSITIVE_INFINITY;
    let isTied = false;
    for (const { name, distance } of this.#near(wrong, plain))
      if (distance < bestDistance) {
        best = name;
        bestDistance = distance;
        isTied = false;
      } else if (distance === bestDistance) isTied = true;
    return isTied ? undefined : best;
  }

  /** All names that `meant` would give if each were the only one. */
  like(wrong: string): string[] {
    const plain = normalise(wrong);
    const near = this.#near(wrong, plain).map(({ name }) => name);
    return [...new Set([...this.#same(wrong, plain), ...near])];
  }

  /** Names that differ in nothing that counts. */
  #same(wrong: string, plain: string): string[] {
    const same = this.#prepare().byPlain.get(plain) ?? [];
    return same.map(({ name }) => name).filter((name) => name !== wrong);
  }

  /** Names that a slip or two part from the wrong one, with how many. */
  #near(wrong: string, plain: string): { name: string; distance: number }[] {
    if (plain.length < 3 || wrong.length > LONGEST) return [];
    const { names, shared } = this.#prepare().sorted;
    const allowed = plain.length <= 4 ? 1 : 2;
    const letters = lettersIn(plain);
    const table = new DistanceTable(plain);
    const near: (Name & { distance: number })[] = [];
    for (const [at, one] of names.entries()) {
      if (!table.keep(shared[at]!)) continue;
      const isOut = Math.abs(one.name.length - wrong.length) > allowed || one.name === wrong;
      if (isOut || bitsIn(one.letters ^ letters) > 2 * allowed) continue;
      const distance = table.distanceTo(one.plain, allowed);
      if (distance <= allowedFor(plain, one.plain)) near.push({ ...one, distance });
    }
    return near.sort((a, b) => a.name.length - b.name.length || a.index - b.index);
  }

  #prepare() {
    if (this.#ready) return this.#ready;
    const all = [...this.#all].map((name, index): Name => {
      const plain = normalise(name);
      return { name, plain, letters: lettersIn(plain), index };
    });
    const byPlain = groupBy(all, ({ plain }) => plain);
    const names = [...all].sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0));
    const shared = names.map(({ plain }, at) => sharedLetters(plain, names[at - 1]?.plain ?? ""));
    this.#ready = { byPlain, sorted: { names, shared } };
    return this.#ready;
  }
}

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** Slips that may part two words: with two of five letters wrong, the first is right where one is meant at all. */
function allowedFor(wrong: string, candidate: string): number {
  if (wrong.length <= 4) return 1;
  return wrong.length === 5 && wrong[0] !== candidate[0] ? 1 : 2;
}

function normalise(text: string): string {
  return withoutLookAlikes(text)
    .toLowerCase()
    .replace(/[\s_-]+/g, "");
}

/** One edit takes a letter away, brings one, or both. */
function lettersIn(plain: string): number {
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) letters |= 1 << (plain.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Edits between two words, a swap of neighbours counted as one (Damerau, optimal string alignment).
 *
 * @param limit  Where there are more, it is enough to say so: some number above it.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // What both begin and end with needs no edit.
  const start = sharedLetters(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return distanceOf(a.slice(start, a.length - end), b.slice(start, b.length - end), limit);
}

/** Rows of the table that distances are worked out in; made anew for each pair, they cost more than all else. */
const rows: number[][] = [[]];

function distanceOf(a: string, b: string, limit: number): number {
  for (let j = 0; j <= b.length; j += 1) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const least = fillRow(i, a, b);
    // No later row has less.
    if (least > limit) return least;
  }
  return rows[a.length]![b.length]!;
}

/** Fills in the row of one more letter of `a`. @returns The least in it. */
function fillRow(i: number, a: string, b: string): number {
  const before = rows[i - 2];
  const previous = rows[i - 1]!;
  rows[i] ??= [];
  const current = rows[i]!;
  current[0] = i;
  let least = i;
  for (let j = 1; j <= b.length; j += 1) {
    const cost = a[i - 1] === b[j - 1] ? 0 : 1;
    let value = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
    if (before && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      value = Math.min(value, before[j - 2]! + 1);
    current[j] = value;
    if (value < least) least = value;
  }
  return least;
}

/**
 * Distances of one word to many, in the order of their letters: what two begin with alike is worked out once, and where
 * that is too far from the word already, so is all that begins so.
 */
class DistanceTable {
  readonly #word: string;
  /** Rows that hold for what the names so far begin with. */
  #rows = 0;
  /** Letters of a beginning that is too far. */
  #tooFar = Number.POSITIVE_INFINITY;

  /** @param word  Nobody else may ask for distances until all are worked out. */
  constructor(word: string) {
    this.#word = word;
    for (let j = 0; j <= word.length; j += 1) rows[0]![j] = j;
  }

  /** Goes on to the next name. @param shared  Letters that it begins with as the one before it does. */
  keep(shared: number): boolean {
    if (shared >= this.#tooFar) return false;
    this.#tooFar = Number.POSITIVE_INFINITY;
    this.#rows = Math.min(this.#rows, shared);
    return true;
  }

  /** @returns Some number above the limit for one that is further away. */
  distanceTo(name: string, limit: number): number {
    while (this.#rows < name.length) {
      this.#rows += 1;
      const least = fillRow(this.#rows, name, this.#word);
      if (least <= limit) continue;
      this.#tooFar = this.#rows;
      return least;
    }
    return rows[name.length]![this.#word.length]!;
  }
}
