import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/content/site.ts";
import { BUDGETS, scriptBudget } from "../bench/budgets.ts";
import { type CompressedServer, serveCompressed } from "../bench/measure/compressed-server.ts";
import { loadRoute } from "../bench/measure/weigh-route.ts";
import { launchBrowser } from "../support/chromium.ts";

const siteDir = join(import.meta.dirname, "../..");
const { routes } = await openSite({ dir: siteDir });
const pages = routes.filter((entry) => entry.kind === "page").map((entry) => entry.route);

describe("bytes that a route loads before the visitor does anything", () => {
  let server: CompressedServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveCompressed(join(siteDir, "dist")), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
  });

  it.each(pages)("%s: script within its budget", async (route) => {
    const { script, scripts } = await loadRoute(browser, server, route);
    expect(script, `bytes of ${scripts.join(", ")}`).toBeLessThanOrEqual(scriptBudget(route));
  });

  it("/: document and style sheets within theirs", async () => {
    const { html, css } = await loadRoute(browser, server, "/");
    expect(html + css, `${html} bytes of HTML, ${css} of CSS`).toBeLessThanOrEqual(BUDGETS.homeDocument);
  });
});
