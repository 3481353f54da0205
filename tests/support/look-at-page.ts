import type { Page } from "playwright-core";
import { clippedTexts, sidewaysOverflow, smallActions, smallWords } from "../accessibility/measure/layout.ts";
import { structureFaults } from "../accessibility/measure/structure.ts";
import { walkTabStops } from "../accessibility/measure/tab-stops.ts";
import { showTheme } from "../accessibility/measure/theme.ts";
import { withDoubleText, withTextSpacing } from "../accessibility/measure/visitor-styles.ts";
import { axeFindings, COLOUR_RULES } from "./axe.ts";
import { consoleFaults } from "./console-faults.ts";
import { wakingFaults } from "./wake-blocks.ts";

/** 1,280 px at a zoom of 400 %, a tablet, a laptop. */
export const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Everything that keeps somebody from using a page, in both themes and at every width; empty when nothing does. */
export async function lookAtPage(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, findings: string[]) =>
    found.push(...findings.map((finding) => `${where}: ${finding}`));
  const lookAtLayout = async (where: string) => {
    note(where, await sidewaysOverflow(page));
    note(where, await clippedTexts(page));
  };

  await page.goto(address);
  const asleep = await wakingFaults(page);
  if (asleep.length > 0) return [...asleep, ...consoleFaults(page).map((fault) => `console: ${fault}`)];
  const seen = new Set<string>();
  for (const size of SIZES) {
    const { width } = size;
    await page.setViewportSize(size);
    await showTheme(page, "light");
    note(`${width} px, light`, await axeFindings(page, { seen, measuresColoursOnce: true }));
    note(`${width} px`, await smallActions(page));
    note(`${width} px`, await smallWords(page));
    await lookAtLayout(`${width} px`);
    await showTheme(page, "dark");
    note(`${width} px, dark`, await axeFindings(page, { only: COLOUR_RULES, measuresColoursOnce: true }));
    if (width === 768) continue;
    note(`${width} px, Tab`, (await walkTabStops(page)).faults);
    await withTextSpacing(page, () => lookAtLayout(`${width} px, wide text spacing`));
  }
  await withDoubleText(page, () => lookAtLayout("1440 px, text at 200 %"));
  note("structure", await structureFaults(page));
  note("console", consoleFaults(page));
  return found;
}
