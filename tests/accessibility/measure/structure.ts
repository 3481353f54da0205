import type { Page } from "playwright-core";

/** What is wrong with the page's skeleton, one line each: language, title, headings, landmarks, pictures. */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const expectOne = (selector: string) => {
      const { length } = shown(selector);
      if (length !== 1) faults.push(`${length} visible elements ${selector}, not one`);
    };
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ||
      (element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();

    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(document.documentElement.lang)) faults.push("no language");
    if (!document.title.trim()) faults.push("no title");
    for (const selector of [
      "h1",
      "main",
      "header:not(main *, article *, section *)",
      "footer:not(main *, article *, section *)",
    ])
      expectOne(selector);

    let last = 0;
    for (const heading of shown("h1, h2, h3, h4, h5, h6")) {
      const level = Number(heading.tagName.slice(1));
      if (level > last + 1) faults.push(`${heading.tagName} "${heading.textContent}" follows level ${last}`);
      if (!heading.textContent?.trim()) faults.push(`${heading.tagName} is empty`);
      last = level;
    }
    for (const landmark of shown("nav, aside, [role=search], form, [role=dialog], dialog, [role=region]"))
      if (!nameOf(landmark)) faults.push(`${landmark.tagName} has no name`);
    for (const picture of document.querySelectorAll("img:not([alt])"))
      faults.push(`${(picture as HTMLImageElement).src} has no alt`);
    for (const drawing of shown("svg:not([aria-hidden=true], [aria-hidden=true] *)"))
      if (!nameOf(drawing)) faults.push("a drawing is neither hidden from screen readers nor named");
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      faults.push(`id ${id} is there twice`);
    return faults;
  });
}
