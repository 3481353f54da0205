import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../support/chromium.ts";
import { wakingFaults } from "../support/wake-blocks.ts";
import { scriptlessFaults } from "./measure/scriptless.ts";

it("misses texts that are hidden without scripts, but not what a script works out or the words of its controls", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent(`<div data-block="sum"><div hidden>
    <p>What it costs</p> <button>More</button> <output>3</output> <p aria-live="polite">Together <b>€ 12</b></p>
  </div></div>`);
  expect(await scriptlessFaults(page)).toEqual(['cannot be read: p "What it costs" in sum']);
  await page.setContent(`<div data-block="dose">
    <label for="kg">Weight</label> <p id="hint">In kilograms</p>
    <div hidden>
      <label for="kg">Weight</label> <input id="kg" aria-describedby="hint"> <p id="hint">In kilograms</p>
      <fieldset><legend>For whom</legend> <label><input type="radio"> A child</label></fieldset>
      <label>A text</label>
    </div>
  </div>`);
  expect(await scriptlessFaults(page)).toEqual(['cannot be read: label "A text" in dose']);
  await page.setContent(
    '<div data-block="dose"><label>Weight <input type="number"></label> <label>Note <textarea></textarea></label></div>',
  );
  expect(await scriptlessFaults(page)).toEqual([
    'does nothing and does not say so: input "Weight" in dose',
    'does nothing and does not say so: textarea "Note" in dose',
  ]);
});

it("a block that does not wake is named, whether its script came or not", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const block = (type: string, script: string, awake = "") =>
    `<div data-block="${type}" data-wake="visible" ${awake} data-src="data:text/javascript,${script}"><div data-root>1</div></div>`;
  await page.setContent(block("awake", "", "data-awake") + block("dose", "") + block("dose", ""));
  const said = 'The block "dose" does not wake, so that nothing else was tried.';
  expect(await wakingFaults(page, 200)).toEqual([said]);
  await page.setContent(block("dose", "throw 1"));
  expect(await wakingFaults(page, 200)).toEqual([said]);
  await page.setContent(block("awake", "", "data-awake"));
  expect(await wakingFaults(page, 200)).toEqual([]);
});
