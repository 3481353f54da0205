import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { withLiveServer } from "./live-server.ts";
import { NAME_HELPER } from "./throttled-page.ts";

/** What an author waits for, in milliseconds. */
export interface SaveTimes {
  /** From `npm start` until it tells its address. */
  start: number;
  /** From writing the file to the frame that shows the new text, once for each save. */
  saves: number[];
}

const SAVE_LIMIT = 60_000;

/** A page that has not been loaded again for so long will stay, in milliseconds. */
const SETTLED = 4000;

/**
 * Starts the live server on a site, opens a page and changes its heading in the file again and again.
 *
 * @param dir  Absolute site folder.
 * @param page Its route, its file relative to the folder, and the heading that stands in the file.
 */
export async function measureSaves(
  browser: Browser,
  dir: string,
  page: { route: string; file: string; heading: string },
  times: number,
): Promise<SaveTimes> {
  return withLiveServer(dir, async (port, start) => ({
    start,
    saves: await saveAgainAndAgain(browser, port, join(dir, page.file), page, times),
  }));
}

async function saveAgainAndAgain(
  browser: Browser,
  port: number,
  file: string,
  { route, heading }: { route: string; heading: string },
  times: number,
): Promise<number[]> {
  const original = readFileSync(file, "utf8");
  const context = await browser.newContext();
  await context.addInitScript(NAME_HELPER);
  const open = await context.newPage();
  const saves: number[] = [];
  try {
    await open.goto(`http://127.0.0.1:${port}${route}`, { timeout: SAVE_LIMIT });
    await untilSettled(open, heading);
    for (let time = 1; time <= times; time += 1) {
      const changed = `${heading}, edition ${time}`;
      const shown = whenShown(open, changed);
      // The page answers in order: once it answers this, it watches.
      await open.evaluate(() => undefined);
      const saved = performance.timeOrigin + performance.now();
      writeFileSync(file, original.replace(mainHeading(heading), mainHeading(changed)));
      saves.push((await shown) - saved);
    }
  } finally {
    writeFileSync(file, original);
    await context.close();
  }
  return saves;
}

/** The hero's heading; the page's title says the same and stays as it is. */
function mainHeading(heading: string): string {
  return `    heading: "${heading}"`;
}

/** On its first page the live server finds libraries to prepare and loads the page again, perhaps more than once. */
async function untilSettled(page: Page, heading: string): Promise<void> {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  for (let before = -1; before !== loads; ) {
    before = loads;
    await page.getByRole("heading", { level: 1, name: heading }).waitFor({ timeout: SAVE_LIMIT });
    await page.waitForTimeout(SETTLED);
  }
}

/** Resolves to the time at which the page has painted the heading, in milliseconds since 1970. */
function whenShown(page: Page, heading: string): Promise<number> {
  return page.evaluate(
    ([wanted, limit]) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`"${wanted}" did not show.`)), limit);
        const look = () => {
          if (!document.querySelector("h1")?.textContent?.includes(wanted)) return;
          observer.disconnect();
          clearTimeout(timer);
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
            port2.postMessage(undefined);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [heading, SAVE_LIMIT] as const,
  );
}
