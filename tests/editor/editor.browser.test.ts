import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { beginTyping, type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 120_000 });

/** The page in the frame is looked at by itself, as visitors get it. */
const SHELL = ["frame-tested"];

let editor: EditorPage;
let page: Page;

beforeAll(async () => {
  editor = await openEditor(5419);
  ({ page } = editor);
});
afterAll(() => editor.close());
afterEach(() => {
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

const { stage, textOf, open, typeIn, undo } = {
  stage: () => editor.stage(),
  textOf: (file: string) => editor.textOf(file),
  open: (route: string) => editor.open(route),
  typeIn: (text: string) => editor.typeIn(text),
  undo: () => editor.undo(),
};
const saved = () =>
  page
    .getByRole("status")
    .filter({ hasText: /^Saved$/ })
    .waitFor();

it("changes a text where it stands, and the file says so", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Roles and postings");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Open roles");
  // Outline and form follow while the cursor is still in the text.
  await page.getByRole("row", { name: /^Filter list.* Open roles/ }).waitFor();
  const heading = page.getByRole("form", { name: "Options of Filter list" }).getByRole("textbox", {
    name: "Heading",
    exact: true,
  });
  await expect.poll(() => heading.inputValue()).toBe("Open roles");
  await stage().locator("[contenteditable=plaintext-only]").waitFor();
  // What is left behind the last word is no part of it, nor are the quotation marks that it needs.
  await page.keyboard.type(" ");
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain('"Open roles "');
  await page.keyboard.press("Enter");
  await stage().getByRole("heading", { name: "Open roles" }).waitFor();
  await saved();
  await expect
    .poll(() => textOf("pages/careers/index.yaml"))
    .toBe(before.replace("Roles and postings", "Open roles"));
  await undo();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
  await stage().getByRole("heading", { name: "Roles and postings" }).waitFor();
});

it("types in a text of a link or button without following or pressing it", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  const label = /label: (.+)/.exec(before.slice(before.indexOf("type: banner")))?.[1] ?? "";
  await typeIn(label);
  await page.keyboard.press("End");
  await page.keyboard.type(" and more words");
  await page.keyboard.press("Enter");
  await stage()
    .getByRole("link", { name: `${label} and more words` })
    .waitFor();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain(`${label} and more words`);
  expect(new URL(page.url()).pathname).toBe("/__edit/careers");
  await undo();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
});

it("goes on with a text when pressed behind its last word", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Roles and postings");
  const line = stage().getByRole("heading", { name: "Roles and postings" });
  const { width, height } = (await line.boundingBox())!;
  await page.keyboard.press("Home");
  // Twice: a press that ends the typing and one that begins it anew are not meant either.
  for (const _ of ["once", "again"]) await line.click({ position: { x: width - 4, y: height / 2 } });
  await page.keyboard.type(" now");
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain("heading: Roles and postings now\n");
  await page.keyboard.press("Escape");
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
});

it("takes a text back with Escape", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Roles and postings");
  await page.keyboard.type("Something else");
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain("Something else");
  await page.keyboard.press("Escape");
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
  await stage().getByRole("heading", { name: "Roles and postings" }).waitFor();
});

it("offers nothing at the next visit that was given up or typed back before it was written", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Roles and postings");
  await page.keyboard.type("Given up");
  await page.keyboard.press("Escape");
  await typeIn("Roles and postings");
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await open("/careers");
  await stage().getByRole("heading", { name: "Roles and postings" }).waitFor();
  expect(await page.getByRole("region", { name: "Texts that were not saved" }).count()).toBe(0);
  expect(textOf("pages/careers/index.yaml")).toBe(before);
});

it("takes a text off the page that is emptied and may be missing", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Roles and postings");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  const note = stage().locator("site-editor-overlay .note").filter({ hasText: "taken off the page" });
  await note.waitFor();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => textOf("pages/careers/index.yaml"))
    .toBe(before.replace("    heading: Roles and postings\n", ""));
  await saved();
  await undo();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
  await stage().getByRole("heading", { name: "Roles and postings" }).waitFor();
});

it("says where a bound text comes from, and changes it there", async () => {
  await open("/careers");
  const before = textOf("data/jobs.yaml");
  await typeIn("Data Engineer");
  const note = stage().locator("site-editor-overlay .note");
  await expect
    .poll(() => note.textContent())
    .toMatch(/from Jobs, row Data Engineer, title; shown on \d+ pages/);
  await page.keyboard.press("End");
  await page.keyboard.type(" (Berlin)");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => textOf("data/jobs.yaml"))
    .toBe(before.replace("title: Data Engineer\n", "title: Data Engineer (Berlin)\n"));
  await undo();
  await expect.poll(() => textOf("data/jobs.yaml")).toBe(before);
});

it("keeps bindings as pieces of a text", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Careers at 2SD Technologies");
  await page.keyboard.press("Home");
  await page.keyboard.type("All ");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => textOf("pages/careers/index.yaml"))
    .toContain("heading: All Careers at ${site.brand}");
  await stage().getByRole("heading", { level: 1, name: "All Careers at 2SD" }).waitFor();
  await undo();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
});

it("walks and selects by keyboard, in the outline and on the page", async () => {
  await open("/careers");
  await page.getByRole("row", { name: /^Hero/ }).click();
  const trail = page.getByRole("list", { name: "Where the selected block stands" });
  await expect.poll(() => trail.innerText()).toMatch(/Page[\s›]*Hero/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => trail.innerText()).toMatch(/Filter list/);
  await stage().getByRole("heading", { level: 1 }).click();
  await expect.poll(() => trail.innerText()).toMatch(/Hero/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => trail.innerText()).toMatch(/Filter list/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => trail.innerText()).toMatch(/Hero/);
  // From part to part, each where it was left.
  const isIn = (part: string) =>
    expect
      .poll(() => page.evaluate((name) => document.activeElement?.closest(name) !== null, part))
      .toBe(true);
  await page.keyboard.press("F6");
  await isIn("aside");
  await page.keyboard.press("F6");
  await isIn("nav.editor-outline [role=row]");
  await page.keyboard.press("Shift+F6");
  await isIn("aside");
  await page.keyboard.press("Shift+F6");
  await isIn("iframe");
  await page.keyboard.press("Enter");
  await stage().locator("[contenteditable]").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(() => trail.innerText()).toBe("Page");
});

it("is one key away from the page, and leads back to it", async () => {
  await page.goto(new URL("/careers", page.url()).href);
  await page.getByRole("link", { name: "Edit this page" }).waitFor();
  await page.keyboard.press("Alt+e");
  await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/__edit/careers");
  await page.getByRole("link", { name: "To the page" }).click();
  await page.getByRole("link", { name: "Edit this page" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/careers");
  // What authors have there is no part of what is printed.
  const clock = page.getByText("As of now");
  await clock.waitFor();
  await page.emulateMedia({ media: "print" });
  await clock.waitFor({ state: "hidden", timeout: 5_000 });
  await page.emulateMedia({ media: null });
});

it("lets the page be used, and follows it to other pages", async () => {
  await open("/careers");
  await stage().getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).first().click();
  expect(new URL(page.url()).pathname).toBe("/__edit/careers");
  await page.getByRole("button", { name: /^Use/ }).click();
  await stage().getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/__edit/about");
  await page.getByRole("heading", { level: 1, name: /About/ }).waitFor();
  await page.goBack();
  await stage()
    .getByRole("heading", { level: 1, name: /^Careers at/ })
    .waitFor();
});

it("shows the page as wide as a phone or tablet, with a block selected, the next time as well", async () => {
  await open("/careers");
  const width = () =>
    stage()
      .locator("html")
      .evaluate(() => window.innerWidth);
  await page.getByRole("radio", { name: /^Phone/ }).click();
  await expect.poll(width).toBe(390);
  await page.getByRole("radio", { name: /^Tablet/ }).click();
  await expect.poll(width).toBe(768);
  await page.getByRole("row", { name: /^Filter list/ }).click();
  await page.getByRole("row", { name: /^Filter list/, selected: true }).waitFor();
  await page.reload();
  await page.getByRole("radio", { name: /^Tablet/, checked: true }).waitFor();
  await page.getByRole("row", { name: /^Filter list/, selected: true }).waitFor();
  await expect.poll(width).toBe(768);
  await page.getByRole("radio", { name: /^Desktop/ }).click();
  await expect.poll(width).toBeGreaterThan(768);
});

it("opens at the place that the address names", async () => {
  await open("/careers#blocks.1.heading");
  await page.getByRole("row", { name: /^Filter list/, selected: true }).waitFor();
  // Also far down, where blocks above it arrive later; and on a phone, where the form is opened for its field.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(new URL("/__edit/about#blocks.5.heading", page.url()).href);
  await page.reload();
  const field = page
    .getByRole("dialog", { name: "Options" })
    .getByRole("textbox", { name: "Heading" })
    .first();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      stage()
        .locator("html")
        .evaluate(() => window.scrollY),
    )
    .toBeGreaterThan(600);
  await page.keyboard.press("Escape");
  await page.setViewportSize(size);
});

it("offers what was typed when the server had stopped", async () => {
  await open("/careers");
  await page.route("**/@site/edit", (route) => route.abort());
  await typeIn("Roles and postings");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed in vain");
  await page.keyboard.press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: /^Not saved: / })
    .waitFor();
  const before = textOf("pages/careers/index.yaml");
  await open("/careers");
  // By now this window is another one: the one before would have sent it by itself.
  await page.unroute("**/@site/edit");
  const kept = page.getByRole("region", { name: "Texts that were not saved" });
  expect(await kept.innerText()).toMatch(/You typed\s+Typed in vain\s+The file says\s+Roles and postings/);
  await kept.getByRole("button", { name: "Use what you typed: Typed in vain" }).click();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain("heading: Typed in vain");
  await expect.poll(() => kept.count()).toBe(0);
  await undo();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
});

it("says how much room is left, and writes what is too long with its problem", async () => {
  await open("/careers");
  const before = textOf("pages/careers/index.yaml");
  await typeIn("Roles and postings");
  const note = stage().locator("site-editor-overlay .note");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("A heading that is ".repeat(6));
  await expect.poll(() => note.textContent()).toMatch(/\d+ left/);
  await page.keyboard.insertText("much too long for its place");
  await expect.poll(() => note.textContent()).toMatch(/\d+ too many/);
  await page.keyboard.press("Enter");
  await stage()
    .getByRole("heading", { name: /much too long for its place/ })
    .waitFor();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain("much too long for its place");
  // A page with a problem has what stood there before both wordings; it shows the last one, and typing goes on with it.
  await beginTyping(stage(), stage().getByRole("heading", { name: /much too long for its place/ }));
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(", still");
  await page.keyboard.press("Enter");
  await expect.poll(() => textOf("pages/careers/index.yaml")).toContain("much too long for its place, still");
  await saved();
  await stage()
    .getByRole("heading", { name: /for its place, still/ })
    .waitFor();
  await undo();
  await undo();
  await expect.poll(() => textOf("pages/careers/index.yaml")).toBe(before);
});

it("is accessible on wide and narrow screens", async () => {
  await open("/careers");
  await page.getByRole("row", { name: /^Hero/ }).click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page, SHELL)).toEqual([]);
  }
  await page.getByRole("button", { name: "Outline", exact: true }).click();
  await page.getByRole("dialog", { name: "Outline" }).waitFor();
  expect(await axeViolations(page, [...SHELL, "bypass"])).toEqual([]);
  // Arrow keys lead through the blocks; who presses one, or Enter, sees it on the page.
  const outline = page.getByRole("dialog", { name: "Outline" });
  await page.getByRole("row", { name: /^Hero/ }).click();
  await expect.poll(() => outline.count()).toBe(0);
  await page.getByRole("button", { name: "Outline", exact: true }).click();
  await page.getByRole("row", { name: /^Hero/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => page.getByRole("row", { name: /^Filter list/ }).getAttribute("aria-selected"))
    .toBe("true");
  await page.keyboard.press("Enter");
  await expect.poll(() => outline.count()).toBe(0);
  // Nothing lies over what stays in the window: the block is in the room between.
  const [box, header] = await Promise.all([
    stage().getByRole("heading", { name: "Roles and postings" }).first().boundingBox(),
    stage().getByRole("banner").boundingBox(),
  ]);
  expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  const plus = stage().locator("site-editor-overlay .selected .plus:visible");
  for (const { x, y, width, height } of await Promise.all(
    (await plus.all()).map(async (one) => (await one.boundingBox())!),
  ))
    expect(y >= header!.y + header!.height || y + height <= header!.y || x + width <= header!.x).toBe(true);
  // A screen at 400 %: the bars go up, and the page that was chosen in has the window.
  await page.setViewportSize({ width: 360, height: 225 });
  await page.getByRole("button", { name: "Outline", exact: true }).click();
  await page.getByRole("row", { name: /^Banner/ }).click();
  await expect.poll(() => outline.count()).toBe(0);
  const frame = page.locator("iframe[title='The page']");
  const place = async (): Promise<number[]> => {
    const { y, height } = (await frame.boundingBox())!;
    return [Math.min(y, 45), Math.round(y + height)];
  };
  await expect.poll(place).toEqual([expect.toSatisfy((y) => y < 45), 225]);
  // A long outline shows the block that is selected on the page.
  await page.setViewportSize({ width: 1440, height: 200 });
  await open("/#blocks.5.heading");
  const side = page.locator(".editor-outline");
  const chosen = side.getByRole("row", { name: /^Activity cards/ });
  await expect.poll(() => chosen.getAttribute("aria-selected")).toBe("true");
  await expect
    .poll(async () => (await chosen.boundingBox())!.y - (await side.boundingBox())!.y)
    .toSatisfy((y) => y > 0 && y < 180);
  await page.setViewportSize({ width: 1440, height: 900 });
});
