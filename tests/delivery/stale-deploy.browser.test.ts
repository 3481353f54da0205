import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { arrived } from "../support/arrived.ts";
import { launchBrowser } from "../support/chromium.ts";
import { countRequests, quiet } from "../support/quiet.ts";
import { type Host, serveReleases } from "../support/releases.ts";

let host: Host;
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  [host, browser] = await Promise.all([
    serveReleases(join(import.meta.dirname, "../../dist")),
    launchBrowser(),
  ]);
});

afterEach(async () => {
  host.serve("old");
  host.setMood(null);
  await Promise.all(open.splice(0).map((page) => page.context().close()));
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** A page of the old release in a browser that keeps nothing; `loads` counts documents. */
async function visit(path: string): Promise<{ page: Page; loads: () => number }> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  open.push(page);
  countRequests(page);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.goto(host.address + path);
  await quiet(page);
  return { page, loads: () => loads };
}

const entryOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.entry);
const titleOf = (page: Page) => page.locator("main h1").first().textContent();

/** A click that no banner in front of the link can catch. */
const press = (link: Locator) => link.evaluate((element) => (element as HTMLElement).click());

/** Follows a link of the footer, which every page has, and waits until its page is there. */
async function follow(page: Page, route: string): Promise<void> {
  await press(page.locator(`footer a[href="${route}"]`).first());
  await arrived(page, route);
}

test("what was typed into a form stays when its code is gone", async () => {
  const { page, loads } = await visit("/contact");
  const form = page.locator("form").first();
  expect(await form.locator("xpath=ancestor::*[@data-wake]").getAttribute("data-awake")).toBeNull();
  host.serve("new");
  await form.scrollIntoViewIfNeeded();
  const name = form.getByLabel("First name", { exact: false });
  await name.fill("Amara");
  await quiet(page);
  await expect.poll(() => page.locator("[data-failed] form").count()).toBe(1);
  expect(await name.inputValue()).toBe("Amara");
  expect(loads()).toBe(1);
  expect(await entryOf(page)).toBe(host.entries.old);
});

test("a link opens the new release when the code for moving between pages is gone", async () => {
  const { page, loads } = await visit("/");
  host.serve("new");
  await follow(page, "/about");
  expect(await entryOf(page)).toBe(host.entries.new);
  expect(loads()).toBe(2);
});

test("a link opens the new release when the page before was opened without a load", async () => {
  const { page, loads } = await visit("/");
  await follow(page, "/about");
  expect(loads()).toBe(1);
  host.serve("new");
  await follow(page, "/careers");
  expect(await entryOf(page)).toBe(host.entries.new);
  expect(loads()).toBe(2);
});

test("a tab of the new release that meets the old one, half-way through a deploy, moves on as well", async () => {
  host.serve("new");
  const { page } = await visit("/");
  await follow(page, "/about");
  host.serve("old");
  await follow(page, "/privacy");
  expect(await titleOf(page)).not.toBe("");
  await follow(page, "/services");
  expect(await titleOf(page)).not.toBe("");
});

const failures: [string, (response: ServerResponse) => void][] = [
  ["refused", (response) => response.destroy()],
  ["missing", (response) => response.writeHead(404).end()],
  ["a fault of the host", (response) => response.writeHead(500).end()],
  [
    "answered with a page and status 200",
    (response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>x</title>"),
  ],
  ["never comes", () => {}],
];

test.each(failures)(
  "every page can be read and left when scripts that are asked for: %s",
  async (name, answer) => {
    const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    open.push(page);
    // A browser opens six connections to a host of HTTP/1.1: one request may hang, six would hold up the next page.
    const hit = name === "never comes" ? /\/entry-[^/]+\.js$/ : /\.js$/;
    host.setMood((path, response, next) => (hit.test(path) ? answer(response) : next()));
    for (const route of ["/", "/contact", "/technologies/other"]) {
      await page.goto(host.address + route, { waitUntil: "commit" });
      await page.locator("[data-block=footer]").waitFor();
      expect(await titleOf(page)).not.toBe("");
      await follow(page, "/about");
      expect(await titleOf(page)).not.toBe("");
    }
  },
);

test.each(failures)(
  "a page that is awake can be left when further scripts and data: %s",
  async (_name, answer) => {
    const { page } = await visit("/technologies/other");
    const before = await titleOf(page);
    host.setMood((path, response, next) => (/\.(js|json)$/.test(path) ? answer(response) : next()));
    expect(await titleOf(page)).toBe(before);
    await follow(page, "/about");
    expect(await titleOf(page)).not.toBe(before);
  },
);

test("forty steps through the site, with a deploy or a way back at any moment, never meet an empty page", async () => {
  const routes = routesOfSite();
  // A small generator with a fixed seed: a failure can be run again.
  let seed = 7;
  const chance = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % limit;
  };
  const { page } = await visit("/");
  for (let step = 0; step < 40; step++) {
    if (chance(4) === 0) host.serve(chance(2) ? "old" : "new");
    // Read at once: the page may be on its way to another one.
    const paths = await page
      .locator("main a[href^='/']:not([download]), footer a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const path = paths[chance(Math.max(paths.length, 1))] ?? "";
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    if (!routes.has(path.split(/[?#]/)[0] ?? "") || (await link.count()) === 0) continue;
    await press(link);
    await arrived(page, new URL(path, host.address).pathname);
    await quiet(page);
    expect(
      ((await page.locator("main").textContent()) ?? "").length,
      `${path} in step ${step}`,
    ).toBeGreaterThan(100);
    if (chance(5) === 0) {
      await page.goBack();
      await arrived(page);
      await quiet(page);
    }
  }
}, 180_000);

function routesOfSite(): Set<string> {
  const sitemap = readFileSync(join(import.meta.dirname, "../../dist/sitemap.xml"), "utf8");
  return new Set(
    [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, route]) => route ?? "/"),
  );
}
