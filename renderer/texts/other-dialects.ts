import type { HalfMarkup } from "../problems/english/markdown.ts";
import type { ForeignMarkup, Rule } from "./markup-rules.ts";

/**
 * Signs that other kinds of Markdown, wikis and forums read, and this one does not: visitors would see them. A person
 * who means them as signs puts them between backticks, as code.
 */
export const otherDialects: readonly Rule[] = [
  {
    // Behind a heading, a link, a picture or marked words, or on a line of its own below a paragraph.
    signs: ["{#", "{.", "{:"],
    pattern:
      /(?<=^#{1,6} [^\n]{1,200} )\{(?:#[\w-]{1,60}|: ?[#.][^{}\n]{1,80})\}(?=[ \t]*$)|(?<=[)\]*_`])\{:? ?[.#][^{}\n$]{1,80}\}|^ {0,3}\{: ?[.#][^{}\n]{1,80}\}(?=[ \t]*$)/m,
    explain: () => odd("attributes", ""),
  },
  {
    signs: ["[TOC]", "[toc]", "[[_TOC_]]", "{:toc}", "{toc", "__TOC__"],
    pattern:
      /^ {0,3}(?:\[TOC\]|\[\[?toc\]\]?|\[\[_TOC_\]\]|\{:toc\}|\{toc(?::[^{}\n]{1,80})?\}|__TOC__)(?=[ \t]*$)/m,
    explain: (_, text) => (/^ {0,3}\[toc\]:/im.test(text) ? undefined : odd("contents")),
  },
  {
    signs: ["\\newpage", "\\pagebreak", "\\clearpage"],
    pattern: /^ {0,3}\\(?:newpage|pagebreak|clearpage)(?=[ \t]*$)/m,
    explain: () => odd("new-page"),
  },
  {
    signs: ["=="],
    pattern: /(?<![=\w/?&#-])==(?=[\p{L}\p{N}"“„])([^=\n]{0,200}[\p{L}\p{N}.!?"”“)])==(?![=\w])/u,
    explain: ([, marked]) => odd("marked", `**${marked}**`),
  },
  {
    signs: ["== "],
    pattern: /^ {0,3}(={2,5}) (\p{L}[^=\n]{0,200}?)(?: \1)?(?=[ \t]*$)/mu,
    explain: ([, signs = "", heading]) => odd("other-heading", `${"#".repeat(signs.length)} ${heading}`),
  },
  {
    signs: ["h2. ", "h3. ", "h4. "],
    pattern: /^h([2-4])\. (?=\p{L})/mu,
    explain: ([, level]) => odd("other-heading", `${"#".repeat(Number(level))} `),
  },
  {
    signs: ["- [", "* [", "+ [", ". [", ") ["],
    pattern: /(?<=^[ \t]*(?:[-*+]|\d{1,3}[.)]) )\[[ xX]\] (?=\S)/m,
    explain: () => odd("task", ""),
  },
  {
    // Between numbers two stars are a power.
    signs: ["** "],
    pattern: /(?<=^|[\s(])\*\* (\p{L}[^*\n]{0,200}?) \*\*(?=$|[\s.,;:!?)])/mu,
    explain: ([, words]) => odd("spaced", `**${words}**`),
  },
  {
    signs: ["'''"],
    pattern: /(?<!')'''(?=[^\s'])([^'\n]{0,200}[^\s'])'''(?!')/,
    explain: ([, bold]) => odd("marked", `**${bold}**`),
  },
];

function odd(how: HalfMarkup, meant?: string): Omit<ForeignMarkup, "start" | "end"> {
  return {
    fault: { code: "half-markup", params: { how } },
    severity: "warning",
    ...(meant !== undefined && { meant }),
  };
}
