import { createHash } from "node:crypto";
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
    const name = createHash("sha256").update(text).digest("hex").slice(0, 12);
    files.push({ path: `${PIECES_ADDRESS}${name}.json`, text });
    return name;
  };
  const places = gatherPlaces(pages);
  const words = [...places.keys()].sort();
  const known = words.map((word) => ({ word, spread: 32 - Math.clz32((places.get(word)?.length ?? 0) / 2) }));
  const packed = words.map((word) => packPlaces(places.get(word) ?? []));
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

/** Each word with the sections that have it and its weight there, one after the other. */
function gatherPlaces(pages: readonly SearchedPage[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let section = 0;
  for (const { title, sections } of pages) {
    const own = sections.length > 0 ? sections : [{ heading: "", headings: [], text: "" }];
    for (const [at, { heading, headings, text }] of own.entries()) {
      for (const [word, weight] of weighWords(at === 0 ? title : "", heading, headings, text)) {
        const list = places.get(word);
        if (list) list.push(section, weight);
        else places.set(word, [section, weight]);
      }
      section += 1;
    }
  }
  return places;
}

/** Weights of the words of a section, as `WORTH` values them. */
function weighWords(
  title: string,
  heading: string,
  headings: readonly string[],
  text: string,
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of wordList(text))
    if (word.length <= LONGEST_WORD) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, count] of weights) weights.set(word, count > 5 ? 3 : Math.min(count, 3) - 1);
  const raise = (line: string, weight: number) => {
    for (const word of wordList(line))
      if (word.length <= LONGEST_WORD) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  for (const line of headings) raise(line, 4);
  raise(heading, 5);
  // A word says more about a page with a short title.
  if (title) raise(title, wordList(title).length > 4 ? 6 : 7);
  return weights;
}

function packPlaces(places: readonly number[]): string {
  const listed = places.length <= 2 * MOST_PLACES ? places : bestPlaces(places);
  const numbers = [places.length / 2];
  let last = 0;
  for (let at = 0; at < listed.length; at += 2) {
    const section = listed[at] ?? 0;
    numbers.push((section - last) * WEIGHTS + (listed[at + 1] ?? 0));
    last = section;
  }
  return packNumbers(numbers);
}

/** The places with the greatest weights, in their order. */
function bestPlaces(places: readonly number[]): number[] {
  return Array.from({ length: places.length / 2 }, (_, at) => 2 * at)
    .sort((a, b) => (places[b + 1] ?? 0) - (places[a + 1] ?? 0) || a - b)
    .slice(0, MOST_PLACES)
    .sort((a, b) => a - b)
    .flatMap((at) => [places[at] ?? 0, places[at + 1] ?? 0]);
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
    isEnd = size > TEXTS_PIECE.least && createHash("sha1").update(route).digest()[0]! < 64;
  }
  return parts;
}
