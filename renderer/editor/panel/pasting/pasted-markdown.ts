import { fromDom } from "hast-util-from-dom";
import type { Root } from "mdast";
import { asLine } from "./blocks.ts";
import { readTree } from "./read-tree.ts";
import { tidyHtml } from "./tidy-html.ts";
import { hasForm, tidyTree } from "./tidy-tree.ts";
import { writeTree } from "./write-tree.ts";

/** What is pasted, as Markdown. */
export interface Pasted {
  text: string;
  /** It begins, and ends, with what needs an empty line beside it: anything but a paragraph. */
  startsApart: boolean;
  endsApart: boolean;
  /** Pictures that stayed out. */
  pictures: number;
}

/**
 * Makes Markdown of what the clipboard has as HTML. Packages read the HTML and write the Markdown; ours is what they
 * do not know of word processors, and of texts on a site.
 *
 * @param isLine  The text is one line: marks and links stay, paragraphs stand one behind the other.
 * @param around  The text that it comes into: numbers of its footnotes are taken.
 * @returns undefined where the plain text of the clipboard says as much: words without any form, and the source of code.
 */
export function pastedMarkdown(html: string, isLine: boolean, around = ""): Pasted | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (isSource(body)) return undefined;
  const pictures = tidyHtml(body, lastNote(around) + 1);
  const tree = treeOf(body);
  if (!hasForm(tree)) return undefined;
  if (isLine) makeLine(body);
  const isApart = (kind: string | undefined): boolean => !isLine && kind !== "paragraph";
  return {
    text: writeTree(isLine ? treeOf(body) : tree),
    startsApart: isApart(tree.children[0]?.type),
    endsApart: isApart(tree.children.at(-1)?.type),
    pictures,
  };
}

function treeOf(body: Element): Root {
  const tree = readTree(fromDom(body));
  tidyTree(tree);
  return tree;
}

/** A line has no footnotes. */
function makeLine(body: Element): void {
  for (const note of body.querySelectorAll("[data-note]")) note.remove();
  asLine(body);
}

function lastNote(text: string): number {
  return Math.max(0, ...[...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number)));
}

/** Editors of code put their lines on the clipboard as coloured HTML: Markdown that is copied there is Markdown already. */
function isSource(body: Element): boolean {
  const [only, ...others] = body.children;
  return (
    others.length === 0 && /white-space\s*:\s*pre\b/.test(only?.getAttribute("style")?.toLowerCase() ?? "")
  );
}

/** A text with something pasted in place of what is selected, and where the caret stands afterwards. */
export function withPasted(
  { text, start, end }: { text: string; start: number; end: number },
  pasted: Pasted,
): { insert: string; caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = pasted.startsApart && before.trim() !== "" ? missing(/\n*$/.exec(before)![0]) : "";
  const tail = pasted.endsApart && after.trim() !== "" ? missing(/^\n*/.exec(after)![0]) : "";
  return { insert: lead + pasted.text + tail, caret: start + lead.length + pasted.text.length };
}

function missing(breaks: string): string {
  return "\n".repeat(Math.max(0, 2 - breaks.length));
}
