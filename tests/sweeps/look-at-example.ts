import type { Page } from "playwright-core";
import { clippedTexts, sidewaysOverflow, smallActions, smallWords } from "../accessibility/measure/layout.ts";
import { walkTabStops } from "../accessibility/measure/tab-stops.ts";
import { showTheme } from "../accessibility/measure/theme.ts";
import { withTextSpacing } from "../accessibility/measure/visitor-styles.ts";
import { axeFindings, COLOUR_RULES } from "../support/axe.ts";
import { consoleFaults } from "../support/console-faults.ts";
import { wakingFaults } from "../support/wake-blocks.ts";

// The not-found block tells the console the address that was asked for; the spec wants it to.
const SAID_ON_PURPOSE = /^404: there is no page at/;

// A lone example has no page around it: no main heading, no landmarks of its own.
const PAGE_RULES = ["page-has-heading-one", "heading-order", "region", "landmark-one-main"];

const WIDTHS = [320, 768, 1440];

/** Everything that keeps somebody from using the example on a page, in both themes and at every width. */
export async function lookAtExample(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, findings: string[]) =>
    found.push(...findings.map((finding) => `${where}: ${finding}`));

  // What one example keeps in the browser is not there for the next.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(address);
  const asleep = await wakingFaults(page);
  if (asleep.length > 0) return [...asleep, ...consoleFaults(page).map((fault) => `console: ${fault}`)];
  const seen = new Set<string>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await showTheme(page, "light");
    note(
      `${width} px, light`,
      await axeFindings(page, { without: PAGE_RULES, seen, measuresColoursOnce: true }),
    );
    note(`${width} px`, await sidewaysOverflow(page));
    note(`${width} px`, await clippedTexts(page));
    note(`${width} px`, await smallActions(page));
    note(`${width} px`, await smallWords(page));
    await showTheme(page, "dark");
    note(`${width} px, dark`, await axeFindings(page, { only: COLOUR_RULES, measuresColoursOnce: true }));
    if (width > 320) continue;
    note(`${width} px, Tab`, (await walkTabStops(page)).faults);
    await withTextSpacing(page, async () => {
      note(`${width} px, wide text spacing`, await sidewaysOverflow(page));
      note(`${width} px, wide text spacing`, await clippedTexts(page));
    });
  }
  note(
    "console",
    consoleFaults(page).filter((fault) => !SAID_ON_PURPOSE.test(fault)),
  );
  return found;
}
