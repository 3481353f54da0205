import { readMarkdown, readMarkdownLine } from "./read-markdown.ts";

export { renderMarkdownBody } from "./render-body.ts";
export { sanitizeHtml } from "./sanitize-html.ts";

/** Markdown to safe HTML; HTML inside it is dropped. */
export function renderMarkdown(text: string): string {
  return readMarkdown(text).html;
}

/**
 * Markdown of one line to safe HTML without a paragraph around it, as it stands inside other elements: lists,
 * headings and the like are not made; several paragraphs are parted by a line break.
 */
export function renderMarkdownLine(text: string): string {
  return readMarkdownLine(text).html;
}
