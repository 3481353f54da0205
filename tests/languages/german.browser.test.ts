import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closePages, openContact } from "../blocks/contact-page.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(async () => {
  await closePages();
  await site?.close();
});

const switchOf = (page: Page) => page.getByRole("navigation", { name: /^(Sprache|Language)$/ });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

describe("the search of German pages", () => {
  it("finds words whichever way umlauts and sharp s are typed, compound words by each way of writing them", async () => {
    const page = await site.open("/de/suche");
    const field = page.locator("main").getByRole("searchbox");
    const found = async (query: string): Promise<string[]> => {
      await field.fill(query);
      await expect.poll(() => page.getByRole("status").first().textContent()).toMatch(/\d/);
      await page.locator(".search-hits a").first().waitFor();
      return page
        .locator(".search-hits a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    };
    for (const query of ["Straße", "strasse", "STRASSE"])
      await expect
        .poll(() => found(query), { message: query })
        .toEqual(["/de/leistungen#cloud-platform-engineering"]);
    for (const query of ["Lösungen", "loesungen", "losungen"])
      await expect
        .poll(async () => (await found(query)).slice(0, 1), { message: query })
        .toEqual(["/de/leistungen#opening"]);
    await expect.poll(() => found("Datenplattform")).toEqual(["/de/leistungen#data-analytics-engineering"]);
    await expect.poll(() => found("Daten Plattform")).toContain("/de/leistungen#data-analytics-engineering");
    expect(faultsOf(page)).toEqual([]);
  });

  it("is a list of all pages in German without scripts", async () => {
    const page = await site.open("/de/suche", { javaScriptEnabled: false });
    const links = page.locator("main").getByRole("link");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(paths).toContain("/de/ueber-uns");
    expect(paths.filter((path) => path.startsWith("/") && !path.startsWith("/de"))).toEqual([]);
  });
});

describe("the choice of languages", () => {
  it.each([true, false])(
    "keeps the page, with the keyboard alone; scripts: %s",
    async (javaScriptEnabled) => {
      const page = await site.open("/about", { javaScriptEnabled });
      await page.emulateMedia({ media: "print" });
      expect(await switchOf(page).count()).toBe(0);
      await page.emulateMedia({ media: "screen" });
      await switchOf(page).getByRole("link", { name: "Deutsch" }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/de/ueber-uns");
      expect(await languageOf(page)).toBe("de");
      expect(await switchOf(page).locator("[aria-current]").textContent()).toBe("Deutsch");
      await switchOf(page).getByRole("link", { name: "English" }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/about");
      expect(await languageOf(page)).toBe("en");
      expect(faultsOf(page)).toEqual([]);
    },
  );

  it("follows to the next page, and is not there on one that is in one language", async () => {
    const page = await site.open("/de/ueber-uns");
    await page.getByRole("link", { name: "Karriere" }).first().click();
    await page.waitForURL("**/de/karriere");
    await expect
      .poll(() => switchOf(page).getByRole("link", { name: "English" }).getAttribute("href"))
      .toBe("/careers");
    const alone = await site.open("/privacy");
    expect(await switchOf(alone).count()).toBe(0);
  });

  it("leads from a German page that is not there to the English one", async () => {
    const page = await site.open("/de/gibt-es-nicht");
    expect(await languageOf(page)).toBe("de");
    await switchOf(page).getByRole("link", { name: "English" }).click();
    await expect.poll(() => pathOf(page)).toBe("/404");
    expect(await languageOf(page)).toBe("en");
  });
});

it("a German form says in German what is missing, and that it was sent", async () => {
  const { page, requests, fillIn, wakeForm } = await openContact(site, { path: "/de/kontakt" });
  await wakeForm();
  const form = page.locator("[data-block=form] form");
  await form.getByRole("button", { name: "Nachricht senden" }).click();
  await page.getByText("Ihre Nachricht ist noch nicht gesendet").waitFor();
  expect(requests).toHaveLength(0);
  await fillIn({
    firstName: "Jörg",
    lastName: "Größ",
    email: "joerg@example.com",
    phone: "+49 30 901820",
    organizationName: "Straßenbau Süd",
    organizationZipCode: "10115",
    subject: "Datenplattform",
    message: "Wir möchten wissen, was sie kostet.",
  });
  await form.getByRole("button", { name: "Nachricht senden" }).click();
  await page.getByText("Ihre Nachricht ist angekommen").waitFor();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.postData()).toContain("Größ");
});
