import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 120_000 });

let editor: EditorPage;
let page: Page;

beforeAll(async () => {
  editor = await openEditor(5427);
  ({ page } = editor);
});
afterAll(() => editor.close());
afterEach(() => {
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

const isThere = (file: string): boolean => existsSync(join(editor.dir, file));
const address = (path: string): string => new URL(path, page.url()).href;
const pathNow = (): string => new URL(page.url()).pathname;
const says = (file: string) => expect.poll(() => editor.textOf(file));
const dialog = (name: string | RegExp): Locator => page.getByRole("dialog", { name });
const field = (name: string): Locator =>
  page.getByRole("form", { name: /^Fields of/ }).getByRole("textbox", { name, exact: true });
/** Until a field has the focus: what is typed before that is typed nowhere. */
const focused = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
/** Opens the menu of a page or row by keyboard, and chooses. */
const choose = async (of: string | RegExp, entry: RegExp): Promise<void> => {
  await page.getByRole("button", { name: of }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: entry }).press("Enter");
};
const openPages = async (): Promise<void> => {
  await page.goto(address("/__site"));
  await page.getByRole("table", { name: "All pages" }).waitFor();
};
const openRow = async (path: string): Promise<void> => {
  await page.goto(address(`/__site/rows/${path}`));
  await page.getByRole("form", { name: /^Fields of/ }).waitFor();
};

it("lists every page, finds one by its words and opens it", async () => {
  await openPages();
  expect(await axeViolations(page)).toEqual([]);
  const rows = page.getByRole("table", { name: "All pages" }).getByRole("row");
  const all = page.getByRole("status").filter({ hasText: /^\d+ pages$/ });
  const count = Number.parseInt((await all.textContent())!, 10);
  expect(count).toBeGreaterThan(50);
  // Rows are drawn as they come near, down to the last.
  const scrolledTo = async (): Promise<string | null> => {
    await rows.last().scrollIntoViewIfNeeded();
    return rows.last().getAttribute("aria-rowindex");
  };
  await expect.poll(scrolledTo).toBe(String(count + 1));
  await page.getByRole("searchbox", { name: "Search" }).fill("cookies.yaml");
  await expect.poll(() => rows.count()).toBe(2);
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: /^Cookie Policy/ }).press("Enter");
  await expect.poll(pathNow).toBe("/__edit/cookies");
  await page.getByRole("treegrid", { name: "Blocks of this page" }).waitFor();
  await page.getByRole("link", { name: "Pages", exact: true }).click();
  await expect.poll(pathNow).toBe("/__site");
});

it("breaks addresses and names of files at their slashes where a column is narrow", async () => {
  await page.setViewportSize({ width: 768, height: 1024 });
  /** How many lines a part of a text takes. */
  const linesOf = (text: Locator, part: string): Promise<number> =>
    text.evaluate((element, words) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      const node = nodes.find(({ textContent }) => textContent?.includes(words));
      if (!node) return 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }, part);
  await openPages();
  const named = (text: string): Locator =>
    page.locator("td span").filter({ hasText: new RegExp(`^${text}$`) });
  expect(await linesOf(named("pages/contact.yaml"), "contact.yaml")).toBe(1);
  await page.goto(address("/__site/rows"));
  expect(await linesOf(named("data/capabilities.yaml"), "capabilities.yaml")).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it("shows what was saved while a list was on its way, before the browser hears of changes", async () => {
  const file = "pages/cookies.yaml";
  const before = editor.textOf(file);
  let connect = (): void => {};
  const isWritten = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.routeWebSocket(/^ws:/, async (socket) => {
    await isWritten;
    socket.connectToServer();
  });
  await openPages();
  await page.getByRole("searchbox", { name: "Search" }).fill("cookies.yaml");
  await page.getByRole("link", { name: /^Cookie Policy/ }).waitFor();
  writeFileSync(join(editor.dir, file), before.replace(/^title: .*/m, "title: Said of crumbs"));
  // Once the server has taken it in.
  await expect
    .poll(async () =>
      (await (await fetch(address("/@site/overview/pages"))).text()).includes("Said of crumbs"),
    )
    .toBe(true);
  connect();
  await page.getByRole("link", { name: /^Said of crumbs/ }).waitFor();
  writeFileSync(join(editor.dir, file), before);
  await page.getByRole("link", { name: /^Cookie Policy/ }).waitFor();
});

it("sorts pages by what a column says", async () => {
  await openPages();
  await page.getByRole("button", { name: "File", exact: true }).press("Enter");
  const head = page.getByRole("columnheader", { name: "File" });
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
  await page.getByRole("button", { name: "File", exact: true }).press("Enter");
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
  const first = page.getByRole("table").locator("tbody tr").first();
  await expect.poll(() => first.innerText()).toContain("pages/terms.yaml");
});

it("makes a new page under the address of its title, by keyboard alone", async () => {
  await openPages();
  const ask = page.getByRole("button", { name: "New page", exact: true });
  // Nothing comes of it when somebody changes their mind, whichever way out they take.
  for (const name of ["Cancel", "Close"]) {
    await ask.press("Enter");
    await dialog("New page").getByRole("button", { name }).press("Enter");
    await dialog("New page").waitFor({ state: "detached" });
    await focused(ask);
  }
  await ask.press("Enter");
  await focused(dialog("New page").getByRole("textbox", { name: "Title" }));
  await page.keyboard.type("Öffnungszeiten & more");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Address" }).inputValue())
    .toBe("/oeffnungszeiten-and-more");
  await dialog("New page").getByText("Nothing would break.").waitFor();
  expect(await axeViolations(page, ["bypass", "page-has-heading-one"])).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(pathNow).toBe("/__edit/oeffnungszeiten-and-more");
  await page.getByRole("row", { name: /^Hero/ }).waitFor();
  expect(editor.textOf("pages/oeffnungszeiten-and-more.yaml")).toContain("Öffnungszeiten & more");
  // Whoever loads the window again still sees what can be taken back.
  await page.reload();
  await page.getByRole("button", { name: /^Undo: New page/ }).click();
  await expect.poll(() => isThere("pages/oeffnungszeiten-and-more.yaml")).toBe(false);
});

it("copies a page, and says why an address cannot be", async () => {
  await openPages();
  await choose("More for About us | 2SD, /about", /^Copy/);
  await dialog(/^Copy About us/).waitFor();
  await page.getByRole("textbox", { name: "Title" }).fill("Contact");
  await dialog(/^Copy/)
    .getByText(/There is a page at \/contact already/)
    .waitFor();
  expect(await page.getByRole("button", { name: "Make the copy" }).isDisabled()).toBe(true);
  await page.getByRole("textbox", { name: "Title" }).fill("Our history");
  await page.getByRole("button", { name: "Make the copy" }).click();
  await expect.poll(pathNow).toBe("/__edit/our-history");
  expect(editor.textOf("pages/our-history.yaml")).toContain("title: Our history");
  await editor.undo();
  await expect.poll(() => isThere("pages/our-history.yaml")).toBe(false);
});

it("renames a page with what follows, and takes it back byte for byte", async () => {
  const [layout, about] = [editor.textOf("pages/_layout.yaml"), editor.textOf("pages/about.yaml")];
  await openPages();
  await choose("More for About us | 2SD, /about", /^Rename/);
  const sheet = dialog(/^Rename or move About us/);
  await page.getByRole("textbox", { name: "Address" }).fill("/company/about");
  await sheet.getByText(/more files follow/).waitFor();
  expect(await sheet.innerText()).toContain("pages/_layout.yaml");
  expect(isThere("pages/company/about.yaml")).toBe(false);
  await page.getByRole("button", { name: "Move the page" }).press("Enter");
  await page.getByText("/about is /company/about now.").waitFor();
  expect(editor.textOf("pages/about.yaml")).toContain("redirect: /company/about");
  expect(editor.textOf("pages/_layout.yaml")).toContain("/company/about");
  await page.getByRole("link", { name: /^About us/ }).waitFor();
  await editor.undo();
  await says("pages/_layout.yaml").toBe(layout);
  expect(editor.textOf("pages/about.yaml")).toBe(about);
  expect(isThere("pages/company/about.yaml")).toBe(false);
});

it("replaces words all over the site but where they are left out, by keyboard, in one step", async () => {
  const files = ["pages/about.yaml", "data/jobs.yaml"] as const;
  const before = files.map(editor.textOf);
  await openPages();
  await page.getByRole("link", { name: "Search and replace" }).press("Enter");
  await focused(page.getByRole("textbox", { name: "Search for" }));
  await page.keyboard.type("bengaluru");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bangalore");
  const about = page.getByRole("region", { name: /, \/about$/ });
  await about.getByText("Bangalore").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const box of await about.getByRole("checkbox").all()) await box.press("Space");
  await page.getByRole("textbox", { name: "Replace by" }).press("Enter");
  const sheet = dialog(/^Replace “bengaluru” by “Bangalore” in/);
  await sheet.getByText("Nothing would break.").waitFor();
  await sheet.getByRole("button", { name: "Replace" }).press("Enter");
  await page.getByText(/^Replaced in \d+ places/).waitFor();
  expect(editor.textOf("pages/about.yaml")).toBe(before[0]);
  expect(editor.textOf("data/jobs.yaml")).toBe(before[1]!.replaceAll("Bengaluru", "Bangalore"));
  await editor.undo();
  await says("data/jobs.yaml").toBe(before[1]);
  expect(files.map(editor.textOf)).toEqual(before);
});

it("shows what a deletion would break, or leads visitors on", async () => {
  await openPages();
  await choose("More for Cookie Policy | 2SD, /cookies", /^Delete/);
  const sheet = dialog("Delete Cookie Policy | 2SD");
  await sheet.getByText(/would break/).waitFor();
  expect(await axeViolations(page, ["bypass", "page-has-heading-one"])).toEqual([]);
  await page.getByRole("combobox", { name: "Who comes to its address" }).selectOption("/privacy");
  await sheet.getByText("Nothing would break.").waitFor();
  await page.getByRole("button", { name: "Delete the page and lead on" }).click();
  await says("pages/cookies.yaml").toContain("redirect: /privacy");
  await page.getByText("/cookies is gone.").waitFor();
  await editor.undo();
  await says("pages/cookies.yaml").toContain("title:");
});

it("shows collections as tables, and a row as a form that writes as one types", async () => {
  const before = editor.textOf("data/jobs.yaml");
  await page.goto(address("/__site/rows"));
  await page.getByRole("link", { name: "Jobs" }).click();
  await page.getByRole("table", { name: "Rows of Jobs" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search" }).fill("data engineer");
  await page.getByRole("link", { name: "Data Engineer" }).click();
  await field("Title").fill("Data Engineer (Berlin)");
  await says("data/jobs.yaml").toBe(
    before.replace("title: Data Engineer\n", "title: Data Engineer (Berlin)\n"),
  );
  await page
    .getByRole("complementary", { name: "Pages that show this row" })
    .getByRole("link", { name: "/careers", exact: true })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await editor.undo();
  await says("data/jobs.yaml").toBe(before);
  // Back in the table stands what was looked for.
  await page.goBack();
  await page.getByText(/^\d+ of \d+ rows$/).waitFor();
  expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("data engineer");
  // However long the list is, a row is moved by one number.
  await choose("More for Data Engineer", /^Move to another place/);
  const sheet = dialog("Move Data Engineer");
  await sheet.getByRole("textbox", { name: "Place in Jobs" }).fill("1");
  await sheet.getByText("Nothing would break.").waitFor();
  await sheet.getByRole("button", { name: "Move the row" }).press("Enter");
  await page.getByText(/^Data Engineer is at place 1 of \d+ now/).waitFor();
  expect(editor.textOf("data/jobs.yaml").indexOf("title: Data Engineer\n")).toBe(
    editor.textOf("data/jobs.yaml").indexOf("title: "),
  );
  await editor.undo();
  await says("data/jobs.yaml").toBe(before);
});

it("copies, adds and deletes rows", async () => {
  const before = editor.textOf("data/agents.yaml");
  await page.goto(address("/__site/rows/agents"));
  const table = page.getByRole("table", { name: "Rows of Agents" });
  await table.waitFor();
  const count = await table.getByRole("row").count();
  const first = await table.getByRole("rowheader").first().getByRole("link").innerText();
  await choose(`More for ${first}`, /^Copy/);
  await dialog(/^Copy/).getByRole("textbox").first().fill("Night porter");
  await page.getByRole("button", { name: "Make the copy" }).click();
  await expect.poll(pathNow).toBe("/__site/rows/agents/night-porter");
  await page.getByRole("heading", { level: 1, name: "Night porter" }).waitFor();
  await page.getByRole("link", { name: "Agents" }).click();
  await expect.poll(() => table.getByRole("row").count()).toBe(count + 1);
  await choose("More for Night porter", /^Delete/);
  await page.getByRole("button", { name: "Delete the row" }).click();
  await says("data/agents.yaml").toBe(before);
  await page.getByRole("button", { name: "New row", exact: true }).click();
  await dialog(/^New row/)
    .getByRole("textbox")
    .first()
    .fill("Day porter");
  await page.getByRole("button", { name: "Make the row" }).click();
  await expect.poll(pathNow).toBe("/__site/rows/agents/day-porter");
  await editor.undo();
  await says("data/agents.yaml").toBe(before);
  await page.getByText("There is no row day-porter in this list now").waitFor();
});

it("changes settings, and leads to menus and layouts", async () => {
  const before = editor.textOf("data/site.yaml");
  await page.goto(address("/__site/settings"));
  await page.getByRole("form", { name: "Fields of Settings" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await field("Phone").fill("+44 20 7946 0299");
  await says("data/site.yaml").toContain("+44 20 7946 0299");
  await editor.undo();
  await says("data/site.yaml").toBe(before);
  await page.getByRole("link", { name: "layout", exact: true }).click();
  await page
    .getByRole("treegrid", { name: "Blocks of this page" })
    .getByRole("row", { selected: true })
    .waitFor();
});

it("keeps the field of a setting that no schema speaks of, also while it is empty", async () => {
  const file = "data/site.yaml";
  const schema = editor.textOf("data/site.schema.json");
  rmSync(join(editor.dir, "data/site.schema.json"));
  await page.goto(address("/__site/settings"));
  const before = editor.textOf(file);
  await field("Phone").fill("");
  await says(file).toMatch(/^phone: ""$/m);
  await field("Phone").fill("+44 20 7946 0999");
  await says(file).toMatch(/^phone: "?\+44 20 7946 0999"?$/m);
  await editor.undo();
  await editor.undo();
  await says(file).toBe(before);
  writeFileSync(join(editor.dir, "data/site.schema.json"), schema);
});

it("shows both wordings when a file was changed elsewhere, and writes the one that is chosen", async () => {
  const ROW = "jobs/cloud-platform-engineer";
  const was = "title: Cloud Platform Engineer\n";
  const before = editor.textOf("data/jobs.yaml");
  const path = join(editor.dir, "data/jobs.yaml");
  /** Somebody else writes before what is typed arrives. */
  const collide = async (theirs: string): Promise<Locator> => {
    const { write } = await editor.beforeNextChange();
    await field("Title").fill("Typed here");
    await write(() => writeFileSync(path, before.replace(was, `title: ${theirs}\n`)));
    await field("Title").press("Tab");
    const both = page.getByRole("alertdialog", { name: "Somebody else has changed this text" });
    await both.waitFor();
    return both;
  };
  await openRow(ROW);
  const first = await collide("Written elsewhere");
  expect(await first.innerText()).toMatch(/The file says\s+Written elsewhere/);
  expect(await axeViolations(page, ["bypass", "page-has-heading-one"])).toEqual([]);
  expect(editor.textOf("data/jobs.yaml")).toContain("title: Written elsewhere");
  await first.getByRole("button", { name: "Keep what the file says" }).press("Enter");
  await expect.poll(() => field("Title").inputValue()).toBe("Written elsewhere");
  expect(editor.textOf("data/jobs.yaml")).toContain("title: Written elsewhere");
  const second = await collide("Written once more");
  await second.getByRole("textbox", { name: "You typed" }).fill("Of both");
  await second.getByRole("button", { name: "Put what stands here" }).click();
  await says("data/jobs.yaml").toBe(before.replace(was, "title: Of both\n"));
  await expect.poll(() => field("Title").inputValue()).toBe("Of both");
});

it("keeps the form of a row while its file has a mistake, and saves what was typed once that is mended", async () => {
  const file = "data/jobs.yaml";
  const before = editor.textOf(file);
  await openRow("jobs/data-engineer");
  await field("Title").press("End");
  writeFileSync(join(editor.dir, file), `${before}- slug: [\n`);
  await expect
    .poll(
      async () =>
        (await (await fetch(address("/@site/overview/row?collection=jobs&row=data-engineer"))).json())
          .isUnread,
    )
    .toBe(true);
  await page.keyboard.type(" of ours");
  await page.getByRole("alert").filter({ hasText: "data/jobs.yaml has a mistake in line" }).waitFor();
  // Beside the form, above the table, and in place of a form that nobody had open, stands what is wrong.
  const wrong = (window: Page): Locator =>
    window
      .getByRole("region", { name: /^Nothing in data\/jobs\.yaml can be changed here/ })
      .getByText("The [ that opens here is not closed with ].");
  await wrong(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const other = await editor.anotherPage();
  for (const path of ["/__site/rows/jobs", "/__site/rows/jobs/data-engineer"]) {
    await other.goto(address(path));
    await wrong(other).waitFor();
  }
  await other.context().close();
  await field("Title").focus();
  expect(await field("Title").inputValue()).toBe("Data Engineer of ours");
  writeFileSync(join(editor.dir, file), before);
  await says(file).toContain("title: Data Engineer of ours\n");
  await editor.undo();
  await says(file).toBe(before);
});

it("offers in another window what was typed in a form while the server was away", async () => {
  const before = editor.textOf("data/jobs.yaml");
  await openRow("jobs/data-engineer");
  await page.route("**/@site/edit", (route) => route.abort());
  const place = await field("Title").boundingBox();
  await field("Title").fill("Typed in vain");
  const waiting = page.getByRole("region", { name: "Changes that were not sent" });
  await waiting.waitFor();
  // What comes while somebody types moves nothing, on a phone as well, and stays open through each try.
  expect(await field("Title").boundingBox()).toEqual(place);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await field("Title").boundingBox();
  await waiting.getByText("One text has not reached its file yet").click();
  await field("Title").fill("Typed in vain twice");
  await waiting.getByText("Typed in vain twice").waitFor();
  expect(await field("Title").boundingBox()).toEqual(narrow);
  await field("Title").fill("Typed in vain");
  await expect.poll(() => waiting.innerText()).not.toContain("twice");
  await page.setViewportSize({ width: 1440, height: 900 });
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/__site"));
  const other = await opened;
  const list = other.getByRole("region", { name: "Changes that were not sent" });
  await list.waitFor();
  await other.getByRole("table", { name: "All pages" }).waitFor();
  expect(await list.innerText()).toMatch(/You typed\s+Typed in vain\s+It said\s+Data Engineer/);
  expect(await axeViolations(other)).toEqual([]);
  expect(editor.textOf("data/jobs.yaml")).toBe(before);
  await list.getByRole("button", { name: "Put it there: Typed in vain" }).click();
  await says("data/jobs.yaml").toContain("title: Typed in vain");
  await expect.poll(() => list.count()).toBe(0);
  await other.close();
  await page.unroute("**/@site/edit");
  // The other window has put it there: this one says so first.
  await editor.undo();
  await page.getByText(/Press again if you mean that\.$/).waitFor();
  await editor.undo();
  await says("data/jobs.yaml").toBe(before);
});

it("loses nothing when the window is loaded anew in the middle of a word", async () => {
  const before = editor.textOf("data/team.yaml");
  await page.goto(address("/__site/rows/team"));
  await page.getByRole("rowheader").first().getByRole("link").click();
  await field("Name").fill("Typed just now");
  await page.reload();
  await says("data/team.yaml").toContain("name: Typed just now");
  await expect.poll(() => field("Name").inputValue()).toBe("Typed just now");
  await expect.poll(() => page.getByRole("region", { name: "Changes that were not sent" }).count()).toBe(0);
  await editor.undo();
  await says("data/team.yaml").toBe(before);
});

it("says so when the server does not answer, and what a list does not have", async () => {
  await page.route("**/@site/overview/settings*", (route) => route.abort());
  await page.goto(address("/__site/settings"));
  await page.getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute("**/@site/overview/settings*");
  await page.goto(address("/__site/rows/nothing-like-this"));
  await page.getByText("There is no list called nothing-like-this.").waitFor();
});
