import type { SegmentFault } from "../problems/english/pages.ts";

/** One segment of an address: small letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SEGMENT_LENGTH = 100;
/** Folders and files that the build or common hosts claim for themselves. */
const RESERVED = /^(?:assets|api|cdn-cgi|index|con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Why a text cannot be one part of an address; undefined when it can. */
export function segmentFault(segment: string): SegmentFault | undefined {
  if (segment === "") return { case: "empty" };
  if (!SLUG.test(segment)) return { case: "characters" };
  if (segment.length > MAX_SEGMENT_LENGTH) return { case: "too-long", limit: MAX_SEGMENT_LENGTH };
  if (RESERVED.test(segment)) return { case: "reserved" };
  return undefined;
}

/** `News (1)`, `team_members ` → `news-1`, `team-members`: a name as addresses and collections have it. */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * The address of a file whose name is wrong, and those with fewer words: `services copy` and `services.en` are as
 * likely names of the page at `/services` that have got one word more.
 */
export function likelyRoutes(route: string): string[] {
  const cut = route.lastIndexOf("-");
  return cut <= route.lastIndexOf("/") ? [route] : [route, ...likelyRoutes(route.slice(0, cut))];
}
