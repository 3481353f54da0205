import type { Browser, Page } from "playwright";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { launchBrowser } from "../support/chromium.ts";
import { type ForeignSet, writeForeignSite } from "./foreign/write-foreign-site.ts";
import type { FoundOnPage } from "./look-for-texts.ts";

vi.setConfig({ testTimeout: 300_000 });

/** "known", "unseen" or both: then the figures are told. */
const SETS = process.env.FOREIGN_SETS?.split(",") as ForeignSet[] | undefined;

let site: Awaited<ReturnType<typeof writeForeignSite>>;
let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await writeForeignSite(SETS ?? ["known", "unseen"]);
  server = await startDevServer({ dir: site.dir, port: 5419, onCheck: () => {} });
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  await page.addInitScript("window.name = 'site-editor-frame'");
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.waitForLoadState("networkidle");
});
afterAll(async () => {
  await browser.close();
  await server.close();
  site.remove();
});

it("finds the texts of blocks that other people wrote, and is never wrong", async () => {
  const counts = { texts: 0, typable: 0, markdown: 0, bodies: 0, drawn: 0, own: 0 };
  const wrong: string[] = [];
  const lost: string[] = [];
  for (const route of site.routes) {
    const found = await page.evaluate<FoundOnPage>(
      `import("/tests/editor/look-for-texts.ts").then(({ lookForTexts }) => lookForTexts(${JSON.stringify(route)}))`,
    );
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] += found.counts[name];
    wrong.push(...found.wrong.map((text) => `${route}: ${text}`));
    lost.push(...found.lost);
  }
  if (SETS) console.log({ ...counts, share: counts.typable / counts.texts }, lost, wrong);
  expect(wrong).toEqual([]);
  expect(counts.typable / counts.texts, lost.join("\n")).toBeGreaterThanOrEqual(0.95);
});
