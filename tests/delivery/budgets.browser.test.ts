import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentPath } from "../../renderer/publish/output.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { BUDGETS, blockBudget, scriptBudget } from "../bench/budgets.ts";
import { type CompressedServer, serveCompressed } from "../bench/measure/compressed-server.ts";
import { scriptClosure } from "../bench/measure/script-closure.ts";
import { loadRoute } from "../bench/measure/weigh-route.ts";
import { launchBrowser } from "../support/chromium.ts";

const siteDir = join(import.meta.dirname, "../..");
const outDir = join(siteDir, "dist");
const { routes, blockTypes } = await openSite({ dir: siteDir, checkOnly: true });
const pages = routes.filter((entry) => entry.kind === "page" && !/(^|\/)404$/.test(entry.route));
// Pages of one file have the same blocks: the first stands for the others.
const firstOfFiles = [...new Map(pages.toReversed().map((entry) => [entry.file, entry.route])).values()];

describe("what a route loads before the visitor does anything, in bytes as they travel", () => {
  let server: CompressedServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveCompressed(outDir), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
  });

  it.each(firstOfFiles)("%s: scripts", async (route) => {
    const { script, scripts } = await loadRoute(browser, server, route);
    expect(script, `bytes of ${scripts.join(", ")}`).toBeLessThanOrEqual(scriptBudget(route));
  });

  it("/: document and style sheets", async () => {
    const { html, css } = await loadRoute(browser, server, "/");
    expect(html + css, `${html} bytes of HTML and ${css} of CSS`).toBeLessThanOrEqual(BUDGETS.homeDocument);
  });
});

describe("what a block brings when it wakes, in bytes as they travel", () => {
  const sources = new Map<string, string>();
  for (const route of firstOfFiles) {
    const html = readFileSync(join(outDir, documentPath(route)), "utf8");
    for (const [tag] of html.matchAll(/<[a-z]+ [^>]*data-src="[^>]*>/g)) {
      const [block, source] = ["block", "src"].map((name) => tag.match(`data-${name}="([^"]*)"`)?.[1]);
      if (block && source) sources.set(block, source);
    }
  }

  it("finds the blocks that wake", () => {
    expect([...sources.keys()]).toContain("header");
  });

  it.each([...sources])("%s", async (block, source) => {
    const { bytes, files } = await scriptClosure(outDir, source);
    expect(bytes, `bytes of ${files.join(", ")}`).toBeLessThanOrEqual(
      blockBudget(block, blockTypes.get(block)?.isIsland ?? false),
    );
  });
});
