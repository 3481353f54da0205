import { localText } from "../clock/moments.ts";
import { showsPage } from "../filling/routes.ts";
import { originsOf } from "../formats/origins-of.ts";
import { pictureRules } from "../formats/picture-files.ts";
import type { PageDefinition, Problem } from "../model.ts";
import { languageRules } from "../publish/language-rules.ts";
import type { LiveAnswer } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";
import { blockingFile } from "./blocking-file.ts";
import { withEditPaths } from "./edit-path.ts";
import { framedProblems } from "./framed-problems.ts";
import { brokenFile, unreadFile } from "./page-source.ts";
import { toldPages } from "./told/told-pages.ts";
import { visitorsPage } from "./visitors-page.ts";

/**
 * What stands at an address of the live site, and everything that is wrong with the site.
 *
 * @param lastGood  Pages as they were when they could last be made, by route; what is made now is kept there.
 * @param isForEditor  A page is wanted also before it begins and after it has ended.
 */
export function livePage(
  site: Site,
  route: string,
  lastGood: Map<string, PageDefinition>,
  isForEditor: boolean,
): LiveAnswer {
  const entry = isForEditor
    ? site.entryOf(route)
    : site.routes.find((candidate) => candidate.route === route);
  // A page of which nothing can be read has no address, but whoever opens its address is to hear of it.
  const unread = unreadFile(site, route);
  const page = unread === undefined ? site.page(entry && entry.kind !== "gone" ? route : "/404") : undefined;
  // What is shown at addresses without a page is no earlier state of one that comes to be there.
  if (page && entry && entry.kind !== "gone") lastGood.set(route, page);
  const file = entry?.file ?? unread ?? "";
  // Whoever has it open goes on with it, wherever somebody else has moved it meanwhile.
  const moved = isForEditor && !(entry && showsPage(entry)) ? toldPages(site).movedFrom(route) : undefined;
  const own = (problem: Problem) => (problem.file === file ? 0 : 1);
  const broken = page ? undefined : (unread ?? blockingFile(site, route) ?? brokenFile(site, route));
  const sorted = site.problems.toSorted((a, b) => own(a) - own(b));
  // What keeps a page away and is written elsewhere is opened there.
  const placed = broken === undefined || broken === file ? sorted : withEditPaths(site, sorted);
  const problems = framedProblems(placed, site.dir, site.source);
  const redirect = moved ?? (entry?.kind === "redirect" ? entry.to : undefined);
  if (redirect !== undefined)
    return { dir: site.dir, redirect, ...(moved !== undefined && { isMoved: true }), problems };
  const known = page ?? lastGood.get(route);
  const shown = known && !isForEditor ? visitorsPage(known) : known;
  const ofPictures = pictureRules(JSON.stringify(shown ?? ""), (key) => site.pictures.ofKey(key)?.colors);
  const css = (shown ? languageRules(shown) : "") + ofPictures;
  return {
    dir: site.dir,
    page: shown,
    ...(!page && { isOld: true as const }),
    ...(broken !== undefined && { broken }),
    css,
    problems,
    asks: originsOf(site.settings.apiHost),
  };
}

/** Changes to choose from. */
const MOST_CHANGES = 50;

/** When something on the site comes or goes, in its time zone. */
export function changesOf({ changes, timeZone }: Site): string[] {
  return changes.slice(0, MOST_CHANGES).map(({ at }) => localText(at, timeZone));
}
