import type { CDPSession, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrived } from "../../support/arrived.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../../support/built-site.ts";

/** How often the round of all kinds of pages is made; more by hand: `LONG_SESSION=36` is about 500 navigations. */
const ROUNDS = Number(process.env.LONG_SESSION ?? 8);

/** Before this round everything is loaded, and what is kept once is kept. */
const WARM = Math.ceil(ROUNDS / 4);

/** Every kind of page. */
const ROUTES = [
  "/services",
  "/technologies/other",
  "/careers",
  "/jobs/data-engineer",
  "/contact",
  "/insights",
  "/insights/events",
  "/insights/articles",
  "/insights/yogi-platform-launch",
  "/showcases",
  "/platform",
  "/technologies/products",
  "/about",
  "/",
];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

interface Counted extends Window {
  running: Set<unknown>;
}

/** Counts timers that are still to come. */
function countTimers(): void {
  const running = new Set<unknown>();
  (window as unknown as Counted).running = running;
  const { setTimeout: later, setInterval: often, clearTimeout: forget } = window;
  const counted =
    (start: typeof later, isOnce: boolean) =>
    (step: (...words: unknown[]) => void, wait?: number, ...words: unknown[]) => {
      const id = start(() => {
        if (isOnce) running.delete(id);
        step(...words);
      }, wait);
      running.add(id);
      return id;
    };
  const clear = (id?: number) => {
    running.delete(id);
    forget(id);
  };
  Object.assign(window, {
    setTimeout: counted(later, true),
    setInterval: counted(often as typeof later, false),
    clearTimeout: clear,
    clearInterval: clear,
  });
}

/** What the browser holds after garbage was collected. */
async function measure(page: Page, devtools: CDPSession) {
  // Nothing is on its way any more.
  await page.waitForLoadState("networkidle");
  for (let time = 0; time < 3; time++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: of("JSHeapUsedSize"),
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
    documents: of("Documents"),
    timers: await page.evaluate(() => (window as unknown as Counted).running.size),
  };
}

/** Begins something on every page, and leaves in the middle of it. */
async function visit(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    for (const field of document.querySelectorAll<HTMLInputElement>("main input[type=search]")) {
      field.value = "cloud";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const awake = "main [data-awake] button:not([type=submit]), main [data-turn], main [data-option]";
    for (const button of [...document.querySelectorAll<HTMLElement>(awake)].slice(0, 4)) button.click();
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
  await arrived(page, route);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo(0, document.body.scrollHeight);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

type Held = Awaited<ReturnType<typeof measure>>;

/** What has grown by more than a browser grows by itself. */
function growth(before: Held, after: Held, navigations: number): string[] {
  const limits: Held = {
    documents: 0,
    // A page that is not let go has hundreds of nodes; the browser's own few come and go.
    nodes: navigations,
    listeners: navigations / 4,
    timers: 5,
    // Code that is compiled better takes its space; what leaks a page takes tens of kilobytes each time.
    heap: 12_000 * navigations,
  };
  return (Object.keys(limits) as (keyof Held)[])
    .filter((name) => after[name] - before[name] > limits[name])
    .map((name) => `${name}: ${before[name]}, later ${after[name]}`);
}

test(`after ${ROUNDS * ROUTES.length} pages of one visit the browser holds no more than after the first`, async () => {
  const page = await site.open("/robots.txt", { reducedMotion: "reduce" });
  await page.addInitScript(countTimers);
  await page.goto(site.address);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");

  const round = async () => {
    for (const route of ROUTES) await visit(page, route);
  };
  for (let time = 0; time < WARM; time++) await round();
  const before = await measure(page, devtools);
  for (let time = WARM; time < ROUNDS; time++) await round();
  const navigations = (ROUNDS - WARM) * ROUTES.length;
  // What is let go is not always collected at once, least of all on a busy machine; what leaks never is.
  await expect
    .poll(async () => {
      const after = await measure(page, devtools);
      if (process.env.LONG_SESSION) console.log({ before, after });
      return growth(before, after, navigations);
    })
    .toEqual([]);
  expect(faultsOf(page)).toEqual([]);
}, 300_000);
