/**
 * The middle of the values; of an even number of them, half-way between the two in the middle.
 *
 * @throws RangeError when there are none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError("There is no median of nothing.");
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/**
 * The value below which nine of ten lie, by nearest rank.
 *
 * @throws RangeError when there are no values.
 */
export function ninetieth(values: readonly number[]): number {
  return percentile(values, 0.9);
}

/**
 * The value below which a part of the values lies, by nearest rank.
 *
 * @param part  More than 0, at most 1. @throws RangeError when there are no values.
 */
export function percentile(values: readonly number[], part: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];
  if (value === undefined) throw new RangeError("There is no percentile of nothing.");
  return value;
}

/**
 * The value below which nineteen of twenty lie, by nearest rank.
 *
 * @throws RangeError when there are no values.
 */
export function ninetyFifth(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
  if (value === undefined) throw new RangeError("There is no percentile of nothing.");
  return value;
}
