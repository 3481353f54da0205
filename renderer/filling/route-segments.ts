import type { SegmentFault } from "../problems/english/addresses.ts";

/** One segment of an address: small letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SEGMENT_LENGTH = 100;
/** Names of files that mean something else: the page of a folder, and devices of Windows. */
const RESERVED = /^(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
/** What the build and common hosts claim for themselves at the beginning of addresses. */
const RESERVED_FIRST = /^(?:assets|api|cdn-cgi)$/;

/**
 * Why a text cannot be one part of an address; undefined when it can.
 *
 * @param at  Which part of the address it is, counted from 0.
 */
export function segmentFault(segment: string, at: number): SegmentFault | undefined {
  if (segment === "") return { case: "empty" };
  if (!SLUG.test(segment)) return { case: "characters" };
  if (segment.length > MAX_SEGMENT_LENGTH) return { case: "too-long", limit: MAX_SEGMENT_LENGTH };
  if (RESERVED.test(segment)) return { case: "reserved" };
  if (at === 0 && RESERVED_FIRST.test(segment)) return { case: "reserved-first" };
  return undefined;
}

/** The parts of an address. */
export const segmentsOf = (pattern: string): string[] => pattern.split("/").slice(1);

/** The first part of the address of a file that cannot be one, fields of rows aside. */
export function badSegment(pattern: string): string | undefined {
  // Addresses are worked out with each change, and nearly all are those of before.
  if (soundPatterns.has(pattern)) return undefined;
  const bad = segmentsOf(pattern).find(
    (segment, at) => segment !== "" && !/^\[[^\]]*\]$/.test(segment) && segmentFault(segment, at),
  );
  if (bad === undefined && soundPatterns.size < MOST_KEPT) soundPatterns.add(pattern);
  return bad;
}

const soundPatterns = new Set<string>();
/** More files than a site has. */
const MOST_KEPT = 100_000;

/**
 * The address of a file whose name is wrong, and those with fewer words: `services copy` and `services.en` are as
 * likely names of the page at `/services` that have got one word more.
 */
export function likelyRoutes(route: string): string[] {
  const cut = route.lastIndexOf("-");
  return cut <= route.lastIndexOf("/") ? [route] : [route, ...likelyRoutes(route.slice(0, cut))];
}
