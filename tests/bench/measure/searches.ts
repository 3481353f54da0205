import type { Browser, Page } from "playwright";
import type { CompressedServer } from "./compressed-server.ts";
import { MOBILE, openMobilePage } from "./throttled-page.ts";

/** What a search cost that nothing had been loaded for. */
export interface Search {
  query: string;
  /** Bytes as they travel until the answer stands there: scripts, list, pieces. */
  bytes: number;
  /** From the input to the painted answer, in milliseconds; the server is on the same machine. */
  first: number;
  /** The same question once more, its pieces at hand. */
  again: number;
}

type BenchWindow = { benchAnswer?: number };

/** Asks each query on the page of the search of a fresh visitor, on a slow processor. */
export async function measureSearches(
  browser: Browser,
  server: CompressedServer,
  queries: readonly string[],
): Promise<Search[]> {
  const results: Search[] = [];
  for (const query of queries) {
    const { page, close } = await openMobilePage(browser, { processor: MOBILE.processor });
    try {
      await page.goto(`${server.address}/search`, { waitUntil: "networkidle", timeout: 120_000 });
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))),
      );
      server.forget();
      const first = await ask(page, query);
      const bytes = server.sent.reduce((sum, sent) => sum + sent.bytes, 0);
      await page.locator("main input").fill("");
      await page.waitForTimeout(300);
      results.push({ query, bytes, first, again: await ask(page, query) });
    } finally {
      await close();
    }
  }
  return results;
}

/** Milliseconds until the answer is painted. */
async function ask(page: Page, query: string): Promise<number> {
  await page.evaluate(watchAnswer);
  await page.locator("main input").fill(query);
  await page.waitForFunction(() => (window as unknown as BenchWindow).benchAnswer, undefined, {
    timeout: 60_000,
  });
  return page.evaluate(() => (window as unknown as BenchWindow).benchAnswer ?? 0);
}

/** Runs in the page. */
function watchAnswer(): void {
  const bench = window as unknown as BenchWindow;
  delete bench.benchAnswer;
  const main = document.querySelector("main");
  const place = document.querySelector("[data-results]");
  if (!main || !place) throw new Error("The page has no search.");
  let asked = 0;
  main.addEventListener(
    "input",
    ({ timeStamp }) => {
      asked = timeStamp;
    },
    // Before the field itself: an answer whose pieces are at hand is there before the event has gone on.
    { once: true, capture: true },
  );
  const observer = new MutationObserver(() => {
    if (!asked || !/\d/.test(place.querySelector("[role=status]")?.textContent ?? "")) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        bench.benchAnswer = performance.now() - asked;
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(place, { subtree: true, childList: true, characterData: true });
}
