import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { choiceRules } from "../../renderer/ui/choice-rules.ts";
import { launchBrowser } from "../support/chromium.ts";

const page = `data:text/html,${encodeURIComponent(`<!doctype html><title>Try</title><style>
  :root { --target: 2.75rem; --space-3: 0.75rem; --pen: 1.5px; --line-strong: #777 }
  .field { ${choiceRules()} }
</style><div class="field">${["radio", "checkbox"]
  .map((type) => `<label class="choice"><input type="${type}"><span>Words</span></label>`)
  .join("")}</div>`)}`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** How wide each box takes room, and how far it is from its words, in pixels. */
async function measured(forcedColors: "active" | "none") {
  const context = await browser.newContext({ forcedColors });
  const tab = await context.newPage();
  await tab.goto(page);
  return tab.locator("input").evaluateAll((inputs) =>
    inputs.map((input) => {
      const [box, words] = [input, input.nextElementSibling!].map((one) => one.getBoundingClientRect());
      const isDrawnByItself = getComputedStyle(input).appearance !== "none";
      return { width: isDrawnByItself ? box!.width : 24, words: words!.left, isDrawnByItself };
    }),
  );
}

it("with forced colours, boxes and rings are as large as without, and beside their words", async () => {
  const [forced, usual] = [await measured("active"), await measured("none")];
  expect(forced.map(({ isDrawnByItself }) => isDrawnByItself)).toEqual([true, true]);
  expect(forced.map(({ width, words }) => [width, words])).toEqual(
    usual.map(({ width, words }) => [width, words]),
  );
});
