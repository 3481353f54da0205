import type { Page, Request } from "playwright-core";

const onTheirWay = new WeakMap<Page, Set<Request>>();

/** From now on `quiet` knows what the page asks for. To be called before the page is opened. */
export function countRequests(page: Page): void {
  const waiting = new Set<Request>();
  onTheirWay.set(page, waiting);
  page.on("request", (request) => waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
}

/**
 * Waits until the page has drawn itself, has nothing to do, and has got everything that it asked for. Unlike
 * `networkidle` it does not wait for another half second to pass.
 */
export async function quiet(page: Page): Promise<void> {
  const waiting = onTheirWay.get(page);
  if (!waiting) throw new Error("countRequests() was not called for this page.");
  await page.waitForLoadState("load");
  do await page.evaluate(drawnAndIdle);
  while (waiting.size > 0);
}

/** Runs in the page. */
async function drawnAndIdle(): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  await drawn();
  await idle();
  await idle();
}
