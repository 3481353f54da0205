import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type EditorPage, openEditor } from "./editor-page.ts";

vi.setConfig({ testTimeout: 60_000 });

const CAREERS = "pages/careers/index.yaml";
const ABOUT = "pages/about.yaml";

let editor: EditorPage;
let page: Page;
let before: Readonly<Record<string, string>>;

beforeAll(async () => {
  editor = await openEditor(5427);
  ({ page } = editor);
  before = { [CAREERS]: editor.textOf(CAREERS), [ABOUT]: editor.textOf(ABOUT) };
});
afterAll(() => editor.close());
afterEach(() => {
  expect(editor.errors()).toEqual([]);
});

const row = (name: RegExp) =>
  page.getByRole("treegrid", { name: "Blocks of this page" }).getByRole("row", { name }).first();
const says = (file: string) => expect.poll(() => editor.textOf(file));
/** The blocks of the page itself, as the outline names them. */
const outline = async (): Promise<string[]> => {
  const names = await page
    .getByRole("treegrid", { name: "Blocks of this page" })
    .locator('[data-key^="blocks/"] .editor-tree-title')
    .allInnerTexts();
  return names;
};
const takeBack = async (): Promise<void> => {
  await editor.undo();
  for (const [file, text] of Object.entries(before)) await says(file).toBe(text);
  // The outline follows in a moment.
  await expect.poll(outline).toEqual(["Hero", "Filter list", "Banner"]);
};
/** The types of a page's blocks, in order. */
const types = (file: string): string[] =>
  [...editor.textOf(file).matchAll(/^ {2}- type: (\S+)/gm)].map(([, type]) => type!);

it("moves a block by its menu on the page, which says where it will go", async () => {
  await editor.stage().getByRole("heading", { name: "Roles and postings" }).click();
  await page.keyboard.press("Shift+F10");
  await page
    .getByRole("menuitem", { name: "Move up, before Hero “Careers at 2SD Technologies”" })
    .press("Enter");
  await expect.poll(() => types(CAREERS).slice(0, 2)).toEqual(["filter-list", "hero"]);
  await takeBack();
});

it("moves, doubles and deletes by keys alone", async () => {
  const order = types(CAREERS);
  await row(/^Filter list/).click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => types(CAREERS)).toEqual([order[1], order[0], ...order.slice(2)]);
  await takeBack();
  await row(/^Hero/).click();
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => types(CAREERS)).toEqual([order[0], ...order]);
  await takeBack();
  await row(/^Hero/).click();
  await page.keyboard.press("Delete");
  await expect.poll(() => types(CAREERS)).toEqual(order.slice(1));
  await takeBack();
});

it("puts a block in between two others, by the button there and by a key", async () => {
  await row(/^Filter list/).click();
  await editor.stage().locator("site-editor-overlay .selected .plus[data-act=before]").click();
  const title = "Insert behind Hero “Careers at 2SD Technologies”, before Filter list “Roles and postings”";
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("searchbox", { name: "Find a block" }).fill("quote");
  await dialog.getByRole("option").first().click();
  expect(await axeViolations(page, ["frame-tested"])).toEqual([]);
  await dialog
    .getByRole("button", { name: /^Insert / })
    .first()
    .press("Enter");
  await expect.poll(() => types(CAREERS)).toHaveLength(4);
  expect(types(CAREERS)[0]).toBe("hero");
  await takeBack();
  await row(/^Banner/).click();
  await page.keyboard.press("/");
  await page.getByRole("dialog", { name: /^Insert at the end, behind Banner/ }).waitFor();
  await page.keyboard.press("Escape");
});

it("moves a block to another page, and says what comes of it first", async () => {
  await row(/^Banner/).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Move to another page …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Move Banner .* to another page$/ });
  await dialog.getByRole("searchbox", { name: "Find a page" }).fill("about us");
  await dialog.getByRole("option", { name: /\/about$/ }).click();
  await dialog.getByRole("radio", { name: /^Behind Hero/ }).check();
  const go = dialog.getByRole("button", { name: "Move it there" });
  await expect.poll(() => go.isEnabled()).toBe(true);
  expect(await axeViolations(page, ["frame-tested"])).toEqual([]);
  await go.press("Enter");
  await dialog.getByText(/stands on About us .* now, behind Hero/).waitFor();
  expect(types(CAREERS)).toEqual(["hero", "filter-list"]);
  expect(types(ABOUT).slice(0, 2)).toEqual(["hero", "banner"]);
  await page.keyboard.press("Escape");
  await takeBack();
});

it("copies a block to another page, and leaves it where it was", async () => {
  await row(/^Banner/).click();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Copy to another page …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Copy Banner/ });
  await dialog.getByRole("option", { name: /\/about$/ }).click();
  const go = dialog.getByRole("button", { name: "Copy it there" });
  await expect.poll(() => go.isEnabled()).toBe(true);
  await go.press("Enter");
  await dialog.getByText(/stands on About us .* now, at the end/).waitFor();
  expect(editor.textOf(CAREERS)).toBe(before[CAREERS]);
  expect(types(ABOUT).at(-1)).toBe("banner");
  await page.keyboard.press("Escape");
  await takeBack();
});

it("drags a block in the outline, by keyboard", async () => {
  await row(/^Hero/).click();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/^Drag Hero/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: /^Insert between Filter list.* and Banner/ }).press("Enter");
  await expect.poll(() => types(CAREERS)[0]).toBe("filter-list");
  await takeBack();
});
