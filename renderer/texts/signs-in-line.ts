import type { Fault } from "../problems/draft.ts";

/** What of Markdown parts a text into pieces, which a text of one line has none of. */
export type PartedBy = "list" | "heading" | "quotation";

/** Its signs at the beginning of a line; an entry of names is none of a text, but a part of the file astray in it. One line alone may begin with a number or a hyphen of its own. */
const parts: readonly { of: PartedBy; sign: RegExp; least: number }[] = [
  { of: "list", sign: /^[ \t]*(?:[-*+•]|\d{1,2}[.)]) (?=\S)(?![\w-]+:(?:\s|$))/gm, least: 2 },
  { of: "heading", sign: /^ {0,3}#{2,6} (?=\S)/gm, least: 1 },
  { of: "quotation", sign: /(?<=\n) {0,3}> (?=\S)/g, least: 1 },
];

/** Signs of a list, a heading or a quotation in a text that stands inside other elements: visitors would see them. */
export function findSignsInLine(text: string): { fault: Fault; start: number; end: number } | undefined {
  // What is one line holds a heading at most.
  if (!text.includes("\n") && !text.includes("## ")) return undefined;
  for (const { of, sign, least } of parts) {
    const found = [...text.matchAll(sign)];
    const [first] = found;
    if (!first || found.length < least) continue;
    const start = first.index + (first[0].length - first[0].trimStart().length);
    const end = text.indexOf("\n", start);
    return {
      fault: { code: "parts-in-line", params: { of } },
      start,
      end: end === -1 ? text.length : end,
    };
  }
  return undefined;
}
