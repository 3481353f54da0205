import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUDGETS } from "../bench/budgets.ts";
import { serveCompressed } from "../bench/measure/compressed-server.ts";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

const CONSENT = JSON.stringify({ essential: true, analytics: false, marketing: false, preferences: false });

/** A visitor who has chosen about cookies, so that the banner covers nothing; all requests in `asked`. */
async function visitor(path: string, options: Parameters<SiteUnderTest["open"]>[1] = {}) {
  const page = await site.open("/robots.txt", options);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate((consent) => localStorage.setItem("cookie_consent", consent), CONSENT);
  await page.goto(site.address + path);
  await awake(page);
  return { page, asked };
}

/** The block listens once the page has nothing else to do. */
async function awake(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))));
  await page.waitForLoadState("networkidle");
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search this site" });
const hitsOf = (page: Page) => page.locator(".search-hits a");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const isSearchPart = (path: string) => /^\/(assets\/)?search\/|\/assets\/panels-/.test(path);

describe("the dialog", () => {
  it.each(["/", "Control+k"])(
    "opens with %s, finds, and is left for the place that was found",
    async (key) => {
      const { page, asked } = await visitor("/about");
      expect(asked.filter(isSearchPart)).toEqual([]);
      await page.keyboard.press(key);
      await dialogOf(page).waitFor();
      await page.keyboard.type("invioce exceptions");
      await hitsOf(page).first().waitFor();
      expect(await dialogOf(page).getByRole("status").textContent()).toMatch(/^Pages found: \d+$/);
      expect(await page.locator(".search-hits mark").count()).toBeGreaterThan(0);
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toContain("exceptions are the product");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/insights\/invoice-exceptions-are-the-product/);
      await expect.poll(() => dialogOf(page).isVisible()).toBe(false);
      expect(faultsOf(page)).toEqual([]);
    },
  );

  it("opens from the magnifying glass of the header, and gives the focus back to it", async () => {
    const { page } = await visitor("/services");
    const glass = page.locator("header").getByRole("link", { name: "Search" }).first();
    await glass.click();
    await dialogOf(page).waitFor();
    await page.keyboard.press("Escape");
    expect(await dialogOf(page).isVisible()).toBe(false);
    expect(await glass.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/services");
  });

  it("goes through the results with arrow keys and back to what was typed", async () => {
    const { page } = await visitor("/about");
    await page.keyboard.press("/");
    await page.keyboard.type("cloud");
    await hitsOf(page).nth(3).waitFor();
    const titles = await hitsOf(page).allTextContents();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe(titles[1]);
    await page.keyboard.press("End");
    expect(await focused(page)).toBe(titles.at(-1));
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("s");
    expect(await dialogOf(page).getByRole("searchbox").inputValue()).toBe("clouds");
  });

  it("lets a slash be typed into a field, and the key be switched off", async () => {
    const { page } = await visitor("/contact");
    await page
      .getByRole("textbox", { name: /message/i })
      .first()
      .focus();
    await page.keyboard.type("and/or");
    expect(await dialogOf(page).isVisible()).toBe(false);
    await page.locator("h1").click();
    await page.keyboard.press("/");
    await dialogOf(page).waitFor();
    await page.getByRole("checkbox", { name: "The / key opens the search" }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    expect(await dialogOf(page).isVisible()).toBe(false);
    await page.keyboard.press("Control+k");
    await dialogOf(page).waitFor();
  });

  it.each(["light", "dark"] as const)("has nothing that axe finds, in %s, and fits 320 px", async (theme) => {
    const { page } = await visitor("/about", { viewport: { width: 320, height: 640 } });
    await page.evaluate((name) => document.documentElement.classList.replace("light", name), theme);
    await page.keyboard.press("/");
    await page.keyboard.type("platfrom");
    await hitsOf(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await dialogOf(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
});

describe("a first answer", () => {
  it("comes with no more bytes than promised, compressed as a host stores files", async () => {
    const server = await serveCompressed(join(import.meta.dirname, "../../dist"));
    const context = await site.browser.newContext({ reducedMotion: "reduce" });
    try {
      const page = await context.newPage();
      await page.goto(`${server.address}/about`);
      await awake(page);
      server.forget();
      await page.keyboard.press("/");
      await dialogOf(page).waitFor();
      // At once: how much a hand that types slower loads on the way depends on how slow it is.
      await page.keyboard.insertText("integrations that survive a retry");
      await expect.poll(() => hitsOf(page).first().textContent()).toContain("Idempotent by design");
      await page.waitForLoadState("networkidle");
      const bytes = server.sent.reduce((sum, sent) => sum + sent.bytes, 0);
      expect(bytes, server.sent.map((sent) => `${sent.path} ${sent.bytes}`).join(", ")).toBeLessThan(
        BUDGETS.searchBytes,
      );
    } finally {
      await context.close();
      await server.close();
    }
  });
});

describe("the page", () => {
  it("shows what the address asks for, and writes what is typed into it", async () => {
    const { page } = await visitor("/search?q=cloud");
    await hitsOf(page).first().waitFor();
    const field = page.getByRole("searchbox");
    expect(await field.inputValue()).toBe("cloud");
    expect(await page.getByRole("heading", { name: "All pages" }).isVisible()).toBe(false);
    await field.fill("idempotant");
    await expect.poll(() => hitsOf(page).first().textContent()).toContain("Idempotent by design");
    expect(new URL(page.url()).searchParams.get("q")).toBe("idempotant");
    await field.fill("");
    await expect.poll(() => page.getByRole("heading", { name: "All pages" }).isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe("");
    expect(faultsOf(page)).toEqual([]);
  });

  it("shows more results, and takes the focus to them", async () => {
    const { page } = await visitor("/search?q=cloud");
    await hitsOf(page).nth(7).waitFor();
    await page.getByRole("button", { name: "Show more" }).click();
    await hitsOf(page).nth(8).waitFor();
    expect(await focused(page)).toBe(await hitsOf(page).nth(8).textContent());
  });

  it("says that there is nothing", async () => {
    const { page } = await visitor("/search?q=zzzxqwv");
    await expect
      .poll(() => page.locator("main").getByRole("status").textContent())
      .toContain("Nothing found for “zzzxqwv”");
  });

  it.each(["light", "dark"] as const)("has nothing that axe finds, in %s, and fits 320 px", async (theme) => {
    const { page } = await visitor("/search?q=cloud", { viewport: { width: 320, height: 640 } });
    await page.evaluate((name) => document.documentElement.classList.replace("light", name), theme);
    await hitsOf(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it("lists all pages without JavaScript, and the glass of the header leads there", async () => {
    const page = await site.open("/about", { javaScriptEnabled: false });
    await page.locator("header").getByRole("link", { name: "Search" }).first().click();
    await page.waitForURL("**/search");
    const links = page.locator("main li a");
    expect(await links.count()).toBeGreaterThan(40);
    await links.filter({ hasText: "Start with a modular monolith" }).click();
    await page.waitForURL("**/insights/modular-monolith-first");
  });
});

describe("when the index cannot be had", () => {
  it("says so, and tries again", async () => {
    const { page } = await visitor("/about");
    await page.route("**/search/index.json", (route) => route.abort());
    await page.keyboard.press("/");
    await page.keyboard.type("cloud");
    await dialogOf(page).getByText("The search could not be loaded.").waitFor();
    await page.unroute("**/search/index.json");
    await dialogOf(page).getByRole("button", { name: "Try again" }).click();
    await hitsOf(page).first().waitFor();
  });

  it("goes on by itself when the connection is back", async () => {
    const { page } = await visitor("/about");
    await page.keyboard.press("/");
    await dialogOf(page).waitFor();
    await page.context().setOffline(true);
    await page.keyboard.type("kubernetes");
    await dialogOf(page)
      .getByText(/You are offline/)
      .waitFor();
    await page.context().setOffline(false);
    await hitsOf(page).first().waitFor();
  });

  it("takes the list of a new release when a piece of the old one is gone", async () => {
    const { page } = await visitor("/about");
    let gone = 0;
    let lists = 0;
    await page.route("**/assets/search/*.json", (route) => {
      gone += 1;
      return lists < 2 ? route.fulfill({ status: 404, body: "gone" }) : route.continue();
    });
    page.on("request", (request) => {
      if (request.url().endsWith("/search/index.json")) lists += 1;
    });
    await page.keyboard.press("/");
    await page.keyboard.type("cloud");
    await hitsOf(page).first().waitFor();
    expect(gone).toBeGreaterThan(0);
    expect(lists).toBeGreaterThan(1);
  });
});
