import { type DefaultTreeAdapterMap, defaultTreeAdapter } from "parse5";
import { TooManyParts } from "../markdown/grammar.ts";
import type { Span } from "../problems/draft.ts";
import { sanitizePolicy } from "../sanitize-policy.ts";
import { type HtmlElement, HtmlRefused, parseHtml } from "./parse-html.ts";
import { partsOf, type TextParts } from "./read-markdown.ts";
import { bodyGrammar } from "./render-body.ts";

/** An element that goes with all that stands in it, or an attribute. */
export type LostPiece = { element: string } | { attribute: string };

/** All that is known of the text of a file. Places are offsets into the file, from 0. */
export interface BodyParts extends Omit<TextParts, "leftOut"> {
  /** Ids that links of the text can lead to. */
  ids: Set<string>;
  /** What was to be seen or done, and is not shown. */
  lost: (Span & { lost: LostPiece })[];
  /** The first element of a file of HTML that nothing closes, by its tag: all that follows is in it. */
  unclosed?: Span & { element: string };
  /** Why the text is refused, and where that was seen. */
  fault?: Span & { reason: "too-deep" | "too-much" };
}

type Offset = (offset: number) => number;

/** Elements that go although something was to be seen, heard or done there. */
const told = new Set([
  ...sanitizePolicy.dropWithContent,
  ...["audio", "base", "canvas", "frame", "frameset", "input", "link", "meta", "video"],
]);

/** Elements that end where their tag says so; a paragraph or an entry of a list ends where the next one begins. */
const CLOSED =
  /^(?:h[1-6]|a|abbr|article|aside|b|blockquote|cite|code|del|details|dl|div|em|figcaption|figure|i|ins|kbd|mark|ol|pre|q|s|section|small|span|strong|sub|summary|sup|table|u|ul)$/;

/**
 * Tells whether elements of a name are opened more often than closed; where one ends within another, browsers close
 * both. Each name is counted once, however many elements of it ask.
 */
function openEnds(html: string): (element: string) => boolean {
  const known = new Map<string, boolean>();
  const count = (start: string, element: string) =>
    html.match(new RegExp(`${start}${element}(?![\\w-])`, "gi"))?.length ?? 0;
  return (element) => {
    const lacks = known.get(element) ?? (CLOSED.test(element) && count("<", element) > count("</", element));
    known.set(element, lacks);
    return lacks;
  };
}

/** Reads the text of a file as it will be shown. @param file  Its name says whether it is Markdown. */
export function readBody(text: string, file: string): BodyParts {
  const parts: BodyParts = { links: [], pictures: [], headings: [], lost: [], ids: new Set() };
  const isMarkdown = file.endsWith(".md");
  try {
    if (isMarkdown) readMarkdownBody(text, parts);
    else readHtml(text, (offset) => offset, parts, true);
  } catch (error) {
    // Where Markdown comes to too much of HTML is no place of the file.
    if (error instanceof HtmlRefused)
      parts.fault = { reason: error.fault, ...(isMarkdown ? START : tagAt(text, error.at)) };
    else if (error instanceof TooManyParts) parts.fault = { reason: "too-much", ...START };
    else throw error;
  }
  return parts;
}

const START: Span = { start: 0, end: 0 };

function tagAt(text: string, start: number): Span {
  const end = text.indexOf(">", start);
  return { start, end: end === -1 ? text.length : end + 1 };
}

function readMarkdownBody(text: string, parts: BodyParts): void {
  const md = bodyGrammar();
  const tokens = md.parse(text, {});
  const found = partsOf(tokens, text, (html, offsetOf) => readHtml(html, offsetOf, parts));
  parts.links.push(...found.links);
  parts.pictures.push(...found.pictures);
  parts.headings.push(...found.headings);
  for (const { id } of found.headings) if (id !== undefined) parts.ids.add(id);
  for (const list of [parts.links, parts.pictures, parts.headings] as Span[][])
    list.sort((a, b) => a.start - b.start);
  // What of its HTML stands in each other shows only in the whole.
  parseHtml(md.renderer.render(tokens, md.options, {}));
}

/** @param isWhole  Not a piece of HTML in a text of Markdown, which may be a tag alone. */
function readHtml(html: string, offsetOf: Offset, parts: BodyParts, isWhole = false): void {
  const lacksEnd = openEnds(html);
  visit(parseHtml(html, { hasPlaces: true }).childNodes);

  function visit(nodes: readonly DefaultTreeAdapterMap["childNode"][]): void {
    for (const node of nodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      // Elements that the parser made up, or put up again, stand nowhere.
      const place = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
      if (place && told.has(node.tagName))
        leaveOut({ element: node.tagName }, place.startOffset, place.endOffset);
      else if (place) {
        lookAt(node, place.startOffset, place.endOffset);
        if (isWhole && !parts.unclosed && !node.sourceCodeLocation?.endTag && lacksEnd(node.tagName))
          parts.unclosed = { element: node.tagName, ...spanned(place.startOffset, place.endOffset) };
      }
      if (!sanitizePolicy.dropWithContent.includes(node.tagName)) visit(node.childNodes);
    }
  }

  function lookAt(element: HtmlElement, start: number, end: number): void {
    const values = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const spanOf = (name: string): Span => valueSpan(element, name) ?? spanned(start, end);
    for (const name of values.keys()) {
      const at = element.sourceCodeLocation?.attrs?.[name];
      if (at && (name === "style" || /^on[a-z]/.test(name)))
        leaveOut({ attribute: name }, at.startOffset, at.endOffset);
    }
    const id = values.get("id");
    if (id) parts.ids.add(id);
    if (/^h[1-6]$/.test(element.tagName))
      parts.headings.push({ level: Number(element.tagName[1]), ...spanned(start, end) });
    const href = values.get("href");
    if (element.tagName === "a" && href !== undefined) parts.links.push({ href, ...spanOf("href") });
    if (element.tagName === "img") {
      const alt = values.get("alt");
      const src = values.get("src") ?? "";
      parts.pictures.push({ src, ...(alt !== undefined && { alt }), ...spanOf("src") });
    }
    if (element.tagName === "img" || element.tagName === "source")
      for (const src of sourcesOf(values.get("srcset") ?? ""))
        parts.pictures.push({ src, alt: "", ...spanOf("srcset") });
  }

  function leaveOut(lost: LostPiece, start: number, end: number): void {
    parts.lost.push({ lost, ...spanned(start, end) });
  }

  function spanned(start: number, end: number): Span {
    return { start: offsetOf(start), end: offsetOf(end) };
  }

  /** The value of an attribute without its quotes. */
  function valueSpan(element: HtmlElement, name: string): Span | undefined {
    const at = element.sourceCodeLocation?.attrs?.[name];
    if (!at) return undefined;
    const written = html.slice(at.startOffset, at.endOffset);
    const before = /^[^=]*=\s*["']?/.exec(written)?.[0].length ?? 0;
    const end = before > 0 && /["']/.test(written[before - 1] ?? "") ? at.endOffset - 1 : at.endOffset;
    return spanned(at.startOffset + before, end);
  }
}

/** Addresses of a picture in several sizes. */
function sourcesOf(srcset: string): string[] {
  return srcset
    .split(",")
    .map((one) => one.trim().split(/\s/)[0] ?? "")
    .filter((address) => address !== "");
}
