import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "./chromium.ts";
import { wakeBlocks, wakingFaults } from "./wake-blocks.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Shows a page on which each block has the script that is given. */
async function show(blocks: Record<string, string>): Promise<void> {
  const html = Object.entries(blocks).map(
    ([type, script]) =>
      `<div data-block="${type}" data-wake="visible" data-src="data:text/javascript,${encodeURIComponent(script)}">Words</div>`,
  );
  await page.goto(
    `data:text/html,${encodeURIComponent(`<!doctype html><title>Try</title>${html.join("")}`)}`,
  );
}

it("a behavior whose script throws when it is read is told by its name, once", async () => {
  const lost = 'throw new TypeError("No HTML from strings.")';
  await show({ chart: lost, bell: "export default () => {}", dial: `const a = 1; ${lost}` });
  expect(await wakingFaults(page)).toEqual([
    'The block "chart" does not wake, so that nothing else was tried.',
    'The block "dial" does not wake, so that nothing else was tried.',
  ]);
  await expect(wakeBlocks(page)).rejects.toThrow("Scripts that do not load: chart, dial.");
});

it("behaviors that load are nothing to tell of", async () => {
  await show({ bell: "export default () => {}" });
  expect(await wakingFaults(page)).toEqual([]);
  await wakeBlocks(page);
});
