import { groupBy } from "../../group-by.ts";
import { keyOf } from "../paths.ts";
import { joinPieces, type LivePiece } from "./join-pieces.ts";
import { type FoundText, isEqual, type Landing, spaced, type TextPart } from "./landing.ts";
import type { Markable } from "./markable.ts";
import { findUnseen } from "./unseen.ts";
import { isSameDrawing, type Part } from "./visible-parts.ts";

/**
 * Finds the texts of a probe on the live page. Blocks that are awake may have drawn more than the probe, or less, so
 * words are told by what they say: all of the same words in a block have to come from one option, or stand in the
 * same order at the same kinds of elements. What is not certain is left out.
 *
 * @param texts  All options of the block that may be texts: those that the probe has not drawn may be on the page, in a
 *   tab that was opened since.
 */
export function findTexts(
  live: readonly Part[],
  landings: readonly Landing[],
  texts: readonly Markable[] = [],
): FoundText[] {
  const pairs = pairUp(live, landings);
  const found: FoundText[] = [];
  const pieces: LivePiece[] = [];
  for (const [part, landing] of pairs) {
    if (!landing.option) continue;
    if (landing.split && part.attribute === undefined)
      pieces.push({ node: part.node, part, option: landing.option });
    else
      found.push({
        ...part,
        option: landing.option,
        isExact: landing.isExact && isEqual(part.text, landing.text),
        ...(landing.isFilled && { isFilled: true }),
        ...(landing.parts && part.text === landing.text && { parts: apart(landing.parts) }),
      });
  }
  const order = new Map(live.map((part, index) => [part.node as Node, index]));
  pieces.sort((a, b) => order.get(a.node)! - order.get(b.node)!);
  return [...found, ...joinPieces(pieces), ...findUnseen(live, landings, texts)];
}

/** Which text of the page is which of the probe. */
function pairUp(live: readonly Part[], landings: readonly Landing[]): [Part, Landing][] {
  const isSame =
    isSameDrawing(live, landings) && live.every(({ text }, index) => isEqual(text, landings[index]!.text));
  if (isSame) return live.map((part, index) => [part, landings[index]!]);
  const probed = groupBy(landings, ({ text }) => spaced(text));
  return [...groupBy(live, ({ text }) => spaced(text))].flatMap(([words, parts]) =>
    pairsOfWords(parts, probed.get(words) ?? []),
  );
}

function pairsOfWords(parts: readonly Part[], landings: readonly Landing[]): [Part, Landing][] {
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
const sourceOf = ({ option, isExact, split, parts = [] }: Landing): string =>
  [
    option && keyOf(option.path),
    isExact,
    split !== undefined,
    ...parts.map((part) => `${keyOf(part.option.path)} ${part.from} ${part.length} ${part.segment?.at}`),
  ].join("\n");

/** What stands in one another is nobody's alone. */
const apart = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.every(({ from, length }, index) => from + length <= (parts[index + 1]?.from ?? Infinity))
    ? parts
    : [];
