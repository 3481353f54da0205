import { createHash } from "node:crypto";
import type { Env, MarkdownIt, Token } from "markdown-it";
import { createGrammar, placeInContent, TooManyParts } from "../markdown/grammar.ts";
import { DECORATION, renderSafely } from "../markdown/html.ts";
import type { Span } from "../problems/draft.ts";
import { ContentPlaces } from "./content-places.ts";
import { MAX_DEPTH, MAX_MARKDOWN, type TextFault } from "./text-limits.ts";

/** All that is known of a text in Markdown, from one reading. Places are offsets into the text, from 0. */
export interface MarkdownText extends TextParts {
  /** Safe to be shown: nothing is in it that the policy does not allow. Empty for a text that was refused. */
  html: string;
  /** Why the text was refused. */
  fault?: TextFault;
}

/** What a text links to, shows and is built of, in the order in which it stands. */
export interface TextParts {
  /** `href` as it is written. */
  links: (Span & { href: string })[];
  /** `src` as it is written; `alt` is missing where nothing is said of it: `![](…)`, or HTML without one. */
  pictures: (Span & { src: string; alt?: string; isMarkdown?: true })[];
  /** `id` where a link of the text leads to the heading. */
  headings: (Span & { level: number; id?: string })[];
  /** Pieces of HTML that are not shown; comments are meant not to be. */
  leftOut: (Span & { html: string })[];
}

/** Texts that are kept: what a page is checked with is what it is rendered with. */
const MAX_KEPT = 1_000;

/** HTML that a text may come to: references for signs have six characters; only footnotes could make more. */
const MAX_HTML = 10 * MAX_MARKDOWN;

const blocks = createReader({ isLine: false });
const lines = createReader({ isLine: true });

/** Reads a text of several paragraphs. */
export function readMarkdown(text: string): MarkdownText {
  return blocks(text);
}

/** Reads a text that stands inside other elements: several paragraphs are parted by a line break. */
export function readMarkdownLine(text: string): MarkdownText {
  return lines(text);
}

function createReader({ isLine }: { isLine: boolean }): (text: string) => MarkdownText {
  const kept = new Map<string, MarkdownText>();
  let md: MarkdownIt | undefined;
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    if (!md) {
      md = createGrammar({ isLine });
      renderSafely(md);
    }
    const read = parse(md, text, isLine);
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string);
    kept.set(text, read);
    return read;
  };
}

function parse(md: MarkdownIt, text: string, isLine: boolean): MarkdownText {
  const env = { key: "" };
  const tokens = text.length > MAX_MARKDOWN ? "too-long" : tokensOf(md, text, env);
  if (typeof tokens === "string") return refused(tokens);
  if (Object.hasOwn(env, "footnotes")) env.key = createHash("sha1").update(text).digest("hex").slice(0, 6);
  const html = isLine ? renderLine(md, tokens) : md.renderer.render(tokens, md.options, env).trim();
  if (html.length > MAX_HTML) return refused("too-much");
  return { html, ...partsOf(tokens, text) };
}

function refused(fault: TextFault): MarkdownText {
  return { html: "", fault, links: [], pictures: [], headings: [], leftOut: [] };
}

function tokensOf(md: MarkdownIt, text: string, env: Env): Token[] | TextFault {
  try {
    const tokens = md.parse(text, env);
    return depthOf(tokens) > MAX_DEPTH ? "too-deep" : tokens;
  } catch (error) {
    if (error instanceof TooManyParts) return "too-much";
    throw error;
  }
}

/** The content of its paragraphs alone; of one that was nothing but HTML, nothing is left. */
function renderLine(md: MarkdownIt, tokens: readonly Token[]): string {
  return tokens
    .filter(({ type }) => type === "inline")
    .map(({ children }) => md.renderer.renderInline(children ?? [], md.options, { key: "" }).trim())
    .filter((html) => html !== "")
    .join("<br>");
}

/** How many quotations, entries of lists and marks stand in each other. */
function depthOf(tokens: readonly Token[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { type, nesting, children } of tokens) {
    if (type === "blockquote_open" || type === "list_item_open") depth += 1;
    else if (type === "blockquote_close" || type === "list_item_close") depth -= 1;
    else if (type === "inline") {
      let level = depth;
      for (const child of children ?? []) {
        level += child.nesting;
        deepest = Math.max(deepest, level);
      }
    }
    if (nesting > 0) deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * What the tokens of a text link to, show and are built of.
 *
 * @param onHtml  Takes in the pieces of HTML of a text that shows them, instead of `leftOut`; the function with
 *   it gives the offset in the text for one in the piece.
 */
export function partsOf(
  tokens: readonly Token[],
  text: string,
  onHtml?: (html: string, offsetOf: (offset: number) => number) => void,
): TextParts {
  const parts: TextParts = { links: [], pictures: [], headings: [], leftOut: [] };
  const places = new Lazy(() => new ContentPlaces(text));
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type === "heading_open") {
      const id = token.attrGet("id");
      parts.headings.push({
        level: Number(token.tag.slice(1)),
        ...places.value.ofLines(...token.map!),
        ...(id !== null && { id: String(id) }),
      });
    } else if (token.type === "html_block")
      takeHtml(token.content, places.value.ofContent(token.content, line));
    else if (token.type === "inline" && token.children?.some((child) => placeInContent(child)))
      collect(token.children, places.value.ofContent(token.content, line));
  }
  for (const list of Object.values(parts) as Span[][]) list.sort((a, b) => a.start - b.start);
  return parts;

  function collect(children: readonly Token[], offsetOf: (offset: number) => number): void {
    for (const child of children) {
      const place = placeInContent(child);
      if (!place) continue;
      const span = { start: offsetOf(place.start), end: offsetOf(place.end) };
      if (child.type === "link_open") parts.links.push({ href: String(child.attrGet("href")), ...span });
      else if (child.type === "image")
        parts.pictures.push({
          src: String(child.attrGet("src")),
          ...(child.content !== "" && { alt: child.content === DECORATION ? "" : child.content }),
          isMarkdown: true,
          ...span,
        });
      else takeHtml(child.content, (offset) => offsetOf(place.start + offset));
    }
  }

  function takeHtml(html: string, offsetOf: (offset: number) => number): void {
    if (onHtml) {
      onHtml(html, offsetOf);
      return;
    }
    for (const { 0: piece, index } of html.matchAll(HTML))
      if (!piece.startsWith("<!--"))
        parts.leftOut.push({ html: piece, start: offsetOf(index), end: offsetOf(index + piece.length) });
  }
}

/** A comment, an element or its end, or an instruction for a machine. */
const HTML = /<!--[\s\S]*?(?:-->|$)|<(?:\/?[a-z][a-z0-9-]*(?=[\s/>])|\?|![a-z[])[^<>]*>?/gi;

class Lazy<T> {
  readonly #make: () => T;
  #value: { made: T } | undefined;
  constructor(make: () => T) {
    this.#make = make;
  }
  get value(): T {
    this.#value ??= { made: this.#make() };
    return this.#value.made;
  }
}
