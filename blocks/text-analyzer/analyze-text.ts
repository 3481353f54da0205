import { concepts, negativeWords, positiveWords, stopWords, technologies } from "./word-lists.ts";

export type Sentiment = "Positive" | "Slightly Positive" | "Neutral" | "Slightly Negative" | "Negative";

export type EntityType = "TECHNOLOGY" | "ENTITY" | "CONCEPT";

export interface Analysis {
  sentiment: Sentiment;
  /** Most frequent first, at most six, each longer than three characters, lower case. */
  keywords: string[];
  /** In the order in which they stand in the text, each once. */
  entities: { text: string; type: EntityType }[];
  /** Language tag; the demo takes every text for English. */
  language: "en";
}

const MAX_KEYWORDS = 6;

/** Keywords are longer than this many characters. */
const SHORT_WORD = 3;

const MAX_ENTITIES = 12;

/**
 * Reads a text the way the playground shows it: sentiment by lists of words, keywords by frequency, entities by
 * lists and capital letters. The same text always gives the same answer; nothing leaves the browser.
 */
export function analyzeText(text: string): Analysis {
  const words = wordsOf(text);
  return {
    sentiment: sentimentOf(words),
    keywords: keywordsOf(words),
    entities: entitiesOf(text),
    language: "en",
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{N}]*(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** One word more on one side tilts the text, two or more decide it. */
function sentimentOf(words: readonly string[]): Sentiment {
  let score = 0;
  for (const word of words) {
    if (positiveWords.has(word)) score += 1;
    if (negativeWords.has(word)) score -= 1;
  }
  if (score >= 2) return "Positive";
  if (score === 1) return "Slightly Positive";
  if (score === -1) return "Slightly Negative";
  if (score <= -2) return "Negative";
  return "Neutral";
}

function keywordsOf(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word.length <= SHORT_WORD || stopWords.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // Sorting is stable: words of the same frequency stay in the order of the text.
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_KEYWORDS)
    .map(([word]) => word);
}

interface Found {
  start: number;
  end: number;
  text: string;
  type: EntityType;
}

function entitiesOf(text: string): Analysis["entities"] {
  const found: Found[] = [];
  const add = (type: EntityType, pattern: RegExp, isWanted = (_: RegExpMatchArray) => true) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const overlaps = found.some((other) => start < other.end && other.start < end);
      if (!overlaps && isWanted(match)) found.push({ start, end, text: match[0], type });
    }
  };
  add("TECHNOLOGY", listPattern(technologies));
  add("CONCEPT", listPattern(concepts));
  // Names: one or more words with a capital letter. A single one at the start of a sentence may be any word.
  add(
    "ENTITY",
    /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:[&-]\p{L}+)*(?:\s\p{Lu}[\p{L}\p{N}]*(?:[&-]\p{L}+)*)*/gu,
    (match) => match[0].length > 1 && (/\s/.test(match[0]) || !startsSentence(text, match.index ?? 0)),
  );
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ text: name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .slice(0, MAX_ENTITIES)
    .map(({ text: name, type }) => ({ text: name, type }));
}

function startsSentence(text: string, index: number): boolean {
  return /(^|[.!?…:\n]["'”’)]*\s*)["'“‘(]*$/u.test(text.slice(0, index).replace(/[ \t]+$/, ""));
}

/** Longer names first, so that "data lake" is not found as something shorter. */
function listPattern(names: readonly string[]): RegExp {
  const choices = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(".", "\\.").replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}
