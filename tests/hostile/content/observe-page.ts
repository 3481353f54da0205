import type { Browser, BrowserContext, Page } from "playwright";
import { FOREIGN } from "./payloads/index.ts";

/** What happened in a browser while attacks were on its pages. */
export interface Happenings {
  /** Numbers of the attacks that ran. */
  fired: unknown[];
  /** Addresses outside the site that were asked for, or that a window or the page itself went to. */
  left: string[];
  dialogs: string[];
  /** What the security policy stopped: directive and address. */
  violations: string[];
}

/** A visitor whose pages tell everything that an attack could reach. */
export interface Watched {
  context: BrowserContext;
  page: Page;
  happenings: Happenings;
}

/**
 * Opens a page that is watched.
 *
 * @param address   Origin of the site.
 * @param bypassCSP True: as in a browser that knows no security policy.
 */
export async function watch(browser: Browser, address: string, bypassCSP: boolean): Promise<Watched> {
  const context = await browser.newContext({ bypassCSP, serviceWorkers: "block" });
  const happenings: Happenings = { fired: [], left: [], dialogs: [], violations: [] };
  await context.exposeFunction("tellFired", (number: unknown) => void happenings.fired.push(number));
  await context.exposeFunction("tellViolation", (text: string) => void happenings.violations.push(text));
  await context.addInitScript(() => {
    const page = window as unknown as Record<string, (value: unknown) => void>;
    page.fired = (number) => page.tellFired?.(number ?? "without a number");
    document.addEventListener("securitypolicyviolation", (event) => {
      // Not the one that is only acted.
      if (event.isTrusted) page.tellViolation?.(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await context.route(
    (url) => /^https?:|^ftp:|^wss?:/.test(url.protocol) && url.origin !== address,
    (route) => {
      happenings.left.push(route.request().url());
      return route.abort();
    },
  );
  const page = await context.newPage();
  context.on("page", (opened) => happenings.left.push(`a window with ${opened.url()}`));
  page.on("dialog", (dialog) => {
    happenings.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    const url = frame.url();
    // A frame that the policy stopped shows the browser's own page.
    if (!url.startsWith(`${address}/`) && !/^about:(blank|srcdoc)$|^chrome-error:/.test(url))
      happenings.left.push(url);
  });
  page.on("download", (download) => happenings.left.push(`a file from ${download.url()}`));
  return { context, page, happenings };
}

/**
 * Does everything to the elements below some place that a visitor could: points, clicks, types, drags, focuses,
 * opens, submits. Links that lead to pages are not followed; links of any other kind are.
 *
 * @returns Number of elements that were touched.
 */
export async function touchEverything(page: Page, selector: string): Promise<number> {
  const touched = await page.evaluate(async (selector) => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href")?.trim() ?? "";
      // What cannot be read as an address leads nowhere by itself, but the site's own script may look at it.
      const isUsual =
        /^(https?|mailto|tel|sms):$/.test(link?.protocol ?? "") || /^(https?:|[/#?.])/i.test(href);
      if (isUsual) event.preventDefault();
    };
    window.addEventListener("click", stay, { capture: true });
    window.addEventListener("submit", (event) => event.preventDefault(), { capture: true, once: true });
    const elements = [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)];
    // `load` and the like are left to the browser; a second one would say nothing about it.
    const all = Object.keys(HTMLElement.prototype)
      .filter((name) => name.startsWith("on") && !/^on(load|error|abort)$/.test(name))
      .map((name) => name.slice(2));
    const usual =
      "mouseover mousedown pointerover pointerdown focusin focus keydown input change toggle".split(" ");
    for (const element of elements) {
      const hasHandler = [...element.attributes].some(({ name }) => name.startsWith("on"));
      // Real focus costs a layout of the whole page: only where something could wait for it.
      if (hasHandler || element.tabIndex >= 0 !== element instanceof HTMLAnchorElement)
        element.focus?.({ preventScroll: true });
      for (const name of hasHandler ? all : usual)
        element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
      if (element instanceof HTMLDetailsElement) element.open = true;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      element.click?.();
    }
    // A picture that fails now fails after all that were there before.
    const last = new Image();
    await new Promise((done) => {
      last.onerror = done;
      last.src = `/nothing-${Date.now()}.png`;
    });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    window.removeEventListener("click", stay, { capture: true });
    return elements.length;
  }, selector);
  await page.waitForLoadState("networkidle");
  return touched;
}

/** An attack that got past every check, by the observers' own hand: what they do not see in it, they see nowhere. */
export const control = `<div id="control"><img src="/nothing.png" alt="" onerror="fired('control: error')"><p onmouseover="fired('control: event')">p</p><a href="javascript:fired('control: address')">a</a><iframe srcdoc="<script>parent.fired('control: frame')</script>"></iframe><script>fired('control: script')</script><img src="https://${FOREIGN}/control.png" alt=""><p style="color: red">p</p></div>`;

/** What the control does where nothing stops it. */
export const controlFires = ["address", "error", "event", "frame", "script"].map(
  (what) => `control: ${what}`,
);
