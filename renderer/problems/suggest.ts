import Fuse from "fuse.js";
import { withoutLookAlikes } from "./look-alikes.ts";

/** The words of a name or text in small letters, whatever signs stand between them. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The one candidate that an author surely meant, if there is one.
 *
 * fuse.js ranks; the edit distance decides, because a wrong suggestion is worse than none:
 * one slip in a word of up to four letters, two in a longer one, and no second candidate as close.
 */
export function suggest(wrong: string, candidates: Iterable<string>): string | undefined {
  const list = [...new Set(candidates)].filter((candidate) => candidate !== wrong);
  const plain = normalise(wrong);
  const same = list.filter((candidate) => normalise(candidate) === plain);
  if (same.length === 1) return same[0];
  if (plain.length < 3 || wrong.length > 80) return undefined;
  const allowed = plain.length <= 4 ? 1 : 2;
  const near = list.filter(
    (candidate) =>
      Math.abs(candidate.length - wrong.length) <= allowed &&
      editDistance(plain, normalise(candidate)) <= allowedFor(plain, normalise(candidate)),
  );
  if (near.length === 0) return undefined;
  const ranked = new Fuse(near, { threshold: 0.6, ignoreLocation: true, distance: 100 }).search(
    wrong.slice(0, 32),
  );
  const ordered = [...new Set([...ranked.map((hit) => hit.item), ...near])];
  let best: string | undefined;
  let bestDistance = allowed + 1;
  let tied = false;
  for (const candidate of ordered) {
    const distance = editDistance(plain, normalise(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
      tied = false;
    } else if (distance === bestDistance) tied = true;
  }
  return tied ? undefined : best;
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

/** Edits between two words, a swap of neighbours counted as one (Damerau, optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      current.push(value);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}
