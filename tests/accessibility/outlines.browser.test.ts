import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";
import { outlineOf } from "./outline.ts";

/** One route of each kind, and what it is called in `outlines/`. */
const ROUTES = {
  home: "/",
  about: "/about",
  services: "/services",
  technologies: "/technologies/other",
  products: "/technologies/products",
  platform: "/platform",
  showcases: "/showcases",
  blueprint: "/showcases/cloud-optimization",
  insights: "/insights",
  articles: "/insights/articles",
  events: "/insights/events",
  article: "/insights/agents-that-write-to-the-crm",
  careers: "/careers",
  job: "/jobs/data-engineer",
  contact: "/contact",
  partnerships: "/partnerships",
  privacy: "/privacy",
  "not-found": "/no/such/page",
};

/**
 * What a screen reader lists of each kind of page, kept as files that a reviewer can read. When a change of a
 * page or a block changes them on purpose: npx vitest run --project browser tests/accessibility/outlines -u
 */
describe("the outline for screen readers", () => {
  let site: SiteUnderTest;
  beforeAll(async () => {
    site = await serveBuiltSite();
  });
  afterAll(() => site?.close());

  it.each(Object.entries(ROUTES))("of %s is as reviewed", async (name, route) => {
    const context = await site.browser.newContext({
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date("2026-03-02T10:00:00Z"));
    await page.goto(site.address + route);
    await wakeBlocks(page);
    // The shell is the same everywhere: the home page's file has it.
    const part = page.locator(name === "home" ? "body" : "main");
    await expect(outlineOf(await part.ariaSnapshot())).toMatchFileSnapshot(`outlines/${name}.txt`);
    await context.close();
  });

  it("of the menu is as reviewed", async () => {
    const page = await site.open("/about", {
      reducedMotion: "reduce",
      viewport: { width: 390, height: 844 },
    });
    await wakeBlocks(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Main" });
    await expect(outlineOf(await menu.ariaSnapshot())).toMatchFileSnapshot("outlines/menu.txt");
    await page.context().close();
  });
});
