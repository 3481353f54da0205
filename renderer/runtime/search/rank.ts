import { WEIGHTS, WORTH } from "./index-format.ts";
import type { LoadedIndex } from "./load-index.ts";
import type { Match } from "./match-words.ts";

/** A page that answers a query, and its best section. */
export interface RankedPage {
  page: number;
  /** Number of the section in the whole site. */
  section: number;
  /** How many words of the query it has. */
  words: number;
  score: number;
}

/** What it is worth that one section has all words that the title of its page has not. */
const TOGETHER = 1.2;

/** Weights of words in titles. */
const TITLE = 6;

/** Where a word of a query was found. */
interface Finds {
  /** Worth of each section, and of the title of each page; 0 where the word is not. */
  sections: Float32Array;
  titles: Float32Array;
  /** Pages with a place of the word, some of them more than once. */
  pages: readonly number[];
  /** So widespread that only the best places are listed: it is missing from no page for certain. */
  isEverywhere: boolean;
}

/**
 * Pages in the order in which they answer a query: those with most of its words first, then by where the words stand
 * and how rare they are.
 *
 * @param matches For each word of the query the words that it may mean.
 */
export async function rankPages(
  index: LoadedIndex,
  matches: readonly (readonly Match[])[],
): Promise<RankedPage[]> {
  const finds = await Promise.all(matches.map((list) => findsOf(index, list)));
  const isLimited = finds.some(({ isEverywhere }) => !isEverywhere);
  const pages: RankedPage[] = [];
  // Most questions are answered by few of many pages: the others are not looked at.
  const seen = new Uint8Array(index.pages);
  for (const find of finds)
    for (const page of find.pages) {
      if (seen[page]) continue;
      seen[page] = 1;
      const ranked = rankPage(index, page, finds, isLimited);
      if (ranked) pages.push(ranked);
    }
  let most = 0;
  for (const { words } of pages) most = Math.max(most, words);
  return pages
    .filter(({ words }) => words === most || words * 2 > finds.length)
    .sort((a, b) => b.words - a.words || b.score - a.score || a.page - b.page);
}

/** @param isLimited Some word of the query is not everywhere: those that are say nothing beside it. */
function rankPage(
  index: LoadedIndex,
  page: number,
  finds: readonly Finds[],
  isLimited: boolean,
): RankedPage | undefined {
  const from = index.firstSection[page] ?? 0;
  const to = index.firstSection[page + 1] ?? index.sections;
  let [words, score, inTexts] = [0, 0, 0];
  for (const { sections, titles, isEverywhere } of finds) {
    let best = titles[page] ?? 0;
    const isInTitle = best > 0;
    for (let section = from; section < to; section += 1) best = Math.max(best, sections[section] ?? 0);
    score += best;
    if (best > 0 && !(isEverywhere && isLimited)) words += 1;
    if (best > 0 && !isInTitle) inTexts += 1;
  }
  if (words === 0) return undefined;
  const best = bestSection(page, { from, to }, finds);
  return { page, section: best.section, words, score: best.words === inTexts ? score * TOGETHER : score };
}

/** The section with most of the words that the title has not; the first one when the title has all of them. */
function bestSection(page: number, { from, to }: { from: number; to: number }, finds: readonly Finds[]) {
  let [best, mostWords, mostWorth] = [from, 0, 0];
  for (let section = from; section < to; section += 1) {
    let [words, worth] = [0, 0];
    for (const { sections, titles } of finds) {
      const own = sections[section] ?? 0;
      if (own > 0 && titles[page] === 0) words += 1;
      worth += own;
    }
    if (words > mostWords || (words > 0 && words === mostWords && worth > mostWorth))
      [best, mostWords, mostWorth] = [section, words, worth];
  }
  return { section: best, words: mostWords };
}

async function findsOf(index: LoadedIndex, matches: readonly Match[]): Promise<Finds> {
  const sections = new Float32Array(index.sections);
  const titles = new Float32Array(index.pages);
  const pages: number[] = [];
  const lists = await Promise.all(matches.map(({ number }) => index.places(number)));
  let isEverywhere = false;
  for (const [at, [total = 0, ...places]] of lists.entries()) {
    const quality = matches[at]?.quality ?? 0;
    if (places.length < total && quality === 1) isEverywhere = true;
    const rarity = Math.log(1 + index.sections / (total + 1));
    let section = 0;
    for (const packed of places) {
      section += Math.floor(packed / WEIGHTS);
      const weight = packed % WEIGHTS;
      const value = (WORTH[weight] ?? 0) * rarity * quality;
      const page = index.pageOf[section] ?? 0;
      const list = weight < TITLE ? sections : titles;
      const place = weight < TITLE ? section : page;
      if (value > (list[place] ?? 0)) list[place] = value;
      if (page !== pages.at(-1)) pages.push(page);
    }
  }
  return { sections, titles, pages, isEverywhere };
}
