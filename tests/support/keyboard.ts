import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** More stops than any page has. */
const MANY = 250;

/** Presses Tab until an element has the focus, as somebody does who has no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MANY; press++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Goes there by Tab and presses a key. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((all) => all.some((element) => element === document.activeElement));
}

/** Waits until an element has the focus. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `focus on ${target}` }).toBe(true);
}

/** Whether the focus is on something: it fell back to the page's beginning when what had it went away. */
export function focusIsSomewhere(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: active } = document;
    return Boolean(active && active !== document.body && active.checkVisibility());
  });
}

/** From now on remembers what the live regions of each page say. Call it before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
        const text = region?.textContent?.trim().replace(/\s+/g, " ");
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until a live region has said something. */
export async function expectToHear(page: Page, words: string | RegExp): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join("\n")))
    .toMatch(words);
}
