import { forgiven, withinEdits } from "./edits.ts";
import type { LoadedIndex } from "./load-index.ts";
import type { KnownWord } from "./packing.ts";
import { isUnspaced } from "./words.ts";

/** A word of the site that stands for a word of a query. */
export interface Match {
  /** Number of the word. */
  number: number;
  word: string;
  /** 1 for the word itself, less for what is only like it. */
  quality: number;
}

/** Words that are looked at for one word of a query: the most widespread of those that begin like it. */
const MOST_MATCHES = 16;

/** All words of a site are searched for a mistake in the first letter when they are in so few pieces. */
const FEW_PIECES = 12;

/** What words with one and with two mistakes are worth. */
const MISTAKEN = [0, 0.5, 0.3];

/** What another way of writing an umlaut is worth. */
const REWRITTEN = 0.95;

/**
 * The words of a site that a word of a query may mean: itself, what begins with it, and when there is neither, what
 * is one or two mistakes away.
 *
 * @param isOpen The visitor may not have typed its end yet.
 */
export async function matchWord(index: LoadedIndex, query: string, isOpen: boolean): Promise<Match[]> {
  const beginning = await beginningWith(index, query, isOpen);
  if (beginning.length > 0) return beginning;
  for (const spelling of otherSpellings(query)) {
    const found = await beginningWith(index, spelling, isOpen);
    if (found.length > 0) return found.map((match) => ({ ...match, quality: match.quality * REWRITTEN }));
  }
  return mistaken(index, query);
}

async function beginningWith(index: LoadedIndex, query: string, isOpen: boolean): Promise<Match[]> {
  const found: (Match & KnownWord)[] = [];
  for (const piece of index.piecesOf(query)) {
    const { words, from } = await index.words(piece);
    for (let at = firstFrom(words, query); words[at]?.word.startsWith(query); at += 1) {
      const known = words[at] as KnownWord;
      const longer = known.word.length - query.length;
      // A finished word stands for its endings only: the plural, not another word that begins alike.
      if (!isOpen && longer > 2) continue;
      // Of one letter only the word itself: `c` is no question for everything with c.
      if (longer > 0 && query.length < 2 && !isUnspaced(query)) continue;
      const quality =
        longer === 0 ? 1 : (0.4 + (0.5 * query.length) / known.word.length) * (isOpen ? 1 : 0.8);
      found.push({ ...known, number: from + at, quality });
    }
  }
  return found
    .sort(
      (a, b) =>
        Number(b.quality === 1) - Number(a.quality === 1) || b.spread - a.spread || b.quality - a.quality,
    )
    .slice(0, MOST_MATCHES)
    .map(({ number, word, quality }) => ({ number, word, quality }));
}

/** Index of the first of sorted words that does not stand before `word`. */
function firstFrom(words: readonly KnownWord[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.word ?? "") < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Who has no umlauts on the keyboard writes `ueber`, and finds `über`, which is kept as `uber`. */
function otherSpellings(query: string): string[] {
  const plain = query.replaceAll(/([aou])e/g, "$1");
  return plain === query ? [] : [plain];
}

async function mistaken(index: LoadedIndex, query: string): Promise<Match[]> {
  const limit = forgiven(query);
  if (limit === 0) return [];
  // The first letter is seldom wrong; when it is, it was often left out or exchanged with the second.
  const [first = "", second = ""] = query;
  const likely = new Set([...index.piecesOf(first), ...index.piecesOf(second)]);
  const found = await near(index, likely, query, limit);
  if (found.length > 0 || index.wordPieces > FEW_PIECES) return found;
  const others = Array.from({ length: index.wordPieces }, (_, piece) => piece).filter(
    (piece) => !likely.has(piece),
  );
  return near(index, new Set(others), query, limit);
}

async function near(
  index: LoadedIndex,
  pieces: ReadonlySet<number>,
  query: string,
  limit: number,
): Promise<Match[]> {
  const lists = await Promise.all([...pieces].map((piece) => index.words(piece)));
  const found = lists.flatMap(({ words, from }) =>
    withinEdits(words, query, limit).map(({ index: at, edits }) => ({
      ...(words[at] as KnownWord),
      number: from + at,
      edits,
    })),
  );
  // With one mistake explained, nobody has to assume two.
  const least = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits === least)
    .sort((a, b) => b.spread - a.spread)
    .slice(0, MOST_MATCHES)
    .map(({ number, word, edits }) => ({ number, word, quality: MISTAKEN[edits] ?? 0 }));
}
