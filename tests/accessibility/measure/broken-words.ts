import type { Page } from "playwright-core";

/** Words of an element that go on in the next line; from twelve letters on they may, with a hyphen. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap(({ firstChild }) =>
      [...(firstChild?.nodeValue ?? "").matchAll(/(?<!\p{L})\p{L}{2,11}(?!\p{L})/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild!, index);
          range.setEnd(firstChild!, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(([word]) => `broken: ${word}`),
    ),
  );
}
