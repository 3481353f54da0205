import { asElement } from "./blocks.ts";
import { styleOf } from "./looks.ts";

/** How Word writes paragraphs in its style "Title", whatever language it speaks. */
const TITLE = "p.MsoTitle, p.MsoTitleCxSpFirst, p.MsoTitleCxSpMiddle, p.MsoTitleCxSpLast";

/** As Word says it, in a browser by the names that screen readers go by. */
function levelOf(paragraph: Element): string | undefined {
  if (/^h\d$/.test(paragraph.localName)) return undefined;
  if (paragraph.matches("[role=heading]"))
    return /^[1-6]$/.exec(paragraph.getAttribute("aria-level") ?? "2")?.[0] ?? "6";
  return /mso-outline-level\s*:\s*([1-6])\b/.exec(styleOf(paragraph))?.[1];
}

/** Makes headings of paragraphs that are some in the outline of their document; its title stands above all others. */
export function tidyHeadings(root: Element): void {
  for (const paragraph of root.querySelectorAll("p, [role=heading]")) {
    const level = levelOf(paragraph);
    if (level !== undefined && !paragraph.matches(TITLE))
      paragraph.replaceWith(asElement(paragraph, `h${level}`));
  }
  const titles = [...root.querySelectorAll(TITLE)].filter(({ textContent }) => textContent?.trim());
  if (titles.length === 0) return;
  for (const heading of root.querySelectorAll("h1, h2, h3, h4, h5"))
    heading.replaceWith(asElement(heading, `h${Number(heading.localName[1]) + 1}`));
  for (const title of titles) title.replaceWith(asElement(title, "h1"));
}
