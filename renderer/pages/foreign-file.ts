import type { Span } from "../problems/draft.ts";

/** What a file of `pages/` holds that is a file of something else altogether. */
export type ForeignKind = "html" | "redirects";

/** Where an address is sent to, as hosts and other systems write it: on a line for each. */
const REDIRECT =
  /^(?:redirects:$|(?:\/\S*|https?:\/\/\S+)(?:\s+|\s*(?:,|;|->|=>|→)\s*)(?:\/\S*|https?:\/\/\S+)(?:[\s,;]+(?:30[12378]!?|200))?$|Redirect(?:Match|Permanent|Temp)?\s+(?:30[12]\s+|permanent\s+|temp\s+)?[/^"]\S*|Rewrite(?:Rule|Engine)\s|rewrite\s+\^\S+\s|location\s+(?:=\s*)?\/\S*\s*\{|return\s+30[12]\s)/;

const HTML = /^<(?:!doctype|html|head|body|header|main|article|section|div|h[1-6]|p|table|ul)\b/i;

/**
 * A page of HTML, or a list of redirects, under the name of a page: told as a whole, for its lines say nothing here.
 *
 * @returns What it is, and its first line; undefined for anything that may be meant as a page.
 */
export function findForeignFile(text: string): (Span & { holds: ForeignKind }) | undefined {
  const { index = 0, 0: line = "" } = /^[^\S\n]*[^#\s][^\n]*/m.exec(text) ?? {};
  const written = line.trim();
  const holds = HTML.test(written) ? "html" : REDIRECT.test(written) ? "redirects" : undefined;
  // A page that only begins so has keys of a page below.
  if (!holds || /^(?:title|blocks|description):/m.test(text)) return undefined;
  const start = index + line.length - line.trimStart().length;
  return { holds, start, end: start + written.length };
}
