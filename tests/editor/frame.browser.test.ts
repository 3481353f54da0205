import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, FrameLocator, Locator, Page } from "playwright";
import type { ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { launchBrowser } from "../support/chromium.ts";
import { writeForeignSite } from "./foreign/write-foreign-site.ts";

vi.setConfig({ testTimeout: 120_000 });

const list = (title: string) => ({ type: "list", items: [{ title, text: `${title} in a sentence.` }] });

/** Pages of the site beside those of the foreign blocks. */
const PAGES = {
  hidden: [
    { type: "hero", heading: "Things that hide" },
    {
      type: "tabs",
      heading: "Two tabs",
      label: "Tabs",
      items: [
        { label: "Front", blocks: [list("In front")] },
        { label: "Back", blocks: [list("Behind the tab")] },
      ],
    },
    { type: "nothing-there", note: "Nobody sees this" },
    { type: "failing-view", heading: "It works" },
    ...Array.from({ length: 6 }, (_, index) => ({
      type: "prose",
      text: `Long text ${index}.\n\n${"And more. ".repeat(150)}`,
    })),
    list("At the very end"),
  ],
  links: [
    { type: "hero", heading: "Ways out", actions: [{ label: "To the tabs", href: "/hidden" }] },
    { type: "prose", text: "A [place](#end) here and [one elsewhere](https://example.com/far)." },
    {
      type: "controls",
      label: "Question",
      hint: "Hint",
      placeholder: "Words",
      choices: ["One"],
      send: "Send it",
      start: "Dear",
    },
    { ...list("The end of it"), id: "end" },
  ],
};

let site: Awaited<ReturnType<typeof writeForeignSite>>;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  site = await writeForeignSite(["known"], PAGES);
  server = await startDevServer({ dir: site.dir, port: 5421, onCheck: () => {} });
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  page.on("pageerror", ({ message }) => message.startsWith("Transition was aborted") || errors.push(message));
  await page.addInitScript(() => {
    // An empty page keeps nothing.
    if (location.protocol === "http:") localStorage.setItem("site-editor-tour", "seen");
  });
  await open("/hidden");
  await page.waitForLoadState("networkidle");
});
afterAll(async () => {
  await browser.close();
  await server.close();
  site.remove();
});
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

const stage = (): FrameLocator => page.frameLocator("iframe[title='The page']");
const typed = (): Locator => stage().locator("[contenteditable=plaintext-only]");
const fileOf = (name: string): string => readFileSync(join(site.dir, `pages/${name}.yaml`), "utf8");
const inTree = (name: RegExp): Locator =>
  page.getByRole("treegrid", { name: "Blocks of this page" }).getByRole("row", { name });

async function open(place: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${server.resolvedUrls?.local[0]}__edit${place}`);
  await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
  await stage().locator("html[data-editor=ready]").waitFor();
}

/** Presses a text where it begins: in the middle of narrow blocks are the plus signs of their neighbours. */
const press = (text: Locator): Promise<void> => text.click({ position: { x: 6, y: 8 } });

/** Types over a text, which is pressed twice, and takes it back once the file has had it. */
async function typeOver(name: string, text: Locator, words: string, written: string): Promise<void> {
  const before = fileOf(name);
  await press(text);
  await press(text);
  await typed().waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect.poll(() => fileOf(name)).toContain(written);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => fileOf(name)).toBe(before);
}

it("types a heading that was taken apart as one", async () => {
  await open("/split-heading");
  await typeOver(
    "split-heading",
    stage().locator("h1 .word").first(),
    "Quick boats",
    '"heading": "Quick boats"',
  );
  await stage().locator("h1 .word").nth(3).waitFor();
});

it("types one entry of a text that is written as several, and leaves the others", async () => {
  await open("/address-card");
  await typeOver(
    "address-card",
    stage().getByText("kilns", { exact: true }),
    "ovens",
    '"wheels, ovens , glazes"',
  );
});

it("types the whole of a text that was cut", async () => {
  await open("/cut-cards");
  const cut = stage().getByText("The long, long de...");
  await press(cut);
  await press(cut);
  await expect.poll(() => typed().textContent()).toBe("The long, long deck that somebody has to scrub");
  await page.keyboard.press("Escape");
  await cut.waitFor();
});

it("types words of drawings and controls in a field over them", async () => {
  await open("/drawn-words");
  await typeOver("drawn-words", stage().getByText("Throw", { exact: true }), "Turn", '"Turn"');
  await open("/controls");
  await typeOver("controls", stage().locator("input[type=submit]"), "Off with it", '"send": "Off with it"');
});

it("opens what hides a text that the address names, and a text in it can be typed", async () => {
  await open("/hidden#blocks.1.items.1.blocks.0.items.0.title");
  const text = stage().getByText("Behind the tab", { exact: true });
  await text.waitFor({ state: "visible" });
  await expect.poll(() => text.evaluate((node) => node.getBoundingClientRect().top < innerHeight)).toBe(true);
  await typeOver("hidden", text, "Found", '"title": "Found"');
});

it("shows where a block would be that draws nothing", async () => {
  await open("/hidden");
  await inTree(/^nothing-there/).click();
  await stage().locator("site-editor-overlay").getByText("nothing-there shows nothing here").waitFor();
});

it("says which block's view has failed, and goes on", async () => {
  await open("/hidden");
  const heading = stage().getByRole("heading", { name: "It works" });
  await press(heading);
  await press(heading);
  await typed().waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Fail");
  await page.keyboard.press("Enter");
  await stage().getByText("The view of the failing-view block failed.").waitFor();
  errors.splice(0);
  await inTree(/^List/).last().click();
  await stage().getByText("At the very end", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await heading.waitFor();
  errors.splice(0);
});

it("follows links with Ctrl or by the button beside them, and no other way", async () => {
  await open("/links");
  const link = stage().getByRole("link", { name: "To the tabs" });
  await link.click();
  const button = stage().locator("site-editor-overlay").getByText("Open /hidden");
  await button.waitFor();
  expect(new URL(page.url()).pathname).toBe("/__edit/links");
  await button.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/__edit/hidden");
  await open("/links");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/__edit/hidden");
});

it("draws frames, notes and buttons from the right where a page runs from right to left", async () => {
  const turn = (): Promise<void> =>
    stage()
      .locator("html")
      .evaluate((html) => html.setAttribute("dir", "rtl"));
  await open("/hidden");
  await turn();
  await inTree(/^Hero/).click();
  const overlay = stage().locator("site-editor-overlay");
  /** Pixels from the right edge of one part to that of another. */
  const fromRight = async (outer: Locator, inner: Locator): Promise<number> => {
    const [a, b] = await Promise.all([outer.boundingBox(), inner.boundingBox()]);
    return Math.round(a!.x + a!.width - b!.x - b!.width);
  };
  const frame = overlay.locator(".selected");
  await expect.poll(() => fromRight(frame, frame.locator(".name"))).toBe(0);
  expect(await fromRight(frame.locator(".name"), frame.locator("b"))).toBe(8);
  await open("/links");
  await turn();
  const link = stage().getByRole("link", { name: "To the tabs" });
  await link.click();
  await expect.poll(() => fromRight(link, overlay.getByText("Open /hidden"))).toBe(0);
});

it("begins the words of a block in the outline below its name, whichever way they run", async () => {
  const file = join(site.dir, "pages/links.yaml");
  const before = fileOf("links");
  writeFileSync(file, before.replace('"Ways out"', '"طرق إلى الخارج"'));
  await open("/links");
  const row = inTree(/^Hero/);
  const [title, words] = [row.locator(".editor-tree-title"), row.getByText("طرق إلى الخارج")];
  const beginning = (text: Locator): Promise<number> =>
    text.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return Math.round(range.getBoundingClientRect().left);
    });
  expect(await beginning(words)).toBe(await beginning(title));
  writeFileSync(file, before);
});

it("sends no form, and opens what is elsewhere beside the editor, while the page is used", async () => {
  await open("/links");
  await page.getByText("Use", { exact: true }).click();
  await stage().getByRole("button", { name: "Send it" }).click();
  await stage().locator("site-editor-overlay").getByText("Nothing was sent: this is the editor.").waitFor();
  const [other] = await Promise.all([
    page.waitForEvent("popup"),
    stage().getByRole("link", { name: "one elsewhere" }).click(),
  ]);
  await other.close();
  expect(new URL(page.url()).pathname).toBe("/__edit/links");
  await page.getByText("Use", { exact: true }).click();
});
