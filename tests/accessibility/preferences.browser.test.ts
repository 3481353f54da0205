import { join } from "node:path";
import type { Page } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { TableFrame } from "../../renderer/ui/table.tsx";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { openAwake, wakeBlocks } from "../support/wake-blocks.ts";
import { walkTabStops } from "./measure/tab-stops.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite(undefined, { draws: true });
});
afterAll(() => site?.close());

/** One route of each kind. */
const ROUTES = [
  "/",
  "/about",
  "/services",
  "/technologies/other",
  "/technologies/products",
  "/platform",
  "/showcases/cloud-optimization",
  "/insights",
  "/insights/articles",
  "/insights/events",
  "/insights/agents-that-write-to-the-crm",
  "/careers",
  "/jobs/data-engineer",
  "/contact",
  "/partnerships",
  "/privacy",
];

/** Controls that are on or off, and the attribute that says so. */
const SWITCHES: [
  route: string,
  what: string,
  selector: string,
  attribute: string,
  on: string,
  off: string,
][] = [
  ["/about", "the open page in the menu", "header nav a[href='/about']", "aria-current", "page", ""],
  ["/about", "the theme switch", "header [data-act=theme]", "aria-pressed", "true", "false"],
  ["/services", "the chosen category", "main nav a", "aria-current", "true", ""],
  ["/technologies/other", "the view of a list", "[data-view-choice='0']", "aria-pressed", "true", "false"],
  ["/technologies/other", "the tab link of the open page", "[data-leads] a", "aria-current", "page", ""],
  ["/insights/articles", "a filter chip", ".chips button", "aria-pressed", "true", "false"],
  ["/insights/events", "the chosen tab", "[role=tab]", "aria-selected", "true", "false"],
  ["/contact", "the chosen region", ".regions button", "aria-pressed", "true", "false"],
];

/** Texts in the window whose pixels all have one colour, as if nothing were written there. */
async function unreadableTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: { text: string; left: number; top: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? "";
      if (text.length < 3 || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, width, height } = range.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      // What is cut off, or lies under something else, is not seen anyway.
      if (width < 8 || left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight)
        continue;
      if (middle && (middle.contains(node) || node.parentElement.contains(middle)))
        found.push({ text, left, top, width, height });
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(5);
  const picture = await page.screenshot();
  const unreadable: string[] = [];
  for (const { text, left, top, width, height } of texts) {
    const pixels = await sharp(picture)
      // The outermost pixels may be those of the ground around.
      .extract({
        left: Math.ceil(left) + 1,
        top: Math.ceil(top) + 2,
        width: Math.floor(width) - 3,
        height: Math.floor(height) - 5,
      })
      .toColourspace("b-w")
      .raw()
      .toBuffer();
    if (Math.max(...pixels) - Math.min(...pixels) < 100) unreadable.push(text);
  }
  return unreadable;
}

describe("with forced colours", () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open("/", {
      forcedColors: "active",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 900 },
    });
  });

  it.each(SWITCHES)(
    "on %s, %s looks other than the rest",
    async (route, _what, selector, attribute, on, off) => {
      if (new URL(page.url()).pathname !== route) await page.goto(site.address + route);
      await wakeBlocks(page);
      for (const panel of await page.locator("details.panel").all())
        await panel.evaluate((element) => element.setAttribute("open", ""));
      const control = page.locator(selector).first();
      const pictureWith = async (value: string) => {
        await control.evaluate(
          (element, [name, text]) =>
            text ? element.setAttribute(name as string, text) : element.removeAttribute(name as string),
          [attribute, value],
        );
        return control.screenshot();
      };
      expect((await pictureWith(on)).equals(await pictureWith(off))).toBe(false);
    },
  );

  it("controls keep an edge, and the focus a ring", async () => {
    for (const route of ["/technologies/other", "/insights/articles", "/contact"]) {
      await page.goto(site.address + route);
      await wakeBlocks(page);
      const edgeless = await page
        .locator(
          "main :is([data-look=primary], [data-look=secondary]) > :is(a, button), main :is(input:not([type=range]), select, textarea), main .chips button",
        )
        .evaluateAll((all) =>
          all
            .filter((element) => {
              const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
              return borderBottomStyle === "none" || Number.parseFloat(borderBottomWidth) < 1;
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(edgeless).toEqual([]);
      expect((await walkTabStops(page)).faults).toEqual([]);
    }
  });

  it.each(["/", "/technologies/other", "/insights/articles", "/support", "/contact"])(
    "on %s, words can be told from what lies behind them",
    async (route) => {
      await page.goto(site.address + route);
      await wakeBlocks(page);
      expect(await unreadableTexts(page)).toEqual([]);
    },
  );

  it("drawings are made of the visitor's colours", async () => {
    await page.goto(`${site.address}/contact`);
    // Chromium's forced colours are a light scheme; the site's dark theme must not shine through.
    await page.evaluate(() => document.documentElement.classList.replace("light", "dark"));
    const [ground, ...parts] = await page.evaluate(() => {
      const probe = document.createElement("p");
      document.body.append(probe);
      const system = (name: string) => {
        probe.style.setProperty("forced-color-adjust", "none");
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      const allowed = ["CanvasText", "LinkText", "Highlight", "GrayText"].map(system);
      const strokes = [
        ...document.querySelectorAll("[data-block=map] svg :is(.land, .rim, .ring), footer svg"),
      ].map((element) => {
        const { stroke } = getComputedStyle(element);
        return allowed.includes(stroke) ? "the visitor's" : `${element.getAttribute("class")} ${stroke}`;
      });
      probe.remove();
      return [getComputedStyle(document.body).backgroundColor, ...strokes];
    });
    expect(ground).toBe("rgb(255, 255, 255)");
    expect(new Set(parts)).toEqual(new Set(["the visitor's"]));
  });
});

describe("with reduced motion", () => {
  it("nothing moves once a page is open", async () => {
    const page = await site.open("/", { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
    const moving: string[] = [];
    for (const route of ROUTES) {
      await page.goto(site.address + route);
      await wakeBlocks(page);
      moving.push(
        ...(await page.evaluate(() =>
          document
            .getAnimations()
            .filter((animation) => animation.playState === "running")
            .map((animation) => `${location.pathname}: ${(animation as CSSAnimation).animationName}`),
        )),
      );
    }
    expect(moving).toEqual([]);
  });

  it("no script moves anything either, for two minutes", async () => {
    for (const route of ["/", "/contact", "/technologies/other"]) {
      const context = await site.browser.newContext({ reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(site.address + route);
      await wakeBlocks(page);
      const document = () => page.evaluate(() => globalThis.document.documentElement.outerHTML);
      let before = "";
      // What wakes when the browser is idle has done so.
      const isSettled = async () => {
        const earlier = before;
        await page.clock.runFor(3000);
        before = await document();
        return before === earlier;
      };
      await expect.poll(isSettled).toBe(true);
      await page.clock.runFor(120_000);
      expect(await document(), route).toBe(before);
      await context.close();
    }
  });

  it("would be noticed: without the wish, things move", async () => {
    const page = await openAwake(site, "/", {
      reducedMotion: "no-preference",
      viewport: { width: 1280, height: 900 },
    });
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      ),
    ).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Pause motion" }).click();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      ),
    ).toBe(0);
  });
});

describe("on paper", () => {
  it.each(ROUTES)("%s prints its content alone, in full, dark on white", async (route) => {
    const page = await site.open(route, { viewport: { width: 718, height: 1000 }, colorScheme: "light" });
    await page.evaluate(() => {
      document.documentElement.classList.replace("light", "dark");
    });
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      for (const block of ["header", "footer", "cookie-banner", "toasts", "background"])
        if (document.querySelector(`[data-block=${block}]`)?.checkVisibility())
          found.push(`${block} is printed`);
      if (document.documentElement.scrollWidth > innerWidth) found.push("is cut off at the right");
      for (const element of document.querySelectorAll("main details > :not(summary)")) {
        const summary = element.parentElement?.querySelector("summary");
        if (!element.parentElement?.parentElement?.checkVisibility()) continue;
        const isForFilters = element.closest("form") !== null;
        if (element.checkVisibility() === isForFilters)
          found.push(`${isForFilters ? "can only be used" : "is closed"}: "${summary?.textContent}"`);
        if (summary && !["none", "normal"].includes(getComputedStyle(summary, "::after").content))
          found.push(`shows that it could be opened: "${summary.textContent}"`);
      }
      for (const element of document.querySelectorAll("main :is(p, li, h1, h2, h3, a)")) {
        const text = element.textContent?.trim().slice(0, 40);
        if (!text || !element.checkVisibility()) continue;
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        // Browsers print no grounds: what is light would be white on white.
        if (0.2126 * r + 0.7152 * g + 0.0722 * b > 140) found.push(`too light: "${text}"`);
        if (/fixed|sticky/.test(getComputedStyle(element).position))
          found.push(`stands on every sheet: "${text}"`);
      }
      return found;
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it("a table that goes on beyond its edge shows so, exactly there", async () => {
  const cells = ["Who", "Out", "Return"].map((label, index) =>
    createElement(index === 0 ? "th" : "td", { key: label }, label),
  );
  const table = createElement("table", null, createElement("tbody", null, createElement("tr", null, cells)));
  const page = await site.open("/robots.txt", { viewport: { width: 240, height: 200 } });
  await page.setContent(
    `<style>body{margin:0;--space-4:9px;--paper:#fff;--line-strong:#000}td{padding:0 9px!important;border:0!important}</style>${renderToStaticMarkup(createElement(TableFrame, { "data-narrow": "scroll" } as object, table))}`,
  );
  const frame = page.locator("div").first();
  // The heading of a row keeps its distance from the first value.
  expect(await frame.locator("th").evaluate((cell) => getComputedStyle(cell).paddingRight)).not.toBe("0px");
  /** Whether something is drawn along an edge, in a column of pixels without a letter. */
  const isMarked = async (left: number) => {
    const { width, height } = (await frame.boundingBox())!;
    const clip = { x: left < 0 ? width + left : left, y: 0, width: 2, height };
    const stats = await sharp(await page.screenshot({ clip })).stats();
    return stats.channels[0]!.min < 128;
  };
  expect([await isMarked(0), await isMarked(-2)]).toEqual([false, true]);
  await frame.evaluate((element) => element.scrollTo({ left: 1000 }));
  expect([await isMarked(0), await isMarked(-2)]).toEqual([true, false]);
});

it("the numbers of a list begin at the edge of the text around it, whatever their size", async () => {
  const page = await site.open("/robots.txt", { viewport: { width: 300, height: 200 } });
  await page.setContent('<div class="rich-text"><ol><li>One</li><li>Two</li></ol></div>');
  for (const file of ["tokens.css", "base.css"])
    await page.addStyleTag({ path: join(engineDir, "renderer/ui", file) });
  await page.addStyleTag({ content: ":root{--text-note:16px}body{margin:40px;background:#fff}" });
  const isBlank = async (x: number, width: number) => {
    const clip = { x, y: 0, width, height: 200 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    return channels.every(({ min, max }) => max - min < 8);
  };
  expect(await isBlank(0, 39)).toBe(true);
  expect(await isBlank(39, 10)).toBe(false);
});
