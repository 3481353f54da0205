import { afterAll, beforeAll, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { openAwake } from "../support/wake-blocks.ts";
import { brokenWords } from "./measure/broken-words.ts";
import { withDoubleText } from "./measure/visitor-styles.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

it("with text at 200 % on a telephone, every switch of the header is in the bar or in its menu", async () => {
  const page = await openAwake(site, "/", { viewport: { width: 390, height: 844 } });
  const button = (name: string) => page.getByRole("button", { name });
  await page.getByRole("button", { name: "Reject" }).click();
  await withDoubleText(page, async () => {
    await expect(button("Pause motion").isVisible()).resolves.toBe(true);
    await button("Open menu").click();
    await expect(button("Dark theme").isVisible()).resolves.toBe(true);
    await button("Close menu").click();
    await button("Pause motion").click();
    await expect(button("Pause motion").getAttribute("aria-pressed")).resolves.toBe("true");
  });
});

it("with text at 200 % on the narrowest telephone, the question about cookies is asked in whole words", async () => {
  const page = await openAwake(site, "/", { viewport: { width: 320, height: 740 } });
  await withDoubleText(page, async () => {
    await expect(page.getByRole("button", { name: "Customize" }).isVisible()).resolves.toBe(true);
    expect(await brokenWords(page, ".banner .title, .banner [data-look] > button")).toEqual([]);
  });
});

it("with text at 200 % on a telephone, a table of names in code stays beside its text", async () => {
  const page = await openAwake(site, "/cookies", { viewport: { width: 390, height: 844 } });
  await withDoubleText(page, async () => {
    const beyond = await page
      .getByRole("table")
      .first()
      .evaluate((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0));
    expect(beyond).toBeLessThanOrEqual(0);
  });
});

it("on a telephone, names in code in a table are not broken at their hyphens", async () => {
  const page = await openAwake(site, "/cookies", { viewport: { width: 390, height: 844 } });
  const lines = await page
    .getByRole("cell")
    .getByText("map-paused", { exact: true })
    .evaluate((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getClientRects().length;
    });
  expect(lines).toBe(1);
});

it("on a telephone, tables in texts have their words and sums whole", async () => {
  const page = await openAwake(site, "/insights/invoice-exceptions-are-the-product", {
    viewport: { width: 390, height: 844 },
  });
  expect(await brokenWords(page, "main :is(th, td)")).toEqual([]);
});

it("with text at 200 % on a telephone, a wide table in a text has its words whole and is scrolled by keys", async () => {
  const page = await openAwake(site, "/insights/what-buyers-ask-before-an-ai-pilot", {
    viewport: { width: 390, height: 844 },
  });
  await withDoubleText(page, async () => {
    expect(await brokenWords(page, "main :is(th, td)")).toEqual([]);
    const table = page.locator("main table[tabindex]").first();
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
