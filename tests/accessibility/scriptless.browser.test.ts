import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../support/chromium.ts";
import { scriptlessFaults } from "./measure/scriptless.ts";

it("misses texts that are hidden without scripts, but not what a script works out", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent(`<div data-block="sum"><div hidden>
    <p>What it costs</p> <button>More</button> <output>3</output> <p aria-live="polite">Together <b>€ 12</b></p>
  </div></div>`);
  expect(await scriptlessFaults(page)).toEqual(['cannot be read: p "What it costs" in sum']);
});
