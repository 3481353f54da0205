import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { clippedTexts, sidewaysOverflow, smallActions, smallWords } from "../accessibility/measure/layout.ts";
import { walkTabStops } from "../accessibility/measure/tab-stops.ts";
import { showTheme } from "../accessibility/measure/theme.ts";
import { withTextSpacing } from "../accessibility/measure/visitor-styles.ts";
import { axeFindings, COLOUR_RULES } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { allExamples, examplePages, writeExamplesSite } from "../support/examples-site.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

// The not-found block tells the console the address that was asked for; the spec wants it to.
const SAID_ON_PURPOSE = /^404: there is no page at/;

// A lone example has no page around it: no main heading, no landmarks of its own.
const PAGE_RULES = ["page-has-heading-one", "heading-order", "region", "landmark-one-main"];

const WIDTHS = [320, 768, 1440];

describe("every example, in both themes, at every width", () => {
  const { dir, remove } = writeExamplesSite();
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    await buildSite({ dir, outDir: join(dir, "dist") });
    site = await serveBuiltSite(dir);
    page = await site.open("/examples/hero-1", { reducedMotion: "reduce" });
  });
  afterAll(async () => {
    await site?.close();
    remove();
  });

  it.each(allExamples())("$type, $name: can be used by everyone", async ({ route }) => {
    const found: string[] = [];
    const note = (where: string, findings: string[]) =>
      found.push(...findings.map((finding) => `${where}: ${finding}`));

    // What one example keeps in the browser is not there for the next.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(site.address + route);
    await wakeBlocks(page);
    const seen = new Set<string>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, "light");
      note(`${width} px, light`, await axeFindings(page, { without: PAGE_RULES, seen }));
      note(`${width} px`, await sidewaysOverflow(page));
      note(`${width} px`, await clippedTexts(page));
      note(`${width} px`, await smallActions(page));
      note(`${width} px`, await smallWords(page));
      await showTheme(page, "dark");
      note(`${width} px, dark`, await axeFindings(page, { only: COLOUR_RULES }));
      if (width > 320) continue;
      note(`${width} px, Tab`, (await walkTabStops(page)).faults);
      await withTextSpacing(page, async () => {
        note(`${width} px, wide text spacing`, await sidewaysOverflow(page));
        note(`${width} px, wide text spacing`, await clippedTexts(page));
      });
    }
    const faults = faultsOf(page).splice(0);
    note(
      "console",
      faults.filter((fault) => !SAID_ON_PURPOSE.test(fault)),
    );
    expect(found).toEqual([]);
  });

  it.each(examplePages())("%s: can be used by everyone", async (route) => {
    expect(await lookAtPage(page, site.address + route)).toEqual([]);
  });
});
