import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { arrived } from "../support/arrived.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { expectFocus, expectToHear, focusIsSomewhere, listen, press, tabTo } from "../support/keyboard.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

/* What visitors come for, without a mouse, and what a screen reader says meanwhile. The form: tests/blocks. */
let site: SiteUnderTest;
let page: Page;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterEach(async () => {
  expect(faultsOf(page)).toEqual([]);
  await page.context().close();
});
afterAll(() => site?.close());

async function open(
  path: string,
  options: BrowserContextOptions & { decided?: boolean } = {},
): Promise<void> {
  const { decided = true, ...context } = options;
  page = await site.open("/robots.txt", {
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
    ...context,
  });
  await listen(page);
  if (decided) await page.evaluate(() => localStorage.setItem("cookie_consent", '{"essential":true}'));
  await page.goto(site.address + path);
  await wakeBlocks(page);
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const link = (name: string | RegExp) => page.getByRole("link", { name });
const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

describe("without a mouse", () => {
  it("the first stop leads past the menu", async () => {
    await open("/about");
    await page.keyboard.press("Tab");
    await expectFocus(link("Skip to content"));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("main"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  it("the menu opens, gives the focus back, and leads to a page that says its name", async () => {
    await open("/about", { viewport: { width: 390, height: 844 } });
    await press(page, button("Open menu"));
    const menu = page.getByRole("dialog", { name: "Main" });
    await menu.waitFor();
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    for (let stop = 0; stop < 15; stop++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, footer") ?? null)).toBe(null);
    await page.keyboard.press("Escape");
    await expectFocus(button("Open menu"));
    await page.keyboard.press("Enter");
    await press(page, menu.getByRole("link", { name: "Careers" }));
    await expectFocus(title(/^Careers at/));
    await expectToHear(page, /Careers/);
    expect(await menu.isVisible()).toBe(false);
  });

  it("the theme changes, and the switch keeps the focus", async () => {
    await open("/about");
    await press(page, button("Dark theme"), "Space");
    expect(await button("Dark theme").getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
    await expectFocus(button("Dark theme"));
  });

  it.each([["Accept"], ["Reject"], ["Close without choosing"]])(
    "the question about cookies can be answered: %s, and the focus goes back to the page",
    async (name) => {
      await open("/about", { decided: false });
      await press(page, button(name));
      await page.getByRole("region", { name: "Your choice about cookies" }).waitFor({ state: "hidden" });
      expect(await focusIsSomewhere(page)).toBe(true);
      const stored = await page.evaluate(() => localStorage.getItem("cookie_consent"));
      if (name === "Close without choosing") expect(stored).toBe(null);
      else expect(JSON.parse(stored ?? "").analytics).toBe(name === "Accept");
    },
  );

  it("cookies can be chosen one by one", async () => {
    await open("/about", { decided: false });
    await press(page, button("Customize"));
    const dialog = page.getByRole("dialog", { name: "Cookie preferences" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await expectFocus(button("Customize"));
    await page.keyboard.press("Enter");
    await press(page, dialog.getByRole("checkbox", { name: /Analytics/ }), "Space");
    await press(page, dialog.getByRole("button", { name: "Save Preferences" }));
    await dialog.waitFor({ state: "hidden" });
    expect(await focusIsSomewhere(page)).toBe(true);
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem("cookie_consent"))) ?? "");
    expect(stored).toEqual({ essential: true, analytics: true, marketing: false, preferences: false });
  });

  it("a technology is found by search, by its category, in the list, by a tag", async () => {
    await open("/technologies/other");
    const search = page.getByRole("searchbox", { name: "Search technologies" });
    await tabTo(page, search);
    await page.keyboard.type("no such thing");
    await expectToHear(page, 'No technologies found for "no such thing"');
    await press(page, button("Clear search"));
    await expectFocus(search);
    expect(await search.inputValue()).toBe("");
    await page.keyboard.type("kubernetes");
    await expectToHear(page, /\d+ of 11 categories/);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await press(page, link(/^Explore all \d+ in DevSecOps/));
    await expect.poll(() => search.inputValue()).toBe("DevSecOps");
    expect(await button("List").getAttribute("aria-pressed")).toBe("true");
    expect(await focusIsSomewhere(page)).toBe(true);
    const item = page.locator("#stack summary:visible").first();
    await press(page, item);
    const tag = page.locator("#stack details[open] a[href*='q=']").first();
    const name = (await tag.textContent()) ?? "";
    await press(page, tag);
    await expect.poll(() => search.inputValue()).toBe(name);
    expect(await focusIsSomewhere(page)).toBe(true);
  });

  it("articles are filtered, the filters taken back, one read, and a related one after it", async () => {
    await open("/insights/articles");
    await press(page, page.locator("summary", { hasText: "Filters" }));
    const chip = page.getByRole("button", { name: "Engineering", exact: true });
    await press(page, chip, "Space");
    await expectFocus(chip);
    await expectToHear(page, /\d+ of 20/);
    await press(page, button(/^Remove.*Engineering/));
    expect(await focusIsSomewhere(page)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press(page, chip, "Space");
    await press(page, button("Clear all"));
    expect(await focusIsSomewhere(page)).toBe(true);
    await press(page, link(/^Idempotent by design/));
    await expectFocus(title(/^Idempotent by design/));
    await expectToHear(page, /Idempotent by design/);
    await press(page, page.locator("#related h3 a").first());
    await expect.poll(() => title(/^Idempotent/).count()).toBe(0);
    await expectFocus(page.getByRole("heading", { level: 1 }));
  });

  it("events are found by tabs, and show their agenda", async () => {
    await open("/insights/events");
    await press(page, page.getByRole("tab", { name: "All Events" }), "ArrowRight");
    await expectFocus(page.getByRole("tab", { name: "Upcoming" }));
    await expectToHear(page, /event/i);
    await page.keyboard.press("End");
    await expectFocus(page.getByRole("tab", { name: "Past Events" }));
    const agenda = page.locator("[data-event]:visible summary").first();
    await press(page, agenda);
    expect(await agenda.getByText("Hide Details").isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await agenda.getByText("View Agenda").isVisible()).toBe(true);
    await expectFocus(agenda);
  });

  it("postings are narrowed by place and skill", async () => {
    await open("/careers");
    await tabTo(page, page.getByRole("combobox", { name: "Location" }));
    await page.keyboard.type("London");
    await expectToHear(page, /\d of 7 postings/);
    await expectFocus(page.getByRole("combobox", { name: "Location" }));
    await tabTo(page, page.getByRole("combobox", { name: "Skill" }));
    await page.keyboard.type("Sal");
    expect(await page.locator("#roles article:visible").count()).toBeGreaterThan(0);
  });

  it("a blueprint opens from its card", async () => {
    await open("/showcases");
    await press(page, page.locator("main h3 a, main h2 a").first());
    await expect.poll(() => page.url()).toContain("/showcases/");
    await arrived(page);
    await expectFocus(page.getByRole("heading", { level: 1 }));
  });

  it("an office is chosen on the globe, which can be stopped", async () => {
    await open("/contact", { reducedMotion: "no-preference" });
    const pause = button("Pause rotation");
    await press(
      page,
      page.getByRole("group", { name: "Regions" }).getByRole("button", { name: "Europe" }),
      "Space",
    );
    expect(await page.locator("[data-block=map] li[aria-current=true] h3").textContent()).toBe("Europe");
    await press(page, pause, "Space");
    await expectFocus(pause);
    expect(await pause.getAttribute("aria-pressed")).toBe("true");
  });

  it("a service is opened and closed again", async () => {
    await open("/services");
    const category = page.locator("main nav a").nth(2);
    await press(page, category);
    await expect.poll(() => category.getAttribute("aria-current")).toBe("true");
    const area = page.locator("main .area:visible");
    expect(await area.count()).toBe(1);
    const details = area.locator("summary").first();
    await press(page, details);
    expect(await details.getByText("Show Less").isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await details.getByText("Explore Details").isVisible()).toBe(true);
  });

  it("all four demonstrations run, and say how far they are", async () => {
    await open("/technologies/other");
    await press(page, button("Use a sample text"));
    await page.keyboard.down("Shift");
    await press(page, button("Analyze Text"));
    await page.keyboard.up("Shift");
    const slider = page.getByRole("slider", { name: "Workload" });
    await tabTo(page, slider);
    await page.keyboard.press("End");
    expect(await slider.getAttribute("aria-valuetext")).toMatch(/5 instances, \$25/);
    await press(page, button("Run Pipeline"));
    await expectToHear(page, /Data Ingestion/);
    await press(page, button("Ping Endpoints"));
    await expectToHear(page, /sentiment|Positive|Negative|Neutral/i);
    await expectToHear(page, /Pipeline complete/);
    await expectToHear(page, /ms|pinged|complete/i);
    expect(await focusIsSomewhere(page)).toBe(true);
  });
});
