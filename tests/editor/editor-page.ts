import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, FrameLocator, Page } from "playwright";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { copyOfSite } from "../authors/real-site.ts";
import { launchBrowser } from "../support/chromium.ts";

/** The editor over a copy of the site. */
export interface EditorPage {
  page: Page;
  /** Folder of the copy. */
  dir: string;
  /** Faults that nobody has caught, since they were asked for last. */
  errors(): string[];
  /** The page in its frame. */
  stage(): FrameLocator;
  textOf(file: string): string;
  open(route: string): Promise<void>;
  /** Selects the block of a text and begins to type in it. */
  typeIn(text: string): Promise<void>;
  undo(): Promise<void>;
  /** A window of somebody else, with nothing in it. */
  anotherPage(): Promise<Page>;
  close(): Promise<void>;
}

/** @param choice  See `launchBrowser`. */
export async function openEditor(port: number, choice?: { draws: boolean }): Promise<EditorPage> {
  const copy = await copyOfSite();
  const server = await startDevServer({ dir: copy.dir, port, onCheck: () => {} });
  const browser: Browser = await launchBrowser(choice);
  const openPage = async (): Promise<Page> => {
    const opened = await browser.newPage({
      reducedMotion: "reduce",
      viewport: { width: 1440, height: 900 },
    });
    // The tour is for the first visit, and has its own test.
    await opened.addInitScript(() => {
      // An empty page keeps nothing.
      if (location.protocol === "http:") localStorage.setItem("site-editor-tour", "seen");
    });
    return opened;
  };
  const page = await openPage();
  const errors: string[] = [];
  // The browser gives up the transition to a page of which it hears too late that it wants none.
  const isOwn = ({ message }: Error): boolean => !message.startsWith("Transition was aborted");
  page.on("pageerror", (error) => isOwn(error) && errors.push(error.message));
  const stage = (): FrameLocator => page.frameLocator("iframe[title='The page']");
  const editor: EditorPage = {
    page,
    dir: copy.dir,
    errors: () => errors.splice(0),
    stage,
    textOf: (file) => readFileSync(join(copy.dir, file), "utf8"),
    async open(route) {
      await page.goto(`${server.resolvedUrls?.local[0]}__edit${route}`);
      await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
      await stage().locator("html[data-editor=ready]").waitFor();
    },
    async typeIn(words) {
      const text = stage().getByText(words, { exact: true }).first();
      await text.click();
      await text.click();
      await stage().locator("[contenteditable=plaintext-only]").waitFor();
    },
    anotherPage: openPage,
    undo: () => page.getByRole("button", { name: /^Undo/ }).click(),
    async close() {
      await browser.close();
      await server.close();
      copy.remove();
    },
  };
  // The first visit makes Vite bundle what the editor stands on, and load the page again.
  await editor.open("/careers");
  await page.waitForLoadState("networkidle");
  return editor;
}
