type Range = readonly [from: number, to: number];

/** The letters that a face of a font has, as CSS lists them. */
export type LetterRanges = readonly Range[];

/** `U+0-FF,U+131` as numbers; `??` stands for all that begin so. */
export function readRanges(list: string): LetterRanges {
  return list.split(",").map((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)];
  });
}

/** @param letter Code point. */
export function hasLetter(ranges: LetterRanges, letter: number): boolean {
  return ranges.some(([from, to]) => from <= letter && letter <= to);
}
