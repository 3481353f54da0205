import type { ReactNode } from "react";
import type { PageAway } from "../../model.ts";
import { formatDay } from "../dates.ts";
import "./draft-mark.css";

/** Something that visitors do not get to see yet, marked as such. */
export function DraftMark({ of, children }: { of: true | string[]; children: ReactNode }) {
  return (
    <div className="live-draft">
      <p className="live-draft-mark">Draft{of === true ? "" : `: ${of.join(", ")}`}</p>
      {children}
    </div>
  );
}

/** Says that the page as a whole is one. */
export function DraftPageMark() {
  return <p className="live-draft-mark live-draft-page">Draft: visitors do not get this page</p>;
}

/** Says that visitors do not get the page now, and when they do or did. */
export function AwayPageMark({ away }: { away: PageAway }) {
  return <p className="live-draft-mark live-draft-page">{awayWords("page", away)}</p>;
}

/** Stands in the place of a block that visitors do not get now. */
export function AwayBlock({ away }: { away: PageAway }) {
  return <p className="live-away">{awayWords("block", away)}</p>;
}

function awayWords(thing: "page" | "block", away: PageAway): string {
  return "starts" in away
    ? `Not there yet: visitors get this ${thing} from ${momentWords(away.starts)}`
    : `No longer there: visitors got this ${thing} until ${momentWords(away.ended)}`;
}

/** `2027-03-10 09:00` as the editor says it: 10 March 2027, 09:00. */
function momentWords(moment: string): string {
  const [day = "", time] = moment.split(" ");
  return [formatDay(day, "en-GB"), ...(time ? [time] : [])].join(", ");
}
