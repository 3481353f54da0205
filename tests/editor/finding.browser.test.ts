import type { Browser, Page } from "playwright";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { launchBrowser } from "../support/chromium.ts";
import { writeExamplesSite } from "../support/examples-site.ts";
import type { FoundOnPage } from "./look-for-texts.ts";

/** Every so many pages and examples are looked at: all with `TEXTS_EVERY=1`. The figures are told when it is set. */
const EVERY = Number(process.env.TEXTS_EVERY ?? 16);

vi.setConfig({ testTimeout: 900_000 });

let site: ReturnType<typeof writeExamplesSite>;
let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = writeExamplesSite({ withLanguages: true });
  server = await startDevServer({ dir: site.dir, port: 5417, onCheck: () => {} });
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  // As in the editor's frame, with nothing around it.
  await page.addInitScript("window.name = 'site-editor-frame'");
  await page.goto(`${server.resolvedUrls?.local[0]}__blocks`);
  await page.goto(server.resolvedUrls?.local[0] ?? "");
});
afterAll(async () => {
  await browser.close();
  await server.close();
  site.remove();
});

it("finds what texts show, and is never wrong", async () => {
  const { routes } = await openSite({ dir: site.dir });
  const asked = routes
    .filter(({ kind, route }) => kind === "page" && !/\/(404|examples\/not-found-\d+)$/.test(route))
    .filter((_, index) => index % EVERY === 0);
  const counts = { texts: 0, typable: 0, markdown: 0, bodies: 0, drawn: 0, own: 0 };
  const wrong: string[] = [];
  const lost = new Map<string, number>();
  let slowest = 0;
  for (const { route } of asked) {
    const found = await lookAt(route);
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] += found.counts[name];
    wrong.push(...found.wrong.map((text) => `${route}: ${text}`));
    for (const text of found.lost) lost.set(text, (lost.get(text) ?? 0) + 1);
    slowest = Math.max(slowest, found.milliseconds);
  }
  const share = counts.typable / counts.texts;
  if (process.env.TEXTS_EVERY !== undefined) {
    const most = [...lost].sort((a, b) => b[1] - a[1]).slice(0, 60);
    console.log({ ...counts, share, pages: asked.length, slowest }, most);
  }
  expect(wrong).toEqual([]);
  expect(counts.texts).toBeGreaterThan(150);
  expect(share, [...lost.keys()].slice(0, 20).join("\n")).toBeGreaterThanOrEqual(0.95);
});

async function lookAt(route: string): Promise<FoundOnPage> {
  const source = `import("/tests/editor/look-for-texts.ts").then(({ lookForTexts }) => lookForTexts(${JSON.stringify(route)}))`;
  try {
    return await page.evaluate<FoundOnPage>(source);
  } catch (error) {
    // Vite has bundled a library that a view has asked for, and loads the page again.
    if (!String(error).includes("Execution context was destroyed")) throw error;
    await page.waitForLoadState("networkidle");
    return page.evaluate<FoundOnPage>(source);
  }
}
