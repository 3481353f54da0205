import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { consentTo } from "../../renderer/runtime/consent.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { copySite } from "../support/site-copy.ts";

const PLAYER = "https://www.youtube-nocookie.com";
const MAP = "https://map.example";

const pageOf = (name: string, block: string) => `title: Frames of others, ${name}
description: A page on which something of another site can be shown, once a visitor asks for it.
index: false
blocks:
  - { type: hero, heading: Frames }
  - ${block}
`;

let site: SiteUnderTest;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "frames-site-"));
  copySite(dir);
  const write = (name: string, block: string) =>
    writeFileSync(join(dir, `pages/${name}.yaml`), pageOf(name, block));
  write("film", "{ type: video, title: A film, address: https://youtu.be/aqz-KE-bpKQ }");
  write("way", `{ type: embed, title: The way here, address: ${MAP}/streets, category: preferences }`);
  write(
    "nested",
    "{ type: media, heading: Watch, block: { type: video, title: A film, address: https://youtu.be/aqz-KE-bpKQ } }",
  );
  await buildSite({ dir, outDir: join(dir, "dist") });
  site = await serveBuiltSite(dir);
});
afterAll(async () => {
  await site?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A visitor on a page, and everything that is asked of other sites. */
async function visitor(path: string, agreed?: readonly string[]) {
  const page = await site.open("/robots.txt");
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== site.address,
    async (route) => {
      asked.push(new URL(route.request().url()).origin);
      await route.fulfill({ contentType: "text/html", body: "<p>Here it is.</p>" });
    },
  );
  const consent = agreed && JSON.stringify(consentTo(agreed));
  if (consent) await page.evaluate((value) => localStorage.setItem("cookie_consent", value), consent);
  await page.goto(site.address + path);
  await page.waitForLoadState("networkidle");
  return { page, asked };
}

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

describe("a film of another site", () => {
  it.each(["/film", "/nested"])("%s: nothing is asked for before the visitor presses play", async (path) => {
    const { page, asked } = await visitor(path);
    const before = await storedIn(page);
    const play = page.getByRole("button", { name: "Play: A film" });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await play.click();
    await expect.poll(() => asked).toEqual([PLAYER]);
    expect(await page.frameLocator("iframe").getByText("Here it is.").count()).toBe(1);
    expect(await storedIn(page), "nothing is kept of the press").toBe(before);
    expect(faultsOf(page)).toEqual([]);
  });

  it("waits for the press although everything was agreed to", async () => {
    const { page, asked } = await visitor("/film", ["analytics", "marketing", "preferences"]);
    await page.getByRole("button", { name: "Play: A film" }).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
});

describe("a page of another site", () => {
  it("comes by itself for whoever has agreed to its category, and goes when that is taken back", async () => {
    const { page, asked } = await visitor("/way", ["preferences"]);
    await page.locator("[data-frame]").scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toEqual([MAP]);
    await page.evaluate(() => {
      localStorage.setItem(
        "cookie_consent",
        JSON.stringify({ essential: true, analytics: false, marketing: false, preferences: false }),
      );
      document.dispatchEvent(new CustomEvent("site:consent"));
    });
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Load: The way here" }).isVisible()).toBe(true);
  });

  it("waits for whoever has agreed to something else", async () => {
    const { page, asked } = await visitor("/way", ["analytics", "marketing"]);
    await page.locator("[data-frame]").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
});

it("the policy of exactly such a page lets the origin through", async () => {
  const { page } = await visitor("/film");
  expect(await policyOf(page)).toContain(`frame-src ${PLAYER};`);
  await page.goto(`${site.address}/way`);
  expect(await policyOf(page)).toContain(`frame-src ${MAP};`);
  await page.goto(`${site.address}/about`);
  expect(await policyOf(page)).not.toContain("frame-src");
  const { headers } = await fetch(site.address).then((answer) => ({ headers: answer.headers }));
  expect(headers.get("content-security-policy")).toContain(`frame-src ${MAP} ${PLAYER};`);
});

it("a page with other frames is loaded in full, so that its policy holds", async () => {
  const { page, asked } = await visitor("/about");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/film", textContent: "To the film" });
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "To the film" }).click();
  await page.waitForURL("**/film");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Play: A film" }).click();
  await expect.poll(() => asked).toEqual([PLAYER]);
});
