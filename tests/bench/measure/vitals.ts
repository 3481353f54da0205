import type { Browser } from "playwright";
import { median } from "./median.ts";
import { MOBILE, openMobilePage } from "./throttled-page.ts";

/** What a visitor on a slow telephone meets; times in milliseconds since the page was asked for. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Time beyond 50 ms in long tasks, between the first paint and the fifth second. */
  blocked: number;
  /** Sum of all layout shifts without an input before them. */
  shifted: number;
}

/** Long tasks count until then, in milliseconds. */
const WATCHED = 5000;
const LONG_TASK = 50;

interface Record {
  firstPaint: number;
  largestPaint: number;
  shifted: number;
  tasks: { start: number; duration: number }[];
}

/**
 * Loads a page as a first-time visitor would, throttled, so many times.
 *
 * @returns The medians.
 */
export async function measureVitals(browser: Browser, address: string, runs: number): Promise<Vitals> {
  const loads: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await loadOnce(browser, address));
  const medianOf = (name: keyof Vitals) => median(loads.map((load) => load[name]));
  return {
    firstPaint: medianOf("firstPaint"),
    largestPaint: medianOf("largestPaint"),
    blocked: medianOf("blocked"),
    shifted: medianOf("shifted"),
  };
}

async function loadOnce(browser: Browser, address: string): Promise<Vitals> {
  const { page, close } = await openMobilePage(browser, { processor: MOBILE.processor, network: true });
  try {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForFunction((until) => performance.now() > until, WATCHED);
    const { firstPaint, largestPaint, shifted, tasks } = await page.evaluate(
      () => (window as unknown as { benchRecord: Record }).benchRecord,
    );
    if (largestPaint === 0) throw new Error(`${address} painted nothing in ${WATCHED} ms.`);
    const blocked = tasks
      .filter(({ start, duration }) => start + duration > firstPaint && start < WATCHED)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK, 0);
    return { firstPaint, largestPaint, blocked, shifted };
  } finally {
    await close();
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const record: Record = { firstPaint: 0, largestPaint: 0, shifted: 0, tasks: [] };
  (window as unknown as { benchRecord: Record }).benchRecord = record;
  const on = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") record.firstPaint = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    record.largestPaint = entry.startTime;
  });
  on("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) record.shifted += shift.value;
  });
  on("longtask", (entry) => {
    record.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}
