import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { launchBrowser } from "../support/chromium.ts";
import { beginTyping, untilWarm } from "./editor-page.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A site with a block of its own. */
const dir = mkdtempSync(join(tmpdir(), "live-code-"));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const view = (word: string): string =>
  `export default function Note({ text }: { text: string }) {\n  return <h1>{"${word}: "}{text}</h1>;\n}\n`;
const VIEW = "blocks/note/view.tsx";
const WRONG =
  "title: Wrong\ndescription: One note.\nlayout: bare\nblocks:\n  - type: note\n    txt: as it is\n";

let server: ViteDevServer;
let browser: Browser;
let page: Page;
let address = "";

beforeAll(async () => {
  write("data/site.yaml", "brand: Note\n");
  write(
    "pages/index.yaml",
    "title: Notes\ndescription: One note.\nlayout: bare\nblocks:\n  - type: note\n    text: as it is\n",
  );
  write("pages/_bare.yaml", "blocks:\n  - type: page\n");
  write("pages/wrong.yaml", WRONG);
  write(
    "blocks/note/schema.json",
    JSON.stringify({
      type: "object",
      title: "Note",
      description: "One line.",
      additionalProperties: false,
      required: ["text"],
      properties: { text: { type: "string", description: "What it says.", "x-heading": 1 } },
    }),
  );
  write(VIEW, view("First"));
  server = await startDevServer({ dir, port: 5463, isWarmed: true, onCheck: () => {} });
  address = server.resolvedUrls?.local[0] ?? "";
  await untilWarm(address);
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem("site-editor-tour", "seen"));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Until the server has taken in that a page cannot be shown: a window that is opened before has its forms, and keeps them. */
const untilBroken = (route: string) =>
  expect
    .poll(async () => (await (await fetch(`${address}@site/page?route=${route}`)).json()) as object)
    .toHaveProperty("broken");

/** Holds the texts of pages back on their way to the editor. @returns Lets them go. */
async function holdText(): Promise<() => Promise<void>> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/@site/edit-page", async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: "wait" });
  };
}

const stage = () => page.frameLocator("iframe[title='The page']");
const heading = (name: string) => stage().getByRole("heading", { level: 1, name, exact: true });

it("starts the editor with a few files, and the page for visitors with modules that follow each change", async () => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${address}__edit/`);
  await stage().locator("html[data-editor=ready]").waitFor();
  await heading("First: as it is").waitFor();
  expect(asked.filter((path) => path.startsWith("/@site/code/")).length).toBeGreaterThan(3);
  expect(asked.filter((path) => /\.tsx?$/.test(path))).toEqual([]);
  asked.length = 0;
  await page.goto(address);
  await page.getByRole("heading", { level: 1, name: "First: as it is" }).waitFor();
  expect(asked.filter((path) => path.endsWith(VIEW))).toHaveLength(1);
});

it("says of a page with errors that it cannot be shown, and of an address without one that there is none", async () => {
  await page.goto(`${address}wrong`);
  await page.getByText("This page cannot be shown as long as pages/wrong.yaml has errors.").waitFor();
  await page.getByText('The note block has no option "txt".').waitFor();
  // Nothing stands there to be skipped, and no stop without words.
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toContain("1 problem");
  await page.goto(`${address}__edit/wrong`);
  await page
    .getByRole("heading", { name: "One problem keeps this page from being shown as it is written" })
    .waitFor();
  // Beside the text of the page, what is wrong stands right below the field that finds it.
  const found = (await page.getByLabel("Find in the problems").boundingBox())!;
  const told = (await page.getByText('The note block has no option "txt".').boundingBox())!;
  expect(told.y - found.y).toBeLessThan(150);
  await page.goto(`${address}nowhere`);
  await page.getByText("There is no page at /nowhere yet").waitFor();
});

it("mends a page that cannot be shown with the keyboard, and then shows it with its forms", async () => {
  await page.goto(`${address}__edit/wrong`);
  const problems = page.getByRole("region", { name: "One problem keeps this page" });
  await problems.getByText('The note block has no option "txt".').waitFor();
  // Neither an empty frame nor empty sides stand there to be walked through.
  for (const empty of ["iframe[title='The page']", "nav[aria-label=Outline]", "aside[aria-label=Options]"])
    expect(await page.locator(empty).isVisible(), empty).toBe(false);
  const fix = problems.getByRole("button", { name: "Fix: text" });
  await fix.focus();
  await page.keyboard.press("Enter");
  await heading("First: as it is").waitFor();
  await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
  expect(await problems.count()).toBe(0);
  write("pages/wrong.yaml", WRONG);
});

it("has the text of a page that cannot be shown, to be mended by hand where no suggestion does it", async () => {
  const sound = WRONG.replace("txt:", "text:");
  write("pages/wrong.yaml", WRONG);
  await untilBroken("/wrong");
  await page.goto(`${address}__edit/wrong`);
  const problems = page.getByRole("region", { name: "keeps this page" });
  const field = problems.getByRole("textbox", { name: "Text of pages/wrong.yaml" });
  await expect.poll(() => field.textContent()).toContain("txt: as it is");
  // Somebody else writes meanwhile, and what is wrong is told before the text is there.
  const isThere = await holdText();
  write("pages/wrong.yaml", `${sound}    size: 5\n`);
  const save = problems.getByRole("button", { name: "Save and check" });
  const read = () => readFileSync(join(dir, "pages/wrong.yaml"), "utf8");
  // The cursor goes to the line that is meant.
  const told = problems.getByRole("article").filter({ hasText: 'no option "size"' });
  await told.getByRole("button", { name: "Show it in the text" }).click();
  await isThere();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await save.isDisabled()).toBe(true);
  await page.keyboard.press("Shift+End");
  await page.keyboard.type("size 5");
  await expect.poll(() => save.isEnabled()).toBe(true);
  // Saved with its mistake: what was typed is in the file, whatever the check says of it.
  const isReadAgain = await holdText();
  await page.keyboard.press("Control+s");
  await problems.getByText("Saved and checked.").waitFor();
  expect(read()).toBe(`${sound}    size 5\n`);
  expect(await save.isDisabled()).toBe(true);
  // Of what is taken back nothing stays, and what was saved does, also before the file is read again.
  await field.focus();
  await page.keyboard.type("x");
  await problems.getByRole("button", { name: "As it was" }).click();
  const saved = `${sound}    size 5`;
  await expect.poll(async () => (await field.innerText()).trimEnd()).toBe(saved);
  await isReadAgain();
  expect((await field.innerText()).trimEnd()).toBe(saved);
  await field.fill(sound);
  await save.click();
  await heading("First: as it is").waitFor();
  expect(read()).toBe(sound);
  write("pages/wrong.yaml", WRONG);
});

it("says of a page that shows data with errors which they are, and leads to the row", async () => {
  write("data/things.yaml", "- { id: one, name: One }\n- { id: two, name: '' }\n");
  write(
    "data/things.schema.json",
    JSON.stringify({
      type: "object",
      title: "Thing",
      description: "One thing.",
      additionalProperties: false,
      required: ["id", "name"],
      properties: {
        id: { type: "string", description: "Its name here." },
        name: { type: "string", minLength: 1, description: "What it is called." },
      },
    }),
  );
  write(
    "pages/things/[id].yaml",
    'title: "A thing"\ndescription: One note.\nlayout: bare\neach: things\nblocks:\n  - type: note\n    text: ${item.name}\n',
  );
  const told = page.getByRole("heading", { name: "One problem keeps this page" });
  // Until the files are read there is no such page.
  await expect
    .poll(async () => {
      await page.goto(`${address}__edit/things/one`);
      return told.waitFor({ timeout: 3000 }).then(
        () => "told",
        () => "not yet",
      );
    })
    .toBe("told");
  await page.getByText("It shows what is written in data/things.yaml.").waitFor();
  await page.getByRole("link", { name: "Go there" }).press("Enter");
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await field.fill("Two");
  await expect.poll(() => readFileSync(join(dir, "data/things.yaml"), "utf8")).toMatch(/name: ["']?Two/);
  await page.goto(`${address}__edit/things/one`);
  await heading("First: One").waitFor();
});

it("says of a page that its layout keeps away what is wrong in the layout", async () => {
  write("pages/framed.yaml", WRONG.replace("txt:", "text:").replace("layout: bare", "layout: framed"));
  write("pages/_framed.yaml", "blocks:\n  - type: page\n  - type: note\n   text: as it is\n");
  const answered = page.waitForResponse((response) => response.url().endsWith("/@site/edit-page"));
  await page.goto(`${address}__edit/framed`);
  await answered;
  // By then it is known what the page itself says.
  await page.getByRole("heading", { name: "One problem keeps this page" }).waitFor();
  const told = page.getByRole("article").filter({ hasText: "pages/_framed.yaml:4" });
  expect(await told.count()).toBe(1);
  rmSync(join(dir, "pages/framed.yaml"));
  rmSync(join(dir, "pages/_framed.yaml"));
});

it("keeps what was typed into the text of a page, over a reload and beside what somebody else has written", async () => {
  write("pages/wrong.yaml", WRONG);
  await untilBroken("/wrong");
  await page.goto(`${address}__edit/wrong`);
  const field = page.getByRole("textbox", { name: "Text of pages/wrong.yaml" });
  const theirs = `${WRONG}# theirs\n`;
  const mine = WRONG.replace("txt:", "text:");
  await field.fill(mine);
  // A suggestion is about what is saved.
  await page.getByText("What you typed is not saved yet").waitFor();
  expect(await page.getByRole("button", { name: "Fix: text" }).count()).toBe(0);
  write("pages/wrong.yaml", theirs);
  await page.getByRole("button", { name: "Save and check" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Somebody else has changed this text" });
  await dialog.getByText("The whole page /wrong was changed in pages/wrong.yaml").waitFor();
  await dialog.getByRole("button", { name: "Keep what the file says" }).click();
  await expect.poll(() => field.textContent()).toContain("# theirs");
  await field.fill(mine);
  await page.reload();
  await expect.poll(() => field.textContent()).toContain("text: as it is");
  const unsent = page.getByRole("region", { name: "Changes that were not sent" });
  await unsent.getByRole("button", { name: "Put it there" }).click();
  await heading("First: as it is").waitFor();
  expect(readFileSync(join(dir, "pages/wrong.yaml"), "utf8")).toBe(mine);
  expect(await unsent.count()).toBe(0);
  write("pages/wrong.yaml", WRONG);
});

it("shows what is wrong beside a page as it was before, and of a page that nothing can be read of", async () => {
  await page.goto(`${address}wrong`);
  await page.getByText('The note block has no option "txt".').waitFor();
  await page.goto(`${address}__edit/wrong`);
  await page.getByText("Below is the page as it was before its problems.").waitFor();
  await heading("First: as it is").waitFor();
  await page
    .getByRole("complementary", { name: "Options" })
    .getByRole("button", { name: "Fix: text" })
    .waitFor();
  // A page with its forms keeps them, unless its blocks move while it cannot be shown: then nothing means them any more.
  write("pages/wrong.yaml", WRONG.replace("txt:", "text:"));
  await page
    .getByRole("treegrid", { name: "Blocks of this page" })
    .getByRole("row", { name: /^Note/ })
    .click();
  write("pages/wrong.yaml", WRONG.replace("  - type", "  - type: note\n    text: before it\n  - type"));
  await page.getByText("Below is the page as it was before its problems.").waitFor();
  expect(await page.getByRole("treegrid").count()).toBe(0);
  const told = page.getByRole("heading", {
    name: "One problem keeps this page from being shown as it is written",
  });
  await expect.poll(() => told.evaluate((element) => element === document.activeElement)).toBe(true);
  write(
    "pages/404.yaml",
    "title: None\ndescription: No page.\nlayout: bare\nblocks: [{ type: note, text: no }]\n",
  );
  // Who has opened an address before there was a page is told as well.
  await page.goto(`${address}__edit/unread`);
  await page.getByText("There is no page at /unread").first().waitFor();
  await heading("First: no").waitFor();
  write("pages/unread.yaml", "title: Unread\ndescription One note.\nlayout: bare\n");
  await page.getByText("There is no colon on this line").waitFor();
  // Its address has no page, and others of the site have one for that: the text is its own nevertheless.
  const field = page.getByRole("textbox", { name: "Text of pages/unread.yaml" });
  await expect.poll(() => field.textContent()).toContain("description One note.");
});

it("lets nobody lose a word while others save mistakes in the code of a block, and mend them", async () => {
  await page.goto(`${address}__edit/`);
  await stage().locator("html[data-editor=ready]").waitFor();
  const typed = stage().getByRole("textbox");
  const pictures = async () =>
    (await page.locator("vite-error-overlay").count()) +
    (await stage().locator("vite-error-overlay").count());
  const says = () => readFileSync(join(dir, "pages/index.yaml"), "utf8");
  // First of the bundle, then of modules.
  for (const word of ["First", "Next"]) {
    await beginTyping(stage(), heading(`${word}: as it is`));
    await page.keyboard.press("End");
    await page.keyboard.type(", and more");
    write(VIEW, `${view("Second")}const = <h1`);
    await expect.poll(says).toContain("as it is, and more");
    // By then whoever is to be told of the mistake has been.
    await page.waitForTimeout(500);
    write(VIEW, view("Next"));
    await page.waitForTimeout(500);
    await page.keyboard.type(" of it");
    expect(await typed.textContent()).toContain("as it is, and more of it");
    expect(await pictures()).toBe(0);
    await page.keyboard.press("Enter");
    await heading("Next: as it is, and more of it").waitFor();
    await stage().locator("html[data-editor=ready]").waitFor();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await heading("Next: as it is").waitFor();
  }
  // Who opens a page with such a block can edit all else on it.
  write(VIEW, `${view("Next")}const = <h1`);
  await page.waitForTimeout(500);
  await page.goto(`${address}__edit/`);
  await stage().getByText("There is a mistake in its code").waitFor();
  await stage().locator("html[data-editor=ready]").waitFor();
  expect(await pictures()).toBe(0);
  write(VIEW, view("Next"));
  await heading("Next: as it is").waitFor();
});

it("shows a view that somebody changes, the first time and from then on", async () => {
  await page.goto(`${address}__edit/`);
  await heading("Next: as it is").waitFor();
  // Vite may not have heard of the browser yet, and tells each change once.
  await expect
    .poll(async () => {
      write(VIEW, view("Second"));
      return heading("Second: as it is").count();
    })
    .toBe(1);
  await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
  await stage().locator("html[data-editor=ready]").waitFor();
  await expect
    .poll(async () => {
      write(VIEW, view("Third"));
      return heading("Third: as it is").count();
    })
    .toBe(1);
});
