import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrived } from "../support/arrived.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { countRequests, quiet } from "../support/quiet.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

const sitemap = readFileSync(join(import.meta.dirname, "../../dist/sitemap.xml"), "utf8");
const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, route]) => route || "/");

let site: SiteUnderTest;
let context: BrowserContext;
let page: Page;
let violations: string[] = [];

/** A visitor's page that tells of every violation of the policy, on whatever page of the site. */
async function watchedPage(): Promise<Page> {
  const watched = await context.newPage();
  countRequests(watched);
  await watched.exposeFunction("tellViolation", (text: string) => violations.push(text));
  await watched.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const tell = (window as unknown as { tellViolation(text: string): void }).tellViolation;
      tell(`${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile})`);
    });
  });
  return watched;
}

beforeAll(async () => {
  site = await serveBuiltSite();
  context = await site.browser.newContext({ reducedMotion: "reduce" });
  page = await watchedPage();
});

afterAll(() => site?.close());

/** Wakes every block, and waits for what they ask for. */
async function wakeAll(): Promise<void> {
  await wakeBlocks(page);
  await quiet(page);
}

/** What a curious visitor does: tries every control of the page's content. */
async function tryEverything(): Promise<void> {
  for (const input of await page.locator("main :is(input[type=search], input[type=text], textarea)").all()) {
    if (await input.isEditable()) await input.fill("data");
  }
  const address = page.url();
  const controls = page.locator("main :is(button, summary)");
  for (let index = 0; index < Math.min(await controls.count(), 12); index++) {
    const control = controls.nth(index);
    if ((await control.isVisible()) && (await control.isEnabled())) await control.click();
    if (new URL(page.url()).pathname !== new URL(address).pathname) await page.goto(address);
  }
}

/** The first route of each kind; the others of a kind have the same blocks with other content. */
const kinds = new Map(routes.toReversed().map((route) => [route.replace(/^(\/[^/]+)\/.*/, "$1/…"), route]));
const first = new Set(kinds.values());

test.each(routes)("%s keeps to its policy", async (route) => {
  violations = [];
  await page.goto(site.address + route);
  await wakeAll();
  if (first.has(route)) {
    await page.locator("header [data-act=theme]:visible").first().click();
    await tryEverything();
    const links = page.locator('footer a[href^="/"]:not([hreflang]):not([download])');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname),
    );
    const other = addresses.find((path) => path !== route && routes.includes(path))!;
    await page.locator(`footer a[href="${other}"]`).first().click();
    await arrived(page, other);
    await page.goBack();
    await arrived(page, route);
    await wakeAll();
  }
  expect(violations).toEqual([]);
});

test("a page's policy is short enough for every host and proxy", async () => {
  for (const route of first) {
    const html = await (await fetch(site.address + route)).text();
    const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy.length).toBeLessThan(2000);
  }
});

test("the not-found page and a redirect for hosts without redirects keep to their policies", async () => {
  violations = [];
  await page.goto(`${site.address}/nothing/here`);
  await wakeAll();
  await page.goto(`${site.address}/capabilities/index.html`);
  await page.waitForURL("**/technologies/products");
  expect(violations).toEqual([]);
});

test("a planted script, handler and style do nothing, and are noticed", async () => {
  violations = [];
  const planted = await watchedPage();
  await planted.route("**/about", async (request) => {
    const response = await request.fetch();
    const plant =
      '<script>window.planted = 1</script><img src="/x" onerror="window.planted = 2"><p id="p" style="color: red">p</p>';
    await request.fulfill({ response, body: (await response.text()).replace("</main>", `${plant}</main>`) });
  });
  await planted.goto(`${site.address}/about`);
  await quiet(planted);
  expect(await planted.evaluate(() => (window as unknown as { planted?: number }).planted)).toBeUndefined();
  expect(
    await planted.evaluate(() => getComputedStyle(document.getElementById("p") as Element).color),
  ).not.toBe("rgb(255, 0, 0)");
  for (const directive of ["script-src-elem", "script-src-attr", "style-src-attr"])
    await expect
      .poll(() => violations.some((text) => text.startsWith(directive)), { message: directive })
      .toBe(true);
  await planted.close();
});

test("no text becomes HTML but through the site's own policies", async () => {
  const outcome = await page.evaluate(() => {
    try {
      document.createElement("p").innerHTML = "<b>text</b>";
      return "taken";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe("TypeError");
});
