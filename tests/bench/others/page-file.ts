import { stringify } from "yaml";
import type { SourcePage, Values } from "./read-source.ts";

/**
 * A page as a Markdown file with front matter, as Eleventy and Astro have them: what templates place is above, what
 * is running text below.
 *
 * @param more Further front matter.
 */
export function pageFile({ path: _, sections, ...front }: SourcePage, more: Values = {}): string {
  const body = sections.map(({ heading, text }, index) => `## ${heading}\n\n${ownFootnotes(text, index)}`);
  // Lines are not folded: neither engine's YAML has to join what a person would have written in one line.
  return `---\n${stringify({ ...front, ...more }, { lineWidth: 0 })}---\n\n${body.join("\n\n")}\n`;
}

/** In one file with other sections, the names of footnotes must not be those of theirs. */
function ownFootnotes(text: string, section: number): string {
  return text.replaceAll(/\[\^(\w+)\]/g, `[^s${section + 1}-$1]`);
}
