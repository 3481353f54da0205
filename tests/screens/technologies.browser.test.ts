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

const cards = (page: Page) => page.locator("#stack [data-in-view=grid] article:visible");
const groups = (page: Page) => page.locator("#stack [data-in-view=list] section:visible");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search technologies" });

describe("the tech stack", () => {
  it("lists the categories in alphabetical order, with five items at most and a link to all", async () => {
    const page = await site.open("/technologies/other");
    const names = await cards(page).locator("h3").allTextContents();
    expect(names).toHaveLength(11);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    for (const card of await cards(page).all()) {
      expect(await card.locator("li:visible").count()).toBeLessThanOrEqual(5);
    }
    const all = await cards(page).first().locator("li").count();
    await cards(page)
      .first()
      .getByRole("link", { name: `Explore all ${all} in ${names[0]}` })
      .waitFor();
    const tooltips = await page
      .locator("#stack li[title]")
      .evaluateAll((items) => items.map((item) => item.getAttribute("title") ?? ""));
    expect(tooltips.length).toBeGreaterThan(50);
    for (const tooltip of tooltips) expect(tooltip.replace(/\.\.\.$/, "").length).toBeLessThanOrEqual(100);
  });

  it("is where /technologies leads, and is a tab beside the products", async () => {
    const page = await site.open("/technologies");
    await page.waitForURL(/\/technologies\/other$/);
    const tab = page.getByRole("link", { name: "Tech Stack" });
    expect(await tab.getAttribute("aria-current")).toBe("page");
    await page.getByRole("link", { name: "Products and Platforms" }).click();
    await page.waitForURL(/\/technologies\/products$/);
    await page.getByRole("heading", { level: 1, name: "Capabilities and Product Expertise" }).waitFor();
  });

  it("explore links switch to the list, search for the category's first word and go there", async () => {
    const page = await site.open("/technologies/other");
    await cards(page)
      .filter({ hasText: "MLOps" })
      .first()
      .getByRole("link", { name: /^Explore all/ })
      .click();
    await page.waitForURL(/view=list&q=MLOps#mlops-ai-engineering$/);
    await groups(page).first().waitFor();
    await expect.poll(() => search(page).inputValue()).toBe("MLOps");
    expect(await page.getByRole("button", { name: "List" }).getAttribute("aria-pressed")).toBe("true");
    const top = await page
      .locator("#mlops-ai-engineering")
      .evaluate((group) => group.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("mlops-ai-engineering");
    await page.goBack();
    await cards(page).first().waitFor();
    expect(await search(page).inputValue()).toBe("");
  });

  it("opens an item by keyboard and shows all that is known of it", async () => {
    const page = await site.open("/technologies/other?view=list&q=pytorch");
    await page.locator("#stack [data-count]").filter({ hasText: "1 of 11" }).waitFor();
    const item = groups(page).locator("details:visible").first();
    expect(await item.locator(".stamp").textContent()).toBe("E");
    await item.locator("summary").focus();
    await page.keyboard.press("Enter");
    for (const label of ["Key Applications", "Our Experts", "Used In Projects", "Tags"])
      await item.getByText(label, { exact: true }).waitFor();
    await item.getByRole("link", { name: "Official documentation" }).waitFor();
    const expert = item.getByRole("listitem").filter({ hasText: "Ines Marchetti" });
    expect(await expert.locator("img").count()).toBe(1);
    expect(await expert.getByRole("link").getAttribute("href")).toMatch(/^https:/);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("each item opens on its own", async () => {
    const page = await site.open("/technologies/other?view=list");
    await groups(page).first().waitFor();
    await groups(page).locator("summary").nth(0).click();
    await groups(page).locator("summary").nth(2).click();
    expect(await page.locator("#stack details[open]").count()).toBe(2);
  });

  it("a tag sets the search", async () => {
    const page = await site.open("/technologies/other?view=list&q=pytorch");
    await page.locator("#stack [data-count]").filter({ hasText: "1 of 11" }).waitFor();
    await groups(page).locator("summary:visible").first().click();
    await page.getByRole("link", { name: "deep learning" }).first().click();
    await page.waitForURL(/q=deep\+learning/);
    await expect.poll(() => search(page).inputValue()).toBe("deep learning");
    const shown = await groups(page).locator("details:visible h4").allTextContents();
    expect(shown).toContain("TensorFlow");
    expect(shown).not.toContain("Kubernetes");
  });

  it("leads from a category to those that belong with it, whatever was searched for", async () => {
    const page = await site.open("/technologies/other?view=list&q=pytorch");
    await page.locator("#stack [data-count]").filter({ hasText: "1 of 11" }).waitFor();
    const related = groups(page).first().getByRole("list", { name: "Related categories" });
    await related.getByRole("link", { name: "Data & Analytics" }).click();
    await page.waitForURL(/view=list#data-analytics$/);
    await expect.poll(() => search(page).inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? "")).toBe("data-analytics");
  });

  it.each([
    ["name", "kubernetes", "Kubernetes"],
    ["description", "dynamic computation graphs", "PyTorch"],
    ["level", "foundational", undefined],
    ["category", "devsecops", undefined],
    ["keyword of the category", "computer vision", "PyTorch"],
  ])("searches by %s", async (_, term, name) => {
    const page = await site.open("/technologies/other?view=list");
    await groups(page).first().waitFor();
    await search(page).fill(term);
    const shown = await groups(page).locator("details:visible h4").allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    if (name) expect(shown).toContain(name);
    expect(await groups(page).count()).toBeLessThan(11);
    if (term === "foundational")
      expect(new Set(await groups(page).locator("details:visible .stamp").allTextContents())).toEqual(
        new Set(["F"]),
      );
  });

  it("says what was not found, and clears the search", async () => {
    const page = await openAwake(site, "/technologies/other");
    await search(page).fill("Q&A <b>");
    await page.getByText('No technologies found for "Q&A <b>"').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).click();
    expect(await cards(page).count()).toBe(11);
  });

  it("shows cards and descriptions without JavaScript", async () => {
    const page = await site.open("/technologies/other", { javaScriptEnabled: false });
    expect(await cards(page).count()).toBe(11);
    expect(await groups(page).count()).toBe(11);
    expect(await page.getByRole("button", { name: "List" }).isVisible()).toBe(false);
  });
});

describe("products and platforms", () => {
  const products = (page: Page) => page.locator("#products article:visible");
  const box = (page: Page) =>
    page.getByPlaceholder("Search vendors or categories (e.g., Salesforce, ERP, Pega)");

  it("counts and lists them in sixteen categories", async () => {
    const page = await site.open("/capabilities");
    await page.waitForURL(/\/technologies\/products$/);
    expect(await products(page).locator("h3").allTextContents()).toEqual([
      "CRM",
      "ERP",
      "BPM & Low-Code",
      "RPA & Intelligent Automation",
      "CCM",
      "Integration & iPaaS / APIs",
      "Data & Analytics",
      "AI & ML",
      "Contact Center & CX",
      "Marketing Automation & CDP",
      "ITSM & AIOps",
      "E-commerce & CMS",
      "ECM/Document/eSignature",
      "Identity & Security",
      "DevOps & IaC",
      "Cloud Platforms",
    ]);
    const names = await products(page).locator("li").count();
    await page.getByText(`Browse ${names}+ products and platforms`).waitFor();
    expect(await page.title()).toContain("Capabilities");
    expect(await page.locator("meta[name=description]").getAttribute("content")).toContain("products");
  });

  it("searches the names while the visitor types, and drops what is empty", async () => {
    const page = await openAwake(site, "/technologies/products");
    await box(page).pressSequentially("PEGA");
    const shown = await products(page).locator("li:visible").allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    for (const name of shown) expect(name.toLowerCase()).toContain("pega");
    expect(await products(page).count()).toBeLessThan(16);
    await box(page).fill("no such product");
    await page.getByText("No matches found. Try another query.").first().waitFor();
    await box(page).fill("");
    expect(await products(page).count()).toBe(16);
  });
});
