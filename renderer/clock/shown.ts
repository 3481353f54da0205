/**
 * When something is to be seen. Moments are milliseconds since 1970, UTC.
 */
export interface Shown {
  /** It is not finished: only authors see it. */
  draft?: true;
  /** The first moment at which it is there; missing: it always was. */
  from?: number;
  /** The first moment at which it is gone; missing: it stays. */
  until?: number;
}

/** The one clock of a build. */
export interface Clock {
  /** The moment that the site is made for. */
  moment: number;
  /** Drafts are to be seen. */
  drafts: boolean;
  /** Blocks stay where they are in their lists before and after their time, for authors; what shows them marks them. */
  keepsAway?: true;
}

/** What is written of when a block or a row is to be seen. No option: it has no name that an author could write. */
export const SHOWN: unique symbol = Symbol("shown");

/** Something that may say when it is to be seen. */
export interface Scheduled {
  [SHOWN]?: Shown;
}

export const ALWAYS: Shown = {};

/** Where something is in its time. */
export type Phase = "draft" | "before" | "there" | "after";

export function phaseOf({ draft, from, until }: Shown, { moment, drafts }: Clock): Phase {
  if (draft && !drafts) return "draft";
  if (from !== undefined && moment < from) return "before";
  return until !== undefined && moment >= until ? "after" : "there";
}

/** Whether it is to be seen. Without a clock everything is. */
export function isThere(shown: Shown | undefined, clock: Clock | undefined): boolean {
  return !shown || !clock || clock.keepsAway === true || phaseOf(shown, clock) === "there";
}

/** When both are to be seen: what stands in something else is seen with it alone. */
export function both(a: Shown, b: Shown): Shown {
  if (a === ALWAYS) return b;
  if (b === ALWAYS) return a;
  const from = Math.max(a.from ?? Number.NEGATIVE_INFINITY, b.from ?? Number.NEGATIVE_INFINITY);
  const until = Math.min(a.until ?? Number.POSITIVE_INFINITY, b.until ?? Number.POSITIVE_INFINITY);
  return {
    ...((a.draft || b.draft) && { draft: true as const }),
    ...(from !== Number.NEGATIVE_INFINITY && { from }),
    ...(until !== Number.POSITIVE_INFINITY && { until }),
  };
}

/** Whether there is a moment at which both are to be seen, drafts taken for finished. */
export function meet(a: Shown, b: Shown): boolean {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = both(a, b);
  return from < until;
}

/** The moments at which something changes. */
export function instantsOf({ from, until }: Shown): number[] {
  return [...(from === undefined ? [] : [from]), ...(until === undefined ? [] : [until])];
}
