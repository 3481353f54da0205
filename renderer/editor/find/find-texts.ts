import type { Markable } from "./markable.ts";
import { isEqual, type Landing, spaced } from "./probe.ts";
import type { Part } from "./visible-parts.ts";

/** Something with words on the live page, and the option that it shows. */
export type FoundText = Part & {
  option: Markable;
  /** See `Landing`. */
  isExact: boolean;
  isFilled?: boolean;
};

/**
 * Finds the texts of a probe on the live page. Blocks that are awake may have drawn more than the probe, or less, so
 * words are told by what they say: all of the same words in a block have to come from one option, or stand in the
 * same order at the same kinds of elements. What is not certain is left out.
 */
export function findTexts(live: readonly Part[], landings: readonly Landing[]): FoundText[] {
  const probed = groupBy(landings, ({ text }) => spaced(text));
  const found: FoundText[] = [];
  for (const [words, parts] of groupBy(live, ({ text }) => spaced(text)))
    for (const [part, landing] of pairs(parts, probed.get(words) ?? []))
      if (landing.option)
        found.push({
          ...part,
          option: landing.option,
          isExact: landing.isExact && isEqual(part.text, landing.text),
          ...(landing.isFilled && { isFilled: true }),
        });
  return found;
}

function pairs(parts: readonly Part[], landings: readonly Landing[]): [Part, Landing][] {
  const [first] = landings;
  if (!first) return [];
  if (landings.every(({ option, isExact }) => option === first.option && isExact === first.isExact))
    return parts.map((part) => [part, first]);
  const byShape = groupBy(landings, ({ shape }) => shape);
  return [...groupBy(parts, ({ shape }) => shape)].flatMap(([shape, same]): [Part, Landing][] => {
    const there = byShape.get(shape) ?? [];
    return there.length === same.length ? same.map((part, index) => [part, there[index]!]) : [];
  });
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
