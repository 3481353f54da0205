import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/content/site.ts";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite, wakeEverything } from "../support/built-site.ts";

const { routes } = await openSite({ dir: join(import.meta.dirname, "../..") });
const pages = routes
  .filter((entry) => entry.kind === "page" && entry.route !== "/404")
  .map((entry) => entry.route);

describe.each(["light", "dark"])("every page, %s", (theme) => {
  let site: SiteUnderTest;
  beforeAll(async () => {
    site = await serveBuiltSite();
  });
  afterAll(() => site?.close());

  it.each(pages)("%s: wakes without a fault, is accessible, does not scroll sideways", async (route) => {
    const page = await site.open("/favicon.ico", {
      reducedMotion: "reduce",
      viewport: { width: 390, height: 844 },
    });
    await page.evaluate((value) => localStorage.setItem("theme", value), theme);
    await page.goto(site.address + route);
    await wakeEverything(page);
    expect(faultsOf(page).filter((fault) => !fault.includes("favicon"))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
});
