import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { expectFocus } from "../support/keyboard.ts";
import { openAwake, wakeBlocks } from "../support/wake-blocks.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite(undefined, { draws: true });
});
afterAll(() => site?.close());

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const rootClass = (page: Page) => page.evaluate(() => document.documentElement.className);
const telephone = { viewport: { width: 390, height: 844 } };

describe("the header", () => {
  it("stays at the top, 80 px high, and 96 px from 768 px on", async () => {
    const page = await site.open("/about", { viewport: { width: 767, height: 900 } });
    await page.evaluate(() => window.scrollTo(0, 1500));
    const box = () => page.getByRole("banner").boundingBox();
    await expect.poll(box).toMatchObject({ y: 0, height: 80 });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(box).toMatchObject({ y: 0, height: 96 });
  });

  it("shows its links from 1,024 px on, a menu button below", async () => {
    const page = await site.open("/", { viewport: { width: 1024, height: 900 } });
    const links = page.getByRole("banner").getByRole("link", { name: "Careers" });
    const button = page.getByRole("button", { name: "Open menu" });
    const shown = async () => [await links.isVisible(), await button.isVisible()];
    await expect.poll(shown).toEqual([true, false]);
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect.poll(shown).toEqual([false, true]);
  });

  it("marks what the address begins with", async () => {
    const page = await site.open("/");
    for (const [path, names] of [
      ["/", ["Home"]],
      ["/insights/events", ["Insights"]],
      ["/jobs/data-engineer", []],
      ["/careers/no-such-page", ["Careers"]],
    ] as const) {
      await page.goto(site.address + path);
      const active = page.getByRole("banner").locator("a[aria-current]");
      await expect.poll(() => active.allTextContents(), { message: path }).toEqual(names);
    }
  });

  it("shows what the brand stands for on touch for a moment, under the pointer, and not after Escape", async () => {
    const touched = await site.open("/", { ...telephone, hasTouch: true, isMobile: true });
    const tooltipOf = (page: Page) => page.getByRole("banner").getByRole("tooltip");
    const touchedBrand = touched.getByRole("banner").getByRole("link", { name: "2SD, home" });
    await touchedBrand.tap();
    await expect.poll(() => tooltipOf(touched).isVisible()).toBe(true);
    await expect.poll(() => tooltipOf(touched).isVisible()).toBe(false);
    // What was touched counts as hovered until the next touch, now and then by itself.
    await touchedBrand.hover();
    expect(await touchedBrand.evaluate((link) => link.matches(":hover"))).toBe(true);
    expect(await tooltipOf(touched).isVisible()).toBe(false);

    const page = await site.open("/about");
    const brand = page.getByRole("banner").getByRole("link", { name: "2SD, home" });
    await brand.hover();
    await expect.poll(() => tooltipOf(page).isVisible()).toBe(true);
    await expect
      .poll(async () => {
        // Only once its script is there.
        await page.keyboard.press("Escape");
        return tooltipOf(page).isVisible();
      })
      .toBe(false);
  });
});

describe("the theme", () => {
  it("is light at first, a class of the root, and kept as it was chosen; drawn pictures follow it", async () => {
    const page = await openAwake(site, "/about");
    const portrait = page.getByRole("img", { name: /^Portrait of/ }).first();
    const toggle = page.getByRole("banner").getByRole("button", { name: "Dark theme" });
    expect(await rootClass(page)).toBe("light");
    await portrait.scrollIntoViewIfNeeded();
    const onPaper = await portrait.screenshot();

    await toggle.click();
    expect(await rootClass(page)).toBe("dark");
    expect(await stored(page, "theme")).toBe("dark");
    await expect.poll(async () => (await portrait.screenshot()).equals(onPaper)).toBe(false);
    await page.reload();
    expect(await rootClass(page)).toBe("dark");

    await wakeBlocks(page);
    await toggle.click();
    expect(await rootClass(page)).toBe("light");
    expect(await stored(page, "theme")).toBe("light");
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await portrait.screenshot()).equals(onPaper)).toBe(true);
  });
});

describe("the menu of narrow screens", () => {
  it("covers the screen, has the nine routes, and keeps its own flag of the theme", async () => {
    const page = await openAwake(site, "/", telephone);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Main" });
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const links = await menu
      .getByRole("link")
      .evaluateAll((list) => list.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
    expect(links).toEqual([
      "Home /",
      "About /about",
      "Solutions /services",
      "Technologies /technologies",
      "Platform /platform",
      "Showcases /showcases",
      "Insights /insights",
      "Careers /careers",
      "Contact /contact",
    ]);
    expect(await page.locator("body").getAttribute("class")).toBe("menu-open");
    expect(await stored(page, "darkMode")).toBe("false");
    await menu.getByRole("button", { name: "Dark theme" }).click();
    expect([await stored(page, "darkMode"), await stored(page, "theme")]).toEqual(["true", "dark"]);
  });

  it("closes on its button, on a link that is picked, and when the window is wide enough", async () => {
    const page = await openAwake(site, "/", telephone);
    const menu = page.getByRole("dialog", { name: "Main" });
    const open = () => page.getByRole("button", { name: "Open menu" }).click();
    const isClosed = async () => {
      await menu.waitFor({ state: "hidden" });
      await expect.poll(() => page.locator("body").getAttribute("class")).toBe("");
    };
    await open();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await isClosed();
    await open();
    await menu.getByRole("link", { name: "Solutions" }).click();
    await page.waitForURL("**/services");
    await isClosed();
    await open();
    await page.setViewportSize({ width: 768, height: 900 });
    await isClosed();
  });
});

describe("the choice about cookies", () => {
  const KEY = "cookie_consent";
  const consent = (analytics: boolean, marketing: boolean, preferences: boolean) =>
    JSON.stringify({ essential: true, analytics, marketing, preferences });
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie preferences" });

  it("is asked for when none is stored, and not again once it is made", async () => {
    for (const [name, choice] of [
      ["Accept", consent(true, true, true)],
      ["Reject", consent(false, false, false)],
    ] as const) {
      const page = await openAwake(site, "/");
      await button(page, name).click();
      expect(await stored(page, KEY)).toBe(choice);
      await button(page, name).waitFor({ state: "hidden" });
      await page.reload();
      await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
      expect(await button(page, name).isVisible()).toBe(false);
    }
  });

  it("is put off by the cross, and made by category in a dialog", async () => {
    const page = await site.open("/");
    await button(page, "Close without choosing").click();
    await button(page, "Accept").waitFor({ state: "hidden" });
    expect(await stored(page, KEY)).toBeNull();

    await page.reload();
    await button(page, "Customize").click();
    expect(await dialog(page).getByRole("checkbox").count()).toBe(4);
    expect(await dialog(page).getByRole("checkbox", { name: "Essential" }).isDisabled()).toBe(true);
    await button(page, "Cancel").click();
    expect(await stored(page, KEY)).toBeNull();
    await button(page, "Customize").click();
    await dialog(page).getByRole("checkbox", { name: "Marketing" }).check();
    await button(page, "Save Preferences").click();
    expect(await stored(page, KEY)).toBe(consent(false, true, false));
    await button(page, "Accept").waitFor({ state: "hidden" });
  });

  it("counts as not made when what is stored cannot be read", async () => {
    const page = await site.open("/");
    await page.evaluate((key) => localStorage.setItem(key, "{essential"), KEY);
    await page.reload();
    await button(page, "Accept").waitFor();
  });

  it("can be changed from the foot of every page, with what was chosen ticked", async () => {
    const page = await site.open("/terms");
    await button(page, "Accept").click();
    const settings = page.getByRole("contentinfo").getByRole("link", { name: "Cookie Settings" });
    await settings.click();
    expect(page.url()).toBe(`${site.address}/terms`);
    const ticked = () =>
      dialog(page)
        .getByRole("checkbox")
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
    await expect.poll(ticked).toEqual([true, true, true, true]);
    await dialog(page).getByRole("checkbox", { name: "Analytics" }).uncheck();
    await button(page, "Save Preferences").click();
    expect(await stored(page, KEY)).toBe(consent(false, true, true));
    await expectFocus(settings);

    await page.goto(`${site.address}/cookies#cookie-settings`);
    await dialog(page).waitFor();
    await expect.poll(ticked).toEqual([true, false, true, true]);
  });

  it("can be changed from the text of the page about cookies", async () => {
    const page = await site.open("/cookies");
    await button(page, "Accept").click();
    await page.getByRole("main").getByRole("link", { name: "Cookie Settings" }).click();
    await dialog(page).waitFor();
    expect(page.url()).toBe(`${site.address}/cookies`);
  });

  it("needs no dialog without JavaScript: a link to it says that nothing is stored", async () => {
    const page = await site.open("/terms", { javaScriptEnabled: false });
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Settings" }).click();
    expect(await page.getByText("this site stores nothing in your browser").isVisible()).toBe(true);
  });
});
