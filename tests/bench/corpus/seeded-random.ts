/** A source of numbers that is the same on every machine and in every run. */
export interface SeededRandom {
  /** An integer from 0 up to, not including, `below`. */
  integer(below: number): number;
  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
}

/** @param seed Any integer; neighbouring seeds give unrelated numbers. */
export function seededRandom(seed: number): SeededRandom {
  // Mulberry32: small, quick and even enough for choosing words. Its first number follows its seed closely, so
  // the seed is scrambled before.
  let state = Math.imul(seed + 1, 0x9e3779b1);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state ^= state >>> 13;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    pick(list) {
      if (list.length === 0) throw new RangeError("Nothing to pick from.");
      return list[integer(list.length)] as (typeof list)[number];
    },
  };
}
