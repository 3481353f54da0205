/** Numbers that look random and are always the same for the same text. */
export interface Dice {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Dice thrown from a text: FNV-1a for the seed, mulberry32 for the numbers. Equal texts give equal drawings. */
export function diceOf(text: string): Dice {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
