import { wordsIn } from "../problems/suggest.ts";

/** Longer texts are compared by their beginnings: enough to know one again. */
const WORDS = 60;
/** With so few words one changed letter would be half of the text. */
const FEW = 2;

/**
 * How alike two texts are: how much of both is the same words in the same order, or in texts of a word or two the same
 * pairs of letters.
 *
 * @returns 0 (nothing in common) to 1.
 * @see Dice's coefficient, over the longest common subsequence.
 */
export function alikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const isShort = words.length <= FEW || others.length <= FEW;
  const [parts, theirs] = isShort ? [pairsOf(one), pairsOf(other)] : [words, others];
  const all = parts.length + theirs.length;
  return all === 0 ? 0 : (2 * commonLength(parts, theirs)) / all;
}

function wordsOf(text: string): string[] {
  return wordsIn(text).slice(0, WORDS);
}

function pairsOf(text: string): string[] {
  const plain = text.toLowerCase().slice(0, WORDS);
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2));
}

/** Length of the longest common subsequence. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const part of one) {
    const next = [0];
    for (const [at, theirs] of other.entries())
      next.push(part === theirs ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    row = next;
  }
  return row.at(-1) ?? 0;
}
