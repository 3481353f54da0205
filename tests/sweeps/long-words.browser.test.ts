import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { brokenNumbers, sidewaysOverflow, squeezedShapes } from "../accessibility/measure/layout.ts";
import { withDoubleText } from "../accessibility/measure/visitor-styles.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import {
  brokenPages,
  fileOf,
  removeGrouped,
  removePages,
  writeExampleGroups,
} from "../support/example-groups.ts";
import { writeExamplePages } from "../support/examples-of.ts";
import { allExamples, writeExamplesSite } from "../support/examples-site.ts";
import { withLongWords } from "../support/long-words.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

/*
 * A compound, an address, a product's number: nobody writes words for the width of a phone. Each example is shown with
 * a word of more than sixty letters in every text; those that may not be so long show nothing here.
 */
const examples = allExamples().map((example) => ({ ...example, block: withLongWords(example.block) }));
const { dir, remove } = writeExamplesSite();
writeExamplePages(dir, examples);
const broken = await brokenPages(dir);
removePages(
  dir,
  examples.filter(({ route }) => broken.has(fileOf(route))),
);
const sound = examples.filter(({ route }) => !broken.has(fileOf(route)));
const shown = await writeExampleGroups(dir, sound);
removeGrouped(dir, sound, shown);

let site: SiteUnderTest;
let page: Page;
beforeAll(async () => {
  await buildSite({ dir, outDir: join(dir, "dist") });
  site = await serveBuiltSite(dir);
  page = await site.open("/robots.txt");
});
afterAll(async () => {
  await site?.close();
  remove();
});

it("nearly all examples can be shown with long words", () => {
  expect(broken.size).toBeLessThan(examples.length / 10);
});

it.each(shown)(
  "$name: no word makes the page wider than its window, or squeezes what stands beside it",
  async ({ route }) => {
    await page.goto(site.address + route);
    await wakeBlocks(page);
    const found: string[] = [];
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const measure of [sidewaysOverflow, squeezedShapes, brokenNumbers])
        found.push(...(await measure(page)).map((one) => `${width} px: ${one}`));
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await withDoubleText(page, async () => {
      found.push(...(await sidewaysOverflow(page)).map((one) => `390 px, text at 200 %: ${one}`));
    });
    expect(found).toEqual([]);
  },
);
