import type { Browser, Page } from "playwright";
import { MOBILE, openMobilePage } from "./throttled-page.ts";

/** How long one key took, in milliseconds since it went down. */
export interface Keystroke {
  /** Until the next frame was painted: the letter stands in the box. */
  frame: number;
  /** Until the frame with the first change of the list or its count. */
  answer: number;
}

interface Watched {
  down: number;
  frame: number;
  answer: number;
}

type BenchWindow = { benchKey?: Watched };

/** A list that has not changed this long after a key will not change for it, in milliseconds. */
const PATIENCE = 5000;

/** A list is at rest when nothing has changed in it this long, in milliseconds. */
const REST = 400;

/**
 * Types a word into the search of a filter list and deletes it again, letter by letter, on a slow processor.
 *
 * @param address Page with one filter list.
 * @param word    Every letter more must change what is shown.
 * @throws Error when a key changes nothing.
 */
export async function measureKeystrokes(
  browser: Browser,
  address: string,
  word: string,
): Promise<Keystroke[]> {
  const { page, close } = await openMobilePage(browser, { processor: MOBILE.processor });
  try {
    await page.goto(address, { waitUntil: "load", timeout: 120_000 });
    const search = page.locator('[data-block="filter-list"] input[type="search"]');
    await search.click({ timeout: 120_000 });
    await page.evaluate(watchKeys);
    await untilAwake(page, word);
    const results: Keystroke[] = [];
    for (const key of [...word, ...[...word].map(() => "Backspace")]) results.push(await pressed(page, key));
    return results;
  } finally {
    await close();
  }
}

/** The block wakes while the page is already there: presses a key until one is answered, and takes it back. */
async function untilAwake(page: Page, word: string): Promise<void> {
  const first = word[0] ?? "a";
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const isAnswered = await press(page, first).then(
      () => true,
      () => false,
    );
    await press(page, "Backspace").catch(() => undefined);
    if (isAnswered) return;
  }
  throw new Error("The list answers no key.");
}

async function pressed(page: Page, key: string): Promise<Keystroke> {
  const { down, frame, answer } = await press(page, key);
  return { frame: frame - down, answer: answer - down };
}

async function press(page: Page, key: string): Promise<Watched> {
  await page.evaluate(() => {
    (window as unknown as BenchWindow).benchKey = undefined;
  });
  await page.keyboard.press(key);
  await page.waitForFunction(() => (window as unknown as BenchWindow).benchKey?.answer, undefined, {
    timeout: PATIENCE,
  });
  const result = await page.evaluate(() => (window as unknown as BenchWindow).benchKey as Watched);
  // What is filled in later, out of sight, must not mix with the next key.
  await page.waitForTimeout(REST);
  return result;
}

/** Runs in the page. */
function watchKeys(): void {
  const bench = window as unknown as BenchWindow;
  const afterPaint = (note: () => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = note;
      port2.postMessage(undefined);
    });
  };
  const list = document.querySelector('[data-block="filter-list"]');
  if (!list) throw new Error("The page has no filter list.");
  let isWaiting = false;
  document.addEventListener(
    "keydown",
    (event) => {
      const key: Watched = { down: event.timeStamp, frame: 0, answer: 0 };
      bench.benchKey = key;
      isWaiting = true;
      afterPaint(() => {
        key.frame = performance.now();
      });
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const key = bench.benchKey;
    if (!isWaiting || !key) return;
    isWaiting = false;
    afterPaint(() => {
      key.answer = performance.now();
    });
  }).observe(list, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] });
}
