import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page, Route } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../../support/built-site.ts";

const siteDir = join(import.meta.dirname, "../../..");

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

const titleOf = (route: string) => {
  const html = readFileSync(join(siteDir, "dist", route, "index.html"), "utf8");
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
};

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const isLoading = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-loading"));
const lengthOfHistory = (page: Page) => page.evaluate(() => history.length);

/** The page on the screen is the one of its address, with its title, and nothing is on its way. */
async function expectSettled(page: Page, route?: string): Promise<void> {
  if (route !== undefined) await page.waitForURL((url) => url.pathname === route);
  // All of it at one moment: the last step may still lead on from a page that was its own.
  const state = async () => {
    const { path, shown, title, isOnItsWay } = await page.evaluate(() => {
      // Before the first page there is nothing.
      if (location.protocol === "about:") history.forward();
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
      return {
        path: location.pathname,
        shown: canonical && new URL(canonical).pathname,
        title: document.title,
        isOnItsWay: document.documentElement.hasAttribute("data-loading"),
      };
    });
    if (isOnItsWay) return "on its way";
    if (shown !== path) return `${path} shows ${shown}`;
    return title === titleOf(path) ? "its own page" : `${path} is called ${title}`;
  };
  // The page may be replaced while it is asked.
  await expect.poll(() => state().catch(() => "on its way")).toBe("its own page");
  await page.locator("main h1").first().waitFor();
}

/** A page on which requests that match wait until they are let go; `asked` counts them by path. */
async function openHeld(path: string, pattern: RegExp, options?: BrowserContextOptions) {
  const page = await site.open(path, options);
  await page.waitForLoadState("networkidle");
  const held: Route[] = [];
  const asked: string[] = [];
  let isHolding = true;
  await page.route(pattern, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    if (isHolding) held.push(route);
    else void route.continue();
  });
  const letGo = () => {
    isHolding = false;
    for (const route of held.splice(0)) void route.continue().catch(() => undefined);
  };
  return { page, asked, letGo };
}

test("says at once that a slow page is on its way, and a double click opens it once", async () => {
  const { page, asked, letGo } = await openHeld("/", /\/page\.json$/);
  const before = await lengthOfHistory(page);
  await mainLink(page, "About").dblclick();
  await expect.poll(() => isLoading(page)).toBe(true);
  await mainLink(page, "About").click();
  letGo();
  await expectSettled(page, "/about");
  expect(asked).toEqual(["/about/page.json"]);
  expect(await lengthOfHistory(page)).toBe(before + 1);
  expect(faultsOf(page)).toEqual([]);
});

test("the same while the router itself is on its way", async () => {
  const { page, asked, letGo } = await openHeld("/", /\/navigation-[^/]+\.js$/);
  const before = await lengthOfHistory(page);
  await mainLink(page, "About").dblclick();
  await expect.poll(() => isLoading(page)).toBe(true);
  await mainLink(page, "Careers").click();
  letGo();
  await expectSettled(page, "/careers");
  expect(asked).toHaveLength(1);
  expect(await lengthOfHistory(page)).toBe(before + 1);
});

test("the last of several clicks wins, whichever answer comes first", async () => {
  const { page, letGo } = await openHeld("/", /\/(about|services)\/page\.json$/);
  await mainLink(page, "About").click();
  await mainLink(page, "Services").click();
  await mainLink(page, "Careers").click();
  await expectSettled(page, "/careers");
  letGo();
  await page.waitForLoadState("networkidle");
  await expectSettled(page, "/careers");
});

test("the way back in the middle of loading leads back, and what was on its way does not come", async () => {
  const { page, letGo } = await openHeld("/", /\/services\/page\.json$/);
  await mainLink(page, "About").click();
  await expectSettled(page, "/about");
  await mainLink(page, "Services").click();
  await expect.poll(() => isLoading(page)).toBe(true);
  await page.goBack();
  await expectSettled(page, "/");
  letGo();
  await page.waitForLoadState("networkidle");
  await expectSettled(page, "/");
  await page.goForward();
  await expectSettled(page, "/about");
});

test("a link to the page that is open leads to its top, and adds no step to the history", async () => {
  const page = await site.open("/about");
  await mainLink(page, "Services").click();
  await expectSettled(page, "/services");
  const before = await lengthOfHistory(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await mainLink(page, "Services").click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await lengthOfHistory(page)).toBe(before);
});

test.each([
  ["a finger", async (page: Page) => mainLink(page, "About").tap(), { hasTouch: true }],
  ["a pointer", async (page: Page) => mainLink(page, "About").click(), {}],
  [
    "a key",
    async (page: Page) => {
      await mainLink(page, "About").focus();
      await page.keyboard.press("Enter");
    },
    {},
  ],
] as [string, (page: Page) => Promise<void>, BrowserContextOptions][])(
  "a page opened with %s is asked for once",
  async (_name, press, options) => {
    const page = await site.open("/", options);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/about/page.json")) asked.push(request.url());
    });
    await press(page);
    await expectSettled(page, "/about");
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(1);
  },
);

test("a link whose data fails keeps its anchor", async () => {
  const page = await site.open("/about");
  await page.route(/\/page\.json$/, (route) => route.abort());
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/platform#architecture";
    document.body.append(link);
    link.click();
  });
  await page.waitForURL("**/platform#architecture");
  await expectSettled(page);
});

test("a step back to an anchor whose data fails shows its page", async () => {
  const page = await site.open("/platform#architecture");
  await mainLink(page, "About").click();
  await expectSettled(page, "/about");
  await page.route(/\/page\.json$/, (route) => route.abort());
  await page.goBack();
  await expectSettled(page, "/platform");
});

test("a list that writes what was typed into the address does not call back who has left", async () => {
  const { page, letGo } = await openHeld("/careers", /\/about\/page\.json$/);
  await page.evaluate(() => {
    const search = document.querySelector<HTMLInputElement>("main input[type=search]");
    if (search) search.value = "data";
    search?.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector<HTMLElement>("header a[href='/about']")?.click();
  });
  await expect.poll(() => isLoading(page)).toBe(true);
  // Timers of one page come in their order: by then the list has written.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  letGo();
  await expectSettled(page, "/about");
});

test("sixty hasty steps at random end on the page of the address, with its title", async () => {
  // A small generator with a fixed seed: a failure can be run again.
  let seed = 11;
  const chance = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % limit;
  };
  const page = await site.open("/");
  await page.route(/\/(page\.json|navigation-[^/]+\.js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, chance(4) * 60));
    if (chance(12) === 0) await route.abort().catch(() => undefined);
    else await route.continue().catch(() => undefined);
  });
  for (let step = 1; step <= 60; step++) {
    const kind = chance(10);
    try {
      if (kind < 2) await page.evaluate(() => history.back());
      else if (kind < 3) await page.evaluate(() => history.forward());
      else
        await page.evaluate((pick) => {
          const links = [
            ...document.querySelectorAll<HTMLAnchorElement>("header nav a, main a[href^='/'], footer a"),
          ].filter(
            ({ origin, pathname, download }) =>
              origin === location.origin && !download && !pathname.includes("."),
          );
          const link = links[pick % links.length];
          link?.click();
          if (pick % 3 === 0) link?.click();
        }, chance(1000));
    } catch {
      // The page was replaced in the middle of the step, as pages are when a link is followed in full.
      await page.waitForLoadState("domcontentloaded");
    }
    if (step % 15 === 0) await expectSettled(page);
  }
}, 180_000);
