import {
  concepts,
  negativeWords,
  positiveWords,
  shortFunctionWords,
  stopWords,
  technologies,
} from "./word-lists.ts";

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
  text: string;
  type: EntityType;
}

function entitiesOf(text: string): Analysis["entities"] {
  const found: Found[] = [];
  // 1 for each character that belongs to something found.
  const taken = new Uint8Array(text.length);
  const sentences = sentenceStarts(text);
  const add = (type: EntityType, start: number, name: string) => {
    const place = taken.subarray(start, start + name.length);
    if (place.includes(1)) return;
    place.fill(1);
    found.push({ start, text: name, type });
  };
  for (const match of text.matchAll(listPattern(technologies))) add("TECHNOLOGY", match.index, match[0]);
  for (const match of text.matchAll(listPattern(concepts))) add("CONCEPT", match.index, match[0]);
  for (const match of text.matchAll(CAPITALS)) {
    const name = withoutArticle(match[0]);
    const start = match.index + match[0].length - name.length;
    // A single word at the start of a sentence may be any word.
    if (name.length > 1 && (/\s/.test(name) || !sentences.has(start))) add("ENTITY", start, name);
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ text: name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .slice(0, MAX_ENTITIES)
    .map(({ text: name, type }) => ({ text: name, type }));
}

/** One or more words in a row that begin with a capital letter. */
const CAPITALS =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:[&-]\p{L}+)*(?:\s\p{Lu}[\p{L}\p{N}]*(?:[&-]\p{L}+)*)*/gu;

/** "At Northgate Logistics" without the "At" that only begins the sentence. */
function withoutArticle(name: string): string {
  const words = name.split(/(?<=\s)/);
  const first = words.findIndex((word) => !isFunctionWord(word.trim().toLowerCase()));
  return first < 0 ? "" : words.slice(first).join("");
}

function isFunctionWord(word: string): boolean {
  return stopWords.has(word) || shortFunctionWords.has(word);
}

/** Where sentences begin; marks of quotation and brackets around their ends and starts are left aside. */
function sentenceStarts(text: string): ReadonlySet<number> {
  // Found in one pass: looking back from every name would take seconds in a long text.
  const starts = text.matchAll(/(?:^|[.!?…:\n]["'”’)]*)\s*["'“‘(]*[ \t]*/gu);
  return new Set([...starts].map(({ index, 0: gap }) => index + gap.length));
}

/** Longer names first, so that "data lake" is not found as something shorter. */
function listPattern(names: readonly string[]): RegExp {
  const choices = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(".", "\\.").replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}
