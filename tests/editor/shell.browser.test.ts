import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 120_000 });

/** The page in the frame is looked at by itself; in a dialog nothing has to be passed over. */
const IN_DIALOG = ["frame-tested", "bypass", "page-has-heading-one"];

let editor: EditorPage;
let page: Page;

beforeAll(async () => {
  editor = await openEditor(5429);
  ({ page } = editor);
});
afterAll(() => editor.close());
afterEach(() => {
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

const pathNow = (): string => new URL(page.url()).pathname;
const dialog = (name: string): Locator => page.getByRole("dialog", { name });
const palette = (): Locator => dialog("Find pages, blocks and commands");
/** The entry that Enter takes. */
const chosen = (name: RegExp): Locator =>
  palette().getByRole("option", { name }).and(page.locator("[data-focused]")).first();
const isDark = (): Promise<boolean> =>
  page.evaluate(() => document.documentElement.classList.contains("dark"));

it("opens where the browser forbids to keep anything", async () => {
  const other = await editor.anotherPage();
  await other.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await other.goto(new URL("/__edit/careers", editor.page.url()).href);
  await other.frameLocator("iframe[title='The page']").locator("html[data-editor=ready]").waitFor();
  await other.context().close();
});

it("is drawn in the look of the site from the first moment", async () => {
  const other = await editor.anotherPage();
  const bar = other.getByRole("navigation", { name: "Views of the site" });
  let barsBefore = -1;
  await other.route("**/@site/theme.css*", async (route) => {
    // So many frames as the rest of the editor needs several times.
    await other.evaluate(async () => {
      for (let left = 60; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    });
    barsBefore = await bar.count();
    await route.continue();
  });
  await other.goto(new URL("/__site", editor.page.url()).href);
  await bar.waitFor();
  expect(barsBefore).toBe(0);
  await other.context().close();
});

it("finds pages, blocks and commands by keyboard, also from the page itself", async () => {
  await editor.open("/careers");
  await page.keyboard.press("ControlOrMeta+k");
  await palette().waitFor();
  await palette()
    .getByText(/entries$/)
    .waitFor();
  expect(await axeViolations(page, IN_DIALOG)).toEqual([]);
  await page.keyboard.type("filter list");
  await chosen(/^Filter list/).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Filter list/, selected: true }).waitFor();
  await editor.stage().getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ControlOrMeta+k");
  await palette().waitFor();
  await page.keyboard.type("/contact");
  await chosen(/^Contact/).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(pathNow).toBe("/__edit/contact");
  await page
    .getByRole("status")
    .filter({ hasText: /^Editing Contact/ })
    .waitFor({ state: "attached" });
});

it("lists all keys under ?, and leads to the tour", async () => {
  await editor.open("/careers");
  await page.getByRole("button", { name: "Help and shortcuts" }).focus();
  await page.keyboard.press("?");
  await dialog("Help and shortcuts").waitFor();
  expect(await axeViolations(page, IN_DIALOG)).toEqual([]);
  // Letters of twice their size leave each sentence several words a line on a telephone.
  await page.setViewportSize({ width: 390, height: 844 });
  const letters = await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  const sentence = dialog("Help and shortcuts").getByText(
    "From the outline to the page, to its options, and back",
  );
  expect((await sentence.boundingBox())!.width).toBeGreaterThan(200);
  await letters.evaluate((style) => style.parentNode?.removeChild(style));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Show the tour" }).press("Enter");
  await dialog("Five things to begin with").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

it("shows the tour of five steps at the first visit, once", async () => {
  const visit = await page.context().browser()!.newPage({ hasTouch: true });
  await visit.goto(new URL("/__site", page.url()).href);
  const tour = visit.getByRole("dialog", { name: "Five things to begin with" });
  await tour.waitFor();
  expect(await axeViolations(visit, IN_DIALOG)).toEqual([]);
  for (const step of [1, 2, 3, 4, 5]) {
    await tour.getByText(`${step} of 5`).waitFor();
    await tour.getByRole("button", { name: /^(Next|Begin)$/ }).press("Enter");
  }
  await expect.poll(() => tour.count()).toBe(0);
  await visit.reload();
  await visit.getByRole("table", { name: "All pages" }).waitFor();
  expect(await tour.count()).toBe(0);
  // On a telephone with letters of twice their size, none of the tools lies outside of the window.
  await visit.setViewportSize({ width: 390, height: 844 });
  await visit.addStyleTag({ content: "html { font-size: 200% !important }" });
  const help = await visit.getByRole("button", { name: "Help and shortcuts" }).boundingBox();
  expect(help!.x + help!.width).toBeLessThanOrEqual(390);
  await visit.close();
});

it("looks as the system does until somebody chooses, apart from the page", async () => {
  await editor.open("/careers");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(isDark).toBe(true);
  expect(await axeViolations(page, ["frame-tested"])).toEqual([]);
  const isPageDark = (): Promise<boolean> =>
    editor
      .stage()
      .locator("html")
      .evaluate((html) => html.classList.contains("dark"));
  expect(await isPageDark()).toBe(false);
  await page.getByRole("button", { name: "Look of the editor: as the system" }).press("Enter");
  await expect.poll(isDark).toBe(false);
  await page.reload();
  await page.getByRole("button", { name: "Look of the editor: light" }).waitFor();
  expect(await isDark()).toBe(false);
  await page.getByRole("button", { name: "Look of the editor: light" }).press("Enter");
  await page.getByRole("button", { name: "Look of the editor: dark" }).press("Enter");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(isDark).toBe(false);
});

/** Runs in the page. Whether the server has noticed a page. */
async function hasPage(route: string): Promise<boolean> {
  const answer = (await (await fetch(`/@site/page?route=${route}`)).json()) as { page?: { route: string } };
  return answer.page?.route === route;
}

it("stays with a page that somebody gives another address while it is typed in", async () => {
  const [here, there] = ["open-day", "open-house"].map((name) => join(editor.dir, `pages/${name}.yaml`));
  writeFileSync(here!, "title: Open day\nblocks:\n  - { type: hero, heading: Come and see }\n");
  await editor.open("/open-day");
  await editor.typeIn("Come and see");
  renameSync(here!, there!);
  // What is typed while the server knows of half a renaming is sent again when the text is left, not before.
  await expect.poll(() => page.evaluate(hasPage, "/open-house")).toBe(true);
  await page.keyboard.type("for yourself");
  await expect.poll(() => editor.textOf("pages/open-house.yaml")).toContain("for yourself");
  // The page itself waits until nobody types in it any more.
  expect(pathNow()).toBe("/__edit/open-day");
  await page.keyboard.press("Enter");
  await expect.poll(pathNow).toBe("/__edit/open-house");
  await page.getByRole("row", { name: /^Hero/, selected: true }).waitFor();
  // Whoever types in a form beside it stays in their field, also on the other sheet while a block is selected.
  const form = page.getByRole("form", { name: "Options of Hero" });
  await form.getByRole("textbox", { name: "Heading", exact: true }).press("End");
  renameSync(there!, here!);
  await expect.poll(pathNow).toBe("/__edit/open-day");
  await page.keyboard.type("; stay");
  await expect.poll(() => editor.textOf("pages/open-day.yaml")).toContain("for yourself; stay");
  await page.getByRole("tab", { name: "Page", exact: true }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).press("End");
  await page.keyboard.type(" in May");
  await expect.poll(() => editor.textOf("pages/open-day.yaml")).toContain("title: Open day in May");
  await page.getByRole("figure").getByText("Open day in May").first().waitFor();
  renameSync(here!, there!);
  await expect.poll(pathNow).toBe("/__edit/open-house");
  await page.keyboard.type(", June");
  await expect.poll(() => editor.textOf("pages/open-house.yaml")).toContain("title: Open day in May, June");
  // The file has it before the window hears of that: one that is left meanwhile would keep it for the tests behind.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("site-editor-unsent"))).toBe("[]");
  rmSync(there!);
});

it("shows at once what was typed and could not be written, and puts it there when the page is back", async () => {
  const file = join(editor.dir, "pages/open-day.yaml");
  const text = "title: Open day\nblocks:\n  - { type: hero, heading: Come and see }\n";
  writeFileSync(file, text);
  await editor.open("/open-day");
  await editor.typeIn("Come and see");
  rmSync(file);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Come by");
  await page.keyboard.press("Enter");
  const kept = page.getByRole("region", { name: "Texts that were not saved" });
  await kept.getByText("this text is no longer there").waitFor();
  await kept.getByRole("button", { name: "Copy what you typed: Come by" }).waitFor();
  // Nor is it there when another one stands in its place.
  writeFileSync(file, text.replace("hero, heading: Come and see", "banner, heading: Another day"));
  await editor.stage().getByText("Another day").waitFor();
  await kept.getByText("this text is no longer there").waitFor();
  writeFileSync(file, text);
  await kept.getByRole("button", { name: "Use what you typed: Come by" }).click();
  await expect.poll(() => editor.textOf("pages/open-day.yaml")).toBe(text.replace("Come and see", "Come by"));
  await expect.poll(() => kept.count()).toBe(0);
  rmSync(file);
});

it("sends by itself what was typed while the file had a mistake, and shows it where that is still there at the end", async () => {
  const file = join(editor.dir, "pages/open-day.yaml");
  const text = "title: Open day\nblocks:\n  - type: hero\n    heading: Come and see\n    text: Free entry\n";
  const broken = text.replace("Open day", "[Open day");
  const read = () => expect.poll(() => editor.textOf("pages/open-day.yaml"));
  writeFileSync(file, text);
  await editor.open("/open-day");
  const note = editor.stage().locator("site-editor-overlay .note");
  await editor.typeIn("Come and see");
  writeFileSync(file, broken);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Come by");
  await expect.poll(() => note.textContent()).toMatch(/has a mistake in line 1/);
  writeFileSync(file, text);
  await read().toBe(text.replace("Come and see", "Come by"));
  const lead = page
    .getByRole("form", { name: "Options of Hero" })
    .getByRole("textbox", { name: "Text", exact: true });
  await lead.press("End");
  writeFileSync(file, broken);
  await page.keyboard.type(" for all");
  await page.getByRole("alert").filter({ hasText: "has a mistake in line 1" }).waitFor();
  writeFileSync(file, text);
  await read().toContain("Free entry for all");
  await editor.typeIn("Come and see");
  writeFileSync(file, broken);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Look in");
  await expect.poll(() => note.textContent()).toMatch(/has a mistake in line 1/);
  await page.keyboard.press("Enter");
  const kept = page.getByRole("region", { name: "Texts that were not saved" });
  await kept.getByText("Look in").waitFor();
  const state = page.getByRole("status").filter({ hasText: /^Not saved/ });
  await state.filter({ hasText: "has a mistake" }).waitFor();
  writeFileSync(file, text);
  // What was in the way is gone, and it is not said any more.
  await state.filter({ hasText: "What you typed stands above the page" }).waitFor();
  await kept.getByRole("button", { name: "Use what you typed: Look in" }).click();
  await read().toContain("heading: Look in");
  rmSync(file);
});

it("tells no longer of texts that another window has saved meanwhile", async () => {
  await editor.open("/careers");
  const before = editor.textOf("pages/careers/index.yaml");
  await page.route("**/@site/edit", (route) => route.abort());
  await editor.stage().getByRole("heading", { name: "Roles and postings" }).click();
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("Sent late");
  await page.getByText(/^Not saved/).waitFor();
  await editor.typeIn("Roles");
  await page.keyboard.type("Typed late");
  const other = await page.context().newPage();
  await other.goto(page.url());
  const told = [
    other.getByRole("region", { name: "Changes that were not sent" }).getByText("Sent late"),
    other.getByRole("region", { name: "Texts that were not saved" }).getByText("Typed late"),
  ];
  for (const list of told) await list.waitFor();
  await page.unroute("**/@site/edit");
  await page.keyboard.press("Enter");
  const says = expect.poll(() => editor.textOf("pages/careers/index.yaml"), { timeout: 10_000 });
  await says.toContain("heading: Sent late");
  for (const list of told) await list.waitFor({ state: "detached" });
  await other.close();
  await expect
    .poll(
      async () => {
        if (editor.textOf("pages/careers/index.yaml") !== before) await editor.undo();
        return editor.textOf("pages/careers/index.yaml");
      },
      { timeout: 10_000 },
    )
    .toBe(before);
});

it("prints the page and not the editor around it", async () => {
  await editor.open("/careers");
  await editor.stage().getByRole("heading", { name: "Roles and postings" }).click();
  const frame = page.frames().find((one) => one !== page.mainFrame())!;
  await frame.evaluate(() => {
    window.print = () => void document.documentElement.setAttribute("data-printed", "");
  });
  const printed = editor.stage().locator("html[data-printed]");
  // Wherever the focus is.
  await page.keyboard.press("ControlOrMeta+p");
  await printed.waitFor({ state: "attached" });
  await frame.evaluate(() => document.documentElement.removeAttribute("data-printed"));
  await page.getByRole("button", { name: "Help and shortcuts" }).focus();
  await page.keyboard.press("ControlOrMeta+p");
  await printed.waitFor({ state: "attached" });
  // By the menu of the browser, the window is printed.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("treegrid", { name: "Blocks of this page" }).isVisible()).toBe(false);
  await editor.stage().getByRole("heading", { name: "Roles and postings" }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const [height, content] = await Promise.all([
    page.locator("iframe[title='The page']").evaluate((element) => element.clientHeight),
    frame.evaluate(() => document.documentElement.scrollHeight),
  ]);
  expect(height).toBe(content);
  await page.emulateMedia({ media: null });
});
