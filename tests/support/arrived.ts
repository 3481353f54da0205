import type { Page } from "playwright";

/**
 * Waits until the page of the address is the one on the screen, and nothing else is on its way.
 *
 * The address alone does not say so: it changes before the content does, and what is asked or done in between
 * meets the page that is leaving. All of it is looked at in one moment.
 *
 * For pages whose address is their canonical one, which those of articles under `/insights/article/` are not.
 *
 * @param route Path of the page that is expected, without a slash at its end; by default whichever is open.
 */
export async function arrived(page: Page, route?: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const routeOf = (address: string) => new URL(address).pathname.replace(/(.)\/$/, "$1");
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
    const here = routeOf(location.href);
    return (
      canonical !== undefined &&
      routeOf(canonical) === here &&
      (expected === undefined || expected === here) &&
      !document.documentElement.hasAttribute("data-loading") &&
      document.querySelector("main h1")?.checkVisibility() === true
    );
  }, route);
}
