import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "./axe.ts";
import { launchBrowser } from "./chromium.ts";

const html = `<!doctype html><html lang="en"><title>Try</title>
<style>
  body { background: #fff; color: #000; font: 16px sans-serif }
  .pale { color: #ccc }
  .faint { opacity: .3 }
  .clear { opacity: 0 }
  .cover { position: fixed; inset: 270px 0 0; background: #123 }
</style>
<main><h1>Words</h1><p class="pale">Too pale</p><p class="faint">Too faint</p><p class="clear">Clear <b>and within</b></p>
<button>Press</button></main><div class="cover"></div>`;

describe.each([
  { browserKind: "that draws", draws: true },
  { browserKind: "that draws nothing", draws: false },
])("a browser $browserKind", ({ draws }) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser({ draws });
    page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.goto(`data:text/html,${encodeURIComponent(html)}`);
  });
  afterAll(() => browser?.close());

  it("finds texts of too little contrast, and no others", async () => {
    const found = await axeViolations(page);
    expect(found.map((line) => /: (\.\w+): /.exec(line)?.[1])).toEqual([".pale", ".faint"]);
  });

  it("tells scripts what can be seen", async () => {
    const seen = (selector: string) =>
      page.locator(selector).evaluate((element) => element.checkVisibility({ opacityProperty: true }));
    expect(await seen("h1")).toBe(true);
    expect(await seen(".faint")).toBe(true);
    expect(await seen(".clear")).toBe(false);
    expect(await seen(".clear b")).toBe(false);
    const opacities = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".faint, .clear")].map((element) => [
        getComputedStyle(element).opacity,
        getComputedStyle(element).getPropertyValue("opacity"),
      ]),
    );
    expect(opacities).toEqual([
      ["1", "1"],
      ["0.3", "0.3"],
      ["0", "0"],
    ]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).display)).toBe("block");
  });

  it("finds what lies over a point, and gives what is pressed the focus", async () => {
    const at = (x: number, y: number) =>
      page.evaluate((point) => document.elementFromPoint(...point)?.className, [x, y] as [number, number]);
    expect(await at(100, 290)).toBe("cover");
    const { x = 0, y = 0 } = (await page.locator(".pale").boundingBox()) ?? {};
    expect(await at(x + 5, y + 5)).toBe("pale");
    await page.getByRole("button").click({ position: { x: 2, y: 2 } });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  });

  it(draws ? "draws" : "has nothing to draw", async () => {
    await page.goto(`data:text/html,${encodeURIComponent("<p>Words")}`);
    const words = await page.screenshot();
    await page.goto(`data:text/html,${encodeURIComponent("<p>Other words")}`);
    expect(words.equals(await page.screenshot())).toBe(!draws);
  });
});
