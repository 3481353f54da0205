import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

describe("moving between pages", () => {
  let site: SiteUnderTest;
  beforeAll(async () => {
    site = await serveBuiltSite();
  });
  afterAll(() => site?.close());

  /** The page object outlives client navigation, and no full load. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
  const menuLink = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

  it("shows the next page in place, from its top, and tells where one is", async () => {
    const page = await site.open("/");
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await menuLink(page, "About").click();
    await page.waitForURL("**/about");
    await page.waitForFunction(() => document.title.startsWith("About"));
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.locator("#announcer").textContent()).toBe(await page.title());
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/about$/);
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBeTruthy();
    expect(await menuLink(page, "About").getAttribute("aria-current")).toBe("page");
    expect(await menuLink(page, "Home").getAttribute("aria-current")).toBe(null);
    expect(faultsOf(page)).toEqual([]);
  });

  it("goes back to the page one came from", async () => {
    const page = await site.open("/about");
    await menuLink(page, "Platform").click();
    await page.waitForFunction(() => document.title.includes("Yogi") || document.title.includes("latform"));
    await page.goBack();
    await page.waitForURL("**/about");
    await page.waitForFunction(() => document.title.startsWith("About"));
    expect(await page.getByRole("heading", { name: "How We Work" }).isVisible()).toBe(true);
    await page.reload();
    // Pages that were shown before the reload are entries of the same document, and no router is there yet.
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Enterprise intelligence" }).waitFor({ timeout: 5000 });
    expect(new URL(page.url()).pathname).toBe("/platform");
  });

  it("goes back to a form as it was left", async () => {
    const page = await site.open("/contact");
    const name = page.getByRole("textbox", { name: "First name" });
    await name.fill("Ada");
    await menuLink(page, "About").click();
    await page.waitForURL("**/about");
    await page.waitForFunction(() => document.title.startsWith("About"));
    await page.goBack();
    await page.waitForURL("**/contact");
    await expect.poll(() => name.inputValue()).toBe("Ada");
    await wakeBlocks(page);
    expect(await name.inputValue()).toBe("Ada");
  });

  it("follows a redirect without a stop that the back button would meet", async () => {
    const page = await site.open("/about");
    await mark(page);
    await menuLink(page, "Technologies").click();
    await page.waitForURL("**/technologies/other");
    expect(await isSameDocument(page)).toBe(true);
    // The address changes before the page does.
    await page.locator('nav a[aria-current="true"]', { hasText: "Technologies" }).first().waitFor();
    await page.goBack();
    await page.waitForURL("**/about");
  });

  it("answers an old address on a full load, too", async () => {
    const page = await site.open("/capabilities");
    await page.waitForURL("**/technologies/products");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  it("jumps to a place on the page without leaving it", async () => {
    const page = await site.open("/platform");
    await mark(page);
    await page.getByRole("link", { name: "Explore Platform" }).click();
    await page.waitForURL("**/platform#architecture");
    expect(await isSameDocument(page)).toBe(true);
    await page.waitForFunction(() => {
      const top = document.getElementById("architecture")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight / 2;
    });
  });

  it("downloads no code of the content on a page that only wants to be read", async () => {
    const shell = ["header", "language-switch", "cookie-banner", "toasts", "search"];
    const page = await site.open("/privacy");
    await page.waitForLoadState("networkidle");
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.endsWith(".js")),
    );
    const blocks = await page
      .locator("[data-src]")
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.block ?? ""));
    expect(blocks.filter((block) => !shell.includes(block))).toEqual([]);
    expect(scripts.join("\n")).not.toMatch(/react|jsx|navigation|filter-list|form/);
  });

  it("says what is missing for an address that does not exist", async () => {
    const page = await site.open("/jobs/chief-dreamer");
    expect(await page.getByText("404").first().isVisible()).toBe(true);
    expect(await page.getByText("Oops! Page not found").isVisible()).toBe(true);
    await page.getByText("Job not found.").waitFor();
    await expect.poll(() => faultsOf(page)).toContain("404: there is no page at /jobs/chief-dreamer");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${site.address}/`);
  });
});
