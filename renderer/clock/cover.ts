import type { Shown } from "./shown.ts";

/** A moment at which something is not there, and what is known of when it was or will be. */
export interface Gap {
  /** The first moment at which it is missed. */
  at: number;
  /** It comes only then; missing when it does not come again. */
  starts?: number;
  /** It was gone from then on. */
  ended?: number;
}

/**
 * The first moment from now on at which something is to be seen that needs another thing which is not.
 *
 * @param targets  The times at which the other thing is there. @param now  What was before is no longer of interest.
 */
export function findGap(source: Shown, targets: readonly Shown[], now: number): Gap | undefined {
  const end = source.until ?? Number.POSITIVE_INFINITY;
  let at = Math.max(now, source.from ?? now);
  if (source.draft || at >= end) return undefined;
  const there = targets.filter(({ draft }) => !draft);
  for (;;) {
    const cover = there.find((one) => (one.from ?? at) <= at && at < (one.until ?? Number.POSITIVE_INFINITY));
    if (!cover) break;
    if (cover.until === undefined || cover.until >= end) return undefined;
    at = cover.until;
  }
  const later = there.flatMap(({ from }) => (from !== undefined && from > at ? [from] : []));
  const before = there.flatMap(({ until }) => (until !== undefined && until <= at ? [until] : []));
  return {
    at,
    ...(later.length > 0 && { starts: Math.min(...later) }),
    ...(before.length > 0 && { ended: Math.max(...before) }),
  };
}
