import { findGap } from "../clock/cover.ts";
import { localText } from "../clock/moments.ts";
import { ALWAYS, type Clock, type Shown } from "../clock/shown.ts";
import type { CheckedSite, Found } from "./checked-site.ts";

/** What names something elsewhere, and when it is to be seen itself. */
export interface Source {
  shown: Shown;
  by: "page" | "row" | "redirect" | "settings";
}

export const ANY_PAGE: Source = { shown: ALWAYS, by: "page" };

/** Something that is named, with where visitors go once it has ended. */
export interface Target {
  shown: Shown;
  then?: string;
}

/** Whether anybody will see it from now on. */
export function isOver({ draft, until }: Shown, { moment, drafts }: Clock): boolean {
  return (draft === true && !drafts) || (until !== undefined && until <= moment);
}

/** It ends before it starts. */
const isNever = ({ from, until }: Shown): boolean =>
  from !== undefined && until !== undefined && from >= until;

/** Something is named at a time at which it is not there. @param link  What it is called. */
export function checkTimes(
  link: string,
  { shown, by }: Source,
  targets: readonly Target[],
  { clock, zone }: Pick<CheckedSite, "clock" | "zone">,
): Found | undefined {
  const open = (one: Shown): Shown => {
    const { draft: _, ...rest } = one;
    return clock.drafts ? rest : one;
  };
  const there = targets.map(({ shown: target, then }) => {
    const { until: _, ...rest } = target;
    // After its end the address leads on.
    return open(then === undefined ? target : rest);
  });
  // What is never to be seen is told where its days stand.
  if (there.some(isNever)) return undefined;
  const gap = findGap(open(shown), there, clock.moment);
  if (!gap) return undefined;
  const at = gap.at > clock.moment ? localText(gap.at, zone) : undefined;
  const isDraft = there.every(({ draft }) => draft);
  return {
    code: "out-of-time-link",
    params: {
      link,
      by,
      ...(isDraft && { isDraft: true as const }),
      ...(gap.starts !== undefined && { starts: localText(gap.starts, zone) }),
      ...(gap.ended !== undefined && { ended: localText(gap.ended, zone, true) }),
      ...(at !== undefined && { at }),
    },
  };
}
