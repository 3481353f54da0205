import { keyOf } from "../paths.ts";
import { type FoundText, type Landing, spaced } from "./landing.ts";
import type { Markable } from "./markable.ts";
import type { Part } from "./visible-parts.ts";

/**
 * Finds texts that no probe has drawn, because a view draws them once somebody has opened a tab or pressed a button:
 * words that the probe knows nothing of, and that are those of exactly one option that it has not drawn either, by
 * themselves or in the way in which it has drawn the same option of another entry.
 */
export function findUnseen(
  live: readonly Part[],
  landings: readonly Landing[],
  texts: readonly Markable[],
): FoundText[] {
  const drawn = new Set(
    landings.flatMap(({ option, parts = [] }) => [option, ...parts.map((part) => part.option)]),
  );
  const unseen = texts.filter((option) => !drawn.has(option) && option.path.at(-1) !== "html");
  if (unseen.length === 0) return [];
  const known = new Set(landings.map(({ text }) => spaced(text)));
  const frames = landings.flatMap(framesOf);
  return live.flatMap((part): FoundText[] => {
    if (known.has(spaced(part.text))) return [];
    const equal = unseen.filter(({ text }) => spaced(text) === spaced(part.text));
    if (equal.length > 0) return equal.length === 1 ? [{ ...part, option: equal[0]!, isExact: true }] : [];
    const framed = unseen.flatMap((option) =>
      frames
        .filter(
          ({ before, after, like }) => like === likeOf(option) && part.text === before + option.text + after,
        )
        .map(({ before }) => ({ option, from: before.length, length: option.text.length })),
    );
    const [one] = framed;
    return one && framed.every(({ option }) => option === one.option)
      ? [{ ...part, option: one.option, isExact: false, parts: [one] }]
      : [];
  });
}

/** What stands around the words of an option in a text. */
function framesOf({ text, parts = [] }: Landing): { before: string; after: string; like: string }[] {
  const [part, ...others] = parts;
  if (!part || part.segment || others.length > 0) return [];
  return [
    {
      before: text.slice(0, part.from),
      after: text.slice(part.from + part.length),
      like: likeOf(part.option),
    },
  ];
}

/** The same option of any entry of its list. */
const likeOf = ({ path }: Markable): string =>
  keyOf(path.map((step) => (typeof step === "number" ? "*" : step)));
