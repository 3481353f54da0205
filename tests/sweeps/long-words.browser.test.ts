import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSite } from "../../renderer/site/site.ts";
import { sidewaysOverflow } from "../accessibility/measure/layout.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
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
const broken = new Set(
  (await openSite({ dir, checkOnly: true })).problems.flatMap(({ file, severity }) =>
    severity === "error" ? [file] : [],
  ),
);
for (const file of broken) rmSync(join(dir, file));

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

it.each(examples.filter(({ route }) => !broken.has(`pages${route}.yaml`)))(
  "$type, $name: no word makes the page wider than its window",
  async ({ route }) => {
    await page.goto(site.address + route);
    await wakeBlocks(page);
    const found: string[] = [];
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await sidewaysOverflow(page)).map((one) => `${width} px: ${one}`));
    }
    expect(found).toEqual([]);
  },
);
