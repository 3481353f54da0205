import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { openAwake } from "../support/wake-blocks.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

const titles = (page: Page) => page.locator("#articles article:visible h3").allTextContents();
const tags = (page: Page) => page.locator("#articles article:visible ul").allTextContents();

describe("the Knowledge Hub", () => {
  it("shows the three newest articles and one workshop", async () => {
    // The panels come one after the other, for those who like things to move.
    const page = await site.open("/insights", { reducedMotion: "no-preference" });
    const articles = page.locator("section", { has: page.locator("h2", { hasText: /^Articles$/ }) }).last();
    expect(await articles.textContent()).toContain("20 Articles");
    const days = await articles
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toHaveLength(3);
    expect(days).toEqual([...days].sort().reverse());
    expect(await articles.locator("time").first().textContent()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(await articles.locator("li svg, li img").count()).toBeGreaterThanOrEqual(3);
    expect(await articles.getByRole("link", { name: "View All Articles" }).getAttribute("href")).toBe(
      "/insights/articles",
    );
    expect(await articles.evaluate((panel) => getComputedStyle(panel).animationDelay)).toBe("0.1s");

    const events = page
      .locator("section", { has: page.locator("h2", { hasText: "Events & Webinars" }) })
      .last();
    for (const text of ["2 Events", "July 25, 2025", "Virtual"])
      expect(await events.textContent()).toContain(text);
    expect(await events.getByRole("link", { name: "View All Events" }).getAttribute("href")).toBe(
      "/insights/events",
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  it("is complete when the visitor has paused motion", async () => {
    const page = await site.open("/insights");
    await page.evaluate(() => sessionStorage.setItem("motion", "paused"));
    await page.reload();
    const opacity = await page
      .locator("[data-fade]")
      .first()
      .evaluate((panel) => getComputedStyle(panel).opacity);
    expect(opacity).toBe("1");
  });
});

describe("the articles", () => {
  it("are listed newest first, three in a row, each leading to its page", async () => {
    const page = await site.open("/insights/articles", { viewport: { width: 1280, height: 900 } });
    expect(await titles(page)).toHaveLength(20);
    const template = await page
      .locator("#articles [data-pages] > ul")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(template.split(" ")).toHaveLength(3);
    const addresses = await page
      .locator("#articles h3 a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const address of addresses) expect(address).toMatch(/^\/insights\/article\/[a-z0-9-]+$/);
    const days = await page.locator("#articles .meta > :first-child").allTextContents();
    const times = days.map((day) => Date.parse(day));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it("are narrowed by one category, any of several tags, and the words of title and excerpt", async () => {
    const page = await openAwake(site, "/insights/articles");
    const panel = page.locator("#articles details.panel");
    await panel.locator("summary").click();
    await panel.getByRole("button", { name: "CRM", exact: true }).click();
    const withCrm = await titles(page);
    await panel.getByRole("button", { name: "Testing", exact: true }).click();
    expect((await titles(page)).length).toBeGreaterThan(withCrm.length);
    for (const list of await tags(page)) expect(list).toMatch(/CRM|Testing/);

    await panel.getByRole("button", { name: "Engineering", exact: true }).click();
    await panel.getByRole("button", { name: "Enterprise AI", exact: true }).click();
    expect(
      await panel.getByRole("button", { name: "Engineering", exact: true }).getAttribute("aria-pressed"),
    ).toBe("false");
    await page.waitForURL(/category=Enterprise\+AI&tags=CRM&tags=Testing/);

    await page.getByRole("button", { name: "Clear all" }).click();
    expect(await titles(page)).toHaveLength(20);
    await page.getByPlaceholder("Search articles...").fill("TURNED DOWN 26 OF 103");
    expect(await titles(page)).toEqual(["Why we decline one proposal in four"]);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("show what was chosen as chips that can be removed, and the focus never gets lost", async () => {
    const page = await site.open("/insights/articles?category=Engineering&tags=DevOps&tags=Testing");
    const chips = page.getByRole("list", { name: "Active filters" }).getByRole("button");
    await chips.first().waitFor();
    expect(
      await chips.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label"))),
    ).toEqual(["Remove filter Engineering", "Remove filter DevOps", "Remove filter Testing"]);
    await page.getByRole("button", { name: "Remove filter DevOps" }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Remove filter Testing",
    );
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Remove filter Engineering",
    );
    await page.keyboard.press("Enter");
    expect(await chips.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  it("can be put in another order, and say when there are none", async () => {
    const page = await openAwake(site, "/insights/articles");
    const newest = await titles(page);
    await page.getByLabel("Sort by").selectOption("Oldest first");
    expect(await titles(page)).toEqual([...newest].reverse());
    await page.getByLabel("Sort by").selectOption("Title");
    const byTitle = await titles(page);
    expect(byTitle).toEqual([...byTitle].sort((a, b) => a.localeCompare(b, "en")));
    await page.waitForURL(/sort=title/);
    await page.getByPlaceholder("Search articles...").fill("xyzzy");
    await page.getByText("No articles found").first().waitFor();
  });
});

describe("an article", () => {
  it("has all its parts", async () => {
    const page = await site.open("/insights/article/agents-that-write-to-the-crm");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
      /\/insights\/agents-that-write-to-the-crm$/,
    );
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await trail.allTextContents()).toEqual([
      "Home",
      "Insights",
      await page.locator("h1").textContent(),
    ]);
    expect(await page.locator("h1 ~ *, h1").first().isVisible()).toBe(true);
    await page.getByText("July 1, 2025").first().waitFor();
    await page
      .getByText(/^\d+ min read$/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "CRM", exact: true }).waitFor();
    expect(
      await page
        .locator(".cover")
        .evaluate((cover) => cover.firstElementChild?.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(600);
    const author = page.getByRole("complementary", { name: "Written by" });
    expect(await author.textContent()).toContain("Arjun Deshmane");
    expect(await author.locator("img").count()).toBe(1);
    expect(await author.getByRole("link", { name: /LinkedIn/ }).getAttribute("href")).toMatch(/^https:/);
    expect(((await page.locator("[data-body]").textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(
      500,
    );
    expect(await page.getByRole("link", { name: "Back to Insights" }).getAttribute("href")).toBe("/insights");
    const related = page.locator("#related");
    await related.getByRole("heading", { name: "Related Articles" }).waitFor();
    const links = await related
      .locator("h3 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(0);
    expect(links.length).toBeLessThanOrEqual(3);
    for (const link of links) {
      expect(link).toMatch(/^\/insights\/[a-z0-9-]+$/);
      expect(link).not.toContain("agents-that-write");
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  it("names no author when the company wrote it", async () => {
    const page = await site.open("/insights/yogi-platform-launch");
    await page.getByRole("heading", { level: 1, name: /Yogi/ }).waitFor();
    expect(await page.getByText("Written by").count()).toBe(0);
  });

  it("that does not exist is the not-found page", async () => {
    const page = await site.open("/insights/no-such-article");
    await page.getByText("Article not found.").waitFor();
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  });
});
