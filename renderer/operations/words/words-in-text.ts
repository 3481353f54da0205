import type { Span } from "../../problems/draft.ts";

/** How a text is written: `name` is an address, or something else that programs go by. */
export type TextForm = "plain" | "markdown" | "html" | "name";

/** Where words stand in a text. */
export interface FoundWords extends Span {
  /** In an address or name: something may depend on it. */
  isName?: true;
}

interface Parts {
  /** What stands there for programs: bindings, tags, files. */
  closed: Span[];
  names: Span[];
}

/** Finds words in a text; none in bindings, tags and names of files. @param pattern  With the flag `g`. */
export function wordsIn(text: string, form: TextForm, pattern: RegExp): FoundWords[] {
  const all = [...text.matchAll(pattern)].map((found) => spanOf(found));
  if (all.length === 0) return [];
  const { closed, names } = partsOf(text, form);
  return all
    .filter((span) => !closed.some((one) => touch(one, span)))
    .map((span) =>
      form === "name" || names.some((one) => touch(one, span)) ? { ...span, isName: true } : span,
    );
}

/** `${site.brand}` and `{count}`. */
const PLACES = /\$\{[^}]*\}|\{[\w.-]+\}/g;

/** Addresses that stand in a text for themselves: of mail, of the web, of a host, of a page. */
const ADDRESSES =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|(?:\w+:\/\/|www\.|mailto:|tel:)[^\s<>"')\]]+|(?<![\p{L}\p{N}@/.])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s<>"')\]]*)?(?![\p{L}\p{N}])|(?<![^\s("'])\/[\p{L}\p{N}][^\s<>"')\]]*/gu;

const PICTURES = /!\[[^\]\n]*\]\(\s*(<[^>\n]*>|[^\s)]*)/dg;
const LINKS = /\]\(\s*(<[^>\n]*>|[^\s)]*)/dg;
const DEFINITIONS = /^ {0,3}\[[^\]\n]+\]:\s*(\S+)/dgm;
const AUTOLINKS = /<[a-z][a-z\d+.-]+:[^\s<>]*>|<[^\s<>@]+@[^\s<>]+>/gi;
/** What follows a place for a link: `## Prices {#prices}`. */
const ANCHORS = /\{#[^}\s]*\}/g;

const TAGS = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?[a-z][^>]*>/gi;
/** What readers are told by a tag, and where it leads. */
const TOLD = /\s(?:alt|title|aria-label|placeholder|content)\s*=\s*("[^"]*"|'[^']*')/dgi;
const HREF = /\shref\s*=\s*("[^"]*"|'[^']*')/dgi;

function partsOf(text: string, form: TextForm): Parts {
  if (form === "name") return { closed: matches(text, PLACES), names: [] };
  const names = matches(text, ADDRESSES).filter(({ start, end }) => isAddress(text.slice(start, end)));
  const closed = matches(text, PLACES);
  if (form === "plain") return { closed, names };
  if (form === "markdown") {
    closed.push(...groups(text, PICTURES), ...matches(text, ANCHORS));
    names.push(...groups(text, LINKS), ...groups(text, DEFINITIONS), ...matches(text, AUTOLINKS));
  }
  for (const tag of matches(text, TAGS)) {
    const written = text.slice(tag.start, tag.end);
    if (/^<[a-z][a-z\d+.-]+:|^<[^\s<>@]+@/i.test(written)) continue;
    const at = ({ start, end }: Span): Span => ({ start: tag.start + start, end: tag.start + end });
    const isShown = /^<[a-z]/i.test(written) && !/^<(?:script|style)\b/i.test(written);
    const open = isShown ? groups(written, TOLD).map(at) : [];
    const leads = isShown && /^<a\b/i.test(written) ? groups(written, HREF).map(at) : [];
    names.push(...leads);
    closed.push(...around(tag, [...open, ...leads]));
  }
  return { closed, names };
}

/** `z.B.` and `1.Mai` are no addresses, nor is a sentence that lacks its space. */
function isAddress(found: string): boolean {
  if (/[@/:]|^www\./i.test(found)) return true;
  return /\.(?:[a-z]{2,3}|info|shop|hotel|restaurant|events|berlin|hamburg|wien|swiss|tirol|bayern|saarland|travel|app|dev|online|museum|html?|pdf|docx?|xlsx?|jpe?g|webp|avif|svg)$/.test(
    found,
  );
}

function spanOf(found: RegExpMatchArray): Span {
  return { start: found.index!, end: found.index! + found[0].length };
}

function matches(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(spanOf);
}

/** Where the first group of a pattern with the flag `d` stands. */
function groups(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((found) => {
    const [start, end] = found.indices![1]!;
    return { start, end };
  });
}

/** What is left of a span. */
function around(whole: Span, open: readonly Span[]): Span[] {
  const left: Span[] = [];
  let { start } = whole;
  for (const one of [...open].sort((a, b) => a.start - b.start)) {
    left.push({ start, end: one.start });
    start = one.end;
  }
  return [...left, { start, end: whole.end }];
}

function touch(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
