import type { Fault, Span } from "../problems/draft.ts";
import { isFileName } from "./alt-words.ts";
import { shorten } from "./markup-rules.ts";
import type { TextParts } from "./read-markdown.ts";

/** Parts of a text in Markdown that are wrong by themselves: HTML that is not shown, of which the first piece tells enough, and pictures of which nothing is said. */
export function markdownFaults({ pictures, leftOut }: TextParts): { fault: Fault; span: Span }[] {
  const ofPictures = pictures.flatMap(({ alt, start, end }): { fault: Fault; span: Span }[] => {
    const span = { start, end };
    if (alt === undefined) return [{ fault: { code: "missing-alt", params: { isMarkdown: true } }, span }];
    return isFileName(alt) ? [{ fault: { code: "file-name-as-alt", params: { name: alt } }, span }] : [];
  });
  const [first] = leftOut;
  if (!first) return ofPictures;
  const { start, end, html } = first;
  return [
    ...ofPictures,
    { fault: { code: "html-in-text", params: { html: shorten(html) } }, span: { start, end } },
  ];
}
