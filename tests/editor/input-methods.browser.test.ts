import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type EditorPage, openEditor } from "./editor-page.ts";
import { startOverAfterFailures } from "./start-over.ts";

vi.setConfig({ testTimeout: 60_000 });

const FILE = "pages/careers/index.yaml";
const HEADING = "Roles and postings";

let editor: EditorPage;
let cdp: CDPSession;
let before: string;

beforeAll(async () => {
  editor = await openEditor(5425);
  cdp = await editor.page.context().newCDPSession(editor.page);
  before = editor.textOf(FILE);
});
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.typeIn(HEADING);
});
afterEach(async () => {
  if (editor.textOf(FILE) !== before) await editor.undo();
  await expect.poll(() => editor.textOf(FILE)).toBe(before);
  await editor.stage().getByRole("heading", { name: HEADING, exact: true }).waitFor();
  expect(editor.errors()).toEqual([]);
});
startOverAfterFailures(() => editor);

const press = (key: string): Promise<void> => editor.page.keyboard.press(key);

/** What an input method shows while words are chosen. */
async function compose(...texts: string[]): Promise<void> {
  for (const text of texts)
    await cdp.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

/** The input method hands over what was chosen. */
const commit = (text: string): Promise<unknown> => cdp.send("Input.insertText", { text });

/** A key as it arrives while an input method has it. */
async function keyOfMethod(key: string): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
  await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
  await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
}

/** Ends the typing; the heading and the file say the same. */
async function expectHeading(text: string): Promise<void> {
  await press("Enter");
  await editor.stage().getByRole("heading", { name: text, exact: true }).waitFor();
  await expect.poll(() => editor.textOf(FILE)).toContain(`heading: ${text}\n`);
}

it("takes a composition at the end", async () => {
  await press("End");
  await compose("に", "にほ", "にほん", "日本");
  await commit("日本");
  await expectHeading(`${HEADING}日本`);
});

it("takes one at the start", async () => {
  await press("Home");
  await compose("k", "ko", "こ");
  await commit("こ");
  await expectHeading(`こ${HEADING}`);
});

it("takes one within a word", async () => {
  await press("Home");
  await press("ArrowRight");
  await compose("o", "ö");
  await commit("ö");
  await expectHeading("Röoles and postings");
});

it("takes one in place of a selection", async () => {
  await press("ControlOrMeta+a");
  await compose("职", "职位");
  await commit("职位");
  await expectHeading("职位");
});

it("leaves the text when a composition is given up", async () => {
  await press("End");
  await compose("に", "にほ", "");
  await press("Enter");
  await editor.stage().getByRole("heading", { name: HEADING, exact: true }).waitFor();
  expect(editor.textOf(FILE)).toBe(before);
});

it("doubles nothing when syllables follow each other", async () => {
  await press("End");
  for (const syllable of ["한", "국", "어"]) {
    await compose("ㅎ", syllable);
    await commit(syllable);
  }
  await expectHeading(`${HEADING}한국어`);
});

it("leaves Enter to the input method", async () => {
  await press("End");
  await compose("かな");
  await keyOfMethod("Enter");
  expect(await editor.stage().locator("[contenteditable=plaintext-only]").count()).toBe(1);
  await commit("仮名");
  await expectHeading(`${HEADING}仮名`);
});

it("leaves Escape to the input method", async () => {
  await press("End");
  await compose("かな");
  await keyOfMethod("Escape");
  expect(await editor.stage().locator("[contenteditable=plaintext-only]").count()).toBe(1);
  await commit("かな");
  await expectHeading(`${HEADING}かな`);
});

it("keeps what is composed when another block is pressed", async () => {
  await press("End");
  await compose("東京");
  await editor.stage().getByRole("heading", { level: 1 }).click();
  await editor
    .stage()
    .getByRole("heading", { name: `${HEADING}東京`, exact: true })
    .waitFor();
  await expect.poll(() => editor.textOf(FILE)).toContain(`heading: ${HEADING}東京\n`);
});

it("keeps a composition while somebody else changes the page", async () => {
  await press("End");
  await compose("か");
  const path = join(editor.dir, "data/site.yaml");
  const site = readFileSync(path, "utf8");
  const answered = editor.page.waitForResponse(/@site\/page/);
  writeFileSync(path, `${site}# somebody was here\n`);
  await answered;
  await compose("かん");
  await commit("漢");
  await expectHeading(`${HEADING}漢`);
  writeFileSync(path, site);
});

it("takes signs outside the first plane", async () => {
  await press("End");
  await compose("👩");
  await commit("👩‍🚀 𠮷");
  await expectHeading(`${HEADING}👩‍🚀 𠮷`);
});

it("takes accents from dead keys", async () => {
  await press("End");
  await compose("´");
  await commit("é");
  await editor.page.keyboard.type(" ok");
  await expectHeading(`${HEADING}é ok`);
});

it("takes what a touch keyboard corrects", async () => {
  await press("End");
  await compose(" poeple");
  await commit(" people");
  await compose(" her", " here");
  await commit(" here");
  await expectHeading(`${HEADING} people here`);
});

it("takes Vietnamese as its letters grow", async () => {
  await press("End");
  await compose("v", "vi", "vie", "viê", "việ", "việt");
  await commit("việt");
  await expectHeading(`${HEADING}việt`);
});

it("takes Chinese that was chosen among candidates", async () => {
  await press("Home");
  await compose("n", "ni", "ni h", "ni hao", "你好", "拟好", "你好");
  await commit("你好");
  await expectHeading(`你好${HEADING}`);
});

it("takes a word that is corrected behind the caret", async () => {
  await press("End");
  await editor.page.keyboard.type(" teh");
  await cdp.send("Input.imeSetComposition", {
    text: "the",
    selectionStart: 3,
    selectionEnd: 3,
    replacementStart: HEADING.length + 1,
    replacementEnd: HEADING.length + 4,
  });
  await commit("the");
  await editor.page.keyboard.type(" end");
  await expectHeading(`${HEADING} the end`);
});

it("takes what is dictated, sentence by sentence", async () => {
  await press("ControlOrMeta+a");
  await commit("Come and work with us.");
  await commit(" We are hiring.");
  await expectHeading("Come and work with us. We are hiring.");
});

it("takes several compositions back in one step", async () => {
  await press("End");
  await compose("に", "日");
  await commit("日");
  await compose("ほ", "本");
  await commit("本");
  await expectHeading(`${HEADING}日本`);
});

it("says how much room is left while something is composed", async () => {
  await press("ControlOrMeta+a");
  await commit("語".repeat(120));
  await compose("か", "かん");
  const note = editor.stage().locator("site-editor-overlay .note");
  await expect.poll(() => note.textContent()).toMatch(/\d+ too many|\d+ left/);
  await commit("漢");
  await press("Escape");
});

it("keeps a composition when Tab leads to the next text", async () => {
  await press("End");
  await compose("東");
  await commit("東");
  await press("Tab");
  await expect.poll(() => editor.textOf(FILE)).toContain(`heading: ${HEADING}東\n`);
  await press("Escape");
});

it("composes beside a binding, which stays as it is", async () => {
  await press("Escape");
  await editor.typeIn("Careers at 2SD Technologies");
  await press("Home");
  await compose("せ", "全て");
  await commit("全て ");
  await press("Enter");
  await expect
    .poll(() => editor.textOf(FILE))
    .toContain("heading: 全て Careers at ${site.brand} Technologies\n");
});

it("composes in a text of a row, and writes it there", async () => {
  const rows = editor.textOf("data/jobs.yaml");
  await press("Escape");
  await editor.typeIn("Data Engineer");
  await press("End");
  await compose(" (ベ", " (ベルリン)");
  await commit(" (ベルリン)");
  await press("Enter");
  await expect.poll(() => editor.textOf("data/jobs.yaml")).toContain("title: Data Engineer (ベルリン)\n");
  await editor.undo();
  await expect.poll(() => editor.textOf("data/jobs.yaml")).toBe(rows);
});

it("composes in a text of Markdown that has no marks", async () => {
  const [, words = ""] = /text: (Join our mission.+)/.exec(before) ?? [];
  await press("Escape");
  await editor.typeIn(words);
  await press("ControlOrMeta+End");
  await compose("加", "加油");
  await commit("加油");
  await press("Enter");
  await expect.poll(() => editor.textOf(FILE)).toContain(`${words}加油`);
});
