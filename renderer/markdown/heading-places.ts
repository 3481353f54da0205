import type { MarkdownIt, Token } from "markdown-it";

/** Places that every page has, whatever its texts say. */
export const OF_EVERY_PAGE: ReadonlySet<string> = new Set(["top", "main"]);

/** What can stand behind `#` and as an id without a sign that means something in HTML. */
const NAME = /^[\p{L}\p{M}\p{N}_.:-]+$/u;

/**
 * Headings become places where a link of the same text leads to them: `[Fees](#fees)` and `## Fees`. What the link says
 * is the id, so that tables of contents work as other systems wrote them: each makes an id of the words of a heading, by
 * rules that differ in capitals, signs, accents and numbers. Other headings carry none, which would be bytes.
 */
export function headingPlaces(md: MarkdownIt): void {
  md.core.ruler.push("heading_places", ({ tokens }) => {
    const asked = placesAsked(tokens);
    if (asked.size === 0) return;
    const headings = headingsByWords(tokens);
    for (const place of asked) {
      const heading = headingFor(place, headings);
      if (heading && heading.attrGet("id") === null) heading.attrSet("id", place);
    }
  });
}

/** The places that links of a text lead to, as they are once browsers have read them. */
function placesAsked(tokens: readonly Token[]): Set<string> {
  const asked = new Set<string>();
  for (const { children } of tokens)
    for (const child of children ?? []) {
      const href = child.type === "link_open" ? String(child.attrGet("href")) : "";
      const place = href.startsWith("#") ? placeNamed(href.slice(1)) : "";
      if (NAME.test(place) && !OF_EVERY_PAGE.has(place)) asked.add(place);
    }
  return asked;
}

/** The id that browsers look for. @param fragment  What stands behind `#`; letters of other scripts may be written `%…`. */
export function placeNamed(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Headings by their words; `numberless`: by their words without the number before them, where that is another name. */
interface Headings {
  exact: Map<string, Token[]>;
  numberless: Map<string, Token[]>;
}

function headingsByWords(tokens: readonly Token[]): Headings {
  const found: Headings = { exact: new Map(), numberless: new Map() };
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const shown = (tokens[index + 1]?.children ?? []).map(({ type, content }) =>
      /^(?:text|text_special|code_inline)$/.test(type) ? content : " ",
    );
    const words = lettersOf(shown.join(""));
    add(found.exact, words, token);
    add(found.numberless, words.replace(/^\d+/, ""), token);
  }
  return found;
}

function add(headings: Map<string, Token[]>, words: string, token: Token): void {
  const same = headings.get(words);
  if (same) same.push(token);
  else headings.set(words, [token]);
}

/**
 * The heading that a place is named after. With the same words several times `#fees-1` is the second, and some systems
 * leave out what stands before the first letter: `#fees` for "2. Fees".
 */
function headingFor(place: string, { exact, numberless }: Headings): Token | undefined {
  const named = (words: string) => (words === "" ? undefined : (exact.get(words) ?? numberless.get(words)));
  const [, before = "", number] = /^(.+?)[-_](\d{1,3})$/.exec(place) ?? [];
  return named(lettersOf(place))?.[0] ?? named(lettersOf(before))?.[Number(number)];
}

/** What two spellings of the same words have in common. */
export function lettersOf(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
