import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { showTheme } from "../accessibility/measure/theme.ts";
import { axeFindings, bringAxe, COLOUR_RULES } from "./axe.ts";
import { launchBrowser } from "./chromium.ts";

/** In the dark its words turn pale on pale, and need three quarters of a second for it. */
const FADING = `<!doctype html><html lang="en" class="light"><title>Fading</title><style>
  body { background: #fff; color: #000; transition: color 750ms }
  .dark body { color: #ccc }
</style><main><h1>Words</h1></main>`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function findingsInTheDark(page: Page): Promise<string[]> {
  await page.goto(`data:text/html,${encodeURIComponent(FADING)}`);
  expect(await axeFindings(page, { only: COLOUR_RULES })).toEqual([]);
  await showTheme(page, "dark");
  return axeFindings(page, { only: COLOUR_RULES });
}

it("measures colours when they have changed, not on their way", async () => {
  const page = await browser.newPage();
  expect(await findingsInTheDark(page)).toEqual([expect.stringContaining("contrast of 1.6")]);
});

it("finds the same where it came with the page", async () => {
  const page = await browser.newPage();
  await bringAxe(page);
  expect(await findingsInTheDark(page)).toEqual([expect.stringContaining("contrast of 1.6")]);
});

/** A page of one paragraph, with styles for it and what lies around. */
const ofOne = (style: string, around = "", text = "Some words"): string =>
  `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>One</title><style>body { background: #fff; color: #000 } ${style}</style><main><h1>Words</h1>${around}<p>${text}</p></main>`,
  )}`;

it("measures each combination of colours in a tab until it is found in order", async () => {
  const page = await browser.newPage();
  const find = async (address: string): Promise<number> => {
    await page.goto(address);
    return (await axeFindings(page, { only: COLOUR_RULES, measuresColoursOnce: true })).length;
  };
  const pale = "p { color: #bbb }";
  expect(await find(ofOne(pale))).toBe(1);
  // What is wrong is told on every page: that two examples have it on one page is no reason to be silent on their own.
  expect(await find(ofOne(pale, "", "Other words"))).toBe(1);
  // A darker ground, one that fades, one that something else lies on, a size that needs less, and a fainter block.
  expect(await find(ofOne(`${pale} p { background: #ccc }`))).toBe(1);
  expect(await find(ofOne(`${pale} main { background: #eee }`))).toBe(1);
  expect(await find(ofOne(`${pale} p { font-size: 30px }`))).toBe(1);
  expect(await find(ofOne("main { opacity: 0.4 }"))).toBeGreaterThan(0);
  expect(
    await find(
      ofOne(
        "p { color: #fff; background: #000; position: relative; z-index: -1 } i { position: absolute; inset: 0; background: #fff; z-index: -2 }",
        "<i></i>",
      ),
    ),
  ).toBe(0);
  expect(
    await find(
      ofOne(
        "p { color: #fff; background: #fff0; position: relative } i { position: absolute; inset: 0; background: #fff }",
        "<i></i>",
      ),
    ),
  ).toBeGreaterThan(0);
  // A link that nothing sets off from the words around it.
  const link = 'Some <a href="/x">words</a> and more';
  expect(await find(ofOne("a { color: #000 }", "", link))).toBe(0);
  expect(await find(ofOne("a { color: #222; text-decoration: none }", "", link))).toBe(1);
  // Beside a text in order the one whose colours are new; each of two that are not, as where all are asked for.
  expect(await find(ofOne("i { color: #ccc }", "<i>Other words</i>"))).toBe(1);
  expect(await find(ofOne(`${pale} i { color: #ccc }`, "<i>Other words</i>"))).toBe(2);
  expect(await axeFindings(page, { only: COLOUR_RULES })).toHaveLength(2);
});

it("leaves signs in buttons to who reads their names, and no words", async () => {
  const page = await browser.newPage();
  const button = (text: string): string => `<button aria-label="One fewer: strings">${text}</button>`;
  await page.goto(ofOne("button { width: 44px; height: 44px }", button("&minus;") + button("&times;")));
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(ofOne("button { width: 44px; height: 44px }", button("Less")));
  expect(await axeFindings(page)).toEqual([expect.stringContaining("label-content-name-mismatch")]);
});
