import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 60_000 });

const FILE = "pages/careers/index.yaml";
const HEADING = "Roles and postings";

let editor: EditorPage;
let page: Page;
let before: string;

beforeAll(async () => {
  editor = await openEditor(5435);
  ({ page } = editor);
  before = editor.textOf(FILE);
});
afterAll(() => editor.close());
afterEach(async () => {
  // Of a form, what is typed after a pause is a step of its own.
  await expect
    .poll(async () => {
      if (editor.textOf(FILE) !== before) await editor.undo();
      return editor.textOf(FILE);
    }, SOON)
    .toBe(before);
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

const SOON = { timeout: 10_000 };
const says = () => expect.poll(() => editor.textOf(FILE), SOON);
const typed = (): Locator => editor.stage().locator("[contenteditable=plaintext-only]");
const note = (words: string): Promise<void> =>
  editor.stage().locator("site-editor-overlay .note").filter({ hasText: words }).waitFor();

/** What the clipboard holds from now on. */
async function copy(type: string, data: string | readonly number[]): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    async ([kind, content]) => {
      const bytes = typeof content === "string" ? content : new Uint8Array(content);
      await navigator.clipboard.write([new ClipboardItem({ [kind]: new Blob([bytes], { type: kind }) })]);
    },
    [type, data] as const,
  );
}

/** The smallest picture that a clipboard takes. */
const PICTURE = [
  ...Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
];

it("keeps the words that are selected when a picture is pasted, and says why", async () => {
  await copy("image/png", PICTURE);
  await editor.typeIn(HEADING);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
  await note("Only words can stand here");
  expect(await typed().innerText()).toBe(HEADING);
  await page.keyboard.press("Enter");
  await editor.stage().getByRole("heading", { name: HEADING, exact: true }).waitFor();
});

it("moves words that are dragged within their text to where they are let go", async () => {
  await editor.typeIn(HEADING);
  const placeOf = (from: number, to: number) =>
    typed().evaluate(
      (element, [start, end]) => {
        const range = document.createRange();
        range.setStart(element.firstChild!, start);
        range.setEnd(element.firstChild!, end);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x, y, width, height };
      },
      [from, to] as const,
    );
  const frame = (await page.locator("iframe[title='The page']").boundingBox())!;
  const word = await placeOf(0, 5);
  const end = await placeOf(HEADING.length - 1, HEADING.length);
  const y = frame.y + word.y + word.height / 2;
  const from = frame.x + word.x + word.width / 2;
  const to = frame.x + end.x + end.width - 1;
  await page.mouse.dblclick(from, y);
  // The editor hears of presses first, and Playwright hears nothing of what becomes a drag.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.setInterceptDrags", { enabled: true });
  let drop = (): Promise<void> => Promise.reject(new Error("Nothing is dragged."));
  const dragged = new Promise<void>((resolve) => {
    cdp.once("Input.dragIntercepted", ({ data }) => {
      drop = async () => {
        for (const type of ["dragEnter", "dragOver", "drop"] as const)
          await cdp.send("Input.dispatchDragEvent", { type, x: to, y, data });
      };
      resolve();
    });
  });
  const mouse = { button: "left", buttons: 1, clickCount: 1, y } as const;
  await cdp.send("Input.dispatchMouseEvent", { type: "mousePressed", x: from, ...mouse });
  for (const x of [from + 5, from + 10])
    await cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, ...mouse });
  await dragged;
  await drop();
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseReleased", x: to, ...mouse });
  await cdp.detach();
  await says().toMatch(/heading: " ?and postings ?Roles"\n/);
  await page.keyboard.press("Enter");
});

it("saves words with characters that nobody sees, on the page and in its form, without these", async () => {
  await copy("text/plain", "Open\u200b roles\u2060 and\u000bpostings");
  await editor.typeIn(HEADING);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
  await says().toContain("heading: Open roles and postings\n");
  // What is typed behind it is a change of one's own text, and of nobody else's.
  await page.keyboard.type(" today");
  await says().toMatch(/heading: "?Open roles and postings today"?\n/);
  await page.keyboard.press("Enter");
  await editor.stage().getByRole("heading", { name: "Open roles and postings today", exact: true }).waitFor();
  await editor.undo();
  await says().toBe(before);
  const field = page.getByRole("textbox", { name: "Heading", exact: true });
  await expect.poll(() => field.inputValue(), SOON).toBe(HEADING);
  await field.press("Control+a");
  await page.keyboard.press("Control+v");
  await says().toContain("heading: Open roles and postings\n");
  await page.keyboard.type(" today");
  await says().toMatch(/heading: "?Open roles and postings today"?\n/);
});
