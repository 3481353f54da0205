import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import { startPreview } from "../../renderer/serve/preview-server.ts";
import { type BrowserChoice, launchBrowser } from "./chromium.ts";
import { countRequests } from "./quiet.ts";

/** A browser on a built site, served as a static host would. */
export interface SiteUnderTest {
  /** Address without a slash at the end. */
  address: string;
  browser: Browser;
  /**
   * A fresh visitor's page; everything it logs as an error is in `faultsOf(page)`. The visitor wants reduced motion
   * unless the options say otherwise: what moves without an end is drawn anew sixty times a second, which took half
   * of the time of many tests.
   */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

const engineDir = join(import.meta.dirname, "../..");
const faults = new WeakMap<Page, string[]>();

/**
 * Serves `dist/` of a site folder and starts a browser.
 *
 * @param dir Site folder; the real site by default, which `npm test` has built before.
 * @param choice See `launchBrowser`: `draws` where somebody looks at the pixels, `sweeps` where axe looks at many pages.
 */
export async function serveBuiltSite(dir = engineDir, choice?: BrowserChoice): Promise<SiteUnderTest> {
  const outDir = join(dir, "dist");
  if (!existsSync(join(outDir, "index.html")))
    throw new Error("Run `npm run build` before the browser tests.");
  // Not above: the benchmark uses this file without vitest.
  const { onTestFinished } = await import("vitest");
  const [{ server, address }, browser] = await Promise.all([
    startPreview({ outDir, dir, port: 0 }),
    launchBrowser(choice),
  ]);
  const contexts: BrowserContext[] = [];
  return {
    address: address.replace(/\/$/, ""),
    browser,
    async open(path, options) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      try {
        // A page goes with its test: those that stay open go on moving, and cost every other test time.
        onTestFinished(() => context.close());
      } catch {
        // Opened before the tests of a file, for all of them.
        contexts.push(context);
      }
      const page = await context.newPage();
      watchFaults(page);
      countRequests(page);
      await page.goto(new URL(path, address).href);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** From now on what the page logs as an error or a warning is in `faultsOf(page)`. */
export function watchFaults(page: Page): void {
  const list: string[] = [];
  faults.set(page, list);
  page.on("pageerror", (error) => list.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") list.push(saidBy(message));
  });
}

/** What is missing has its address beside its message. */
function saidBy(message: ConsoleMessage): string {
  const text = message.text();
  if (!text.startsWith("Failed to load resource")) return text;
  return `${text}: ${message.location().url.replace(/^https?:\/\/127\.0\.0\.1:\d+/, "")}`;
}

/** Errors and warnings that the page has logged, and exceptions nobody caught. */
export function faultsOf(page: Page): string[] {
  return faults.get(page) ?? [];
}

/** Scrolls through the page, so that every block that wakes when visible does, and waits until all are awake. */
export async function wakeEverything(page: Page): Promise<void> {
  for (const block of await page.locator("[data-wake]").all()) {
    if (await block.isVisible()) await block.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
}
