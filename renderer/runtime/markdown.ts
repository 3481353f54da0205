import { createGrammar } from "../markdown/grammar.ts";
import { renderSafely } from "../markdown/html.ts";

const md = createGrammar();
renderSafely(md);

/**
 * Markdown to HTML, NOT sanitised: HTML in the text comes through as it is. Give the result to `sanitizeToFragment`.
 *
 * @throws Error when the text comes to too much.
 */
export function markdownToHtml(text: string): string {
  return md.render(text, {});
}
