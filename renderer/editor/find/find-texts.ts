import { keyOf } from "../paths.ts";
import type { Markable } from "./markable.ts";
import { isEqual, type Landing, spaced, type TextPart } from "./probe.ts";
import type { Part } from "./visible-parts.ts";

/** Something with words on the live page, and the option that it shows. */
export type FoundText = Part & {
  option: Markable;
  /** See `Landing`. */
  isExact: boolean;
  isFilled?: boolean;
  parts?: readonly TextPart[];
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
          ...(landing.parts && part.text === landing.text && { parts: apart(landing.parts) }),
        });
  return found;
}

function pairs(parts: readonly Part[], landings: readonly Landing[]): [Part, Landing][] {
  const [first] = landings;
  if (!first) return [];
  if (landings.every((landing) => sourceOf(landing) === sourceOf(first)))
    return parts.map((part) => [part, first]);
  const byShape = groupBy(landings, ({ shape }) => shape);
  return [...groupBy(parts, ({ shape }) => shape)].flatMap(([shape, same]): [Part, Landing][] => {
    const there = byShape.get(shape) ?? [];
    return there.length === same.length ? same.map((part, index) => [part, there[index]!]) : [];
  });
}

/** Names what a text comes from. */
const sourceOf = ({ option, isExact, parts = [] }: Landing): string =>
  [
    option && keyOf(option.path),
    isExact,
    ...parts.map((part) => `${keyOf(part.option.path)} ${part.from}`),
  ].join("\n");

/** What stands in one another is nobody's alone. */
const apart = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.every(({ option, from }, index) => from + option.text.length <= (parts[index + 1]?.from ?? Infinity))
    ? parts
    : [];

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
