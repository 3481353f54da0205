import { checkIds, checkOrder, type Shows } from "./check-outline.ts";
import type { CheckedRest, CheckedSite } from "./checked-site.ts";
import type { Place } from "./page-contents.ts";

/**
 * Checks the ids and the headings of a page that cannot be made, as far as what is wrong with it cannot be the reason:
 * ids that stand twice, and headings out of order with nothing unknown between them. What it lacks may come as it is mended.
 */
export function checkRest(site: CheckedSite, rest: CheckedRest, shows: Shows): void {
  const { page, placed } = shows;
  checkIds(site, shows);
  if (page.summary.kind !== "page" || !site.hasSoundBlocks) return;
  const isKnown = rest.isFilled && rest.isRead;
  checkOrder(shows, ({ code, at, since }) => {
    if (code === "second-h1") return true;
    if (!isKnown || !placed) return isKnown;
    const [block, other] = [blockOf(placed.headings[at]), blockOf(placed.headings[since])];
    const first = code === "heading-above-main" ? 0 : other;
    return ![...rest.faulty].some((faulty) => first <= faulty && faulty <= Math.max(block, other));
  });
}

/** The number of the block that a place is in. */
const blockOf = (place: Place | undefined): number =>
  place?.path[0] === "blocks" ? Number(place.path[1]) : -1;
