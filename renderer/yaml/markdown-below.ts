import type { Explanation } from "./explanation.ts";
import { inFlow, lineBreakOf } from "./line.ts";

/** What a text of Markdown may hold that a block of text does not take as it stands. */
const OTHER = /<\/?[a-z!]|\{\{|\{%|\$\{|^:::|^import |!\[/im;

/** A line that is no name, and no entry of a list of names. */
const WORDS = /^(?![\w-]+:(?:\s|$)|- +[\w-]+:(?:\s|$)|\s|---)\S/m;

const OF_PAGES = /^(?:title|description|blocks|layout|redirect|aliases|each|index|image|use)\s*:/m;

/** Empty lines and remarks, nothing else. */
const REMARKS = /^(?:[^\S\n]*(?:#[^\n]*)?\n)*$/;

const DASHES = /^---[^\S\n]*$/gm;

/**
 * A text of Markdown below the keys of a page and a line of dashes, as the pages of other systems are: all of it is one
 * thing, whatever its lines would be as YAML.
 */
export function findMarkdownBelow(text: string): Explanation[] {
  for (const { index: start } of text.matchAll(DASHES)) {
    const keys = text.slice(0, start);
    // The dashes above the keys.
    if (REMARKS.test(keys)) continue;
    const behind = text.slice(start).replace(/^.*\n?/, "");
    if (!/^title\s*:/m.test(keys) || !WORDS.test(behind) || OF_PAGES.test(behind)) return [];
    const written = /^blocks\s*:/m.test(keys) ? undefined : blocksOf(behind);
    const whole = { start, end: text.length };
    return [
      {
        code: "several-documents",
        params: { mark: "text" },
        start,
        end: start + 3,
        path: [],
        ...(written && { offer: { ...whole, text: written } }),
        edits: [{ ...whole, text: "" }],
      },
    ];
  }
  return [];
}

/**
 * A text of Markdown as the blocks of a page: its first heading opens the page, the rest is running text.
 *
 * @returns undefined for a text that would have to be changed in other ways as well.
 */
export function blocksOf(text: string): string | undefined {
  if (OTHER.test(text) || text.includes("\t")) return undefined;
  const whole = text.trim();
  const line = whole.split("\n", 1)[0]!;
  const heading = line.startsWith("# ") ? withoutSigns(line.slice(2)) : "";
  const body = heading === "" ? whole : whole.slice(line.length).trim();
  const blocks = ["blocks:"];
  if (heading !== "") blocks.push("  - type: hero", `    heading: ${inFlow(heading)}`);
  if (body !== "") blocks.push("  - type: prose", "    text: |", ...body.split("\n").map(indented));
  const end = lineBreakOf(text);
  return blocks.length > 1 ? [...blocks, ""].join(end) : undefined;
}

const indented = (line: string): string => (line.trim() === "" ? "" : `      ${line.trimEnd()}`);

/** The words of a heading, without the signs that may close it. */
function withoutSigns(heading: string): string {
  let end = heading.length;
  while (end > 0 && /[\s#]/.test(heading[end - 1]!)) end -= 1;
  return heading.slice(0, end).trimStart();
}
