import { hash } from "node:crypto";
import {
  FORMAT,
  INDEX_ADDRESS,
  type PageEntry,
  PIECES_ADDRESS,
  type SearchIndex,
  WEIGHTS,
} from "../../runtime/search/index-format.ts";
import { packNumbers, packWords } from "../../runtime/search/packing.ts";
import { wordList } from "../../runtime/search/words.ts";
import type { PageText } from "./page-text.ts";

/** A page that can be found. */
export interface SearchedPage extends PageText {
  route: string;
  title: string;
  /** Tag of the language of its content, where it is not the one of the index. */
  lang?: string;
}

/** A file of an index; `path` is its address. */
export interface IndexFile {
  path: string;
  text: string;
}

/** Characters of a piece of words and of places: what a visitor fetches for a word, a third of it when compressed. */
const WORDS_PIECE = 32_000;
const PLACES_PIECE = 16_000;

/** So many characters of words are part of the list itself, and of words and places together: a request less. */
const WORDS_INSIDE = 32_000;
const ALL_INSIDE = 40_000;

/** Characters of a piece of texts: at least, and at most but for a page that is longer itself. */
const TEXTS_PIECE = { least: 8_000, most: 24_000 };

/** A word is listed with so many places, the best ones: more would never be looked at. */
const MOST_PLACES = 1500;

/** Longer words are addresses and keys, which nobody types. */
const LONGEST_WORD = 40;

/**
 * Makes the index of a site, in pieces of which visitors fetch those that their words need. The same pages give the
 * same bytes.
 *
 * @param pages In the order of their addresses. @param address Of the list of its pieces.
 * @param basePath The path below which the site stands: results lead to where pages are.
 */
export function makeIndex(
  pages: readonly SearchedPage[],
  address = INDEX_ADDRESS,
  basePath = "",
): IndexFile[] {
  const files: IndexFile[] = [];
  const add = (content: unknown): string => {
    const text = JSON.stringify(content);
    const name = hash("sha256", text).slice(0, 12);
    files.push({ path: `${PIECES_ADDRESS}${name}.json`, text });
    return name;
  };
  const places = gatherPlaces(pages);
  const known = places.words.map((word) => ({ word, spread: 32 - Math.clz32(places.of(word).length) }));
  const packed = places.words.map((word) => packPlaces(places.of(word)));
  const wordPieces = cut(known, ({ word }) => word.length + 2, WORDS_PIECE);
  const placePieces = cut(packed, ({ length }) => length + 1, PLACES_PIECE);
  const wordsSize = known.reduce((sum, { word }) => sum + word.length * 0.6 + 3, 0);
  const placesSize = packed.reduce((sum, { length }) => sum + length + 1, 0);
  const isAllInside = wordsSize + placesSize <= ALL_INSIDE;
  const texts = cutTexts(pages, basePath);
  const index: SearchIndex = {
    format: FORMAT,
    sections: packNumbers(pages.map(({ sections }) => Math.max(1, sections.length))),
    words: {
      first: wordPieces.map(({ items: [first] }) => first?.word ?? ""),
      numbers: wordPieces.map(({ from }) => from),
      pieces: wordPieces.map(({ items }) => {
        const piece = { words: packWords(items) };
        return wordsSize <= WORDS_INSIDE ? piece : add(piece);
      }),
    },
    places: {
      numbers: placePieces.map(({ from }) => from),
      pieces: placePieces.map(({ items }) => {
        const piece = { places: items.join(" ") };
        return isAllInside ? piece : add(piece);
      }),
    },
    texts: {
      numbers: texts.map(({ from }) => from),
      pieces: texts.map(({ items }) => add(items)),
    },
  };
  // Written last: what it names is there.
  return [...files, { path: address, text: JSON.stringify(index) }];
}

/** Where the words of a site stand. */
interface Places {
  /** All of them, sorted. */
  words: string[];
  /** The sections that have a word, in their order, each as `section * WEIGHTS + weight`. */
  of(word: string): Uint32Array;
}

/**
 * Looks for the words of all pages. A large site has millions of places: they go into three long rows of numbers, and
 * then by word into a fourth, because a list of its own for each word took most of the time to throw away.
 */
function gatherPlaces(pages: readonly SearchedPage[]): Places {
  const numbers = new Map<string, number>();
  const ofWords = new NumberRow();
  const inSections = new NumberRow();
  const weigh = openScales(numbers, (word, weight) => {
    ofWords.push(word);
    inSections.push(section * WEIGHTS + weight);
  });
  let section = 0;
  for (const { title, sections } of pages) {
    const own = sections.length > 0 ? sections : [{ heading: "", headings: [], text: "" }];
    for (const [at, { heading, headings, text }] of own.entries()) {
      weigh(at === 0 ? title : "", heading, headings, text);
      section += 1;
    }
  }
  const words = ofWords.all;
  const places = inSections.all;
  const starts = new Uint32Array(numbers.size + 1);
  for (const word of words) starts[word + 1]! += 1;
  for (let word = 0; word < numbers.size; word += 1) starts[word + 1]! += starts[word]!;
  const sorted = new Uint32Array(words.length);
  const next = starts.slice();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    sorted[next[word]!] = places[at]!;
    next[word]! += 1;
  }
  return {
    words: [...numbers.keys()].sort(),
    of(word) {
      const number = numbers.get(word)!;
      return sorted.subarray(starts[number], starts[number + 1]);
    },
  };
}

/** Whole numbers up to 32 bits, as many as come. */
class NumberRow {
  private row = new Uint32Array(1024);
  private length = 0;

  push(number: number): void {
    if (this.length === this.row.length) {
      const longer = new Uint32Array(2 * this.length);
      longer.set(this.row);
      this.row = longer;
    }
    this.row[this.length] = number;
    this.length += 1;
  }

  get all(): Uint32Array {
    return this.row.subarray(0, this.length);
  }
}

/**
 * Weighs the words of one section after the other, as `WORTH` values them.
 *
 * @param numbers Of the words so far; takes in new ones.
 * @param take Called with the number of each word of a section once, and its weight there.
 */
function openScales(numbers: Map<string, number>, take: (word: number, weight: number) => void) {
  /** By number: how often the text of this section has the word, and the weight that a heading gives it, plus one. */
  const counts: number[] = [];
  const raised: number[] = [];
  let found: number[] = [];
  const numberOf = (word: string): number => {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
      counts.push(0);
      raised.push(0);
    }
    if (counts[number] === 0 && raised[number] === 0) found.push(number);
    return number;
  };
  const raise = (line: string, weight: number) => {
    for (const word of wordList(line)) {
      if (word.length > LONGEST_WORD) continue;
      const number = numberOf(word);
      raised[number] = Math.max(weight + 1, raised[number]!);
    }
  };
  return (title: string, heading: string, headings: readonly string[], text: string): void => {
    for (const word of wordList(text)) if (word.length <= LONGEST_WORD) counts[numberOf(word)]! += 1;
    for (const line of headings) raise(line, 4);
    raise(heading, 5);
    // A word says more about a page with a short title.
    if (title) raise(title, wordList(title).length > 4 ? 6 : 7);
    for (const number of found) {
      const count = counts[number]!;
      const ofText = count > 5 ? 3 : Math.max(0, Math.min(count, 3) - 1);
      take(number, Math.max(ofText, raised[number]! - 1));
      counts[number] = 0;
      raised[number] = 0;
    }
    found = [];
  };
}

function packPlaces(places: Uint32Array): string {
  const numbers = [places.length];
  let last = 0;
  for (const place of places.length <= MOST_PLACES ? places : bestPlaces(places)) {
    const section = Math.floor(place / WEIGHTS);
    numbers.push(place - last * WEIGHTS);
    last = section;
  }
  return packNumbers(numbers);
}

/** The places with the greatest weights, in their order. */
function bestPlaces(places: Uint32Array): Uint32Array {
  const counts = new Array<number>(WEIGHTS).fill(0);
  for (const place of places) counts[place % WEIGHTS]! += 1;
  // Of the least weight that is listed the first places are.
  let least = WEIGHTS - 1;
  let left = MOST_PLACES;
  while (least > 0 && counts[least]! <= left) {
    left -= counts[least]!;
    least -= 1;
  }
  return places.filter((place) => {
    const weight = place % WEIGHTS;
    if (weight !== least) return weight > least;
    left -= 1;
    return left >= 0;
  });
}

/** A part of a list, and the index of its first item. */
interface Part<T> {
  from: number;
  items: T[];
}

function cut<T>(list: readonly T[], sizeOf: (item: T) => number, limit: number): Part<T>[] {
  const parts: Part<T>[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [at, item] of list.entries()) {
    if (size + sizeOf(item) > limit) {
      parts.push({ from: at, items: [] });
      size = 0;
    }
    parts.at(-1)?.items.push(item);
    size += sizeOf(item);
  }
  return parts;
}

/**
 * Neighbouring pages together. Where a piece ends is up to the pages in it, so that a page that comes or goes changes
 * the pieces beside it and no others.
 */
function cutTexts(pages: readonly SearchedPage[], basePath: string): Part<PageEntry>[] {
  const parts: Part<PageEntry>[] = [];
  let size = Number.POSITIVE_INFINITY;
  let isEnd = true;
  for (const [at, { route, title, sections, lang }] of pages.entries()) {
    const said = sections.map(({ anchor, heading, text }): PageEntry[2][number] => [anchor, heading, text]);
    const entry: PageEntry =
      lang === undefined ? [basePath + route, title, said] : [basePath + route, title, said, lang];
    const own = sections.reduce((sum, { text }) => sum + text.length, 60);
    if (isEnd || size + own > TEXTS_PIECE.most) {
      parts.push({ from: at, items: [] });
      size = 0;
    }
    parts.at(-1)?.items.push(entry);
    size += own;
    isEnd = size > TEXTS_PIECE.least && hash("sha1", route, "buffer")[0]! < 64;
  }
  return parts;
}
