import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Browser, Page } from "playwright";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { axeViolations } from "../support/axe.ts";
import { launchBrowser } from "../support/chromium.ts";
import { blockFolders } from "../support/site-copy.ts";
import { copyOfSite } from "./real-site.ts";

vi.setConfig({ testTimeout: 180_000 });

let copy: Awaited<ReturnType<typeof copyOfSite>>;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let address: string;
const opened: string[] = [];

beforeAll(async () => {
  copy = await copyOfSite();
  server = await startDevServer({ dir: copy.dir, port: 5393, onCheck: () => {} });
  address = server.resolvedUrls?.local[0] ?? "";
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  await page.route(/@site\/open/, (route) => {
    opened.push((route.request().postDataJSON() as { place: string }).place);
    return route.fulfill({ body: "" });
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  copy.remove();
});

it("shows every block with its examples live", async () => {
  await page.goto(`${address}__blocks`);
  const types = blockFolders().map((folder) => basename(folder));
  for (const type of types) {
    await page.evaluate((name) => {
      window.location.hash = name;
    }, type);
    await page.getByRole("heading", { level: 1, name: type, exact: true }).first().waitFor();
    await page.locator(".gallery-stage").first().waitFor();
    expect(await page.locator(".live-fault, .gallery-problem").allInnerTexts(), type).toEqual([]);
  }
});

it("finds blocks by words, and copies their YAML", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${address}__blocks#hero`);
  await page.getByRole("searchbox", { name: "Find a block" }).fill("card grid");
  await page.getByRole("option", { name: "card-grid" }).click();
  await page.getByRole("tab", { name: "YAML" }).click();
  expect(await page.locator("pre").first().innerText()).toMatch(/^- type: card-grid\n/);
  await page.getByRole("button", { name: "Copy YAML" }).first().click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^- type: card-grid\n {2}\w+:/);
  await page.getByRole("tab", { name: "Options" }).click();
  expect(await page.getByRole("rowheader", { name: "items[].title" }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});

it("finds blocks by what people call them", async () => {
  await page.goto(`${address}__blocks#hero`);
  const search = page.getByRole("searchbox", { name: "Find a block" });
  const wanted = {
    price: "prices",
    faq: "questions",
    accordion: "questions",
    newsletter: "form",
    download: "downloads",
    testimonials: "people",
    slider: "carousel",
    "table of contents": "contents",
  };
  for (const [word, type] of Object.entries(wanted)) {
    await search.fill(word);
    await page
      .getByRole("option")
      .filter({ hasText: new RegExp(`^${type}`) })
      .waitFor();
  }
});

it("shows every icon, finds it by its name, and copies that", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${address}__blocks`);
  await page.getByRole("link", { name: "Icons" }).click();
  await page.getByRole("searchbox", { name: "Find an icon" }).fill("piggy");
  await page.getByRole("button", { name: "piggy-bank" }).click();
  await page.getByText("Copied piggy-bank").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("piggy-bank");
  expect(await axeViolations(page)).toEqual([]);
});

it("opens the file of a block at its line on a click with Alt held, and follows no link", async () => {
  await page.goto(`${address}about`);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  await heading.click({ modifiers: ["Alt"] });
  await expect.poll(() => opened.at(-1)).toMatch(/pages\/about\.yaml:\d+$/);
  expect(opened.at(-1)?.startsWith(copy.dir)).toBe(true);
  await page
    .locator("main a")
    .first()
    .click({ modifiers: ["Alt"] });
  await expect.poll(() => opened).toHaveLength(2);
  expect(page.url()).toBe(`${address}about`);
});

/** Ground of the page as it is shown now. */
const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const PAPER = "rgb(251, 251, 247)";

it("leaves the navigation of a block as it is on pages", async () => {
  await page.goto(`${address}__blocks#header`);
  const header = page.locator("[data-block=header]").first();
  const [bar, link] = await Promise.all(
    [header.locator(".bar").first(), header.getByRole("link", { name: "Technologies" })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(link!.y).toBeGreaterThan(bar!.y);
  expect(link!.y + link!.height).toBeLessThan(bar!.y + bar!.height);
});

it("shows every block in another theme, and the site in its own again", async () => {
  await page.goto(`${address}__blocks#card-grid`);
  const choice = page.getByRole("combobox", { name: "Theme" });
  await choice.selectOption("orchard");
  // The choice loads the gallery anew.
  await page.waitForURL(/theme=orchard/);
  await expect.poll(ground).toBe("rgb(255, 249, 241)");
  await expect.poll(() => page.evaluate(() => document.fonts.check("16px Nunito"))).toBe(true);
  // The ground is there before the content.
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The address names it, so that it stays when one looks at another block or loads the gallery again.
  await page.getByRole("option", { name: /^banner/ }).click();
  await page.reload();
  await expect.poll(ground).toBe("rgb(255, 249, 241)");
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect.poll(ground).toBe(PAPER);
});

it("shows a changed theme without a reload, and keeps the last one that can be drawn with", async () => {
  await page.goto(`${address}about`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  const save = (paper: string) =>
    writeFileSync(
      join(copy.dir, "data/theme.yaml"),
      `colors:\n  light: { paper: ${paper} }\n  dark: {}\ntype: { text: serif }\n`,
    );
  save("ivory");
  await expect.poll(ground).toBe("rgb(255, 255, 240)");
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe("serif");
  save("ivvory");
  await page.getByText('"ivvory" is not a colour.').waitFor();
  expect(await ground()).toBe("rgb(255, 255, 240)");
  rmSync(join(copy.dir, "data/theme.yaml"));
  await expect.poll(ground).toBe(PAPER);
  expect(await page.locator("body[data-same]").count()).toBe(1);
});
