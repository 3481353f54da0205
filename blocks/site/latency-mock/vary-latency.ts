/** How far a measured latency may lie from its base, as a share of it. */
const VARIATION = 0.2;

/** Above these, in milliseconds, a latency is slow or only fair. */
const SLOW = 150;
const FAIR = 80;

export type Speed = "fast" | "fair" | "slow";

/**
 * A latency as a ping would measure it: the base, plus or minus up to 20 %.
 *
 * @param base   Milliseconds.
 * @param random Gives a number from 0 (included) to 1 (excluded), such as `Math.random`.
 * @returns Whole milliseconds.
 */
export function varyLatency(base: number, random: () => number): number {
  return Math.round(base * (1 - VARIATION + 2 * VARIATION * random()));
}

/** How a latency in milliseconds is rated: slow above 150, fair above 80, else fast. */
export function speedOf(latency: number): Speed {
  if (latency > SLOW) return "slow";
  return latency > FAIR ? "fair" : "fast";
}
