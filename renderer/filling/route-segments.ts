/** One segment of an address: small letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SEGMENT_LENGTH = 100;
/** Folders and files that the build or common hosts claim for themselves. */
const RESERVED = new Set(["assets", "api", "cdn-cgi", "con", "prn", "aux", "nul", "com1", "lpt1"]);

/** Why a text cannot be one part of an address; undefined when it can. */
export function segmentFault(segment: string): string | undefined {
  if (segment === "") return "it is empty";
  if (!SLUG.test(segment)) return "it may hold small letters, digits and single hyphens";
  if (segment.length > MAX_SEGMENT_LENGTH) return `it has more than ${MAX_SEGMENT_LENGTH} characters`;
  if (RESERVED.has(segment)) return "this name is reserved";
  return undefined;
}
