import { asElement } from "./blocks.ts";
import { styleOf } from "./looks.ts";

/** How Word writes paragraphs in its style "Title", whatever language it speaks. */
const TITLE = "p.MsoTitle, p.MsoTitleCxSpFirst, p.MsoTitleCxSpMiddle, p.MsoTitleCxSpLast";

/** Makes headings of paragraphs that are some in the outline of their document; its title stands above all others. */
export function tidyHeadings(root: Element): void {
  for (const paragraph of root.querySelectorAll("p")) {
    const level = /mso-outline-level\s*:\s*([1-6])\b/.exec(styleOf(paragraph))?.[1];
    if (level !== undefined && !paragraph.matches(TITLE))
      paragraph.replaceWith(asElement(paragraph, `h${level}`));
  }
  const titles = [...root.querySelectorAll(TITLE)].filter(({ textContent }) => textContent?.trim());
  if (titles.length === 0) return;
  for (const heading of root.querySelectorAll("h1, h2, h3, h4, h5"))
    heading.replaceWith(asElement(heading, `h${Number(heading.localName[1]) + 1}`));
  for (const title of titles) title.replaceWith(asElement(title, "h1"));
}
