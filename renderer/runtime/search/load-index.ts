import { siteAddress } from "../site-address.ts";
import {
  FORMAT,
  INDEX_ADDRESS,
  type PageEntry,
  PIECES_ADDRESS,
  type Piece,
  type SearchIndex,
} from "./index-format.ts";
import { type KnownWord, unpackNumbers, unpackWords } from "./packing.ts";

/** A request that takes longer than this many milliseconds is given up. */
const PATIENCE = 10_000;

/** Fetches JSON of this site. `isFresh`: an answer that the browser has kept is asked for again. */
export type FetchJson = (address: string, isFresh: boolean) => Promise<unknown>;

/** The index of a site, of which pieces are fetched as they are asked for, each once. */
export interface LoadedIndex {
  /** Number of sections and of pages. */
  readonly sections: number;
  readonly pages: number;
  /** The page of a section, by number. */
  readonly pageOf: Uint32Array;
  /** Number of the first section of a page. */
  readonly firstSection: Uint32Array;
  /** How many pieces hold all words. */
  readonly wordPieces: number;
  /** The pieces in which words with this beginning stand, by number. */
  piecesOf(beginning: string): number[];
  /** Sorted words of a piece, and the number of the first. */
  words(piece: number): Promise<{ words: readonly KnownWord[]; from: number }>;
  /** Where a word is: in how many sections, then distances and weights. */
  places(word: number): Promise<readonly number[]>;
  page(number: number): Promise<PageEntry>;
}

/** Gets an index. @throws Error when it cannot be had, or is of another release than this script. */
export async function loadIndex(fetchJson: FetchJson = fetchOnSite): Promise<LoadedIndex> {
  const index = (await fetchJson(INDEX_ADDRESS, true)) as SearchIndex;
  if (index?.format !== FORMAT) throw new Error(`${INDEX_ADDRESS} is of another release.`);
  const { words, places, texts } = index;
  const { pageOf, firstSection } = layOut(unpackNumbers(index.sections));
  const kept = new Map<string, Promise<unknown>>();
  const get = <T>(piece: Piece<T>): Promise<T> => {
    if (typeof piece !== "string") return Promise.resolve(piece);
    let asked = kept.get(piece);
    if (!asked) {
      asked = fetchJson(`${PIECES_ADDRESS}${piece}.json`, false);
      kept.set(piece, asked);
      // The next question asks again.
      asked.catch(() => kept.delete(piece));
    }
    return asked as Promise<T>;
  };
  const unpacked = new Map<number, readonly KnownWord[]>();
  const split = new Map<number, string[]>();
  return {
    sections: pageOf.length,
    pages: firstSection.length,
    pageOf,
    firstSection,
    wordPieces: words.pieces.length,
    piecesOf(beginning) {
      const found: number[] = [];
      for (let piece = 0; piece < words.pieces.length; piece += 1) {
        const first = words.first[piece] ?? "";
        const next = words.first[piece + 1];
        if (first > beginning && !first.startsWith(beginning)) break;
        if (next === undefined || next > beginning) found.push(piece);
      }
      return found;
    },
    async words(piece) {
      let list = unpacked.get(piece);
      if (!list) {
        list = unpackWords((await get(words.pieces[piece] as Piece<{ words: string }>)).words);
        unpacked.set(piece, list);
      }
      return { words: list, from: words.numbers[piece] ?? 0 };
    },
    async places(word) {
      const piece = lastAtMost(places.numbers, word);
      let list = split.get(piece);
      if (!list) {
        list = (await get(places.pieces[piece] as Piece<{ places: string }>)).places.split(" ");
        split.set(piece, list);
      }
      return unpackNumbers(list[word - (places.numbers[piece] ?? 0)] ?? "");
    },
    async page(number) {
      const piece = lastAtMost(texts.numbers, number);
      const entries = await get<PageEntry[]>(texts.pieces[piece] as unknown as Piece<PageEntry[]>);
      return entries[number - (texts.numbers[piece] ?? 0)] as PageEntry;
    },
  };
}

async function fetchOnSite(address: string, isFresh: boolean): Promise<unknown> {
  const answer = await fetch(siteAddress(address), {
    cache: isFresh ? "no-cache" : "default",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

function layOut(counts: readonly number[]): { pageOf: Uint32Array; firstSection: Uint32Array } {
  const firstSection = new Uint32Array(counts.length);
  let sections = 0;
  for (const [page, count] of counts.entries()) {
    firstSection[page] = sections;
    sections += count;
  }
  const pageOf = new Uint32Array(sections);
  for (const [page, count] of counts.entries()) {
    const first = firstSection[page] ?? 0;
    pageOf.fill(page, first, first + count);
  }
  return { pageOf, firstSection };
}

/** Index of the last of sorted numbers that is at most `number`. */
function lastAtMost(numbers: readonly number[], number: number): number {
  let [from, to] = [0, numbers.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= number) from = middle;
    else to = middle;
  }
  return from;
}
