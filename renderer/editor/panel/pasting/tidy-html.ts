import { asLine, tidyTables } from "./blocks.ts";
import { tidyHeadings } from "./headings.ts";
import { tidyLinks } from "./links.ts";
import { tidyLists } from "./lists.ts";
import { markLooks, styleOf } from "./looks.ts";
import { markNotes } from "./notes.ts";

/**
 * Makes plain HTML of what word processors, mail programs and web pages put on the clipboard: what they say by styles
 * and by habits of their own, it says by elements.
 *
 * @param firstNote  The number of the first footnote.
 * @returns how many pictures stayed out
 */
export function tidyHtml(root: Element, firstNote: number): number {
  // The signs of its entries, which are hidden, say of which kind a list is.
  tidyLists(root);
  for (const element of root.querySelectorAll("*")) if (isHidden(element)) element.remove();
  const pictures = [...root.querySelectorAll("img, picture, svg")].filter(
    (one) => !one.parentElement?.closest("picture, svg"),
  );
  for (const picture of pictures) picture.remove();
  tidyHeadings(root);
  markNotes(root, firstNote);
  tidyTables(root);
  for (const one of root.querySelectorAll("h1, h2, h3, h4, h5, h6, [data-note]")) asLine(one);
  for (const one of root.querySelectorAll("a br")) one.replaceWith(" ");
  tidyLinks(root);
  markLooks(root);
  return pictures.length;
}

/** Elements that show nothing, or nothing that is a text. */
const SILENT =
  "script, style, head, meta, link, title, template, noscript, iframe, object, video, audio, canvas, button, input, select, textarea";

/** What editors of a document have taken out of it, and where they speak about it. */
const EDITED = "del[datetime], .MsoCommentReference";

/** Whether readers do not see an element where it was copied. */
function isHidden(element: Element): boolean {
  return (
    element.matches(`${SILENT}, ${EDITED}`) ||
    /mso-element\s*:\s*comment|display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|visibility\s*:\s*hidden/.test(
      styleOf(element),
    )
  );
}
