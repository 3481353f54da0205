import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stringify } from "yaml";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSite } from "../../renderer/site/site.ts";
import { brokenNumbers, sidewaysOverflow, squeezedShapes } from "../accessibility/measure/layout.ts";
import { withDoubleText } from "../accessibility/measure/visitor-styles.ts";
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
const broken = await brokenPages();
const sound = examples.filter(({ route }) => !broken.has(`pages${route}.yaml`));
for (const { route } of examples) rmSync(join(dir, `pages${route}.yaml`));

/** Examples of one type below each other, which takes a third of the time; those that cannot be, one by one. */
const groups = [...new Set(sound.map(({ type }) => type))].map((type) => ({
  type,
  route: `/examples/${type}`,
  blocks: sound.filter((example) => example.type === type).map(({ block }) => block),
}));
for (const group of groups) writeGroup(group);
const brokenGroups = await brokenPages();
const shown = groups.flatMap((group) => {
  if (!brokenGroups.has(`pages${group.route}.yaml`)) return group;
  rmSync(join(dir, `pages${group.route}.yaml`));
  const alone = group.blocks.map((block, index) => ({
    type: `${group.type}, example ${index + 1}`,
    route: `${group.route}-${index + 1}`,
    blocks: [block],
  }));
  for (const one of alone) writeGroup(one);
  return alone;
});

function writeGroup({ type, route, blocks }: { type: string; route: string; blocks: object[] }): void {
  const about = {
    title: `Long words: ${type}`,
    description: `Examples of the block type ${type} with long words.`,
  };
  const page = { ...about, layout: "bare", index: false, blocks };
  writeFileSync(join(dir, `pages${route}.yaml`), stringify(page, { lineWidth: 0 }));
}

async function brokenPages(): Promise<Set<string>> {
  const { problems } = await openSite({ dir, checkOnly: true });
  return new Set(problems.flatMap(({ file, severity }) => (severity === "error" ? [file] : [])));
}

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
  "$type: no word makes the page wider than its window, or squeezes what stands beside it",
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
