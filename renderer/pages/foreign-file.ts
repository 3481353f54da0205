import type { Span } from "../problems/draft.ts";

/** What a file of `pages/` holds that is a file of something else altogether. */
export type ForeignKind = "html" | "redirects" | "markdown" | "toml" | "xml";

/** Where an address is sent to, as hosts and other systems write it: on a line for each. */
const REDIRECT =
  /^(?:redirects:$|(?:\/\S*|https?:\/\/\S+)(?:\s+|\s*(?:,|;|->|=>|→)\s*)(?:\/\S*|https?:\/\/\S+)(?:[\s,;]+(?:30[12378]!?|200))?$|Redirect(?:Match|Permanent|Temp)?\s+(?:30[12]\s+|permanent\s+|temp\s+)?[/^"]\S*|Rewrite(?:Rule|Engine)\s|rewrite\s+\^\S+\s|location\s+(?:=\s*)?\/\S*\s*\{|return\s+30[12]\s)/;

const HTML = /^<(?:!doctype|html|head|body|header|main|article|section|div|h[1-6]|p|table|ul)\b/i;

/** The line that TOML stands between in front of a text, a part of a file of TOML, and how XML begins. */
const TOML = /^(?:\+{3}|\[\[[\w.]+\]\])$/;
const XML = /^<\?xml\b|^<(?:rss|feed|urlset|svg)\b/i;

/** A heading and words below it. As YAML the heading is a remark, and words are no page. */
const MARKDOWN =
  /^\s*#{1,3} \S[^\n]*\n(?:[ \t]*\n|#[^\n]*\n)*(?![\s#])(?![\w-]+\s*[:=]|- *[\w-]+:(?:\s|$)|[{[%]|---\s*$)[^\n]*\p{L}/u;
const ANY_NAME = /^ *(?:- +)?[\w-]+:(?:\s|$)/m;

/**
 * A page of HTML, or a list of redirects, under the name of a page: told as a whole, for its lines say nothing here.
 *
 * @returns What it is, and its first line; undefined for anything that may be meant as a page.
 */
export function findForeignFile(text: string): (Span & { holds: ForeignKind }) | undefined {
  const { index = 0, 0: line = "" } = /^[^\S\n]*[^#\s][^\n]*/m.exec(text) ?? {};
  const written = line.trim();
  const holds = kindOf(written, text);
  // A page that only begins so has keys of a page below.
  if (!holds || /^(?:title|blocks|description):/m.test(text)) return undefined;
  const start = index + line.length - line.trimStart().length;
  return { holds, start, end: start + written.length };
}

function kindOf(line: string, text: string): ForeignKind | undefined {
  if (HTML.test(line)) return "html";
  if (REDIRECT.test(line)) return "redirects";
  if (TOML.test(line)) return "toml";
  if (XML.test(line)) return "xml";
  return MARKDOWN.test(text) && !ANY_NAME.test(text) ? "markdown" : undefined;
}
