/**
 * Drafts, and what comes and goes.
 */
import { type Vocabulary, words } from "./words.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2027-03-10 09:00` as "10 March 2027, 09:00", `2027-03-10` as "10 March 2027". */
function sayMoment(text: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d\d)-(\d\d)(?:[T ](.+))?$/.exec(text) ?? [];
  if (year === undefined) return text;
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}${time ? `, ${time}` : ""}`;
}

/** Moments as `2027-03-10 09:00` in the site's time zone, or `2027-03-10`. */
interface OutOfTime {
  /** What is linked to: an address, perhaps with an anchor. */
  link: string;
  /** It is a draft. */
  isDraft?: true;
  /** When it comes, and when it has gone. */
  starts?: string;
  ended?: string;
  /** From when on the link leads nowhere; missing: from now on. */
  at?: string;
  /** What links to it: a row of a collection, a redirect. */
  by: "page" | "row" | "redirect" | "settings";
}

const BY = { page: "this page", row: "this row", redirect: "this redirect", settings: "this file" };

export const timeWords = {
  "past-day": ({ day }: { day: string }) =>
    words(
      `This day, ${sayMoment(day)}, is over.`,
      "Look whether all of it still holds, and write a later day.",
    ),

  "never-shown": ({ from, until }: { from: string; until: string }) =>
    words(
      `It ends ${sayMoment(until)}, before it starts ${sayMoment(from)}, so nobody ever sees it.`,
      "Put the earlier day into from, the later one into until.",
    ),

  "out-of-time-link": ({ link, isDraft, starts, ended, at, by }: OutOfTime) => {
    if (isDraft)
      return words(
        `${link} is a draft, ${BY[by]} links to it${at ? ` from ${sayMoment(at)}` : " from now"}.`,
        "Visitors would not find it. Make the link a draft as well, or finish what it leads to.",
      );
    if (starts && !ended)
      return words(
        `${link} starts ${sayMoment(starts)}, ${BY[by]} links to it from ${at ? sayMoment(at) : "now"}.`,
        `Give the link the same start: from: ${starts}`,
      );
    const gap = `${link} ends ${sayMoment(ended ?? "")}${starts ? ` and comes again ${sayMoment(starts)}` : ""}`;
    return words(
      `${gap}, ${BY[by]} links to it ${at ? "after that" : "from now"}.`,
      `Give the link the same end: until: ${ended}`,
    );
  },
} satisfies Vocabulary;
