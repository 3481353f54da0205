import { hasForm, lineOfBlocks, writeBlocks } from "./blocks.ts";
import { readHtml } from "./read-html.ts";
import { writeRuns } from "./runs.ts";

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
 * Makes Markdown of what the clipboard has as HTML.
 *
 * @param isLine  The text is one line: marks and links stay, paragraphs stand one behind the other.
 * @param around  The text that it comes into: numbers of its footnotes are taken.
 * @returns undefined where the plain text of the clipboard says as much: words without any form, and the source of code.
 */
export function pastedMarkdown(html: string, isLine: boolean, around = ""): Pasted | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (isSource(body)) return undefined;
  const { blocks, pictures } = readHtml(body, lastNote(around) + 1);
  if (!hasForm(blocks)) return undefined;
  const text = isLine ? writeRuns(lineOfBlocks(blocks), { isLine }) : writeBlocks(blocks);
  const isApart = (kind: string | undefined): boolean => !isLine && kind !== "paragraph";
  return {
    text,
    startsApart: isApart(blocks[0]?.kind),
    endsApart: isApart(blocks.at(-1)?.kind),
    pictures,
  };
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
