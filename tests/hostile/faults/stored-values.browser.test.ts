import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { arrived } from "../../support/arrived.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite, wakeEverything } from "../../support/built-site.ts";

// Each test opens several pages, one after the other.
vi.setConfig({ testTimeout: 180_000 });

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

/** Pages that between them read every value that the site keeps. */
const ROUTES = ["/", "/contact", "/technologies/other"];

/** Uses what is kept: the theme, the menu's flag, consent, the globe's pause, a draft. */
async function useEverything(page: Page): Promise<void> {
  for (const route of ROUTES) {
    await page.goto(site.address + route);
    await wakeEverything(page);
    const dark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    const before = await dark();
    await page.locator("header [data-act=theme]:visible").first().click();
    expect(await dark()).toBe(!before);
    const accept = page.getByRole("button", { name: "Accept" });
    if (await accept.isVisible()) {
      await accept.click();
      await accept.waitFor({ state: "hidden" });
    }
  }
  await page.goto(`${site.address}/contact`);
  await page.locator("[data-block=map]").scrollIntoViewIfNeeded();
  const pause = page.locator("[data-block=map] [data-pause]");
  await pause.and(page.locator(":enabled")).waitFor();
  const paused = await pause.getAttribute("aria-pressed");
  await pause.click();
  expect(await pause.getAttribute("aria-pressed")).not.toBe(paused);
  const field = page.getByLabel("First name", { exact: false });
  await field.scrollIntoViewIfNeeded();
  await page.locator("[data-block=form][data-awake]").waitFor();
  await field.fill("Amara");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About", exact: true })
    .click();
  await arrived(page, "/about");
}

/** The globe can be paused, and that is kept: for those who like things to move. */
const MOVING = { reducedMotion: "no-preference" } as const;

/** Everything that the site has kept so far, by area. */
const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

let keys: Awaited<ReturnType<typeof kept>>;

test("keeps what it says it keeps", async () => {
  const page = await site.open("/", MOVING);
  await useEverything(page);
  keys = await kept(page);
  expect(keys.local).toEqual(expect.arrayContaining(["theme", "cookie_consent"]));
  expect(keys.session).toEqual(expect.arrayContaining(["map-paused", expect.stringMatching(/^draft:/)]));
  expect(faultsOf(page)).toEqual([]);
});

const CORRUPT = ["", "null", "{", '{"values":null,"prefilled":7}', "\u0000\ud800"];

test("works with corrupt values under every key that it keeps", async () => {
  for (const value of CORRUPT) {
    const page = await site.open("/robots.txt", MOVING);
    await page.evaluate(
      ([{ local, session }, text]) => {
        for (const key of [...local, "darkMode"]) localStorage.setItem(key, text);
        for (const key of [...session, "motion"]) sessionStorage.setItem(key, text);
      },
      [keys, value] as const,
    );
    await page.goto(`${site.address}/contact`);
    await wakeEverything(page);
    // A consent that cannot be read counts as none.
    await page.getByRole("button", { name: "Accept" }).click();
    const field = page.getByLabel("First name", { exact: false });
    expect(await field.inputValue()).toBe("");
    await field.fill("Amara");
    expect(faultsOf(page), JSON.stringify(value)).toEqual([]);
    await page.context().close();
  }
});

const THROW = () => {
  const refuse = (): never => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const area of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, area, { get: refuse, configurable: true });
};
const FULL = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

test.each([
  ["blocked", THROW],
  ["full", FULL],
])("works while storage is %s", async (_name, break_) => {
  const page = await site.open("/robots.txt", MOVING);
  await page.addInitScript(break_);
  await useEverything(page);
  expect(faultsOf(page)).toEqual([]);
});
