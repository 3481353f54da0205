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

const titles = (page: Page) => page.locator("#roles li:visible article h3").allTextContents();

describe("careers", () => {
  it("opens with the words of the specification", async () => {
    const page = await site.open("/careers");
    expect(await page.locator("h1").textContent()).toBe("Careers at 2SD Technologies");
    await page
      .getByText(
        "Join our mission to build transformative AI-driven solutions. Explore open roles and find your next challenge.",
      )
      .waitFor();
    await page.getByPlaceholder("Search jobs...").waitFor();
    expect(await page.getByLabel("Location").locator("option").allTextContents()).toEqual([
      "All locations",
      "Bengaluru, India",
      "Berlin, Germany",
      "Chicago, United States",
      "London, United Kingdom",
      "Remote, Germany",
    ]);
    const skills = await page.getByLabel("Skill").locator("option").allTextContents();
    expect(skills[0]).toBe("All skills");
    expect(new Set(skills).size).toBe(skills.length);
    expect(await titles(page)).toHaveLength(7);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByPlaceholder("Search jobs...").isVisible()).toBe(false);
    expect(await titles(page)).toHaveLength(7);
  });

  it("shows expired postings dimmed, marked, and without a link", async () => {
    const page = await site.open("/careers");
    const cards = page.locator("#roles article");
    expect(await cards.count()).toBe(7);
    for (const card of await cards.all()) {
      expect(await card.textContent()).toContain("Expired");
      expect(await card.getAttribute("data-dimmed")).toBe("");
      expect(await card.locator("a").count()).toBe(0);
    }
    const first = cards.first();
    for (const fact of ["Chicago, United States", "Consulting", "Full-time", "BPMN"])
      expect(await first.textContent()).toContain(fact);
    const lines = await first.locator("p.text").evaluate((text) => {
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
    expect(Math.round(lines)).toBe(3);
  });

  it("is a grid of one, two and three columns", async () => {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      const page = await site.open("/careers", { viewport: { width, height: 900 } });
      const template = await page
        .locator("#roles [data-pages] > ul")
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect(template.split(" ")).toHaveLength(columns);
    }
  });

  it("answers search, location and skill together, at once, and keeps the focus", async () => {
    const page = await openAwake(site, "/careers");
    const search = page.getByPlaceholder("Search jobs...");
    await search.pressSequentially("ENGINEER");
    expect(await titles(page)).toEqual([
      "Frontend Engineer, Design Systems",
      "Senior Machine Learning Engineer",
      "Cloud Platform Engineer",
      "Data Engineer",
    ]);
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByLabel("Location").selectOption("Bengaluru, India");
    expect(await titles(page)).toEqual(["Frontend Engineer, Design Systems", "Data Engineer"]);
    await page.getByLabel("Skill").selectOption("SQL");
    expect(await titles(page)).toEqual(["Data Engineer"]);
    expect(await page.locator("#roles [data-count]").textContent()).toBe("1 of 7 postings");
    await page.waitForFunction(
      () => document.querySelector("#roles [role=status]")?.textContent === "1 of 7 postings",
    );
    await page.getByLabel("Location").selectOption("All locations");
    expect(await titles(page)).toEqual(["Senior Machine Learning Engineer", "Data Engineer"]);
  });

  it("says when nothing matches, and clears the search", async () => {
    const page = await openAwake(site, "/careers");
    const search = page.getByPlaceholder("Search jobs...");
    await search.fill("astronaut");
    await page.getByText("No jobs match your criteria.").first().waitFor();
    expect(await titles(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).click();
    expect(await titles(page)).toHaveLength(7);
    expect(await search.inputValue()).toBe("");
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it("keeps the choices in the address: shareable, with a step back for each choice but not for each key", async () => {
    const page = await openAwake(site, "/careers");
    await page.getByLabel("Location").selectOption("London, United Kingdom");
    await expect.poll(() => new URL(page.url()).search).toBe("?location=London%2C+United+Kingdom");
    await page.getByPlaceholder("Search jobs...").pressSequentially("sales");
    await page.waitForURL(/q=sales/);
    expect(await titles(page)).toEqual(["Salesforce Solution Architect"]);

    const other = await site.open(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.locator("#roles [data-count]").filter({ hasText: "1 of 7" }).waitFor();
    expect(await titles(other)).toEqual(["Salesforce Solution Architect"]);
    expect(await other.getByLabel("Location").inputValue()).toBe("London, United Kingdom");

    await page.goBack();
    await page.locator("#roles [data-count]").filter({ hasText: "7 of 7" }).waitFor();
    expect(await page.getByLabel("Location").inputValue()).toBe("");
    expect(await page.getByPlaceholder("Search jobs...").inputValue()).toBe("");
  });

  it("keeps the choices when the visitor goes to another page and comes back", async () => {
    const page = await site.open("/careers?q=data");
    await page.locator("#roles [data-count]").filter({ hasText: "1 of 7" }).waitFor();
    await page.getByRole("link", { name: "Introduce yourself" }).click();
    await page.waitForURL(/contact/);
    await page.locator("h1", { hasText: "Contact" }).waitFor();
    await page.goBack();
    await page.locator("#roles [data-count]").filter({ hasText: "1 of 7" }).waitFor();
    expect(await titles(page)).toEqual(["Data Engineer"]);
    expect(await page.getByPlaceholder("Search jobs...").inputValue()).toBe("data");
    // Still alive after the way there and back.
    await page.getByPlaceholder("Search jobs...").fill("cloud");
    expect(await titles(page)).toEqual(["Cloud Platform Engineer"]);
    await page.waitForURL(/q=cloud/);
    expect(await page.getByPlaceholder("Search jobs...").inputValue()).toBe("cloud");
  });

  it("shows the whole list without JavaScript, and no controls that would do nothing", async () => {
    const page = await site.open("/careers", { javaScriptEnabled: false });
    expect(await titles(page)).toHaveLength(7);
    expect(await page.getByPlaceholder("Search jobs...").isVisible()).toBe(false);
    expect(await page.locator("#roles [data-count]").isVisible()).toBe(false);
  });
});
