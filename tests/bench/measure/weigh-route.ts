import type { Browser, Page } from "playwright";
import { wakeEverything } from "../../support/built-site.ts";
import { quiet } from "../../support/quiet.ts";
import { brotli, type CompressedServer, type Kind } from "./compressed-server.ts";
import { openMobilePage } from "./throttled-page.ts";

/** Bytes of a route as they travel, compressed; JavaScript adds up from stage to stage. */
export interface RouteWeight {
  /** The document, with the styles inside it. */
  html: number;
  /** How much of the document its styles are. */
  inlineStyles: number;
  /** Style sheets in files of their own. */
  css: number;
  /** Scripts before the visitor does anything. */
  script: number;
  /** Scripts once every block has been on the screen. */
  scriptAwake: number;
  /** Scripts after a link was followed; undefined when the page has none. */
  scriptNavigated?: number;
  /** Data of the page that the link led to; undefined when the browser loaded it in full. */
  pageData?: number;
  fonts: number;
  images: number;
}

/** What a route loads by itself. */
export type LoadedRoute = Pick<RouteWeight, "html" | "css" | "script" | "fonts" | "images"> & {
  /** Addresses of the scripts. */
  scripts: string[];
};

/** Opens a route on a telephone, touches nothing, and adds up what the server sent. */
export async function loadRoute(
  browser: Browser,
  server: CompressedServer,
  route: string,
): Promise<LoadedRoute> {
  const { page, close } = await openMobilePage(browser);
  try {
    return await load(page, server, route);
  } finally {
    await close();
  }
}

/** Opens a route on a telephone, wakes what wakes and follows a link; adds up what the server sent. */
export async function weighRoute(
  browser: Browser,
  server: CompressedServer,
  route: string,
): Promise<RouteWeight> {
  const { page, close } = await openMobilePage(browser);
  try {
    const { scripts: _, ...loaded } = await load(page, server, route);
    await wakeEverything(page);
    await quiet(page);
    const scriptAwake = sum(server, "js");
    // It fetches the document once more, so it comes before documents are counted.
    const styles = await inlineStyles(server.address + route);
    const documents = sum(server, "html");
    const isFollowed = await followLink(page);
    await quiet(page);
    return {
      ...loaded,
      inlineStyles: styles,
      scriptAwake,
      scriptNavigated: isFollowed ? sum(server, "js") : undefined,
      pageData: isFollowed && sum(server, "html") === documents ? sum(server, "json") : undefined,
    };
  } finally {
    await close();
  }
}

async function load(page: Page, server: CompressedServer, route: string): Promise<LoadedRoute> {
  server.forget();
  await page.goto(server.address + route, { waitUntil: "load" });
  await quiet(page);
  return {
    html: sum(server, "html"),
    css: sum(server, "css"),
    script: sum(server, "js"),
    scripts: server.sent.filter(({ kind }) => kind === "js").map(({ path }) => path),
    fonts: sum(server, "font"),
    images: sum(server, "image"),
  };
}

function sum(server: CompressedServer, kind: Kind): number {
  return server.sent.filter((answer) => answer.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
}

/** Follows the first link that leads to another page of the site; false when there is none. */
async function followLink(page: Page): Promise<boolean> {
  const here = new URL(page.url()).pathname;
  // Those of the header may open a menu or the search instead.
  const links = page.locator(':is(main, footer) a[href^="/"]:visible');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const address = addresses.find((path) => path !== here && path !== "/");
  if (address === undefined) return false;
  // By its address: meanwhile others may have appeared before it.
  await page.locator(`:is(main, footer) a[href="${address}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname !== here);
  return true;
}

async function inlineStyles(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const without = html.replaceAll(/(<style[^>]*>).*?(<\/style>)/gs, "$1$2");
  return (await brotli(html)).length - (await brotli(without)).length;
}
