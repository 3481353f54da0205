import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { showTheme } from "../accessibility/measure/theme.ts";
import { axeFindings, bringAxe, COLOUR_RULES } from "./axe.ts";
import { launchBrowser } from "./chromium.ts";

/** In the dark its words turn pale on pale, and need three quarters of a second for it. */
const FADING = `<!doctype html><html lang="en" class="light"><title>Fading</title><style>
  body { background: #fff; color: #000; transition: color 750ms }
  .dark body { color: #ccc }
</style><main><h1>Words</h1></main>`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function findingsInTheDark(page: Page): Promise<string[]> {
  await page.goto(`data:text/html,${encodeURIComponent(FADING)}`);
  expect(await axeFindings(page, { only: COLOUR_RULES })).toEqual([]);
  await showTheme(page, "dark");
  return axeFindings(page, { only: COLOUR_RULES });
}

it("measures colours when they have changed, not on their way", async () => {
  const page = await browser.newPage();
  expect(await findingsInTheDark(page)).toEqual([expect.stringContaining("contrast of 1.6")]);
});

it("finds the same where it came with the page", async () => {
  const page = await browser.newPage();
  await bringAxe(page);
  expect(await findingsInTheDark(page)).toEqual([expect.stringContaining("contrast of 1.6")]);
});
