import type { Page } from "playwright-core";

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Looks at the page with the text spacing of WCAG 1.4.12, as a visitor's own style sheet sets it. */
export async function withTextSpacing(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Looks at the page with the browser's text size set to 200 %. */
export async function withDoubleText(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await look();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
}
