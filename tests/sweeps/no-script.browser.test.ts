import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scriptlessFaults } from "../accessibility/measure/scriptless.ts";
import { builtExamples } from "../support/built-examples.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { examplePages } from "../support/examples-site.ts";
import { sweptPages } from "../support/swept-pages.ts";

const pages = await sweptPages();
const [{ lang: ownLang } = { lang: "en" }] = pages;

/** What some entries of the menu are called. */
const MENU: Record<string, string[]> = {
  en: ["About", "Technologies", "Insights", "Careers", "Contact"],
  de: ["Über uns", "Technologien", "Einblicke", "Karriere", "Kontakt"],
};

/** A visitor whose browser runs no scripts, and one who does not get the site's. */
const visitors = [
  { visitor: "JavaScript switched off", javaScriptEnabled: false },
  { visitor: "the site's scripts not to be had", javaScriptEnabled: true },
];

// It has every page of the real site.
const { dir, groups } = await builtExamples();
let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite(dir);
});
afterAll(() => site?.close());

describe.each(visitors)("$visitor", ({ javaScriptEnabled }) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open("/robots.txt", { javaScriptEnabled, viewport: { width: 390, height: 844 } });
    // By the browser itself: asking for each request whether it may go on takes longer than to load the page.
    if (javaScriptEnabled) {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
    }
  });

  if (javaScriptEnabled)
    it("asks for scripts, and gets none", async () => {
      const [came, failed] = [new Set<string>(), new Set<string>()];
      page.on("requestfinished", (request) => came.add(request.resourceType()));
      page.on("requestfailed", (request) => failed.add(request.resourceType()));
      await page.goto(`${site.address}/careers`, { waitUntil: "networkidle" });
      expect([...came]).toEqual(expect.arrayContaining(["document", "font"]));
      expect([...came]).not.toContain("script");
      expect([...failed]).toEqual(["script"]);
    });

  it.each([...pages, ...examplePages().map((route) => ({ route, lang: ownLang }))])(
    "$route: everything can be read, nothing waits, the menu leads on",
    async ({ route, lang }) => {
      await page.goto(site.address + route);
      expect(await scriptlessFaults(page)).toEqual([]);
      const heading = page.getByRole("heading", { level: 1 });
      expect(await heading.count()).toBe(1);
      expect(await heading.isVisible()).toBe(true);
      for (const name of MENU[lang]!) {
        const links = page.getByRole("navigation").getByRole("link", { name, exact: true });
        expect(await links.filter({ visible: true }).count(), `visible links to ${name}`).toBeGreaterThan(0);
      }
    },
  );

  it.each(groups)("$name: everything can be read, nothing waits", async ({ route }) => {
    await page.goto(site.address + route);
    expect(await scriptlessFaults(page)).toEqual([]);
  });
});
