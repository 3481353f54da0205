import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Frame, Page } from "playwright";
import { withLiveServer } from "./live-server.ts";
import { NAME_HELPER } from "./throttled-page.ts";

/** What somebody waits for who types on a page, each in milliseconds. */
export interface TypingTimes {
  /** From the address until a text can be typed in, in a browser that was here before; each a visit. */
  firsts: number[];
  /** From a key until its letter has its place on the page, and the next frame can show it. */
  glyphs: number[];
  /** From a key until that frame is there: screens show 60 a second. */
  frames: number[];
  /** From the pause until the file says it. */
  files: number[];
  /** From the pause until the page is checked and the editor knows. */
  checks: number[];
}

type KeyTimes = Pick<TypingTimes, "glyphs" | "frames">;

const LIMIT = 60_000;
const VISITS = 5;
/** Presses until a text has to be typed in; those that come before the page listens do nothing. */
const MOST_PRESSES = 20;
/** A window that has not been loaded again for so long will stay, in milliseconds. */
const SETTLED = 4000;

/**
 * Types in the main heading of a page in the editor, letter by letter, and pauses again and again.
 *
 * @param page   Its route, its file relative to the folder, and the heading that stands in the file.
 * @param times  How many pauses; eight letters are typed before each.
 */
export function measureTyping(
  browser: Browser,
  dir: string,
  page: { route: string; file: string; heading: string },
  times: number,
): Promise<TypingTimes> {
  const file = join(dir, page.file);
  return withLiveServer(dir, async (port) => {
    const original = readFileSync(file, "utf8");
    const address = `http://127.0.0.1:${port}/__edit${page.route}`;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(NAME_HELPER);
    // The tour is for the first visit.
    await context.addInitScript('localStorage.setItem("site-editor-tour", "seen")');
    try {
      const open = await context.newPage();
      await open.goto(address, { timeout: LIMIT });
      await untilSettled(open);
      const firsts: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const started = performance.now();
        await open.goto(address);
        await typeIn(open, page.heading);
        firsts.push(performance.now() - started);
      }
      return { firsts, ...(await typeAgainAndAgain(open, frameIn(open), file, times)) };
    } finally {
      writeFileSync(file, original);
      await context.close();
    }
  });
}

/** On its first visit Vite finds libraries to prepare and loads the window again, perhaps more than once. */
async function untilSettled(page: Page): Promise<void> {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  for (let before = -1; before !== loads; ) {
    before = loads;
    await page.waitForTimeout(SETTLED);
  }
}

const frameIn = (page: Page): Frame => page.frames().find((frame) => frame !== page.mainFrame())!;

async function typeIn(page: Page, heading: string): Promise<void> {
  const stage = page.frameLocator("iframe[title='The page']");
  await stage.locator("html[data-editor=ready]").waitFor({ timeout: LIMIT });
  const text = stage.getByRole("heading", { level: 1, name: heading });
  const typed = stage.locator("[contenteditable=plaintext-only]");
  // A press selects, another one types.
  for (let presses = 0; presses < MOST_PRESSES && (await typed.count()) === 0; presses += 1)
    await text.click();
  await typed.waitFor();
  await page.keyboard.press("End");
}

async function typeAgainAndAgain(
  page: Page,
  frame: Frame,
  file: string,
  times: number,
): Promise<Omit<TypingTimes, "firsts">> {
  await frame.evaluate(() => {
    const keys: KeyTimes = { glyphs: [], frames: [] };
    Object.assign(window, { keys });
    let pressed = 0;
    // The editor keeps keys from going further than the text.
    const note = ({ timeStamp }: Event): void => {
      pressed = timeStamp;
    };
    window.addEventListener("keydown", note, { capture: true });
    // Behind the editor's own listeners.
    window.addEventListener("input", () => {
      document.activeElement?.getBoundingClientRect();
      const from = pressed;
      keys.glyphs.push(performance.now() - from);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keys.frames.push(performance.now() - from);
        port2.postMessage(undefined);
      });
    });
  });
  const files: number[] = [];
  const checks: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const word = ` pause${10 + time}`;
    const asked = page.waitForRequest(/@site\/edit$/);
    await page.keyboard.type(word, { delay: 30 });
    const request = await asked;
    const written = await whenInFile(file, word);
    await (await request.response())?.finished();
    // The start is known with the answer.
    const { startTime, responseEnd } = request.timing();
    files.push(written - startTime);
    checks.push(responseEnd);
  }
  return { ...(await frame.evaluate(() => (window as unknown as { keys: KeyTimes }).keys)), files, checks };
}

/** The time at which a file says something, in milliseconds since 1970. */
async function whenInFile(file: string, words: string): Promise<number> {
  const end = Date.now() + LIMIT;
  while (!readFileSync(file, "utf8").includes(words)) {
    if (Date.now() > end) throw new Error(`"${words}" was not written.`);
    await new Promise((done) => setImmediate(done));
  }
  return performance.timeOrigin + performance.now();
}
