import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { expectFocus } from "../support/keyboard.ts";
import { openAwake } from "../support/wake-blocks.ts";
import { buildMenusSite } from "./menus-site.ts";

let site: SiteUnderTest;
let remove: () => void;
beforeAll(async () => {
  const built = await buildMenusSite();
  remove = built.remove;
  site = await serveBuiltSite(built.dir);
});
afterAll(async () => {
  await site?.close();
  remove?.();
});

const wide = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 320, height: 640 } };
const bar = (page: Page) => page.getByRole("banner");
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });
const menu = (page: Page) => page.getByRole("dialog", { name: "Main" });
const openMenu = (page: Page) => bar(page).getByRole("button", { name: "Open menu" }).click();

/** How far parts of a page stand out of its window, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Boxes that overlap, as pairs of texts. */
async function overlaps(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) => {
    const boxes = elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent || element.ariaLabel,
        box: element.getBoundingClientRect(),
      }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1)
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

it("the menu opens and closes before its script is there, and goes on with it", async () => {
  const page = await site.open("/", telephone);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await menu(page).waitFor({ state: "hidden" });
  await openMenu(page);
  await menu(page).waitFor();
  send();
  // The page behind it stands still.
  await page.locator("body.menu-open").waitFor();
  await menu(page).getByRole("button", { name: "Dark theme" }).click();
  expect(await page.evaluate(() => document.documentElement.className)).toContain("dark");
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await menu(page).waitFor({ state: "hidden" });
  expect(faultsOf(page)).toEqual([]);
});

describe("a second level in the bar", () => {
  it("opens and closes by pointer, one at a time, and outside of it", async () => {
    const page = await openAwake(site, "/", wide);
    const top = await page.getByRole("heading", { level: 1 }).boundingBox();
    await button(page, "Services").click();
    await link(page, "Models").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).boundingBox(), "nothing moves").toEqual(top);
    await button(page, "More about Work").click();
    await link(page, "Quays").waitFor();
    expect(await link(page, "Models").isVisible()).toBe(false);
    await page.mouse.click(640, 700);
    await link(page, "Quays").waitFor({ state: "hidden" });
    await button(page, "Services").click();
    await button(page, "Services").click();
    await link(page, "Models").waitFor({ state: "hidden" });
    expect(faultsOf(page)).toEqual([]);
  });

  it("opens by touch", async () => {
    const page = await openAwake(site, "/", { ...wide, hasTouch: true });
    await button(page, "Services").tap();
    await link(page, "Models").waitFor();
    await link(page, "Models").tap();
    await page.waitForURL("**/models");
  });

  it("is gone through by keyboard in its order, and Escape gives the focus back", async () => {
    const page = await openAwake(site, "/", wide);
    await link(page, "Work").focus();
    for (const name of ["More about Work", "Services"]) {
      await page.keyboard.press("Tab");
      await expectFocus(button(page, name));
    }
    await page.keyboard.press("Enter");
    for (const name of [/^Plans/, "Models", "Sites"]) {
      await page.keyboard.press("Tab");
      await expectFocus(bar(page).getByRole("link", { name }));
    }
    await page.keyboard.press("Escape");
    await link(page, "Models").waitFor({ state: "hidden" });
    await expectFocus(button(page, "Services"));
    await page.keyboard.press("Space");
    await link(page, "Models").waitFor();
    for (const _ of ["Plans", "Models", "Sites", "Read the story", "About"]) await page.keyboard.press("Tab");
    await expectFocus(link(page, "About"));
    await link(page, "Models").waitFor({ state: "hidden" });
  });

  it("says whether it is open, and which groups it has", async () => {
    const page = await openAwake(site, "/", wide);
    const services = button(page, "Services");
    await expect.poll(() => services.getAttribute("aria-expanded")).toBe("false");
    await services.click();
    await expect.poll(() => services.getAttribute("aria-expanded")).toBe("true");
    const design = bar(page).getByRole("list", { name: "Design" });
    expect(await design.getByRole("link").allTextContents()).toEqual(["PlansDrawn to scale", "Models"]);
    expect(await bar(page).getByRole("menu").count()).toBe(0);
  });

  it("marks the page that is open and the entry above it, and closes when the visitor goes on", async () => {
    const page = await openAwake(site, "/work/quays", wide);
    const marked = () =>
      bar(page)
        .locator("[aria-current]")
        .evaluateAll((list) => list.map((one) => `${one.textContent} ${one.getAttribute("aria-current")}`));
    await expect.poll(marked).toEqual(["Work true", "Quays page"]);
    await button(page, "Services").click();
    await link(page, "Models").click();
    await page.waitForURL("**/models");
    await link(page, "Models").waitFor({ state: "hidden" });
    await expect.poll(marked).toEqual(["Services true", "Models page"]);
    await link(page, "About").click();
    await expect.poll(marked).toEqual(["About page"]);
  });

  it.each([
    ["JavaScript switched off", { javaScriptEnabled: false }],
    ["the site's scripts not to be had", {}],
  ])("works with %s", async (_, options) => {
    const page = await site.open("/robots.txt", { ...wide, ...options });
    await page.route("**/*.js", (route) => route.abort());
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.address}/`);
      await button(page, "Services").click();
      await link(page, "Models").waitFor();
      await page.keyboard.press("Escape");
      await link(page, "Models").waitFor({ state: "hidden" });
      await button(page, "More about Work").click();
      await link(page, "Quays").click();
      await page.waitForURL("**/work/quays");
      expect(
        await bar(page).getByRole("link", { name: "Talk to us" }).filter({ visible: true }).count(),
      ).toBe(1);
    }
  });

  it("of forty entries scrolls inside the screen", async () => {
    const page = await openAwake(site, "/with-forty", { viewport: { width: 1024, height: 400 } });
    await button(page, "Sheets").click();
    const panel = page.locator("[popover]");
    const box = await panel.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(400);
    expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await link(page, "Sheet 40").focus();
    const last = await link(page, "Sheet 40").boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(400);
  });
});

describe("a second level in the menu", () => {
  it("unfolds in place, beside the page that its entry leads to", async () => {
    const page = await openAwake(site, "/", telephone);
    await openMenu(page);
    const quays = menu(page).getByRole("link", { name: "Quays" });
    expect(await quays.isVisible()).toBe(false);
    await menu(page).locator("summary", { hasText: "" }).first().click();
    await quays.waitFor();
    await menu(page).locator("summary").nth(1).press("Enter");
    await menu(page).getByRole("list", { name: "Build" }).waitFor();
    expect(await quays.isVisible()).toBe(true);
    expect(await overhang(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await quays.click();
    await page.waitForURL("**/work/quays");
    await menu(page).waitFor({ state: "hidden" });
  });

  it("names its buttons after their entries", async () => {
    const page = await openAwake(site, "/work/quays", telephone);
    await openMenu(page);
    const names = await menu(page)
      .locator("summary")
      .evaluateAll((list) => list.map((one) => one.ariaLabel ?? one.textContent));
    expect(names).toEqual(["More about Work", "Services"]);
    expect(
      await menu(page).getByRole("link", { name: "Work", exact: true }).getAttribute("aria-current"),
    ).toBe("true");
    expect(await menu(page).getByRole("link", { name: "Talk to us" }).isVisible()).toBe(true);
  });
});

describe.each([320, 390, 768, 1024, 1440])("at %i px", (width) => {
  it.each(["/", "/with-forty", "/with-many", "/with-words"])(
    "%s: nothing overlaps or leaves the screen",
    async (path) => {
      const page = await openAwake(site, path, { viewport: { width, height: 800 } });
      const parts = bar(page).locator(
        "div > div > a, nav > ul > li > *:not([popover]), .tools a, .tools button",
      );
      expect(await overlaps(parts)).toEqual([]);
      expect(await overhang(page)).toBe(0);
      const edges = await bar(page)
        .locator("a, button")
        .evaluateAll((list) =>
          list.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().right),
        );
      expect(Math.max(...edges)).toBeLessThanOrEqual(width);
      const toggle = bar(page).getByRole("button", { name: "Open menu" });
      if (!(await toggle.isVisible())) return;
      await toggle.click();
      for (const one of await menu(page).locator("summary").all()) await one.click();
      expect(await menu(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    },
  );
});

it.each(["light", "dark"])("axe finds nothing in an open panel, in %s", async (theme) => {
  const page = await openAwake(site, "/work/quays", wide);
  await page.evaluate((name) => document.documentElement.classList.replace("light", name), theme);
  await button(page, "Services").click();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, "More about Work").click();
  expect(await axeViolations(page)).toEqual([]);
});
