import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consentTo } from "../../renderer/runtime/consent.ts";
import { arrived } from "../support/arrived.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { quiet } from "../support/quiet.ts";
import { buildSiteWithServices, SERVICES, watchRequests } from "./services-site.ts";

let site: SiteUnderTest;
let remove = () => {};
beforeAll(async () => {
  const built = await buildSiteWithServices();
  remove = built.remove;
  site = await serveBuiltSite(built.dir);
});
afterAll(async () => {
  await site?.close();
  remove();
});

/** A visitor who has chosen these categories before; `undefined` for one who has not chosen. */
async function visitor(categories: readonly string[] | undefined, path: string) {
  const page = await site.open("/robots.txt");
  const asked = await watchRequests(page.context(), site.address);
  if (categories)
    await page.evaluate(
      (consent) => localStorage.setItem("cookie_consent", consent),
      JSON.stringify(consentTo(categories)),
    );
  await page.goto(site.address + path);
  await settled(page);
  return { page, asked };
}

/** Services begin when the page has loaded and has nothing to do; the last of them is a script that loads another. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))));
  await quiet(page);
}

const originsIn = (asked: readonly string[]) => [...new Set(asked.map((url) => new URL(url).origin))].sort();

/** Origins that a visitor with these categories may meet on a page. */
function agreedTo(categories: readonly string[], path: string): string[] {
  return Object.entries(SERVICES)
    .filter(([, category]) => categories.includes(category))
    .filter(([origin]) => origin !== "https://chat.example" || path === "/contact")
    .map(([origin]) => origin)
    .sort();
}

const MIXES: (readonly string[] | undefined)[] = [
  undefined,
  [],
  ["analytics"],
  ["marketing"],
  ["preferences"],
  ["analytics", "marketing"],
  ["analytics", "preferences"],
  ["marketing", "preferences"],
  ["analytics", "marketing", "preferences"],
];

describe.each(
  MIXES.map((categories) => ({ categories, mix: categories?.join(", ") ?? "has not chosen yet" })),
)("a visitor's choice: $mix", ({ categories }) => {
  it("meets those services alone, on each kind of page and after client navigation", async () => {
    const { page, asked } = await visitor(categories, "/");
    const faults: string[] = [];
    for (const path of ["/about", "/contact", "/insights", "/careers"]) {
      asked.length = 0;
      await page
        .locator(`footer a[href="${path}"], header a[href="${path}"]`)
        .locator("visible=true")
        .first()
        .click();
      await arrived(page, path);
      await settled(page);
      const allowed = agreedTo(categories ?? [], path);
      expect(
        originsIn(asked).filter((origin) => !allowed.includes(origin)),
        path,
      ).toEqual([]);
      if (path === "/contact") await expect.poll(() => originsIn(asked)).toEqual(allowed);
      faults.push(...faultsOf(page).splice(0));
    }
    expect(faults).toEqual([]);
  });
});

it("loads services as soon as the visitor agrees, without a new page", async () => {
  const { page, asked } = await visitor(undefined, "/about");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect.poll(() => originsIn(asked)).toEqual(agreedTo(["analytics", "marketing"], "/about"));
});

it("takes services back when the visitor changes the choice: no request, no cookie is left", async () => {
  const { page, asked } = await visitor(["analytics", "marketing"], "/about");
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name).sort();
  expect(await cookies()).toEqual(["_ga", "_pk_id.7"]);
  await page.getByRole("link", { name: "Cookie Settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /Analytics/ }).uncheck();
  const reloaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Save Preferences" }).click();
  asked.length = 0;
  await reloaded;
  await settled(page);
  expect(originsIn(asked)).toEqual(["https://pixel.example"]);
  expect(await cookies()).toEqual([]);
});

it("takes services back in other tabs, too", async () => {
  const { page, asked } = await visitor(["analytics"], "/about");
  const other = await page.context().newPage();
  await other.goto(`${site.address}/services`);
  const reloaded = page.waitForEvent("load");
  await other.evaluate(
    (consent) => localStorage.setItem("cookie_consent", consent),
    JSON.stringify(consentTo([])),
  );
  await reloaded;
  asked.length = 0;
  await settled(page);
  expect(asked).toEqual([]);
});

it("reports each page once, and what a link is called when it is followed", async () => {
  const { page, asked } = await visitor(["analytics"], "/");
  const sent = () =>
    asked
      .filter((url) => /matomo\.php|g\/collect/.test(url))
      .map((url) => decodeURIComponent(url.split("?")[1] ?? ""));
  expect(sent().sort()).toEqual(["en=page_view", "trackPageView"]);
  asked.length = 0;
  await page.getByRole("main").getByRole("link", { name: "Discover Solutions" }).first().click();
  await expect.poll(() => sent().sort()).toContain("trackEvent,Site,Solutions discovered");
  expect(sent()).toContain("en=solutions_discovered");
});

it("reports the next page after client navigation", async () => {
  const { page, asked } = await visitor(["analytics"], "/about");
  asked.length = 0;
  await page
    .locator('footer a[href="/services"], header a[href="/services"]')
    .locator("visible=true")
    .first()
    .click();
  await arrived(page, "/services");
  await expect.poll(() => asked.filter((url) => url.includes("en=page_view")).length).toBe(1);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});

it("lets through what the page's services need and nothing else", async () => {
  const policyOf = async (path: string) => {
    const html = await (await fetch(site.address + path)).text();
    return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  };
  const about = await policyOf("/about");
  expect(about).toMatch(
    /script-src 'self' [^;]*https:\/\/stats\.example https:\/\/matomo\.example https:\/\/www\.googletagmanager\.com https:\/\/pixel\.example;/,
  );
  expect(about).not.toContain("chat.example");
  expect(about).not.toMatch(/unsafe|\*(?!\.)/);
  expect(about).toContain("require-trusted-types-for 'script'");
  expect(await policyOf("/contact")).toContain("frame-src https://chat.example;");
});

it("refuses a script that a service wants from elsewhere", async () => {
  const { page, asked } = await visitor(["analytics"], "/about");
  const said = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.src = "https://elsewhere.example/x.js";
      return "taken";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(said).toBe("TypeError");
  expect(originsIn(asked)).not.toContain("https://elsewhere.example");
});
