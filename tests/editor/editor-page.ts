import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, FrameLocator, Locator, Page, Route } from "playwright";
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
  /** Holds the next change back on its way to the writer. @returns Lets somebody else write first, and then lets it go. */
  beforeNextChange(): Promise<{ write(change: () => void): Promise<void> }>;
  /** A window of somebody else, with nothing in it. */
  anotherPage(): Promise<Page>;
  /** How all stands now. @returns Brings it back: the files, the address, one window that holds and keeps nothing. */
  standing(): () => Promise<void>;
  close(): Promise<void>;
}

/** @param choice  See `launchBrowser`. */
export async function openEditor(port: number, choice?: { draws: boolean }): Promise<EditorPage> {
  const copy = await copyOfSite();
  const server = await startDevServer({ dir: copy.dir, port, isWarmed: true, onCheck: () => {} });
  const address = server.resolvedUrls?.local[0] ?? "";
  await untilWarm(address);
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
      await page.goto(`${address}__edit${route}`);
      await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
      await stage().locator("html[data-editor=ready]").waitFor();
    },
    async typeIn(words) {
      await beginTyping(stage(), stage().getByText(words, { exact: true }).first());
    },
    async beforeNextChange() {
      let hold: (route: Route) => void = () => {};
      const held = new Promise<Route>((resolve) => {
        hold = resolve;
      });
      await page.route("**/@site/edit", (route) => hold(route), { times: 1 });
      return {
        async write(change) {
          const route = await held;
          change();
          await route.continue();
        },
      };
    },
    anotherPage: openPage,
    standing() {
      const files = new Map(contentOf(copy.dir).map((file) => [file, readFileSync(file)]));
      const url = page.url();
      return async () => {
        await Promise.all(browser.contexts().map((one) => (one === page.context() ? null : one.close())));
        await page.unrouteAll({ behavior: "ignoreErrors" });
        // Where texts wait that were not saved.
        await page.evaluate(() => localStorage.clear()).catch(() => {});
        await page.goto("about:blank");
        for (const file of contentOf(copy.dir)) if (!files.has(file)) rmSync(file);
        for (const [file, bytes] of files)
          if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, bytes);
          }
        await page.goto(url);
        errors.length = 0;
      };
    },
    undo: () => page.getByRole("button", { name: /^Undo/ }).click(),
    async close() {
      await browser.close();
      await server.close();
      copy.remove();
    },
  };
  // The first window waits for all of the editor's code, on a busy machine for long.
  page.setDefaultTimeout(FIRST_TIMEOUT);
  await editor.open("/careers");
  page.setDefaultTimeout(USUAL_TIMEOUT);
  return editor;
}

/** Files that editors write, with their paths. */
const contentOf = (dir: string): string[] =>
  ["pages", "data", "public"].flatMap((folder) =>
    readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

const FIRST_TIMEOUT = 60_000;
const USUAL_TIMEOUT = 30_000;

/** Presses until a text is typed in. */
const MOST_PRESSES = 20;

/**
 * Begins to type in a text: a press selects, another one types; what is drawn anew between the two, such as what
 * somebody else has saved, takes one more.
 */
export async function beginTyping(stage: FrameLocator, text: Locator): Promise<void> {
  const typed = stage.locator("[contenteditable=plaintext-only]");
  for (let presses = 0; presses < MOST_PRESSES && (await typed.count()) === 0; presses += 1)
    await text.click();
  await typed.waitFor();
}

/** Until the editor comes as a bundle: whoever opens it before gets its modules, and Vite may load the window again. */
export async function untilWarm(address: string): Promise<void> {
  for (;;) {
    const shell = await (await fetch(`${address}__edit/`)).text();
    if (shell.includes("/@site/code/")) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}
