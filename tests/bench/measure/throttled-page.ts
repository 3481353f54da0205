import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { countRequests } from "../../support/quiet.ts";

/** A slow telephone on a slow network, as Lighthouse's mobile preset describes it. */
export const MOBILE = {
  /** Bits a second. */
  download: 1_600_000,
  upload: 750_000,
  /** Round trip in milliseconds. */
  roundTrip: 150,
  /** The processor is so many times slower. */
  processor: 4,
  viewport: { width: 412, height: 823 },
  pixelRatio: 1.75,
} as const;

/**
 * Time that a fresh visitor's browser needs before it can send its first request: a round trip each for TCP
 * and TLS 1.3, in milliseconds. Chromium's throttling leaves it out, because it slows requests, not connections.
 */
export const CONNECT_DELAY = 2 * MOBILE.roundTrip;

export interface ThrottledPage {
  page: Page;
  close(): Promise<void>;
}

/** tsx wraps named functions in a call of `__name`, also those that are sent to the page, which has none. */
export const NAME_HELPER = "globalThis.__name = (named) => named";

/** A fresh visitor's page on a telephone; slow when asked for. */
export async function openMobilePage(
  browser: Browser,
  { processor = 1, network = false }: { processor?: number; network?: boolean } = {},
): Promise<ThrottledPage> {
  const context: BrowserContext = await browser.newContext({
    viewport: MOBILE.viewport,
    deviceScaleFactor: MOBILE.pixelRatio,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(NAME_HELPER);
  const page = await context.newPage();
  countRequests(page);
  const session: CDPSession = await context.newCDPSession(page);
  if (processor > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: MOBILE.roundTrip,
      downloadThroughput: MOBILE.download / 8,
      uploadThroughput: MOBILE.upload / 8,
    });
  }
  return { page, close: () => context.close() };
}
