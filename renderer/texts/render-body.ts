import type { MarkdownIt } from "markdown-it";
import { createGrammar, TooManyParts } from "../markdown/grammar.ts";
import { renderSafely } from "../markdown/html.ts";
import { HtmlRefused } from "./parse-html.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

let md: MarkdownIt | undefined;

/** Reads files of texts: with HTML, which is sanitised once it is all HTML. */
export function bodyGrammar(): MarkdownIt {
  if (!md) {
    md = createGrammar();
    renderSafely(md);
  }
  return md;
}

/**
 * The text of a file as HTML in which nothing is left that the policy does not allow; empty for one that comes to
 * too much, of which the check tells.
 *
 * @param file  Its name says whether it is Markdown.
 */
export function renderBody(text: string, file: string): string {
  try {
    return file.endsWith(".md") ? renderMarkdownBody(text) : sanitizeHtml(text);
  } catch (error) {
    if (error instanceof HtmlRefused || error instanceof TooManyParts) return "";
    throw error;
  }
}

/**
 * Markdown of a file to sanitised HTML; HTML inside it stays as far as the policy allows.
 *
 * @throws HtmlRefused, TooManyParts when the text comes to too much.
 */
export function renderMarkdownBody(text: string): string {
  return sanitizeHtml(bodyGrammar().render(text, {}));
}
