import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../../support/built-site.ts";

const siteDir = join(import.meta.dirname, "../../..");

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

const PAGE = "<!doctype html><html lang=en><title>Sorry</title><h1>Sorry</h1></html>";

/** How a request goes wrong. */
const failures: [string, (route: Route) => Promise<unknown> | undefined][] = [
  ["is refused", (route) => route.abort()],
  ["is missing", (route) => route.fulfill({ status: 404, contentType: "text/html", body: PAGE })],
  ["gets a page and status 200", (route) => route.fulfill({ contentType: "text/html", body: PAGE })],
  ["meets a fault of the host", (route) => route.fulfill({ status: 500, body: "" })],
  [
    "has another content type",
    async (route) => fulfillWith(route, (body) => body, "application/octet-stream"),
  ],
  ["is cut off", async (route) => fulfillWith(route, (body) => body.subarray(0, body.length / 2))],
  ["never comes", () => undefined],
];

async function fulfillWith(route: Route, change: (body: Buffer) => Buffer, contentType?: string) {
  const response = await route.fetch();
  const type = contentType ?? response.headers()["content-type"] ?? "";
  await route.fulfill({ status: response.status(), contentType: type, body: change(await response.body()) });
}

/** Each kind of request that a page makes: what it asks for, where it happens, and the page to go on to. */
const requests: { what: string; pattern: RegExp; from: string; to: string }[] = [
  { what: "the script of every page", pattern: /\/entry-[^/]+\.js$/, from: "/careers", to: "/about" },
  { what: "a script that others share", pattern: /\/links-[^/]+\.js$/, from: "/careers", to: "/about" },
  { what: "a behavior", pattern: /\/filter-list-[^/]+\.js$/, from: "/careers", to: "/about" },
  { what: "an island", pattern: /\/form-[^/]+\.js$/, from: "/contact", to: "/about" },
  { what: "what islands share", pattern: /\/react-[^/]+\.js$/, from: "/contact", to: "/about" },
  { what: "the router", pattern: /\/navigation-[^/]+\.js$/, from: "/about", to: "/contact" },
  { what: "a page's data", pattern: /\/page\.json$/, from: "/about", to: "/services" },
  { what: "a long text", pattern: /\/jobs\/html\/[^/]+\.html$/, from: "/about", to: "/jobs/data-engineer" },
  { what: "the sanitiser", pattern: /\/sanitize-[^/]+\.js$/, from: "/about", to: "/jobs/data-engineer" },
  { what: "a font", pattern: /\.woff2$/, from: "/services", to: "/about" },
  { what: "a picture", pattern: /\.(svg|png|jpe?g|webp|avif)$/, from: "/insights", to: "/about" },
];

const titleOf = (route: string) => {
  const html = readFileSync(join(siteDir, "dist", route, "index.html"), "utf8");
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
};

/** There is something to read, nothing waits without an end, and the router does not think it is on its way. */
async function expectReadable(page: Page): Promise<void> {
  await page.locator("main h1").first().waitFor();
  const length = async () => ((await page.locator("main").textContent()) ?? "").length;
  await expect.poll(length).toBeGreaterThan(100);
  await expect.poll(() => page.locator("[data-loading]").filter({ visible: true }).count()).toBe(0);
}

async function visit(
  { pattern, from, to }: (typeof requests)[number],
  fail: (route: Route) => unknown,
  isHanging: boolean,
) {
  const page = await (await site.browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.route(pattern, (route) => fail(route));
  await page.goto(site.address + from, { waitUntil: "commit" });
  await expectReadable(page);
  if (from === "/contact") {
    const field = page.getByLabel("First name", { exact: false });
    await field.scrollIntoViewIfNeeded();
    await field.fill("Amara");
    const form = page.locator("[data-block=form]");
    // Awake, given up, or waiting: what was typed is there.
    if (!isHanging) await form.and(page.locator("[data-awake], [data-failed]")).waitFor();
    expect(await field.inputValue()).toBe("Amara");
  }
  const link = page.locator("footer").first();
  await link.evaluate((footer, href) => {
    const anchor = document.createElement("a");
    anchor.href = href;
    footer.append(anchor);
    anchor.click();
  }, to);
  await page.waitForURL((url) => url.pathname.replace(/(.)\/$/, "$1") === to, { waitUntil: "commit" });
  await expectReadable(page);
  // A job whose text cannot be had leads to the not-found page.
  if (!to.startsWith("/jobs/")) await expect.poll(() => page.title()).toBe(titleOf(to));
  // A page may ask to the last; what is still being made up for it is of no use any more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
}

test.each(failures)(
  "every page can be read and left when one kind of request %s",
  async (name, fail) => {
    const isHanging = name === "never comes";
    const waiting = [...requests];
    const problems: string[] = [];
    const worker = async () => {
      for (let request = waiting.shift(); request; request = waiting.shift()) {
        try {
          await visit(request, fail, isHanging);
        } catch (error) {
          problems.push(`${request.what}: ${(error as Error).message}`);
        }
      }
    };
    // What never comes is waited for by all at once.
    await Promise.all(Array.from({ length: isHanging ? requests.length : 3 }, worker));
    expect(problems).toEqual([]);
  },
  180_000,
);
