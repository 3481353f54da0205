import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { beginTyping, type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 120_000 });

const CAREERS = "pages/careers/index.yaml";
const ABOUT = "pages/about.yaml";
const JOBS = "data/jobs.yaml";

let editor: EditorPage;
let page: Page;
let before: Readonly<Record<string, string>>;

beforeAll(async () => {
  editor = await openEditor(5433);
  ({ page } = editor);
  before = Object.fromEntries([CAREERS, ABOUT, JOBS].map((file) => [file, editor.textOf(file)]));
});
afterAll(() => editor.close());
afterEach(() => {
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

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
const focusedRow = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest("[role=row]")?.textContent ?? "");
const takeBack = async (): Promise<void> => {
  await editor.undo();
  for (const [file, text] of Object.entries(before)) await says(file).toBe(text);
  // The outline follows in a moment.
  await expect.poll(outline).toEqual(["Hero", "Filter list", "Banner"]);
};
/** The types of a page's blocks, in order. */
const types = (file: string): string[] =>
  [...editor.textOf(file).matchAll(/^ {2}- type: (\S+)/gm)].map(([, type]) => type!);

/** Presses with a finger, until something is there. */
const touch = async (place: Locator, wanted: Locator): Promise<void> => {
  const box = (await place.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await wanted.waitFor();
  await devtools.detach();
};

it("moves a block by its menu on the page, which says where it will go", async () => {
  await editor.stage().getByRole("heading", { name: "Roles and postings" }).click();
  // What is drawn over the page takes fingers as well.
  await touch(
    editor.stage().locator("site-editor-overlay .selected [data-act=menu]"),
    page.getByRole("menuitem", { name: /^Move up, before Hero/ }),
  );
  await page.keyboard.press("Escape");
  // And the page has the focus again.
  await page.keyboard.press("Shift+F10");
  await page.getByRole("dialog", { name: /^What can be done with Filter list/ }).waitFor();
  // Arrow keys lead through it at once.
  const isAt = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(name);
  await isAt("Insert a block before");
  for (const _ of ["behind", "up"]) await page.keyboard.press("ArrowDown");
  await isAt("Move up, before Hero “Careers at 2SD Technologies”");
  await page.keyboard.press("Enter");
  await expect.poll(() => types(CAREERS).slice(0, 2)).toEqual(["filter-list", "hero"]);
  await takeBack();
});

it("moves, doubles and deletes by keys alone", async () => {
  const order = types(CAREERS);
  const said = (words: string) => page.getByRole("status").filter({ hasText: words }).waitFor();
  await row(/^Filter list/).click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => types(CAREERS)).toEqual([order[1], order[0], ...order.slice(2)]);
  await said("Filter list “Roles and postings” now stands at the start, before Hero");
  await takeBack();
  // Pressed again, at once or later, a key goes on with the same block.
  await row(/^Banner/).click();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => types(CAREERS)).toEqual([order[2], order[0], order[1]]);
  // What is pressed goes by what is seen.
  await expect.poll(outline).toEqual(["Banner", "Hero", "Filter list"]);
  await expect.poll(focusedRow).toMatch(/^Banner/);
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => types(CAREERS)).toEqual([order[0], order[2], order[1]]);
  await expect.poll(focusedRow).toMatch(/^Banner/);
  await page.keyboard.press("Alt+ArrowDown");
  await says(CAREERS).toBe(before[CAREERS]);
  await expect.poll(outline).toEqual(["Hero", "Filter list", "Banner"]);
  await row(/^Hero/).click();
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => types(CAREERS)).toEqual([order[0], ...order]);
  await said("A copy of Hero “Careers at 2SD Technologies” stands behind it.");
  await takeBack();
  await row(/^Hero/).click();
  await page.keyboard.press("Delete");
  await expect.poll(() => types(CAREERS)).toEqual(order.slice(1));
  await said("Hero “Careers at 2SD Technologies” is gone.");
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
  // Each selection is told once, however often the page comes anew.
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          if (textContent?.endsWith(" selected.")) told.push(textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("/");
  const atEnd = page.getByRole("dialog", { name: /^Insert at the end, behind Banner/ });
  await atEnd.getByRole("searchbox", { name: "Find a block" }).fill("table");
  await atEnd
    .getByRole("button", { name: /^Insert Table/ })
    .first()
    .press("Enter");
  // Whoever asked for it in the outline goes on with it there.
  await expect.poll(focusedRow).toMatch(/^Table/);
  await says(CAREERS).toMatch(/- type: table\n/);
  expect(await page.evaluate(() => (window as { told?: string[] }).told)).toHaveLength(1);
  await takeBack();
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
  const take = async (): Promise<void> => {
    await row(/^Hero/).click();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toMatch(/^Drag Hero/);
    await page.keyboard.press("Enter");
  };
  await take();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: /^Insert between Filter list.* and Banner/ }).press("Enter");
  await expect.poll(() => types(CAREERS)[0]).toBe("filter-list");
  await page
    .getByRole("status")
    .filter({ hasText: /^Hero .* now stands behind Filter list .*, before Banner/ })
    .waitFor();
  await takeBack();
  // Somebody else puts one in above while it is on its way.
  await take();
  const above = "blocks:\n  - type: notice\n    text: New here\n";
  writeElsewhere(CAREERS, (text) => text.replace("blocks:\n", above));
  await expect.poll(outline).toEqual(["Notice", "Hero", "Filter list", "Banner"]);
  await page.getByRole("button", { name: /^Insert between Filter list.* and Banner/ }).press("Enter");
  await expect.poll(() => types(CAREERS)).toEqual(["notice", "filter-list", "hero", "banner"]);
  await editor.undo();
  writeElsewhere(CAREERS, (text) => text.replace(above, "blocks:\n"));
  await says(CAREERS).toBe(before[CAREERS]);
  await expect.poll(outline).toEqual(["Hero", "Filter list", "Banner"]);
});

/** Writes into a file of the site as another program would. */
const writeElsewhere = (file: string, change: (text: string) => string): void => {
  const path = join(editor.dir, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
};
const saved = (): Promise<void> =>
  page
    .getByRole("status")
    .filter({ hasText: /^Saved$/ })
    .waitFor();
const panel = () => page.getByRole("complementary", { name: "Options" });

const LETTERS =
  "Write to us anyway. When we plan a new team, we first read the letters that we already have.";

it("types between marks of Markdown, and means nothing by it", async () => {
  writeElsewhere(CAREERS, (text) => text.replace(/^ {4}text: .*$/m, "    text: We *build* what lasts."));
  await editor.stage().getByText("build", { exact: true }).waitFor();
  await editor.typeIn("build");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("plan *and* build");
  await page.keyboard.press("Enter");
  await says(CAREERS).toContain("    text: We *plan \\*and\\* build* what lasts.\n");
  await editor.stage().locator("em").getByText("plan *and* build", { exact: true }).waitFor();
  await editor.undo();
  await says(CAREERS).toContain("    text: We *build* what lasts.\n");
  await saved();
  // Words between marks are texts of their own, and Tab goes through all of them, either way.
  const typed = editor.stage().locator("[contenteditable=plaintext-only]");
  const isTyped = (words: string) => expect.poll(() => typed.allTextContents()).toEqual([words]);
  await editor.typeIn("build");
  await isTyped("build");
  await page.keyboard.press("Tab");
  await isTyped(" what lasts.");
  await page.keyboard.press("Shift+Tab");
  await isTyped("build");
  await page.keyboard.press("Shift+Tab");
  await isTyped("We ");
  // A key makes what is selected bold, and plain again where all of it is; without a selection it says what to do.
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+b");
  await editor.stage().getByText("Select the words first.").waitFor();
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+b");
  await says(CAREERS).toContain('    text: "**We** *build* what lasts."\n');
  await editor.stage().locator("strong").getByText("We", { exact: true }).waitFor();
  await expect.poll(() => typed.count()).toBe(0);
  await editor.typeIn("We");
  await isTyped("We");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+b");
  await says(CAREERS).toContain("We *build* what lasts.");
  await expect.poll(() => typed.count()).toBe(0);
  // So it is in a text without a mark, and in one that has none it is said.
  await editor.typeIn(LETTERS);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+i");
  await says(CAREERS).toContain(`    text: _${LETTERS}_\n`);
  await editor.stage().locator("em").getByText(LETTERS).waitFor();
  await editor.typeIn("Nothing open that fits?");
  await page.keyboard.press("ControlOrMeta+b");
  await editor.stage().getByText("This text has no bold or slanted words.").waitFor();
  await page.keyboard.press("Escape");
  writeElsewhere(CAREERS, () => before[CAREERS] ?? "");
  await editor.stage().getByText("build", { exact: true }).waitFor({ state: "detached" });
});

it("shows a problem where it is on the page, in the words of the check, and corrects it there", async () => {
  writeElsewhere(CAREERS, (text) =>
    text.replace("\n    heading: Roles", "\n    toen: tint\n    heading: Roles"),
  );
  const pin = editor.stage().locator("site-editor-overlay .pin");
  await pin.click();
  const dialog = page.getByRole("dialog", { name: "What is wrong here" });
  expect(await dialog.innerText()).toMatch(/toen/);
  await dialog.getByRole("button", { name: /tone/ }).click();
  await says(CAREERS).toContain("    tone: tint\n");
  await expect.poll(() => pin.count()).toBe(0);
  await editor.undo();
  await saved();
  writeElsewhere(CAREERS, () => before[CAREERS] ?? "");
  await expect.poll(() => pin.count()).toBe(0);
});

it("shows a problem of a row at the text that shows it", async () => {
  // Pointing brings it into view, also when the page is drawn anew meanwhile.
  await editor.stage().getByRole("heading", { name: "Agentic Systems Consultant" }).hover();
  writeElsewhere(JOBS, (text) => text.replace(/^( *)location: .*$/m, "$&\n$1toen: tint"));
  const pin = editor.stage().locator("site-editor-overlay .pin").first();
  await pin.click();
  const dialog = page.getByRole("dialog", { name: "What is wrong here" });
  expect(await dialog.innerText()).toMatch(/toen/);
  await page.keyboard.press("Escape");
  writeElsewhere(JOBS, () => before[JOBS] ?? "");
  await expect.poll(() => pin.count()).toBe(0);
});

it("stays with a page whose first day is still to come, and says when visitors get it", async () => {
  writeElsewhere(CAREERS, (text) => `from: 2099-03-10 09:00\n${text}`);
  await editor.stage().getByText("Not there yet: visitors get this page from 10 March 2099, 09:00").waitFor();
  await editor.typeIn("Roles and postings");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Roles of 2099");
  await page.keyboard.press("Enter");
  await says(CAREERS).toContain("heading: Roles of 2099\n");
  await editor.undo();
  await says(CAREERS).not.toContain("Roles of 2099");
  writeElsewhere(CAREERS, () => before[CAREERS] ?? "");
  await editor.stage().getByText("Not there yet").waitFor({ state: "detached" });
  // A block keeps its place as well, here and not for visitors; by its line it is selected.
  writeElsewhere(CAREERS, (text) => text.replace(/^( *)heading: Roles/m, "$1until: 2020-03-10\n$&"));
  await editor.stage().getByText("visitors got this block until 10 March 2020").click();
  await row(/^Filter list, no longer there/).waitFor();
  await panel().getByRole("heading", { name: "Filter list" }).waitFor();
  writeElsewhere(CAREERS, () => before[CAREERS] ?? "");
  await editor.stage().getByRole("heading", { name: "Roles and postings" }).waitFor();
});

it("lets two people type on one page at once, and each goes on in the same block when others go above it", async () => {
  const other = await editor.anotherPage();
  await other.goto(page.url());
  const stage = other.frameLocator("iframe[title='The page']");
  await stage.locator("html[data-editor=ready]").waitFor();
  await editor.typeIn("Roles and postings");
  await page.keyboard.press("End");
  await page.keyboard.type(", one");
  await beginTyping(stage, stage.locator("#opening").getByText("Careers", { exact: true }));
  await other.keyboard.press("ControlOrMeta+a");
  await other.keyboard.type("Two");
  await other.keyboard.press("Enter");
  await page.keyboard.type(" and more");
  await page.keyboard.press("Enter");
  // What was saved behind a space has quotation marks, and keeps them.
  await says(CAREERS).toMatch(/heading: "?Roles and postings, one and more"?\n/);
  expect(editor.textOf(CAREERS)).toContain("eyebrow: Two\n");
  await stage.getByRole("heading", { name: "Roles and postings, one and more" }).first().waitFor();
  await editor.stage().locator("#opening").getByText("Two", { exact: true }).waitFor();
  await editor.typeIn("Roles and postings, one and more");
  await page.keyboard.press("End");
  const deleteAbove = async (): Promise<void> => {
    await other
      .getByRole("treegrid", { name: "Blocks of this page" })
      .getByRole("row", { name: /^Hero/ })
      .click();
    await other.keyboard.press("Delete");
    await expect.poll(() => types(CAREERS)[0]).toBe("filter-list");
  };
  await deleteAbove();
  await page.keyboard.type(" again");
  await says(CAREERS).toMatch(/and more again"?\n/);
  await page.keyboard.type(" and again");
  await page.keyboard.press("Enter");
  await says(CAREERS).toMatch(/heading: "?Roles and postings, one and more again and again"?\n/);
  // It is still selected, and its form is the one that is shown.
  await editor
    .stage()
    .getByRole("heading", { name: /again and again$/ })
    .first()
    .waitFor();
  await expect.poll(() => row(/^Filter list/).getAttribute("aria-selected")).toBe("true");
  const field = panel().getByRole("textbox", { name: "Heading", exact: true });
  await expect.poll(() => field.inputValue()).toMatch(/again and again$/);
  await field.press("End");
  await page.keyboard.type(", in");
  writeElsewhere(CAREERS, (text) =>
    text.replace("blocks:\n", "blocks:\n  - type: prose\n    text: Put in by hand\n"),
  );
  await expect.poll(outline).toContain("Prose");
  await page.keyboard.type(" the form");
  await says(CAREERS).toMatch(/and again, in the form"?\n/);
  await expect.poll(() => field.inputValue()).toMatch(/, in the form$/);
  await row(/^Prose/).click();
  await panel().getByRole("form", { name: "Options of Prose" }).waitFor();
  const pointedAt = editor.stage().locator("site-editor-overlay .frame.pointed:visible");
  writeElsewhere(CAREERS, (text) => text.replace("  - type: prose\n    text: Put in by hand\n", ""));
  await expect.poll(outline).toEqual(["Filter list", "Banner"]);
  // Whoever was in its form is told why that is gone, and nothing else is called by its name.
  await panel().getByText("The block that was selected is no longer on the page.").waitFor();
  expect(await pointedAt.filter({ hasText: "Prose" }).count()).toBe(0);
  await other.close();
  // One step each time, and not the next one before it is in the file.
  while (editor.textOf(CAREERS) !== before[CAREERS]) {
    const now = editor.textOf(CAREERS);
    await editor.undo();
    await says(CAREERS).not.toBe(now);
    await saved();
  }
});

it("writes nothing over what somebody else has typed in the same text, and keeps both", async () => {
  await editor.typeIn("Roles and postings");
  const { write } = await editor.beforeNextChange();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Mine");
  await page.keyboard.press("Enter");
  await write(() =>
    writeElsewhere(CAREERS, (text) => text.replace("heading: Roles and postings", "heading: Theirs")),
  );
  const both = page.getByRole("alertdialog", { name: "Somebody else has changed this text" });
  expect(await both.innerText()).toMatch(/The file says\s+Theirs/);
  expect(await both.getByRole("textbox", { name: "You typed" }).inputValue()).toBe("Mine");
  expect(editor.textOf(CAREERS)).toContain("heading: Theirs\n");
  // Who leaves without an answer has lost nothing.
  await editor.open("/careers");
  const kept = page.getByRole("region", { name: "Texts that were not saved" });
  expect(await kept.innerText()).toMatch(/You typed\s+Mine\s+The file says\s+Theirs/);
  await kept.getByRole("button", { name: /^Forget it/ }).click();
  writeElsewhere(CAREERS, () => before[CAREERS] ?? "");
  await editor.stage().getByText("Roles and postings").first().waitFor();
});

it("has what was typed when the browser ends in the middle of a word", async () => {
  // Held back on its way, what is sent at the end would still arrive.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await editor.typeIn("Roles and postings");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Half a wo");
  await page.goto("about:blank");
  await editor.open("/careers");
  const kept = page.getByRole("region", { name: "Texts that were not saved" });
  expect(await axeViolations(page, ["frame-tested"])).toEqual([]);
  await kept.getByRole("button", { name: "Use what you typed: Half a wo" }).click();
  await says(CAREERS).toContain("heading: Half a wo\n");
  await takeBack();
});

it("is accessible while somebody types, and says so", async () => {
  await editor.typeIn("Roles and postings");
  await page.keyboard.type("More");
  await page.getByText(/^Typing in Heading\. Enter ends it/).waitFor();
  expect(await axeViolations(page, ["frame-tested"])).toEqual([]);
  // The keyboard of a phone leaves less room: what is typed stays in view.
  const typed = editor.stage().locator("[contenteditable=plaintext-only]");
  await page.setViewportSize({ width: 1440, height: 300 });
  const isInView = (element: Element): boolean =>
    element.getBoundingClientRect().bottom < window.innerHeight + 1;
  await expect.poll(() => typed.evaluate(isInView)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  // In some browsers it lies over the page instead: what is said of the text stands above the text then.
  await page.keyboard.press("ControlOrMeta+b");
  const note = editor.stage().locator("site-editor-overlay .note");
  const isBelow = async (): Promise<boolean> =>
    (await note.boundingBox())!.y > (await typed.boundingBox())!.y;
  await expect.poll(isBelow).toBe(true);
  const { y, height } = (await typed.boundingBox())!;
  const setView = (view: unknown): unknown =>
    Object.defineProperty(window, "visualViewport", { value: view, configurable: true });
  const view = await page.evaluateHandle(() => window.visualViewport);
  const smaller = (seen: number): unknown => Object.assign(new EventTarget(), { offsetTop: 0, height: seen });
  await page.evaluateHandle(setView, await page.evaluateHandle(smaller, y + height + 20));
  await expect.poll(isBelow).toBe(false);
  await page.evaluateHandle(setView, view);
  await page.keyboard.press("Escape");
  await says(CAREERS).toBe(before[CAREERS]);
});

it("makes a page with four blocks by the guide's steps alone, and sees it checked", async () => {
  const file = "pages/open-day.yaml";
  await page.getByRole("link", { name: "Pages", exact: true }).click();
  await page.getByRole("button", { name: "New page", exact: true }).click();
  const title = page.getByRole("dialog", { name: "New page" }).getByRole("textbox", { name: "Title" });
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("Open day");
  await page.getByRole("button", { name: "Make the page" }).click();
  await row(/^Hero/).waitFor();
  await editor.stage().locator("html[data-editor=ready]").waitFor();
  await editor.typeIn("One sentence that says what this page is about and whom it helps.");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Come and see the office in June.");
  await page.keyboard.press("Enter");
  await says(file).toContain("text: Come and see the office in June.\n");
  await row(/^Prose/).click();
  for (const [words, kind] of [
    ["questions", /^Questions/],
    ["people", /^People/],
  ] as const) {
    const menu = panel().getByRole("button", { name: /^More for (?:Prose|Questions)/ });
    await menu.click();
    await page.getByRole("menuitem", { name: /^Insert a block behind/ }).click();
    await page.getByRole("searchbox", { name: "Find a block" }).fill(words);
    await page.getByRole("option", { name: kind }).click();
    await page
      .getByRole("button", { name: /^Insert / })
      .first()
      .click();
    await row(kind).waitFor();
  }
  expect(types(file)).toHaveLength(4);
  await panel()
    .getByRole("tab", { name: /^Problems/ })
    .click();
  await panel().getByText("No path of links leads from the home page to /open-day.").waitFor();
  for (let steps = 0; steps < 3; steps += 1) {
    const was = editor.textOf(file);
    await editor.undo();
    await says(file).not.toBe(was);
  }
  await page.getByRole("button", { name: /^Undo: New page/ }).click();
  // Whoever stands on a page that is gone is told so, at its address, before the page for all such addresses is changed.
  await page.getByText("There is no page at /open-day. Below is what its visitors see").waitFor();
  expect(new URL(page.url()).pathname).toBe("/__edit/open-day");
  await editor.open("/careers");
});

it("renames a page, and the links of other pages lead to it", async () => {
  const [layout, about] = ["pages/_layout.yaml", "pages/about.yaml"].map((file) => editor.textOf(file));
  await page.getByRole("link", { name: "Pages", exact: true }).click();
  await page.getByRole("button", { name: /^More for About us .*, \/about$/ }).press("Enter");
  await page.getByRole("menuitem", { name: /^Rename/ }).press("Enter");
  await page.getByRole("textbox", { name: "Address" }).fill("/company/about");
  await page.getByRole("dialog").getByText("Nothing would break.").waitFor();
  await page.getByRole("button", { name: "Move the page" }).press("Enter");
  await page.getByText("/about is /company/about now.").waitFor();
  await editor.open("/careers");
  const link = editor.stage().locator('footer a[href="/company/about"]');
  await link.first().waitFor({ state: "attached" });
  await editor.undo();
  await says("pages/_layout.yaml").toBe(layout);
  await says("pages/about.yaml").toBe(about);
});

it("takes a photograph in, and asks what it shows", async () => {
  await row(/^Hero/).click();
  await panel()
    .locator('[data-option="image"]')
    .getByRole("button", { name: /^Not set/ })
    .click();
  await panel().getByRole("button", { name: "File: choose a picture" }).click();
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();
  const fresh = page.getByRole("button", { name: "New picture …" });
  const send = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await fresh.press("Enter");
    await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
  };
  await send("letter.jpg", Buffer.from("Dear all"));
  await page.getByText(/^This is no picture: take a JPEG/).waitFor();
  // Whoever has no pointer goes on from there.
  expect(await fresh.evaluate((button) => button === document.activeElement)).toBe(true);
  await send("Our Office.JPG", bytes);
  await says(CAREERS).toMatch(/src: \/images\/(?:.+\/)?our-office\.jpg\n/);
  await panel().getByText("What does this picture show?").waitFor();
  const shows = panel().getByRole("textbox", { name: "What it shows" });
  await shows.fill("Our office, seen from the street.");
  await says(CAREERS).toContain("alt: Our office, seen from the street.");
  // Words are about the picture that they were written for.
  const again = panel().getByText("This is another picture. Do the words below still say what it shows?");
  expect(await again.count()).toBe(0);
  await panel().getByRole("button", { name: "File: choose a picture" }).click();
  await page.getByRole("option").first().click();
  await again.waitFor();
  await shows.fill("A line on paper.");
  await again.waitFor({ state: "detached" });
  for (const _ of ["words", "picture", "words"]) await editor.undo();
  await takeBack();
});

it("takes a file in by the chain above a text, and says what became of it", async () => {
  await row(/^Hero/).click();
  const text = panel().locator('[data-option="text"]');
  await text.getByRole("button", { name: "Link", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "New file …" }).click();
  const buffer = Buffer.from("Opening hours: ten to five.\n".repeat(200));
  await (await chooser).setFiles({ name: "Hours.txt", mimeType: "text/plain", buffer });
  await says(CAREERS).toMatch(/\]\(\/files\/hours\.txt\)/);
  await text.getByRole("status").filter({ hasText: "Taken in: TXT, 6 KB." }).waitFor();
  await takeBack();
  // One that is there already is chosen by what it is.
  await text.getByRole("button", { name: "Link", exact: true }).click();
  await page.keyboard.type("hours.txt");
  await page.getByRole("option").filter({ hasText: "TXT, 6 KB · /files/hours.txt" }).click();
  await text
    .getByRole("status")
    .filter({ hasText: /^TXT, 6 KB\.$/ })
    .waitFor();
  await says(CAREERS).toMatch(/\]\(\/files\/hours\.txt\)/);
  await takeBack();
  // With the link goes what was said of it.
  await expect.poll(() => text.getByText("Taken in").count()).toBe(0);
});
