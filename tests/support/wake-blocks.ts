import type { BrowserContextOptions, Page } from "playwright-core";
import type { SiteUnderTest } from "./built-site.ts";

/** Islands that are still asleep, whether they can be seen or not. */
const ASLEEP = "[data-wake]:not([data-wake^='on:'], [data-awake]):has(> [data-root])";

/** Runs in the page. @returns Types of the islands that can be seen and sleep. */
const sleepers = (asleep: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(asleep)]
    .filter((island) => island.checkVisibility())
    .map((island) => island.dataset.block ?? "");

/** Runs in the page. */
const areAwake = (asleep: string): boolean =>
  ![...document.querySelectorAll(asleep)].some((island) => island.checkVisibility());

// As text: the test runner would put a function of its own in place of `import`.
const SCROLL_AND_LOAD = `(async () => {
  const blocks = [...document.querySelectorAll("[data-wake]:not([data-wake^='on:'])")].filter((block) =>
    block.checkVisibility(),
  );
  for (const block of blocks) block.scrollIntoView({ behavior: "instant" });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const block of blocks) block.dispatchEvent(new FocusEvent("focusin"));
  // Asked for after the blocks have asked: when this one has come, they have started.
  const loads = await Promise.allSettled(blocks.map((block) => import(block.dataset.src)));
  window.scrollTo({ top: 0, behavior: "instant" });
  return {
    broken: blocks.filter((_, index) => loads[index].status === "rejected").map((block) => block.dataset.block ?? ""),
    areAwake: (${areAwake})(${JSON.stringify(ASLEEP)}),
  };
})()`;

/** What has come of it: types of the blocks whose script does not load, and whether all others are awake. */
interface Woken {
  broken: string[];
  areAwake: boolean;
}

/** Wakes every block that wakes by itself, wherever it is, and waits until all are awake; then goes to the page's top. */
export async function wakeBlocks(page: Page): Promise<void> {
  // Mostly all are awake by then, and watching for it takes as long as loading a page.
  const woken = await page.evaluate<Woken>(SCROLL_AND_LOAD);
  if (woken.broken.length > 0) throw new Error(`Scripts that do not load: ${woken.broken.join(", ")}.`);
  if (!woken.areAwake) await page.waitForFunction(areAwake, ASLEEP);
}

/** A fresh visitor's page whose scripts have started: what is done to it has its effect at once. */
export async function openAwake(
  site: SiteUnderTest,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await site.open(path, options);
  await wakeBlocks(page);
  return page;
}

/** As long as a block may take to wake on a page that comes from this machine. */
const PATIENCE = 10_000;

/** Wakes blocks like `wakeBlocks`. @returns A sentence for each that does not wake; the console says why. */
export async function wakingFaults(page: Page, timeout = PATIENCE): Promise<string[]> {
  const { broken, areAwake: isDone } = await page.evaluate<Woken>(SCROLL_AND_LOAD);
  const asleep = isDone || broken.length > 0 ? broken : await stillAsleep(page, timeout);
  return [...new Set(asleep)].map(
    (type) => `The block "${type}" does not wake, so that nothing else was tried.`,
  );
}

async function stillAsleep(page: Page, timeout: number): Promise<string[]> {
  try {
    await page.waitForFunction(areAwake, ASLEEP, { timeout });
    return [];
  } catch (error) {
    const asleep = await page.evaluate(sleepers, ASLEEP);
    if (asleep.length === 0) throw error;
    return asleep;
  }
}
