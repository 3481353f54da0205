import type { CDPSession, Page } from "playwright-core";

interface Stops {
  /** Names of the elements that had the focus, in order. */
  names: string[];
  faults: string[];
}

/**
 * Presses Tab through the whole page and looks at each stop: the focused element is on the screen, has a ring
 * that shows, and lies under nothing. Everything that can have the focus gets it, and the way leads out again.
 */
export async function walkTabStops(page: Page): Promise<Stops> {
  const expected = await page.evaluate(watchStops);
  const session = await page.context().newCDPSession(page);
  // One more than there are stops: the last press leads out of the page, or to its start.
  await pressTab(session, expected + 1);
  await session.detach();
  return page.evaluate(() => (window as unknown as { endStops(): Stops }).endStops());
}

/** Sends the presses without waiting for each: the browser answers them in order. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const sent: Promise<unknown>[] = [];
  for (let press = 0; press < times; press++) {
    sent.push(session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key }));
    sent.push(session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }));
  }
  await Promise.all(sent);
}

/** Runs in the page. Returns how often Tab is to be pressed until each element that can have the focus had it. */
function watchStops(): number {
  /** More than a player of any browser has. */
  const CONTROLS = 10;
  const names: string[] = [];
  const faults: string[] = [];
  const visited = new Set<Element>();
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || element.getAttribute("name") || "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  // Of a group of radio buttons, Tab reaches the chosen one, or the first; arrow keys reach the others.
  const isReachedByArrows = (element: HTMLInputElement) => {
    if (element.type !== "radio") return false;
    const group = `[type=radio][name="${CSS.escape(element.name)}"]`;
    const around = element.form ?? document;
    return (around.querySelector(`${group}:checked`) ?? around.querySelector(group)) !== element;
  };
  const canFocus = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]",
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !isReachedByArrows(element as HTMLInputElement) &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  getSelection()?.removeAllRanges();

  const ringOf = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const widthOfRing = (element: Element): string => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" || outlineWidth === "0px"
      ? " (outline)"
      : ` that can be seen: its outline is ${outlineWidth} wide, and has to be 2px`;
  };
  // The link of a card leaves its ring to the card.
  const hasRing = (element: Element) =>
    ringOf(element) || [...document.querySelectorAll("article:focus-within, li:focus-within")].some(ringOf);
  const ringIsCut = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const rect = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const clip = box.getBoundingClientRect();
      if (
        overflowX !== "visible" &&
        (rect.left - reach < clip.left - 1 || rect.right + reach > clip.right + 1)
      )
        return true;
      if (
        overflowY !== "visible" &&
        (rect.top - reach < clip.top - 1 || rect.bottom + reach > clip.bottom + 1)
      )
        return true;
      if (position === "fixed") break;
    }
    return false;
  };
  const coverOf = (element: Element): Element | undefined => {
    for (const rect of element.getClientRects()) {
      const xs = [rect.left + 3, (rect.left + rect.right) / 2, rect.right - 3];
      // A text area is as high as it likes: the browser shows the line with the caret. So are a panel of text and
      // a table that is scrolled, of which the browser shows the beginning.
      const ys = element.matches("textarea, [role=tabpanel], table")
        ? [rect.top + 3, rect.top + 20]
        : [rect.top + 3, (rect.top + rect.bottom) / 2, rect.bottom - 3];
      for (const x of xs)
        for (const y of ys) {
          const top = document.elementFromPoint(x, y);
          if (!top || element.contains(top) || top.contains(element)) continue;
          for (let box: Element | null = top; box && !box.contains(element); box = box.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
        }
    }
    return undefined;
  };
  const look = () => {
    const element = document.activeElement;
    if (!element || element === document.body || visited.has(element)) return;
    visited.add(element);
    const name = nameOf(element);
    names.push(name);
    const rect = element.getBoundingClientRect();
    if (
      rect.width === 0 ||
      rect.height === 0 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      faults.push(`${name} has the focus and cannot be seen`);
    else if (rect.bottom <= 0 || rect.top >= innerHeight || rect.right <= 0 || rect.left >= innerWidth)
      faults.push(`${name} has the focus off the screen`);
    if (!hasRing(element)) faults.push(`${name} shows no focus ring${widthOfRing(element)}`);
    else if (ringIsCut(element)) faults.push(`the focus ring of ${name} is cut off`);
    const cover = coverOf(element);
    if (cover) faults.push(`${name} has the focus under ${nameOf(cover)}`);
  };
  document.addEventListener("keyup", look);
  Object.assign(window, {
    endStops: () => {
      document.removeEventListener("keyup", look);
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, 0);
      for (const element of canFocus)
        if (!visited.has(element)) faults.push(`${nameOf(element)} cannot be reached with Tab`);
      return { names, faults };
    },
  });
  // The controls of a player and the parts of a day are stops of their own, which the page does not see.
  const many = canFocus.filter((element) => element.matches("audio, video, [type=date], [type=time]")).length;
  return canFocus.length + many * CONTROLS;
}
