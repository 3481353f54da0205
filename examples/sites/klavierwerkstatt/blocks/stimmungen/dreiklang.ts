/** The keys of an octave as German musicians call them. */
export const KEYS = ["C", "Cis", "D", "Es", "E", "F", "Fis", "G", "Gis", "A", "B", "H"] as const;

/** Half tones from the root to the third and the fifth, and how those sound when they do not beat. */
const INTERVALS = [
  { name: "Terz", steps: 4, ratio: [5, 4] },
  { name: "Quinte", steps: 7, ratio: [3, 2] },
] as const;

/** How far an interval is from a pure one. */
export interface Interval {
  name: string;
  /** The keys from the lower to the upper one: `C–E`. */
  keys: string;
  /** Distance from the pure interval in cents; positive: too wide. */
  cents: number;
  /** Beats in a second, in the octave above middle C. */
  beats: number;
}

/** Frequency of middle C in equal temperament, A at 440 hertz. */
const MIDDLE_C = 440 * 2 ** (-9 / 12);

/** Frequency of a key in hertz. @param key 0 is middle C, 12 the C above it. @param offsets Cents beside equal temperament. */
export function frequencyOf(key: number, offsets: readonly number[]): number {
  return MIDDLE_C * 2 ** ((key * 100 + (offsets[key % 12] ?? 0)) / 1200);
}

/** The third and the fifth over a key. @param root 0 is C. */
export function triadOn(root: number, offsets: readonly number[]): Interval[] {
  return INTERVALS.map(({ name, steps, ratio: [upper, lower] }) => {
    const [low, high] = [frequencyOf(root, offsets), frequencyOf(root + steps, offsets)];
    return {
      name,
      keys: `${KEYS[root]}–${KEYS[(root + steps) % 12]}`,
      cents: 1200 * Math.log2((high * lower) / (low * upper)),
      beats: Math.abs(high * lower - low * upper),
    };
  });
}
