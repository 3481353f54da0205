import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { knownWords } from "../../renderer/data/words-schema.ts";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { clippedTexts, sidewaysOverflow } from "../accessibility/measure/layout.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { checksFile } from "../support/mock-site.ts";
import { longer, writePseudoVersions } from "../support/pseudo-language.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

/** A site in a language that is read from right to left, 40 % longer than its own, every text marked. */
const from = join(engineDir, "examples/sites/klavierwerkstatt");
const dir = mkdtempSync(join(tmpdir(), "mirrored-site-"));
const LANG = "ar";
const WIDTHS = [320, 768, 1440];

let site: SiteUnderTest;
let routes: string[];
beforeAll(async () => {
  for (const folder of ["pages", "data", "public"])
    cpSync(join(from, folder), join(dir, folder), { recursive: true });
  symlinkSync(join(from, "blocks"), join(dir, "blocks"), "junction");
  writeFileSync(join(dir, "checks.yaml"), checksFile(["long-title", "description-length"]));
  appendFileSync(join(dir, "data/site.yaml"), `\nlanguages:\n  - lang: ${LANG}\n`);
  const { blockTypes } = await openSite({ dir, checkOnly: true });
  const words = [...knownWords(blockTypes.values())].map(([key, text]) => [key, longer(text)]);
  appendFileSync(join(dir, "data/words.yaml"), `\n${LANG}: ${JSON.stringify(Object.fromEntries(words))}\n`);
  await writePseudoVersions(dir, LANG, longer);
  const opened = await openSite({ dir, checkOnly: true });
  expect(opened.problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  routes = opened.routes
    .filter(({ kind, route }) => kind === "page" && route.startsWith(`/${LANG}`) && !route.endsWith("/404"))
    .map(({ route }) => route);
  await buildSite({ dir, outDir: join(dir, "dist") });
  site = await serveBuiltSite(dir);
});
afterAll(async () => {
  await site?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Texts and names for screen readers that nobody has translated: they have letters and no mark of the pseudo-language. */
async function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOdd = (text: string | null): text is string =>
      text !== null && /\p{L}{2}/u.test(text) && !text.includes("·ŵ");
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      // What stands beside a marked part in the same sentence is part of it.
      const whole = parent?.closest(
        "p, li, h1, h2, h3, h4, dt, dd, a, button, label, summary, figcaption, td, th",
      );
      if (!parent || parent.closest("script, style, noscript, code, pre, svg, [lang], time")) continue;
      if (isOdd(text) && isOdd(whole?.textContent ?? text)) found.add(text.trim());
    }
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]"))
      for (const name of ["aria-label", "alt", "title", "placeholder"]) {
        const text = element.getAttribute(name);
        if (isOdd(text)) found.add(`${name}: ${text}`);
      }
    return [...found];
  });
}

it("has room for longer texts from right to left, and no text that nobody can translate", {
  timeout: 120_000,
}, async () => {
  const page = await site.open(`/${LANG}`);
  const faults: string[] = [];
  const odd = new Set<string>();
  for (const route of routes) {
    await page.goto(site.address + route);
    await wakeBlocks(page);
    expect(
      await page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction]),
    ).toEqual([LANG, "rtl"]);
    for (const text of await unmarked(page)) odd.add(text);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await sidewaysOverflow(page)), ...(await clippedTexts(page))];
      faults.push(...found.map((fault) => `${route} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect([...odd].sort()).toEqual([]);
  expect(faultsOf(page)).toEqual([]);
});
