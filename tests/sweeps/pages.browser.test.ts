import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/site.ts";
import { clippedTexts, sidewaysOverflow, smallActions, smallWords } from "../accessibility/measure/layout.ts";
import { structureFaults } from "../accessibility/measure/structure.ts";
import { walkTabStops } from "../accessibility/measure/tab-stops.ts";
import { showTheme } from "../accessibility/measure/theme.ts";
import { withDoubleText, withTextSpacing } from "../accessibility/measure/visitor-styles.ts";
import { axeFindings, COLOUR_RULES } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { isAskedFor } from "../support/only.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

const { routes } = await openSite({ dir: join(import.meta.dirname, "../..") });
// An alias shows the very same page.
const pages = routes
  .filter((entry) => entry.kind === "page" && entry.route !== "/404" && isAskedFor("ONLY_PAGES", entry.file))
  .map((entry) => entry.route);

/** 1,280 px at a zoom of 400 %, a tablet, a laptop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

describe("every page, in both themes, at every width", () => {
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    site = await serveBuiltSite();
    // Nobody has decided about cookies: the banner is open, and may not be in the way.
    page = await site.open("/", { reducedMotion: "reduce", viewport: SIZES[0] });
  });
  afterAll(() => site?.close());

  it.each(pages)("%s can be used by everyone", async (route) => {
    const found: string[] = [];
    const note = (where: string, findings: string[]) =>
      found.push(...findings.map((finding) => `${where}: ${finding}`));
    const lookAtLayout = async (where: string) => {
      note(where, await sidewaysOverflow(page));
      note(where, await clippedTexts(page));
    };

    await page.goto(site.address + route);
    await wakeBlocks(page);
    for (const size of SIZES) {
      const { width } = size;
      await page.setViewportSize(size);
      await showTheme(page, "light");
      note(`${width} px, light`, await axeFindings(page));
      note(`${width} px`, await smallActions(page));
      note(`${width} px`, await smallWords(page));
      await lookAtLayout(`${width} px`);
      await showTheme(page, "dark");
      note(`${width} px, dark`, await axeFindings(page, { only: COLOUR_RULES }));
      if (width === 768) continue;
      note(`${width} px, Tab`, (await walkTabStops(page)).faults);
      await withTextSpacing(page, () => lookAtLayout(`${width} px, wide text spacing`));
    }
    await withDoubleText(page, () => lookAtLayout("1440 px, text at 200 %"));
    note("structure", await structureFaults(page));
    note("console", faultsOf(page).splice(0));
    expect(found).toEqual([]);
  });
});
