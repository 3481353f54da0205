import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { EDIT_PATH } from "../../renderer/editor/protocol.ts";
import { axeViolations } from "../support/axe.ts";
import { type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 120_000 });

let editor: EditorPage;
let page: Page;
let asked: string[] = [];

beforeAll(async () => {
  editor = await openEditor(5423);
  ({ page } = editor);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === EDIT_PATH) asked.push(request.postData() ?? "");
  });
});
afterAll(() => editor.close());
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

/** The page in the frame is tested by itself. */
const NOT_ASKED = ["frame-tested"];

const CAREERS = "pages/careers/index.yaml";
const panel = (): Locator => page.getByRole("complementary", { name: "Options" });
const textbox = (name: string): Locator => panel().getByRole("textbox", { name, exact: true });
/** Opens the form of a block, whatever is open now. */
const openForm = async (route: string, block: RegExp, title: string): Promise<void> => {
  if (new URL(page.url()).pathname !== `/__edit${route}`) await editor.open(route);
  await page
    .getByRole("treegrid", { name: "Blocks of this page" })
    .getByRole("row", { name: block })
    .first()
    .click();
  await panel().getByRole("heading", { level: 2, name: title }).waitFor();
};
const openHero = (route: string): Promise<void> => openForm(route, /^Hero/, "Hero");
/** A file once it says something; the writer has it within a moment. */
const says = (file: string) => expect.poll(() => editor.textOf(file));
const undo = async (file: string, before: string): Promise<void> => {
  await editor.undo();
  await says(file).toBe(before);
};

it("opens the form of every block of a page without asking for a change", async () => {
  const before = editor.textOf(CAREERS);
  await editor.open("/careers");
  const rows = page.getByRole("treegrid", { name: "Blocks of this page" }).getByRole("row");
  for (const row of await rows.filter({ hasNotText: /^(Page|Layout)/ }).all()) {
    await row.click();
    await panel()
      .getByRole("form", { name: /^Options of/ })
      .waitFor();
  }
  expect(asked.filter((text) => !text.includes('"ask":"history"'))).toEqual([]);
  expect(editor.textOf(CAREERS)).toBe(before);
  // What a picture shows is the name of its part while that is folded away, and makes no form wider than its place.
  await editor.open("/cloud-cost-review#blocks.0.heading");
  const form = panel().getByRole("tabpanel", { name: "Block" });
  await form.getByRole("button", { name: /^A cube, a ball and a cylinder of plaster/ }).waitFor();
  expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

it("shows what the file says when a text is undone before anybody has looked", async () => {
  await openHero("/careers");
  const before = editor.textOf(CAREERS);
  await textbox("Eyebrow").fill("First words");
  await says(CAREERS).toContain("First words");
  // What is typed until the field is left is one step.
  await textbox("Eyebrow").press("Tab");
  await textbox("Eyebrow").fill("Second words");
  await editor.undo();
  await expect.poll(() => textbox("Eyebrow").inputValue()).toBe("First words");
  expect(editor.textOf(CAREERS)).toContain("First words");
  await editor.undo();
  await says(CAREERS).toBe(before);
  await expect.poll(() => textbox("Eyebrow").inputValue()).toBe("Careers");
});

it("keeps labels beside what is pressed for them where fingers need larger buttons, and menus even", async () => {
  await openHero("/careers");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  /** At one moment: what is above them may still be on its way. */
  const apart = async (one: Locator, other: Locator): Promise<number> => {
    const element = await other.elementHandle();
    return one.evaluate((first, second) => {
      const [a, b] = [first, second as Element].map((part) => part.getBoundingClientRect());
      return Math.abs(a!.top + a!.bottom - b!.top - b!.bottom) / 2;
    }, element);
  };
  const reset = panel().getByRole("button", { name: "Eyebrow: leave out" });
  await expect.poll(() => reset.evaluate((one) => one.getBoundingClientRect().height)).toBe(44);
  const label = panel().getByText("Eyebrow", { exact: true });
  await expect.poll(() => apart(reset, label)).toBeLessThan(3);
  await panel().getByRole("button", { name: "More for Hero" }).click();
  const item = page.getByRole("menuitem", { name: /^Duplicate/ });
  await expect.poll(() => apart(item, item.getByText("Duplicate, behind itself"))).toBeLessThan(3);
  await page.keyboard.press("Escape");
  await devtools.detach();
});

it("does not double a block of which a page has one", async () => {
  const layout = "pages/_layout.yaml";
  const before = editor.textOf(layout);
  await openForm("/careers", /^Background/, "Background");
  await panel().getByRole("button", { name: "More for Background" }).click();
  const item = page.getByRole("menuitem", { name: "Duplicate: a page has only one" });
  expect(await item.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Escape");
  await page
    .getByRole("treegrid", { name: "Blocks of this page" })
    .getByRole("row", { name: /^Background/ })
    .press("Control+d");
  await page
    .getByRole("status")
    .filter({ hasText: "A page has one Background." })
    .waitFor({ state: "attached" });
  expect(editor.textOf(layout)).toBe(before);
});

it("writes a text as one pauses, and nothing else in the file, all of it as one step", async () => {
  await openHero("/careers");
  const before = editor.textOf(CAREERS);
  await textbox("Eyebrow").fill("Work ");
  await says(CAREERS).toBe(before.replace("eyebrow: Careers", 'eyebrow: "Work "'));
  await textbox("Eyebrow").pressSequentially("with us");
  await says(CAREERS).toBe(before.replace("eyebrow: Careers", "eyebrow: Work with us"));
  await editor.stage().getByText("Work with us", { exact: true }).waitFor();
  await undo(CAREERS, before);
});

it("tells written and default apart, and goes back by Undo and to the default", async () => {
  await openHero("/careers");
  const before = editor.textOf(CAREERS);
  const figure = panel().getByRole("radiogroup", { name: "Figure" });
  const isDefault = () =>
    expect.poll(() => figure.getByRole("radio", { name: "None" }).isChecked()).toBe(true);
  await figure.getByRole("radio", { name: "Blueprint" }).press("Space");
  await says(CAREERS).toContain("figure: blueprint");
  await page.keyboard.press("Control+z");
  await says(CAREERS).toBe(before);
  await isDefault();
  await figure.getByRole("radio", { name: "Blueprint" }).press("Space");
  await says(CAREERS).toContain("figure: blueprint");
  await panel().getByRole("button", { name: "Figure: back to default" }).press("Enter");
  await says(CAREERS).toBe(before);
  await isDefault();
});

it("says what a bound text is filled with, and where else that shows", async () => {
  await openHero("/careers");
  const filled = panel().getByRole("list", { name: "What it is filled with" });
  await filled.getByText("from Settings · Brand").waitFor();
  await filled.getByRole("button", { name: "Where does it show?" }).click();
  const pages = filled.getByText(/^Shown on every page|^Shown on \d+ pages/);
  await pages.waitFor();
  expect(asked.every((body) => body.includes('"preview"'))).toBe(true);
});

it("adds, moves and takes out entries by keyboard", async () => {
  await openHero("/");
  const before = editor.textOf("pages/index.yaml");
  await panel().getByRole("button", { name: "Move Actions 1. Partner With Us down" }).press("Enter");
  await says("pages/index.yaml").toMatch(/label: Discover Solutions[^-]*- label: Partner With Us/);
  await undo("pages/index.yaml", before);
  await panel().getByRole("button", { name: "Add to Actions" }).press("Enter");
  await says("pages/index.yaml").toMatch(/- label: Label\n +href: \/\n/);
  await panel().getByRole("button", { name: "More for Actions 3. Label" }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await says("pages/index.yaml").toBe(before);
});

it("goes on at the entry that was added, moved or deleted, with the keyboard", async () => {
  const file = "pages/index.yaml";
  await openHero("/");
  const before = editor.textOf(file);
  await panel().getByRole("button", { name: "Add to Actions" }).press("Enter");
  await says(file).toMatch(/- label: Label\n +href: \/\n/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("input:focus"))).toBe(true);
  await page.keyboard.type("All jobs");
  await says(file).toMatch(/- label: All jobs\n +href: \/\n/);
  // Its options stand in its fold, and in no further one of the same name.
  await panel().getByRole("button", { name: "3. All jobs", exact: true, expanded: true }).waitFor();
  expect(await panel().getByRole("button", { name: "All jobs", exact: true }).count()).toBe(0);
  await panel().getByRole("button", { name: "Move Actions 3. All jobs up" }).focus();
  await page.keyboard.press("Enter");
  const focused = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(name);
  await focused("Move Actions 2. All jobs up");
  await page.keyboard.press("Enter");
  // It cannot go any further.
  await focused("Move Actions 1. All jobs down");
  await says(file).toMatch(
    /- label: All jobs\n[^-]*- label: Partner With Us[^-]*- label: Discover Solutions/,
  );
  expect(await textbox("Label").inputValue()).toBe("All jobs");
  await panel().getByRole("button", { name: "More for Actions 1. All jobs" }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await focused("More for Actions 1. Partner With Us");
  await says(file).toBe(before);
});

it("brings the form by itself once the server answers again, and keeps one that stands there", async () => {
  await editor.open("/about");
  await page.route("**/@site/panel/block*", (route) => route.abort());
  await page
    .getByRole("treegrid", { name: "Blocks of this page" })
    .getByRole("row", { name: /^Hero/ })
    .click();
  await panel().getByText("The live server does not answer.").waitFor();
  await page.unroute("**/@site/panel/block*");
  await textbox("Heading").waitFor();
  await page.route("**/@site/panel/block*", (route) => route.abort());
  const file = "pages/about.yaml";
  const before = editor.textOf(file);
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/panel/block"));
  await textbox("Heading").fill("It stays");
  await says(file).toContain("heading: It stays");
  await refused;
  await page.waitForTimeout(300);
  expect(await textbox("Heading").inputValue()).toBe("It stays");
  await page.unroute("**/@site/panel/block*");
  await undo(file, before);
});

it("makes a link of words to a page that is found by its title, and to an address that is typed", async () => {
  const file = "pages/about.yaml";
  await openForm("/about", /^Prose, Our Vision/, "Prose");
  const before = editor.textOf(file);
  const text = panel().locator("[data-option=text] .cm-content");
  const tools = panel().getByRole("toolbar", { name: "Text: Markdown" });
  await text.fill("Jobs with us");
  await text.press("Control+Home");
  for (const _ of "Jobs") await page.keyboard.press("Shift+ArrowRight");
  await tools.getByRole("button", { name: "Link" }).press("Enter");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.type("careers at");
  await page.getByRole("option", { name: /^Careers at/ }).waitFor();
  await page.keyboard.press("Enter");
  await says(file).toMatch(/text: "?\[Jobs\]\(\/careers\) with us/);
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  await text.press("Control+End");
  await page.keyboard.type(" or ");
  await tools.getByRole("button", { name: "Link" }).press("Enter");
  await page.getByRole("textbox", { name: "Or another address" }).fill("jobs@example.org");
  await page.keyboard.press("Enter");
  await says(file).toMatch(
    /\[Jobs\]\(\/careers\) with us or \[jobs@example\.org\]\(mailto:jobs@example\.org\)/,
  );
  while (editor.textOf(file) !== before) {
    const now = editor.textOf(file);
    await editor.undo();
    await says(file).not.toBe(now);
  }
});

it("sets what is typed as its script asks for, whatever language the editor speaks", async () => {
  const file = "pages/about.yaml";
  await openForm("/about", /^Prose, Our Vision/, "Prose");
  const before = editor.textOf(file);
  const directionOf = (field: Locator) => field.evaluate((element) => getComputedStyle(element).direction);
  const many = panel().locator("[data-option=text] .cm-content");
  await many.waitFor();
  for (const field of [textbox("Heading"), many]) {
    expect(await directionOf(field)).toBe("ltr");
    await field.fill("التذاكر والأسعار.");
    await expect.poll(() => directionOf(field)).toBe("rtl");
  }
  await says(file).toMatch(/heading: "?التذاكر والأسعار\..*text: "?التذاكر والأسعار\./s);
  await editor.undo();
  await undo(file, before);
});

it("chooses from a list without leaving the search, in a frame that cuts nothing off", async () => {
  const file = "pages/index.yaml";
  await openHero("/");
  const before = editor.textOf(file);
  // As round as a theme can have its buttons and fields.
  await page.addStyleTag({ content: ":root:root { --corner: 999px; --corner-field: 999px }" });
  // As where fingers press, and with a name that takes two lines.
  await page.addStyleTag({
    content: ".panel-popover [role=option] { min-block-size: 2.75rem; max-inline-size: 10rem }",
  });
  await panel().getByRole("button", { name: "1. Partner With Us", exact: true }).press("Enter");
  await panel().getByRole("button", { name: "Leads to: choose a page or file" }).first().press("Enter");
  await page.getByRole("option").first().waitFor();
  const corner = await page.getByRole("dialog").evaluate((dialog) => {
    const frame = dialog.closest(".panel-popover") ?? dialog;
    return Number.parseFloat(getComputedStyle(frame).borderStartStartRadius);
  });
  expect(corner).toBeLessThanOrEqual(16);
  const options = await page
    .getByRole("option")
    .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  // Nothing of an entry lies over the next one.
  expect(Math.max(...options)).toBe(0);
  await page.keyboard.type("careers at");
  // It stands in the list from the beginning, and first once it is what is looked for.
  await page
    .getByRole("option")
    .first()
    .and(page.getByRole("option", { name: /^Careers at/ }))
    .waitFor();
  // The first that is found is at hand; arrow keys go on from it.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await says(file).toBe(before.replace("href: /contact", "href: /careers"));
  await undo(file, before);
  await editor.open("/");
});

it("keeps marks, links and lists of what is pasted from a word processor, in texts of one line and of many", async () => {
  const file = "pages/about.yaml";
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async () => {
    const html =
      "<h1>Notes</h1><p class=MsoNormal><b>Bold</b> <a href='https://example.org/'>words</a></p><ul><li>One</li></ul><img src='a.png'>";
    const words = { "text/html": html, "text/plain": "Notes\nBold words\n· One" };
    const data = Object.entries(words).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(data))]);
  });
  const before = editor.textOf(file);
  // What is pasted before the program for it is there comes as words, and the form says so.
  await page.route(/\/pasted-markdown-/, (route) => route.abort());
  await openHero("/about");
  await textbox("Text").press("Control+a");
  await page.keyboard.press("Control+v");
  await panel().getByRole("status").filter({ hasText: "Only the words were pasted" }).waitFor();
  await says(file).toContain("Bold words");
  expect(editor.textOf(file)).not.toContain("**Bold**");
  await undo(file, before);
  await page.unroute(/\/pasted-markdown-/);
  await openForm("/about", /^Prose, Our Vision/, "Prose");
  // The editor of many lines comes after the form.
  await panel().locator("[data-option=text] .cm-content").press("Control+a");
  await page.keyboard.press("Control+v");
  await says(file).toMatch(
    /text: \|-\n {6}## Notes\n\n {6}\*\*Bold\*\* \[words\]\(https:\/\/example\.org\/\)\n\n {6}- One\n\n/,
  );
  await panel().getByRole("status").filter({ hasText: "A picture has stayed out." }).waitFor();
  await undo(file, before);
  await openHero("/about");
  await textbox("Text").press("Control+a");
  await page.keyboard.press("Control+v");
  await says(file).toMatch(/text: "?Notes \*\*Bold\*\* \[words\]\(https:\/\/example\.org\/\) One"?\n/);
  await undo(file, before);
});

it("finds a page by its title for a link", async () => {
  await openHero("/");
  const before = editor.textOf("pages/index.yaml");
  await panel().getByRole("button", { name: "1. Partner With Us", exact: true }).press("Enter");
  await panel().getByRole("button", { name: "Leads to: choose a page or file" }).first().press("Enter");
  await page.getByRole("searchbox", { name: "Search" }).fill("careers at");
  await page.getByRole("option", { name: /^Careers at/ }).click();
  await says("pages/index.yaml").toBe(before.replace("href: /contact", "href: /careers"));
  await undo("pages/index.yaml", before);
});

it("shows what is wrong at its option, in the words of the check, and keeps the form there", async () => {
  await openHero("/");
  const before = editor.textOf("pages/index.yaml");
  await textbox("Eyebrow").fill("x".repeat(61));
  const message = panel()
    .getByText(/"eyebrow" has 61 characters|must be at most 60|60 characters/)
    .first();
  await message.waitFor();
  await expect.poll(() => textbox("Eyebrow").getAttribute("aria-invalid")).toBe("true");
  const described = await textbox("Eyebrow").getAttribute("aria-describedby");
  const words = await page.evaluate(
    (ids) =>
      ids
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    described ?? "",
  );
  expect(words).toContain("60");
  await page.getByRole("tab", { name: /^Problems/ }).click();
  await panel().getByText("pages/index.yaml").first().waitFor();
  await page.getByRole("tab", { name: "Block" }).click();
  await textbox("Eyebrow").fill("Sales, Solutions | Delivery");
  await says("pages/index.yaml").toBe(before);
});

it("tells a misspelt option, and corrects it at a press", async () => {
  await openHero("/careers");
  const before = editor.textOf(CAREERS);
  writeFileSync(join(editor.dir, CAREERS), before.replace("eyebrow: Careers", "eyebrw: Careers"));
  await panel().getByText('The hero block has no option "eyebrw".').waitFor();
  await panel().getByRole("button", { name: "Fix: eyebrow" }).press("Enter");
  await says(CAREERS).toBe(before);
});

it("fills a block from a collection and counts the rows", async () => {
  await openForm("/careers", /^Filter list/, "Filter list");
  const before = editor.textOf(CAREERS);
  await panel().getByText("All 7 jobs").waitFor();
  await panel().getByRole("combobox", { name: "Field for a new condition" }).fill("department");
  await panel().getByRole("combobox", { name: "Field for a new condition" }).press("Enter");
  await panel()
    .getByText(/^\d of 7 jobs$/)
    .waitFor();
  // What stands in that field anywhere can be chosen.
  await panel().getByRole("combobox", { name: "department 1" }).selectOption("Engineering");
  await says(CAREERS).toContain("department: Engineering\n");
  await editor.undo();
  await says(CAREERS).toContain("department: Consulting\n");
  await undo(CAREERS, before);
});

it("has all further keys of a page, and writes them into its file", async () => {
  await editor.open("/careers");
  await panel().getByRole("tab", { name: "Page" }).click();
  const settings = panel().getByRole("form", { name: "Settings of the page" });
  const before = editor.textOf(CAREERS);
  await settings.getByRole("switch", { name: "In search engines" }).click({ force: true });
  await says(CAREERS).toMatch(/^index: false$/m);
  await undo(CAREERS, before);
  expect(await axeViolations(page, NOT_ASKED)).toEqual([]);
});

it("says of shared blocks where they show, sets what the page sets, and writes them out", async () => {
  const file = "pages/support.yaml";
  await openForm("/support", /^Banner/, "Banner");
  const before = editor.textOf(file);
  const shared = panel().getByRole("region", { name: "Shared blocks Closing call" });
  await shared.getByText("Shown on 3 pages").click();
  expect(await shared.getByRole("link", { name: "/support" }).count()).toBe(1);
  expect(await axeViolations(page, NOT_ASKED)).toEqual([]);
  await shared.getByRole("textbox", { name: "Heading", exact: true }).fill("Say what must not stop");
  await says(file).toContain("- use: closing-call\n    heading: Say what must not stop\n");
  await editor.stage().getByText("Say what must not stop").first().waitFor();
  await undo(file, before);
  await shared.getByRole("button", { name: "Write its blocks out here" }).press("Enter");
  await says(file).toContain("- type: banner\n    heading: Tell us what has to stay up\n");
  expect(editor.textOf(file)).not.toContain("use: closing-call");
  await undo(file, before);
});

it("chooses a row by what people call it", async () => {
  await page.goto(new URL("/__site/rows/articles/why-we-decline-one-proposal-in-four", page.url()).href);
  const form = page.getByRole("form", { name: /^Fields of/ });
  await form.getByRole("button", { name: /^Author: choose a row of authors/ }).press("Enter");
  const list = page.getByRole("dialog", { name: /^Author: choose a row/ });
  const name = (await list.getByRole("option").nth(1).locator(".panel-option-title").textContent())!;
  const before = editor.textOf("data/articles.yaml");
  await list.getByRole("searchbox").fill(name);
  await list.getByRole("option").first().press("Enter");
  await form.getByRole("link", { name, exact: true }).waitFor();
  await expect.poll(() => editor.textOf("data/articles.yaml") === before).toBe(false);
  await undo("data/articles.yaml", before);
});

it("applies the YAML of a block, the changed options alone", async () => {
  await openHero("/careers");
  const before = editor.textOf(CAREERS);
  await panel().getByRole("button", { name: /^YAML/ }).click();
  const yaml = panel().getByRole("textbox", { name: "YAML of Hero" });
  await yaml.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("accent: Here");
  await panel().getByRole("button", { name: "Apply", exact: true }).click();
  await says(CAREERS).toContain("    accent: Here\n");
  await undo(CAREERS, before);
});

it("puts in a block from its example, found by what people call it", async () => {
  await openHero("/careers");
  const before = editor.textOf(CAREERS);
  await panel().getByRole("button", { name: "More for Hero" }).press("Enter");
  await page.getByRole("menuitem", { name: "Insert a block behind …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Insert behind Hero/ });
  await dialog.getByRole("searchbox", { name: "Find a block" }).fill("subscription");
  await dialog.getByRole("option", { name: /^Prices / }).waitFor();
  expect(await axeViolations(page, NOT_ASKED)).toEqual([]);
  await dialog
    .getByRole("button", { name: /^Insert Prices: / })
    .first()
    .press("Enter");
  await says(CAREERS).toContain("  - type: prices\n");
  await panel().getByRole("heading", { level: 2, name: "Prices" }).waitFor();
  await undo(CAREERS, before);
  await page.getByRole("row", { name: /^Prices/ }).waitFor({ state: "detached" });
});

it("opens at the option, key of the page, field of a row or setting that an address names", async () => {
  const hasFocus = (field: Locator) =>
    expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await editor.open("/#blocks.0.actions.1.label");
  await hasFocus(panel().getByRole("group", { name: "Actions 2" }).getByRole("textbox", { name: "Label" }));
  // Beside a value that is set stands the button that takes it out: the cursor is never on that.
  await editor.open("/about#blocks.1.id");
  await hasFocus(textbox("Anchor"));
  await editor.open("/careers#description");
  await hasFocus(textbox("Description"));
  for (const [path, name] of [
    ["rows/jobs/data-engineer#location", "Location"],
    ["settings#phone", "Phone"],
  ] as const) {
    await page.goto(new URL(`/__site/${path}`, page.url()).href);
    await hasFocus(
      page.getByRole("form", { name: /^Fields of/ }).getByRole("textbox", { name, exact: true }),
    );
  }
});

it("shows what somebody else writes meanwhile below each text that is typed in, and writes over none of it", async () => {
  const [settings, before] = [editor.textOf("data/site.yaml"), editor.textOf(CAREERS)];
  const meet = async (field: Locator, file: string, theirs: string): Promise<void> => {
    await page.route(`**${EDIT_PATH}`, (route) => route.fulfill({ json: { refused: "Not now." } }), {
      times: 1,
    });
    await field.fill("Mine");
    await panel().getByText("Not now.").waitFor();
    writeFileSync(join(editor.dir, file), theirs);
    await panel().getByText("The file says something else by now: “Theirs”").waitFor();
    // What was refused is sent again with news of the page, and compared with what it was typed over: nothing opens
    // under the hands of whoever types.
    await field.press("Tab");
    const dialog = page.getByRole("alertdialog", { name: "Somebody else has changed this text" });
    await dialog.getByRole("button", { name: "Keep what the file says" }).click();
    await expect.poll(() => field.inputValue()).toBe("Theirs");
    expect(editor.textOf(file)).toBe(theirs);
  };
  await openForm("/careers", /^Hero/, "Hero");
  const brand = panel().getByRole("textbox", { name: "Settings · Brand, changed everywhere" }).first();
  await meet(brand, "data/site.yaml", settings.replace(/^brand: .*/m, "brand: Theirs"));
  writeFileSync(join(editor.dir, "data/site.yaml"), settings);
  await page.getByRole("tab", { name: "Page" }).click();
  await meet(textbox("Description"), CAREERS, before.replace(/^description: .*/m, "description: Theirs"));
  writeFileSync(join(editor.dir, CAREERS), before);
});

it("is accessible in its parts", async () => {
  await openForm("/careers", /^Filter list/, "Filter list");
  for (const name of ["Block", "Page", /^Problems/]) {
    await page.getByRole("tab", { name }).click();
    expect(await axeViolations(page, NOT_ASKED)).toEqual([]);
  }
});
