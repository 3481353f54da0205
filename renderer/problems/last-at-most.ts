/** Index of the last of sorted things whose number is at most a limit; -1 when none is. */
export function lastAtMost<T>(sorted: readonly T[], limit: number, numberOf: (thing: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(sorted[middle]!) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
